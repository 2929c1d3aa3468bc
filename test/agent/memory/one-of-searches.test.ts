import { describe, expect, test } from 'vitest'
import { talk } from './talk.ts'

const BOTH = '관악구 원룸 월세랑 동작구 빌라 전세 3억 이하 보여줘'
const homesOf = (...questions: string[]) =>
  talk(questions)
    .at(-1)
    ?.request.wishes.map(({ home }) => home)

describe('of two searches', () => {
  test('the one whose deal is named again is changed, and the other stays', () => {
    const [rent, jeonse, ...more] = homesOf(BOTH, '전세는 2억까지만', '월세는 60 이하로') ?? []
    expect(more).toEqual([])
    expect(rent).toMatchObject({
      regionCodes: ['1162000000'],
      propertyTypes: ['ONEROOM'],
      transactionTypes: ['RENT'],
      monthlyRent: { max: 60 },
    })
    expect(jeonse).toMatchObject({
      regionCodes: ['1159000000'],
      propertyTypes: ['VILLA'],
      transactionTypes: ['JEONSE'],
      deposit: { max: 20_000 },
    })
  })

  test('what none of them is for is a search of its own', () => {
    expect(homesOf(BOTH, '송파구 아파트 매매 10억 이하')).toMatchObject([{ regionCodes: ['1171000000'] }])
  })
})

test('“그게 아니라” takes back what was said before, and points at no home', () => {
  expect(homesOf('노원구 아파트 전세 4억 이하', '빌라도 괜찮아', '그게 아니라 빌라만')).toMatchObject([
    { regionCodes: ['1135000000'], propertyTypes: ['VILLA'], deposit: { max: 40_000 } },
  ])
})

test('the home at the top is the one that was shown first, whatever is asked of it; the second one that is bought is a count', () => {
  const ask = (question: string) => talk(['송파구 아파트 매매 20억 이하', question]).at(-1)?.followUp
  expect(ask('맨 위에 있는 집 사면 취득세 얼마? 무주택')?.home).toBeTruthy()
  expect(ask('두 번째 집 사면 취득세는?')?.home ?? null).toBeNull()
})
