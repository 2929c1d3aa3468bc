import { describe, expect, test } from 'vitest'
import { readFollowUp } from '../../../src/agent/memory/follow-up.ts'
import { sumOf } from '../../../src/domain/lease-facts.ts'
import { readRequest } from '../../../src/domain/reading/read.ts'
import { now, places, turnAbout } from '../../agent/memory/conversation.ts'

const wishOf = (text: string) => {
  const [wish] = readRequest(text, { places, now }).wishes
  if (wish === undefined) throw new Error('a request has a wish')
  return wish
}

/** What the last of several questions asks, each kept as it was understood. */
const last = (first: string, ...later: readonly string[]) => {
  let request = readRequest(first, { places, now })
  let amendsCase = false
  for (const question of later) {
    const { intentType, facets } = request.intent
    const turn = { ...turnAbout(first), intentType, facets, request }
    const made = readFollowUp({
      question,
      last: turn,
      shown: [],
      language: 'KO',
      places,
      now,
      answer: undefined,
    })
    expect(made?.request, question).toBeTruthy()
    request = made?.request ?? request
    amendsCase = made?.amendsCase === true
  }
  const [wish] = request.wishes
  if (wish === undefined) throw new Error('a request has a wish')
  return { wish, person: request.person, amendsCase }
}

describe('a loan that is supposed otherwise', () => {
  const FIRST = '연봉 6200인데 마포구 아파트 7억짜리 사려고요. 대출 얼마까지 나와요?'

  test('keeps the rate of a debt apart from its own', () => {
    const { wish, person } = last(FIRST, '신용대출 3천 5프로짜리 있는 건 빼먹었네요')
    expect(person.debts).toEqual([{ kind: 'CREDIT', balance: 3_000, monthly: null, rate: 5 }])
    expect(wish.case).toMatchObject({ price: 70_000, income: 6_200, rate: null })
  })

  test('takes what is paid of a debt in a year for no term', () => {
    const { wish, person } = last(FIRST, '지금 신용대출 이자랑 원금 1년에 600 갚고 있어요')
    expect(person.debts).toEqual([{ kind: 'CREDIT', balance: null, monthly: 50, rate: null }])
    expect(wish.case.years).toBeNull()
  })

  test.each([
    ['그럼 주기형으로 받으면요?', 'PERIODIC'],
    ['고정금리면요?', 'FIXED'],
  ])('“%s” changes how its rate moves', (said, rateType) => {
    expect(last(FIRST, said).wish.case.facts.rateType).toBe(rateType)
  })

  test.each(['지방이면 좀 더 나오나', '비수도권이면?'])(
    '“%s” changes where it is lent, and takes the place away',
    (said) => {
      const { wish, amendsCase } = last(FIRST, said)
      expect(wish.case).toMatchObject({ zone: 'elsewhere', regionCode: null, price: 70_000 })
      expect(wish.home.regionCodes).toEqual([])
      expect(amendsCase).toBe(true)
    },
  )

  test('a place takes the supposed one away again', () => {
    const { wish } = last(FIRST, '지방이면 좀 더 나오나', '강남구면?')
    expect(wish.case).toMatchObject({ regionCode: '1168000000' })
    expect(wish.case.zone).toBeUndefined()
  })

  test('is paid back as was said until something else is said', () => {
    const { wish } = last('4억 30년 4.2% 원리금균등 월 얼마 내요', '원금균등은?', '금리가 5프로 되면?')
    expect(wish.case).toMatchObject({ loan: 40_000, rate: 5, years: 30, method: 'EQUAL_PRINCIPAL' })
  })

  test.each(['지방세가 얼마예요', '지방법원에 내야 하나요'])('“%s” names no place', (said) => {
    expect(wishOf(said).case.zone).toBeUndefined()
  })
})

describe('a deposit that is turned into rent', () => {
  const FIRST = '지금 전세 2억인데 집주인이 보증금 1억으로 낮추고 나머지는 월세로 달래요. 얼마가 적당해요'

  test('is worked out at the base rate that somebody says', () => {
    const { wish } = last(FIRST, '기준금리 2.5로 계산해줘')
    expect(wish.case).toMatchObject({ deposits: [20_000, 10_000], baseRate: 2.5, rate: null })
  })

  test('in part is a part of what is paid now', () => {
    const { wish } = last(FIRST, '반대로 5천만 월세로 돌리면?')
    expect(wish.case.deposits).toEqual([20_000])
    expect(sumOf(wish.case.facts, 'TURNED')).toBe(5_000)
  })
})

