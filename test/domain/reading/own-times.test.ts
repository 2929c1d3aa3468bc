import { describe, expect, test } from 'vitest'
import { readTax } from '../../../src/domain/reading/tax.ts'

describe('how long it was held and lived in', () => {
  test.each([
    ['분양권 2억에 사서 2억5천에 팔면 양도세? 1년 반 됐어요', { heldMonths: 18 }],
    ['2년 채우고 팔면 양도세 안 내나요', { heldMonths: 24 }],
    ['2024년 12월에 산 빌라를 2027년 2월에 파는 걸로 미루면 양도세', { boughtOn: '2024-12', heldMonths: 26 }],
    ['4년 전 3억에 산 아파트를 5억에 팔려고요. 양도세는?', { heldMonths: 48 }],
    ['2년 3개월 전에 매수한 빌라, 양도세 얼마나 나와요', { heldMonths: 27 }],
    ['땅을 1년 반 전에 1억에 사서 1억 5천에 팔면 양도세', { heldMonths: 18, sold: 'LAND' }],
    ['분양받은 지 7개월인데 팔면 양도세 얼마', { heldMonths: 7 }],
    [
      '2015년 6월에 7억에 산 집을 2026년 10월에 16억에 팔아요. 8년 내내 살았어요. 양도세',
      { heldMonths: 136, livedMonths: 96, boughtOn: '2015-06' },
    ],
    ['5년 전에 산 집이 있는데 2년 전에 새 아파트를 또 샀어요. 옛집 팔면 양도세?', { heldMonths: 60 }],
    [
      'I sold my only home. Held 5 years, lived there for 3. Capital gains tax?',
      { heldMonths: 60, livedMonths: 36 },
    ],
    [
      "I never lived there. It wasn't in a regulated area when I bought it. Capital gains tax?",
      { livedMonths: 0, facts: { regulatedAtPurchase: false } },
    ],
    ['부모님께 5년 전 1억 받았고 집은 전세예요. 양도세는 없죠?', { heldMonths: null }],
  ])('%s', (text, wanted) => {
    expect(readTax(text)).toMatchObject(wanted)
  })
})

describe('what is given, and what is the first', () => {
  test.each([
    ['아빠가 하나 있는 아파트를 저한테 주신대요. 취득세 얼마죠', { cause: 'GIFT', relation: 'PARENT' }],
    ['이 집을 아들에게 넘겨주려는데 취득세는?', { cause: 'GIFT' }],
    ['집주인이 집을 고쳐 주면 취득세 내나요', { cause: 'SALE' }],
    ['태어나서 처음 집을 사요 6억 취득세', { cause: 'SALE', facts: { firstHome: true } }],
    ['처음으로 사는 아파트 5억 취득세 감면', { facts: { firstHome: true } }],
    ['공동명의 아니고 혼자 가진 집 공시가 20억 종부세', { facts: { shared: false } }],
    ['재산 9억 남기고 가셨고 자식만 셋이에요 상속세', { sums: { estate: 90_000, gain: null }, children: 3 }],
    [
      '집이 두 채고 월세를 1년에 1500만원 받아요. 그 밖의 소득은 없어요. 임대소득세',
      { homes: 2, sums: { yearRent: 1500, rent: null }, facts: { noOtherIncome: true } },
    ],
    ['3주택인데 보증금 합계 9억이에요 임대소득세는', { homes: 3, sums: { deposits: 90_000 } }],
    [
      '전세대출 원리금 한 해 600만원 갚았어요 연말정산 소득공제 얼마',
      { asks: ['housingDeduction'], deduction: 'LEASE_LOAN', sums: { paid: 600 } },
    ],
    [
      '청약통장에 매달 20만원 넣는데 소득공제 얼마',
      { deduction: 'SAVINGS', facts: { monthly: true }, sums: { rent: 20 } },
    ],
    ['주담대 이자로 한 해 900만원 냈어요 소득공제 되나요', { deduction: 'MORTGAGE_INTEREST' }],
  ])('%s', (text, wanted) => {
    expect(readTax(text)).toMatchObject(wanted)
  })
})
