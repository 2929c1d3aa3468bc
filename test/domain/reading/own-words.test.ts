import { describe, expect, test } from 'vitest'
import { amend, readLater } from '../../../src/domain/reading/amend.ts'
import { readRequest } from '../../../src/domain/reading/read.ts'
import { readTax } from '../../../src/domain/reading/tax.ts'
import { sumOf } from '../../../src/domain/lease-facts.ts'
import { unknownPlaces } from '../../../src/domain/reading/named-places.ts'
import { PLACES } from '../../support/homes.ts'

const WORLD = { places: PLACES, now: new Date('2026-11-25T03:00:00Z') }
const read = (text: string) => readRequest(text, WORLD)
const caseIn = (text: string) => {
  const [wish] = read(text).wishes
  if (wish === undefined) throw new Error('a question has a wish')
  return wish.case
}

describe('times and sums of a tax, as they are said', () => {
  test.each([
    ['양도세 차익 8억 실거주는 1년만 했고 보유는 3년', { livedMonths: 12, heldMonths: 36 }],
    ['양도세요. 거주는 한번도 안 했어요', { livedMonths: 0 }],
    [
      '2015년에 5억에 산 아파트 13억에 팔아요 계속 살았어요 양도세',
      { boughtOn: '2015', livedThroughout: true },
    ],
    ['분양권 1년 반 갖고 있다가 피 6천 받고 팔면 세금', { sums: { gain: 6000 }, heldMonths: 18 }],
    [
      '연말정산 때 월세 50 낸 거 얼마 돌려받나요 총급여 4800',
      { asks: ['rentTaxCredit'], sums: { salary: 4800 } },
    ],
    ['월세 소득 연 1800만원이면 세금 얼마', { asks: ['rentalIncomeTax'], sums: { yearRent: 1800 } }],
    ['첫집 아니고 5억 아파트 취득세', { facts: { firstHome: false } }],
  ])('%s', (text, said) => {
    expect(readTax(text)).toMatchObject(said)
  })
})

describe('sums of a case, as they are said', () => {
  test('what a home is sold for goes before what was paid for it', () => {
    expect(caseIn('10억에 산 집을 15억에 팔면 잔금일에 뭐 해야 하나요').price).toBe(150_000)
    expect(caseIn('15억에 팔 집인데 10억에 샀어요 중개보수는?').price).toBe(150_000)
  })

  test('a part of a deposit that is turned into rent is no rent', () => {
    const said = caseIn('보증금 1억5천에 40인데 5천을 월세로 돌리면 얼마?')
    expect(said.leases).toEqual([{ deposit: 15_000, rent: 40 }])
    expect(sumOf(said.facts, 'TURNED')).toBe(5000)
    expect(sumOf(caseIn('전세 3억을 월세로 바꾸면 얼마').facts, 'TURNED')).toBeNull()
  })

  test('a sum may stand between a mortgage and its day', () => {
    expect(caseIn('선순위 근저당 2억 2024년 3월, 보증금 1억5천 경매 얼마 받아요').facts.dates).toContainEqual(
      {
        event: 'MORTGAGE',
        day: '2024-03-01',
      },
    )
  })

  test('the renewal right that was used just now leaves both results, the one of last time does not', () => {
    expect(caseIn('갱신청구권 썼는데 월세 15% 올려달래요 3000/70').facts.renewal).toBeNull()
    expect(caseIn('갱신청구권 지난번에 썼는데 월세 15% 올려달래요 3000/70').facts.renewal).toBe('AGREED')
    expect(caseIn('갱신권은 썼어요 3000/70').facts.renewal).toBe('AGREED')
  })
})

test('a debt that is paid off is owed no more', () => {
  const first = read('연소득 7천 자동차 할부 월 40 갚고 있어. 4.5% 30년 주담대 얼마까지 나와?')
  expect(first.person.debts).toMatchObject([{ kind: 'CAR', monthly: 40 }])
  expect(amend(first, readLater('할부 다 갚으면?', WORLD), 'FOLLOW_UP', PLACES).person.debts).toEqual([])
  expect(amend(first, readLater('신용대출 없으면?', WORLD), 'FOLLOW_UP', PLACES).person.debts).toHaveLength(1)
})

test('whoever tells of a raise of their own lease looks for no home, though place and sums are named', () => {
  expect(read('강남구 카페 1억에 300인데 월세 350으로 올려달래').intent.intentType).toBe('LEGAL_CONSULT')
  expect(read('강남구 빌라 1억에 60 이하 찾아줘').intent.intentType).toBe('PROPERTY_SEARCH')
})

test('of places that share a name the one beside the other is meant, each with its own bounds', () => {
  const { wishes } = read('마포구는 전세 3억 이하 빌라, 신사동은 매매 5억 이하 오피스텔')
  expect(wishes.map(({ home }) => [home.transactionTypes, home.propertyTypes])).toEqual([
    [['JEONSE'], ['VILLA']],
    [['SALE'], ['OFFICETEL']],
  ])
})

test('a verb that supposes is no 면', () => {
  expect(unknownPlaces('매매랑 비교하면 전세 어때', PLACES)).toEqual([])
  expect(unknownPlaces('없는면 전세 어때', PLACES)).toEqual(['없는면'])
})
