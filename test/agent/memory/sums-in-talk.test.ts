import { describe, expect, test } from 'vitest'
import { lastOf, resultIn, toldIn } from './worked-in-talk.ts'

describe('a gift that was given earlier', () => {
  const FIRST =
    '3년 전에 할머니가 1억 주셔서 증여세 냈고요, 이번엔 아빠가 1억5천 주신대요. 전 34살. 증여세 얼마예요?'
  test.each([
    // The grandmother's is not added, and took the deduction that she shares with the father (상속세및증여세법 47②, 53).
    [[FIRST], 1940],
    // Father and mother are one giver: 25,000 − 5,000, less what was paid on the first.
    [[FIRST, '앗 그 3년 전 건 할머니가 아니라 엄마가 주신 거예요'], 2425],
    [[FIRST, '3년 전 말고 11년 전이었다면요?'], 970],
    [
      [
        '아버지가 1억5천 주시는데 5년 전에 1억 받은 적이 있어요. 증여세는요?',
        '그 전 건 외할아버지가 주신 거예요',
      ],
      1940,
    ],
    [['부모님께 5년 전 1억 받았고 이번에 1억5천 또 받아요. 증여세는?'], 2425],
    // One of another group shares nothing.
    [['작년에 이모가 3천 주셨고 이번에 아빠가 1억5천 주신대요. 증여세는?'], 970],
  ])('is of who gave it: %j', async (questions, total) => {
    const result = resultIn(await lastOf(...questions), 'giftTax')
    expect(result).toMatchObject({ bill: { total } })
  })
})

test.each([
  [
    ['8억1천 아파트 84㎡ 비조정 무주택인데 취득세 얼마예요?', '집주인이 5백만원 깎아준대요 그럼요?'],
    { tax: 1907.85 },
  ],
  [
    ['상속받은 주택 공시가 1억8천이고 전용 60이에요. 저는 무주택. 취득세?', '이미 제 집이 있다면요'],
    { bill: { total: 532.8 } },
  ],
])('the tax on buying by what is said later: %j', async (questions, result) => {
  expect(resultIn(await lastOf(...questions), 'acquisitionTax')).toMatchObject(result)
})

test('whoever left nobody behind but children is told of the other parent as well', async () => {
  const first = '아버지가 돌아가셨고 남기신 게 9억이에요. 어머니 계시고 자식 둘. 상속세 나와요?'
  expect(resultIn(await lastOf(first), 'inheritanceTax')).toMatchObject({ bill: { total: 0 } })
  const later = await lastOf(first, '어머니도 몇 년 전 돌아가셨다면 얼마?')
  expect(resultIn(later, 'inheritanceTax')).toMatchObject({ bill: { total: 6693 } })
})

describe('a loan of which no word says that it is one', () => {
  test.each([
    ['3억 30년 4% 매달 얼마', 30_000, 30, 4],
    ['2억 20년 3.5프로면 월 얼마', 20_000, 20, 3.5],
    ['monthly payment on 350 million won over 30 years at 4.2%?', 35_000, 30, 4.2],
  ])('is known by its terms: %s', async (question, loan, years, annualRate) => {
    const evidence = await lastOf(question)
    expect(
      evidence.flatMap(({ source }) =>
        source.kind === 'CALCULATION' && source.name === 'loanRepayment' ? [source.inputs] : [],
      ),
    ).toEqual([expect.objectContaining({ loan, years, annualRate })])
  })
})

describe('a rent that is to become a jeonse', () => {
  test.each([
    ['보증금 5천에 60인데 2억 전세로 돌릴 수 있나요', 'conversion.jeonseAbove'],
    ['보증금 5천에 60 내는데 전세 1억8천으로 바꾸자네요', 'conversion.jeonseWithin'],
  ])('is held against what it stands for: %s', async (question, told) => {
    expect(toldIn(await lastOf(question))).toContain(told)
  })

  test('and two leases are compared by what each costs a year', async () => {
    const evidence = await lastOf('빌라 2억8천 전세랑 아파트 반전세 1억에 70 비교, 예금이자 3%')
    expect(resultIn(evidence, 'rentConversion')).toMatchObject({ costs: [{ year: 840 }, { year: 1140 }] })
  })
})

describe('a fee that is asked for', () => {
  test('without its deal is told from which price on it is within the cap', async () => {
    const evidence = await lastOf('중개사가 복비로 150만원 달래요 맞나요')
    expect(resultIn(evidence, 'brokerageFee')).toMatchObject({ sale: 37_500, jeonse: 50_000 })
  })

  test('is held against the cap of the deal that was talked of', async () => {
    const first = '5억5천 아파트 사려고요 84㎡ 무주택 비조정 취득세 얼마 나와요?'
    expect(toldIn(await lastOf(first, '중개사는 250 달라는데 이거 맞아요?'))).toContain('fee.over')
  })
})

test('the damages after a refusal are those of a jeonse and of the rent that came after it', async () => {
  const evidence = await lastOf(
    '실거주한다고 해서 나왔는데 딴 사람한테 세놨네요. 저는 3억 전세였고 새로 들어온 사람은 3억에 40이래요. 배상금은요?',
  )
  // 40 × 24, more than three months of 125.
  expect(resultIn(evidence, 'refusedRenewal')).toMatchObject({ result: { damages: 960 } })
})

test('what is paid every year is no part of the price, and an empty month brings no rent', async () => {
  const first = '상가 5억, 보증금 5천에 월 200, 매년 비용 120만원 나감. 대출 없이 수익률은?'
  expect(resultIn(await lastOf(first), 'roi')).toMatchObject({ equity: 45_000, annualCashFlow: 2280 })
  expect(resultIn(await lastOf(first, '일년에 한 달 비어있으면?'), 'roi')).toMatchObject({
    annualCashFlow: 2080,
  })
})
