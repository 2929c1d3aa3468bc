import { expect, test } from 'vitest'
import { analyse } from '../../support/analysis.ts'
import { talk } from './talk.ts'

const ASKED = '시세 3억 빌라 전세 2억 5천인데 근저당 5천 있어요. 안전해요?'
const asksOf = (questions: readonly string[]) => talk(questions, { inLaw: true }).at(-1)?.request.wishes[0]

test.each(['보증금을 2억으로 낮추면요?', '보증금 2억으로 줄이면?', '전세 2억으로 내리면요?'])(
  '“%s” of how safe a deposit is asks that of the lower one, and for no rent instead',
  (text) => {
    const wish = asksOf([ASKED, text])
    expect(wish?.case).toMatchObject({ deposits: [20_000], price: 30_000, seniorDebt: 5_000 })
    expect(wish?.asks).toContain('jeonse')
    expect(wish?.asks).not.toContain('conversion')
  },
)

test('a rent beside the lower deposit is asked for where it is named', () => {
  expect(asksOf([ASKED, '보증금을 2억으로 낮추면 월세는 얼마예요?'])?.asks).toContain('conversion')
})

test('how safe a deposit is says by how much it is too high', async () => {
  const { evidence } = await analyse(ASKED)
  const told = evidence.flatMap(({ source, facts }) =>
    source.kind === 'CALCULATION' && source.name === 'jeonseRisk'
      ? facts.filter(({ id }) => id === 'jeonse.depositUpTo')
      : [],
  )
  expect(told[0]?.args).toMatchObject({ lessForLow: { value: 9_000 }, lessForMedium: { value: 6_000 } })
})
