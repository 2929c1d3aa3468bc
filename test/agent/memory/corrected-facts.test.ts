import { describe, expect, test } from 'vitest'
import { caseOfRequest } from '../../../src/domain/reading/case-of.ts'
import { after, sales } from './conversation.ts'
import { talk } from './talk.ts'

const lastOf = (...questions: string[]) => talk(questions, { inLaw: true }).at(-1)?.request

describe('why homes are to be others is no wish of its own', () => {
  test.each([
    ['대출이 생각만큼 안나온대요ㅜㅜ 5억으로 낮춰서 봐줘요', { max: 50_000 }],
    ['생각보다 비싸네요 대출 이자 무서워서.. 6억 이하로 다시', { max: 60_000 }],
    ['세금 걱정은 나중에 하고 6억 아래로만', { max: 60_000 }],
    ['요즘 금리가 너무 올라서 겁나요.. 6억 이하로 추려줘', { max: 60_000 }],
  ])('“%s”', (question, salePrice) => {
    const made = after('강남구 아파트 매매 9억 이하 찾아줘', question, sales)
    expect(made?.intentType).toBe('PROPERTY_SEARCH')
    expect(made?.conditions).toMatchObject({ salePrice, propertyTypes: ['APARTMENT'] })
  })

  test('what is asked ahead of a bound stays asked', () => {
    const made = after('강남구 아파트 매매 9억 이하 찾아줘', '대출은 얼마나 나와요? 6억 이하로 사면요', sales)
    expect(made?.intentType).not.toBe('PROPERTY_SEARCH')
  })
})

describe('for how many months rent is open', () => {
  const SHOP = '가게 월세 220인데 두달 반치 밀렸다고 계약해지래요. 해지돼요?'
  const monthsOf = (...questions: string[]) => lastOf(...questions)?.wishes[0]?.case.facts.arrearsMonths

  test('is told with half a month', () => {
    expect(monthsOf(SHOP)).toBe(2.5)
  })

  test.each([
    [['사실 그전 달 것도 못 내서 다 합치면 석달 반이야'], 3.5],
    [['그게 아니라 두 달이었어요'], 2],
    [['다 합치면 석달 반이야', '장부 다시 보니 석달 반 아니고 두 달이었네'], 2],
  ])('is corrected by %j', (later, months) => {
    expect(monthsOf(SHOP, ...later)).toBe(months)
  })
})

describe('cases that are held against one another', () => {
  const RATES = '상가 3억5천 보증금3천 월150. 1억5천 빌리는데 금리 4%일때 5.5%일때 수익률 각각 알려줘'
  const casesOf = (...questions: string[]) => lastOf(...questions)?.cases?.map(({ of }) => caseOfRequest(of))

  test('are changed together where none of them is named', () => {
    expect(casesOf(RATES, '월세가 150이 아니라 170이면 둘다 어떻게 돼?')).toMatchObject([
      { rate: 4, rents: [170] },
      { rate: 5.5, rents: [170] },
    ])
  })

  test('are changed one by one where one is named', () => {
    const two = 'A는 3억에 보증2천 월110, B는 2억에 보증1천 월80. 수익률 어디가 나음?'
    const [a, b] = casesOf(two, 'B 월세가 90이면?') ?? []
    expect([a?.rents, b?.rents]).toEqual([[110], [90]])
  })

  test('each ask what only one of them asks', () => {
    const cases = lastOf(
      '3억 집 보증금 4천 월 90 받음. 대출 1억 금리 4%면 수익률 얼마고, 금리가 6%면요?',
    )?.cases
    expect(cases?.map(({ of }) => of.wishes[0]?.asks.includes('roi'))).toEqual([true, true])
  })
})

test('whoever then pays without a loan owes none', () => {
  const before = '오피스텔 2억 보증금1천 월85 대출8천 이자4.5%면 수익률 몇%?'
  expect(lastOf(before, '대출 없이 다 내돈으로 사면?')?.wishes[0]?.case).toMatchObject({
    price: 20_000,
    loan: null,
  })
})

test('a cut that cannot be had is none', () => {
  expect(lastOf('생초는 못쓴대. 비조정 84㎡ 7억3천 사면 취득세 얼마임')?.wishes[0]?.case.firstHome).toBe(
    false,
  )
})