describe('a tax that is supposed otherwise', () => {
  const BOUGHT = '마포에 9억짜리 아파트 사면 취득세 얼마예요'

  test('keeps what was said of size and homes, turn after turn', () => {
    const { wish } = last(
      BOUGHT,
      '85제곱 넘어요',
      '지금 집 한 채 있는데요 그거 안 팔고요',
      '2년 안에 기존 집 팔면?',
    )
    expect(wish.case.area).toBeGreaterThan(85)
    expect(wish.tax?.homes).toBe(1)
    expect(wish.tax?.facts.replaces).toBe(true)
  })

  test('money from a parent is no home', () => {
    expect(wishOf('아버지가 현금 2억 증여해 주신대요 세금 얼마?').tax?.asks).toEqual(['giftTax'])
    expect(wishOf('할머니 아파트 4억 5천을 제 명의로 받으려는데 세금').tax?.asks).toEqual([
      'acquisitionTax',
      'giftTax',
    ])
    expect(wishOf('엄마가 3억 보태 주신대요. 증여세?').tax?.cause).toBe('GIFT')
  })

  test('what both parents give is one gift; what a relative gives is another', () => {
    const FIRST = '아버지가 현금 2억 증여해 주신대요 세금 얼마?'
    expect(last(FIRST, '어머니도 1억 따로 주시면요?').wish.tax).toMatchObject({
      open: [30_000],
      giftsAdded: true,
    })
    expect(last(FIRST, '삼촌도 1억 따로 주시면요?').wish.tax).toMatchObject({
      open: [10_000],
      giftsAdded: false,
    })
    expect(last(FIRST, '1억만 주시면요?').wish.tax).toMatchObject({ open: [10_000], giftsAdded: false })
  })

  test.each([
    ['엄마가 돌아가시고 8억 남기셨어요. 아빠는 살아계세요. 상속세?', true],
    ['엄마가 돌아가시고 8억 남기셨어요. 상속세?', null],
    ['엄마가 돌아가셨고 아빠는 먼저 돌아가셨어요. 상속세 8억이면?', false],
    ['부모님 두 분 다 돌아가셨고 상속재산 8억 상속세', false],
  ])('“%s”: a spouse is left: %s', (said, spouse) => {
    expect(wishOf(said).tax?.spouse).toBe(spouse)
  })

  test('months of rent are counted from the month of moving in', () => {
    expect(wishOf('월세 65만원 내고 올해 4월부터 살았는데 월세 세액공제').tax?.rentMonths).toBe(9)
  })

  test('what was lived in is told by any form of the verb', () => {
    expect(
      wishOf('2019년 3월에 5억에 산 아파트 13억에 팔아요. 2년만 살고 세 줬어요. 양도세').tax?.livedMonths,
    ).toBe(24)
  })
})

describe('numbers that are none', () => {
  test('articles of a contract are no sums', () => {
    const { case: given } = wishOf('2조는 무슨 뜻이에요')
    expect(given.deposits).toEqual([])
    expect(given.price).toBeNull()
  })

  test('a month behind a year begins no rent, and a bid is no price', () => {
    const { case: given } = wishOf(
      '전입 2023년 5월 확정일자 같은날, 근저당 2022년 1월 2억. 보증금 1억2천이고 서울 빌라예요. 경매',
    )
    expect(given).toMatchObject({ deposits: [12_000], rents: [] })
    expect(sumOf(given.facts, 'MORTGAGE')).toBe(20_000)
    expect(given.facts.dates).toContainEqual({ event: 'FIXED', day: '2023-05-01' })
    expect(wishOf('낙찰가가 3억이면 저 얼마 받아요?').case.price).toBeNull()
  })

  test('months that a deposit is late are days', () => {
    expect(wishOf('2억 보증금 석달 늦게 돌려주면 이자 얼마').case.facts.days).toBe(91)
  })
})
