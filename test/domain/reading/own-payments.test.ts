import { describe, expect, test } from 'vitest'
import { dayOf, sumOf } from '../../../src/domain/lease-facts.ts'
import type { FactSum } from '../../../src/domain/lease-facts.ts'
import { readRequest } from '../../../src/domain/reading/read.ts'
import { PLACES } from '../../support/homes.ts'

const read = (text: string) => readRequest(text, { places: PLACES, now: new Date('2026-11-23T03:00:00Z') })
const wishOf = (text: string) => {
  const [wish] = read(text).wishes
  if (wish === undefined) throw new Error('nothing was read')
  return wish
}
const caseOf = (text: string) => wishOf(text).case

describe('what is paid for something else is the price of no home', () => {
  test.each<[string, FactSum, number]>([
    ['종부세 고지서 380만원 나왔는데 나눠 낼 수 있나요', 'BILL', 380],
    ['재산세가 620만원 나왔어요 분납되나요', 'BILL', 620],
    ['양도세 1,500만원 고지됐는데 두 번에 나눠 낼 수 있나요', 'BILL', 1500],
    ['복비로 300만원(부가세 별도)을 냈는데 너무 많은 것 같아요', 'FEE_PAID', 300],
    ['중개수수료 450만원 달라는데 맞나요', 'FEE_PAID', 450],
    ['보일러가 터져서 제 돈 85만원 주고 갈았어요', 'SPENT', 85],
    ['관리비가 밀려 있는데 공용부분 260만원, 전용부분 120만원이래요', 'SHARED_CHARGES', 260],
    ['가게 월세 120인데 재작년에 월세가 400까지 밀렸다가 다 갚았어요', 'ARREARS', 400],
    ['집이 경매로 2억6천에 팔렸고 집행비용은 400만원이에요', 'AUCTION_PRICE', 26_000],
    ['I paid 30 million won as contract deposit on a 300 million won house', 'DOWN_PAYMENT', 3000],
    ['I recovered only 10 million of my 90 million deposit at the auction', 'RECOVERED', 1000],
  ])('%s', (text, of, value) => {
    const { price, deposits, rents, facts } = caseOf(text)
    expect(sumOf(facts, of)).toBe(value)
    expect([price, ...deposits, ...rents]).not.toContain(value)
  })

  test('and an official price is no bill', () => {
    expect(sumOf(caseOf('공시가격 16억 나왔는데 종부세 얼마예요').facts, 'BILL')).toBeNull()
    expect(sumOf(caseOf('복비 얼마예요 5억 아파트인데').facts, 'FEE_PAID')).toBeNull()
  })
})

describe('a rent stands before what is no unit', () => {
  test.each([
    ['상가 보증금 2천에 월 40 분식집인데요', 2000, 40],
    ['보증금 2천 월세 120 호프집 3년차예요. 갱신을 거절할 수 있나요?', 2000, 120],
    ['보증금 3천 월세 90 인테리어 가게예요', 3000, 90],
  ])('%s', (text, deposit, rent) => {
    expect(caseOf(text).deposits).toEqual([deposit])
    expect(caseOf(text).rents).toEqual([rent])
  })

  test('and a time, a count and a number of a unit stay what they are', () => {
    expect(wishOf('마포구 역에서 10 분 거리 아파트 매매 찾아줘').home.subwayWalkingTime).not.toBeNull()
    expect(
      caseOf('공시가 1억 5천인 서울 빌라 전세 1억 9천인데 허그 보증보험 들 수 있나요').facts.sums,
    ).toContainEqual({
      of: 'OFFICIAL_PRICE',
      value: 15_000,
    })
  })
})

