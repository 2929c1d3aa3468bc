import { describe, expect, test } from 'vitest'
import { analyse } from '../../support/analysis.ts'
import { talk } from './talk.ts'

/** What the analysis team finds for the last question of a conversation. */
const lastOf = async (...questions: string[]) => {
  const last = talk(questions, { inLaw: true }).at(-1)
  const { evidence } = await analyse(questions.at(-1) ?? '', {}, 'KO', undefined, last?.followUp ?? null)
  return evidence
}

/** A calculation by its name, in what was found. */
const resultIn = (evidence: Awaited<ReturnType<typeof lastOf>>, called: string) =>
  evidence.flatMap(({ source }) =>
    source.kind === 'CALCULATION' && source.name === called ? [source.result] : [],
  )[0]

const toldIn = (evidence: Awaited<ReturnType<typeof lastOf>>): string[] =>
  evidence.flatMap(({ facts }) => facts.map(({ id }) => id))

describe('a case told after another of its kind', () => {
  test('with a share has its own rent, and none that is demanded of the first', () => {
    const [, turn] = talk(['월세 50인데 5 % 올려달래요', '서울 가게 보증금 3천 월세 200인데 10% 올려달래요'])
    const [wish] = turn?.request.wishes ?? []
    expect(wish).toMatchObject({ share: 10, case: { rents: [200], deposits: [3000] } })
  })
})

describe('what a home is valued at', () => {
  test('is no price that its deposit is held against', async () => {
    const evidence = await lastOf('보증금 3억 5천이고 공시가격 3억 빌라 보증보험 되나요?')
    expect(resultIn(evidence, 'jeonseRisk')).toBeUndefined()
    expect(resultIn(evidence, 'guaranteeLimit')).toBeDefined()
  })
})

describe('whether the place is a regulated area', () => {
  test.each(['강남구 아파트 12억 취득세 얼마야? 1주택자야', '분당구 아파트 5억 취득세 얼마야?'])(
    'is told with the tax on buying: %s',
    async (question) => {
      expect(toldIn(await lastOf(question))).toContain('tax.say.regulated')
    },
  )

  test('is not told where nobody named a place, or somebody said it', async () => {
    const told = [
      ...toldIn(await lastOf('12억 아파트 취득세 얼마야? 1주택자야')),
      ...toldIn(await lastOf('조정대상지역 12억 아파트 취득세 얼마야? 1주택자야')),
    ]
    expect(told.filter((id) => id === 'tax.say.regulated' || id === 'tax.say.unregulated')).toEqual([])
  })
})

test('by how much percentages differ is told in points', async () => {
  const evidence = await lastOf('집값 5억에 전세 4억이면 안전해요?', '보증금 3억 5천이면?')
  const said = evidence.flatMap(({ facts }) => facts.filter(({ id }) => id === 'case.lowerThanBefore'))
  expect(said).toMatchObject([{ args: { difference: { kind: 'percent', value: 10, isPoints: true } } }])
})
