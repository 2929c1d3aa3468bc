import { describe, expect, test } from 'vitest'
import { readOnDay, taxAsked } from '../support/tax.ts'

describe('a gift to several', () => {
  // (2억 − 5,000만) → 2,000만 × 97 % each; a grandchild pays 30 % more, a daughter-in-law has 1,000만 to deduct.
  test.each([
    ['아들과 딸에게 2억씩 증여하면 증여세 얼마야?', 3880],
    ['아들, 딸에게 각각 2억 증여할 때 증여세', 3880],
    ['자녀 셋에게 1억씩 증여하면 증여세 각각 얼마', 1455],
    ['손자 둘에게 1억씩 증여하면 증여세?', 1261],
    ['아들과 며느리에게 각각 1억 증여하면 증여세', 1358],
  ])('is taxed for each alone: “%s”', (text, total) => {
    expect(taxAsked('giftTax', text).calculation.bill?.total).toBe(total)
  })

  test.each(['아들에게 2억 증여하면 증여세', '딸한테 3억 증여하고 아들은 나중에 주려고요 증여세 얼마'])(
    'is one gift where nothing is given to each: “%s”',
    (text) => {
      expect(readOnDay(text).request.wishes[0]?.tax?.recipients).toEqual([])
    },
  )
})

describe('a gift with the debt on it', () => {
  test('what is taken over is sold, at what it was bought for in proportion', () => {
    const { inputs, calculation } = taxAsked(
      'capitalGainsTax',
      '부담부증여로 아파트(비조정, 저는 2주택) 딸에게 넘겨요. 시가 6억, 10년 전 3억에 샀고 딸이 세입자 보증금 2억4천을 떠안습니다. 양도세는? 일시적 2주택 아님',
    )
    // (6억 − 3억) × 2.4/6 = 1.2억; 20 % off, 250만 off: 9,350 → 1,728.5 and a tenth.
    expect(inputs).toMatchObject({ gain: 12_000 })
    expect(calculation.alternatives[0]?.result.total ?? calculation.bill?.total).toBe(1901.35)
  })

  test('both taxes are worked out where it is known what it was bought for', () => {
    const tax = readOnDay(
      '5억 아파트 전세 3억 끼고 아들한테 부담부증여하면 세금 얼마야? 2억에 샀고 10년 보유',
    ).request.wishes[0]?.tax
    expect(tax?.asks).toEqual(expect.arrayContaining(['giftTax', 'capitalGainsTax']))
  })
})

describe('several owners of homes', () => {
  test.each([
    // (10억 − 9억) × 60 % × 0.5 %, and nothing on 8억.
    ['남편 공시가 10억 아내 공시가 8억 각자 한 채씩 있는데 종부세 얼마야?', 30],
    // 12억 and half of 6억: (15억 − 9억) × 60 % = 3.6억 → 150 + 42.
    ['공시가 12억 집이랑 공시가 6억 집 절반 지분 가지고 있는데 종부세 얼마야', 192],
    // 14억 and 6억: (14억 − 9억) × 60 % = 3억 → 150.
    ['공시가격 20억 아파트를 제가 70% 아내가 30% 지분으로 갖고 있어요 종부세는?', 150],
    // 15억 and 10억: 192 and 30.
    ['부부 공동명의 지분 6:4 공시가 25억 1주택 종부세', 222],
    ['내 명의 아파트 2채 (공시가 8억 / 7억) 종부세 얼마', 192],
  ])('are taxed for what each owns: “%s”', (text, total) => {
    expect(taxAsked('comprehensiveRealEstateTax', text).calculation.bill?.total).toBe(total)
  })
})

describe('what is asked the other way round', () => {
  test.each([
    ['월 200 갚으려면 얼마까지 빌릴 수 있어?', 200],
    ['월 150만원씩 갚을 수 있는데 4% 30년이면 얼마까지 빌릴 수 있어?', 150],
    ['이자 월 100만원 이하로 내려면 5%일 때 얼마까지 빌려?', 100],
    ['How much can I borrow at 4% if I can pay 2 million won a month?', 200],
  ])('what may be paid a month is no rent: “%s”', (text, payable) => {
    const { given } = readOnDay(text)
    expect(given.payable).toBe(payable)
    expect(given.rents).toEqual([])
  })

  test('a rent is one, whatever is borrowed beside it', () => {
    const { given } = readOnDay('월세 100만원 내면서 대출 얼마까지 빌릴 수 있어')
    expect(given.payable).toBeUndefined()
    expect(given.rents).toEqual([100])
  })

  test.each([
    ['3억을 4% 30년 원리금균등으로 딱 5년 (60회) 갚았으면 남은 원금이 얼마나 돼요?', 60],
    ['3억 4% 30년 대출 10년 갚으면 얼마 남아?', 120],
  ])('the rest of a loan after some payments: “%s”', (text, repaid) => {
    expect(readOnDay(text).given).toMatchObject({ repaid, loan: 30_000, years: 30 })
  })

  test('what is to be left after the tax is no gain', () => {
    const tax = readOnDay('세후 1억 남기려면 얼마에 팔아야 해? 5억에 사서 3년 보유 2주택').request.wishes[0]
      ?.tax
    expect(tax?.asks).toEqual(['capitalGainsTax'])
    expect(tax?.sums).toMatchObject({ left: 10_000, bought: 50_000, gain: null })
  })
})

test('what is paid a year for a new mortgage is neither a price nor a loan', () => {
  const { request, given } = readOnDay(
    '연소득 6천, 새 주담대 연간 원리금 1,500만원, 학자금대출 연 240만원 갚는 중. 내 DSR 몇 %',
  )
  expect(request.person.debts.map(({ monthly }) => monthly)).toEqual([125, 20])
  expect(given.price).toBeNull()
})