describe('a debt has its own rate, and the loan that is asked for another', () => {
  test.each([
    [
      '연봉 7200, 신용대출 4천(만기일시 5.5%) 있습니다. 변동금리 4.2% 30년으로 주담대 얼마까지 나오나요',
      5.5,
      4.2,
    ],
    ['소득 6천이고 신용대출 3천 일시상환 6% 있어요. 4% 30년이면 대출 한도는?', 6, 4],
  ])('%s', (text, owed, asked) => {
    expect(read(text).person.debts[0]?.rate).toBe(owed)
    expect(caseOf(text).rate).toBe(asked)
    expect(caseOf(text).method).toBeUndefined()
  })

  test('one that an officetel secures is one of its kind, where it was taken', () => {
    const [debt] = read(
      '오피스텔 담보로 8천만원 만기일시로 빌린 게 있어요 금리 5%. DSR로 1년에 얼마로 잡히나요',
    ).person.debts
    expect(debt).toMatchObject({ kind: 'PROPERTY', balance: 8000, rate: 5 })
    expect(read('오피스텔 담보로 8천만원 빌릴 수 있나요').person.debts).toEqual([])
  })
})

describe('who buys a first home', () => {
  test.each([
    ['무주택 4억 아파트 대출 최대 얼마? (생애최초 아님, 빚 없음)', false],
    ['생애최초는 아니에요. 5억 아파트 대출 얼마까지?', false],
    ['생애최초로 5억 아파트 대출 얼마까지?', true],
    ['First-time buyer, 900 million won apartment. Maximum mortgage?', true],
    ['I am not a first-time buyer. 900 million won apartment. Maximum mortgage?', false],
  ])('%s', (text, first) => {
    expect(caseOf(text).firstHome).toBe(first)
  })
})

test('years of a marriage are no term of a loan', () => {
  expect(caseOf('결혼한 지 10년 됐고 4억 아파트 대출 얼마까지 돼요').years).toBeNull()
  expect(caseOf('결혼 3년차고 4억 아파트 30년 대출 얼마까지 돼요').years).toBe(30)
})

test('interest runs at two rates where days are told before and after the complaint', () => {
  const { facts } = caseOf(
    '보증금 2억. 집 비워준 다음날부터 소장 송달일까지 60일, 송달 다음날부터 90일 지났으면 지연이자 얼마',
  )
  expect(facts).toMatchObject({ handedOver: true, served: true, days: 90, daysUnserved: 60 })
  expect(caseOf('보증금 2억, 소장 송달 뒤 90일 지났어요 이자 얼마').facts).toMatchObject({
    days: 90,
    daysUnserved: null,
  })
})

test('a month that is said again is of the same year, and a seizure has its day', () => {
  const { facts } = caseOf(
    '가압류 2023년 2월, 전입 2023년 5월, 근저당 2023년 8월이에요. 확정일자도 5월에 받았어요',
  )
  expect(dayOf(facts, 'SEIZURE')).toBe('2023-02-01')
  expect(dayOf(facts, 'FIXED')).toBe('2023-05-01')
  expect(dayOf(facts, 'MORTGAGE')).toBe('2023-08-01')
})

test('a sale that is told without its year was the last such day', () => {
  const soldOn = (text: string) => wishOf(text).tax?.soldOn
  expect(soldOn('잔금을 10월 14일에 받고 집을 팔았어요. 양도세 신고 기한이 언제까지인가요')).toBe(
    '2026-10-14',
  )
  expect(soldOn('12월 20일에 집을 팔았어요. 양도세 신고 기한이 언제까지인가요')).toBe('2025-12-20')
  expect(soldOn('12월 20일에 집을 팔면 양도세 신고 기한이 언제까지인가요')).toBe('2026-12-20')
})

test('what a renewal is said to raise is a deposit', () => {
  const { deposits, facts } = caseOf(
    '갱신요구권으로 연장하면서 2억을 2억1,600으로 맞춰줬어요. 더 준 돈 돌려받나요',
  )
  expect(deposits).toEqual([20_000, 21_600])
  expect(facts).toMatchObject({ renewal: 'RIGHT', paid: true })
})
