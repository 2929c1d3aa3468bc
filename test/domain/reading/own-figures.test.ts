import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseLease } from '../../../src/agent/tools/lease-choice.ts'
import { yieldsApart } from '../../../src/agent/tools/offers.ts'
import { priceForYield, rentForYield } from '../../../src/domain/calculator/roi.ts'
import { breakEven, leaseCost } from '../../../src/domain/calculator/lease-cost.ts'
import { dongsAround } from '../../../src/domain/language/complexes.ts'
import { readRequest } from '../../../src/domain/reading/read.ts'
import { isOfOtherWorld } from '../../../src/domain/reading/other-world.ts'
import { PLACES } from '../../support/homes.ts'
import { runs } from '../../support/runs.ts'
import { talk } from '../../agent/memory/talk.ts'

const read = (text: string) => readRequest(text, { places: PLACES, now: new Date('2026-11-23T03:00:00Z') })
const caseIn = (text: string) => read(text).wishes[0]?.case

describe('the figures that somebody gives', () => {
  it('belong each to the lease that they are said of', () => {
    expect(caseIn('전세 2억(대출 1억5천 4%)이랑 보증금 3천 월세 70 중 뭐가 나아?')?.leases).toEqual([
      { deposit: 20_000, rent: null, loan: 15_000, rate: 4 },
      { deposit: 3000, rent: 70 },
    ])
    expect(caseIn('보증금 2천에 월 65 vs 전세 2억인데 전액 대출 금리 5%... 2천은 내 돈')).toMatchObject({
      leases: [
        { deposit: 2000, rent: 65 },
        { deposit: 20_000, loan: 20_000, rate: 5 },
      ],
      ownMoney: 2000,
    })
    expect(caseIn('내 돈으로 전세 2억5천 들어가기 vs 보증금 5천 월 75, 예금이자 3.5%라면?')).toMatchObject({
      savingsRate: 3.5,
    })
  })

  it('are sums whatever stands beside them', () => {
    expect(
      caseIn(
        'Jeonse 250 million won with a 200 million loan at 4% versus 20 million deposit and 750,000 won monthly rent: which is cheaper?',
      )?.leases,
    ).toEqual([
      { deposit: 25_000, rent: null, loan: 20_000, rate: 4 },
      { deposit: 2000, rent: 75 },
    ])
    expect(caseIn('보증금 2000 월세 80인 집인데 보증금 5000으로 하면 월세 65. 이득인가요?')?.leases).toEqual([
      { deposit: 2000, rent: 80 },
      { deposit: 5000, rent: 65 },
    ])
    expect(caseIn('전세 3억 8천에 1억 대출(3.9%) 이자')).toMatchObject({ rents: [], loan: 10_000 })
  })

  it('of a purchase to let are its price, its yearly cost and its months without a tenant', () => {
    expect(
      caseIn(
        '상가말고 오피스텔 2억5천, 보증금 1천에 월 90, 대출 1억 금리 4.8%, 재산세랑 수선비로 1년에 60 나간다 치면 수익률?',
      ),
    ).toMatchObject({ price: 25_000, deposits: [1000], rents: [90], loan: 10_000, rate: 4.8, yearlyCost: 60 })
    expect(caseIn('오피스텔 2억 보증금 1천 월 80인데 1년에 한달은 공실이라 치면 수익률?')).toMatchObject({
      price: 20_000,
      deposits: [1000],
      vacantMonths: 1,
    })
    expect(caseIn('강남구 아파트 6억짜리 전세 3억6천 끼고 사려면 내돈 얼마 들어요')).toMatchObject({
      price: 60_000,
      deposits: [36_000],
    })
  })

  it('of a purchase to let may be what it is to earn', () => {
    expect(caseIn('3억짜리 오피스텔 보증금 2천 받고 수익률 5% 나오려면 월세 얼마 받아야 해?')).toMatchObject({
      price: 30_000,
      rents: [],
      targetYield: 5,
    })
    expect(
      read('월세 85에 보증금 1500 나오는 상가를 수익률 6%로 맞추려면 얼마에 사야 하나요').wishes[0],
    ).toMatchObject({
      need: 'MARKET_INQUIRY',
      case: { price: null, rents: [85], deposits: [1500], targetYield: 6 },
    })
  })

  it('of several loans are each at its own rate, and no loan is a rent', () => {
    expect(
      caseIn('5억 5천에 집 사면서 2억 8천 대출(4.5%) vs 전세 3억 8천에 1억 대출(3.9%) 한 달 이자 차이'),
    ).toMatchObject({
      rents: [],
      loans: [
        { amount: 28_000, rate: 4.5 },
        { amount: 10_000, rate: 3.9 },
      ],
    })
    expect(
      caseIn('오피스텔 2억 2천에 사서 보증금 1500, 대출 8천 4.5%면 수익률 6% 되려면 월세가 얼마여야 하나요'),
    ).toMatchObject({ loan: 8000, rate: 4.5, targetYield: 6 })
    expect(caseIn('집값 5억에 대출 3억 60% 받을 수 있나요')?.rate ?? null).toBeNull()
  })

  it('of several homes are those of each', () => {
    expect(
      caseIn('2억 오피스텔 보증금 1천 월 80이랑 1억2천 원룸 보증금 500 월 55 둘 중 수익률 높은 건?')?.offers,
    ).toEqual([
      { price: 20_000, deposit: 1000, rent: 80 },
      { price: 12_000, deposit: 500, rent: 55 },
    ])
    // A price that changes is one home.
    expect(caseIn('매매가 5억에서 5억 2천으로 오른 아파트 전세 3억')?.offers).toBeUndefined()
  })

  it('of a rent and a maintenance fee together bound the rent only where no rent is said, and are told', () => {
    const home = (text: string) => read(text).wishes[0]?.home
    expect(home('강남구 원룸 월세 50 이하, 관리비 포함해서 60 안 넘는 집')).toMatchObject({
      monthlyRent: { min: null, max: 50 },
      unrecognized: ['관리비 포함해서 60 안 넘는'],
    })
    expect(home('강남구 오피스텔 보증금 2000까지 월세랑 관리비 합쳐서 100 이하')?.monthlyRent).toEqual({
      min: null,
      max: 100,
    })
  })
})

describe('a figure that is said later', () => {
  const afterwards = (first: string, ...later: string[]) => {
    const turns = talk([first, ...later])
    return turns.at(-1)?.request.wishes[0]?.case
  }

  it('is of the lease that has a loan or a rent, and the other stays', () => {
    const first = '전세 2억 4천 대출 1억 6천 3.5%랑 보증금 4천 월 70이랑 뭐가 나을까'
    expect(afterwards(first, '금리가 5.5%면?')?.leases).toEqual([
      { deposit: 24_000, rent: null, loan: 16_000, rate: 5.5 },
      { deposit: 4000, rent: 70 },
    ])
    expect(afterwards(first, '월세가 60이면?')?.leases).toEqual([
      { deposit: 24_000, rent: null, loan: 16_000, rate: 3.5 },
      { deposit: 4000, rent: 60 },
    ])
  })

  it('is of all loans that were asked about', () => {
    expect(
      afterwards('주담대 3억 4.1%랑 전세대출 2억 3.7% 한 달 이자 각각 얼마', '금리가 5%면?')?.loans,
    ).toEqual([
      { amount: 30_000, rate: 5 },
      { amount: 20_000, rate: 5 },
    ])
  })

  it('is of the yield that was worked out, and asks for no prices and no loans', () => {
    const first = '2억 4천 오피스텔 보증금 2천 월 95, 1년에 한달 공실 수익률'
    expect(afterwards(first, '월세 100으로 올리면?', '1억 대출 4.5%로 받으면')).toMatchObject({
      price: 24_000,
      deposits: [2000],
      rents: [100],
      loan: 10_000,
      rate: 4.5,
      vacantMonths: 1,
    })
  })
})

describe('where somebody goes every day', () => {
  it('is told and not searched, unless it is all that is said of where', () => {
    const request = read('회사가 분당인데 출퇴근 편한 마포구 아파트 전세 5억 아래')
    expect(request.wishes[0]?.home.regionCodes).toEqual(['1144000000'])
    expect(request.unread.map(({ text }) => text)).toContain('회사가 분당인데')
    expect(read('분당 출퇴근 편한 아파트 전세 5억').wishes[0]?.home.regionCodes).toEqual(['4113500000'])
  })
})

describe('several homes', () => {
  it('are held against one another by what each earns', () => {
    const asked = caseIn(
      '2억 오피스텔 보증금 1천 월 80이랑 1억2천 원룸 보증금 500 월 55 둘 중 수익률 높은 건?',
    )
    const held = asked && yieldsApart(asked)
    expect(held?.values.map((it) => Math.round(it * 100) / 100)).toEqual([5.05, 5.74])
    expect(held?.said[0]?.id).toBe('offer.yieldMore')
  })
})

describe('a yield that is wanted', () => {
  it('is earned at the rent and the price that are told for it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2000, max: 300_000 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 500 }),
        (price, target, annualCost) => {
          const asked = { target, deposit: 1000, annualCost }
          const monthlyRent = rentForYield(price, asked)
          const earned = ((12 * monthlyRent - annualCost) / (price - 1000)) * 100
          expect(earned).toBeGreaterThanOrEqual(target - 1e-9)
          expect(earned).toBeCloseTo(target, 1)
          expect(priceForYield(monthlyRent, asked)).toBeCloseTo(price, -1)
        },
      ),
      { numRuns: runs(100) },
    )
  })
})

describe('what a lease costs in a year', () => {
  it('takes one rate that is said for two leases as that of what one takes beyond the other', () => {
    const asked = caseIn('전세 3억 vs 보증금 5천 월세 90, 모자란 돈은 전부 4.2% 대출이야. 뭐가 싸?')
    expect(asked && chooseLease(asked)?.costs.map(({ year }) => year)).toEqual([1050, 1080])
  })

  it('is the interest of its loan, its rent, and what own money does not earn', () => {
    const jeonse = leaseCost({ deposit: 30_000, monthlyRent: 0, loan: 20_000, rate: 3.8, savingsRate: 0 })
    const rent = leaseCost({ deposit: 5000, monthlyRent: 95, loan: 0, rate: 0, savingsRate: 0 })
    expect([jeonse.year, rent.year]).toEqual([760, 1140])
    // 380 a year on 5,000 more of own money.
    expect(breakEven(jeonse, rent)).toBe(7.6)
    expect(leaseCost({ deposit: 25_000, monthlyRent: 0, loan: 0, rate: 0, savingsRate: 3.5 }).year).toBe(875)
  })
})

describe('what is no question about homes', () => {
  it.each([
    '전세버스 하루 대절 얼마예요',
    '전동킥보드 보증금 환불해줘요',
    '정수기 렌탈 위약금이 너무 많아요',
    '캠핑카 빌리는 비용',
  ])('%s', (text) => {
    expect(isOfOtherWorld(text)).toBe(true)
    expect(read(text).intent.intentType).toBe('IRRELEVANT')
  })

  it.each([
    '전동킥보드 충전하다 불났는데 세입자인 제가 집주인한테 물어줘야하나요',
    '전세 기간 끝나면 보증금 받나요',
    '주차장에 캠핑카 세워도 되는 아파트 찾아줘',
  ])('but of homes is %s', (text) => {
    expect(isOfOtherWorld(text)).toBe(false)
    expect(read(text).intent.intentType).not.toBe('IRRELEVANT')
  })
})

describe('why somebody asks', () => {
  it('is no wish of its own', () => {
    for (const text of [
      '강남구 전세 3억까지요 빌라는 무서워서 싫고 아파트만',
      '전세사기 걱정돼서 그러는데 강남구 아파트 전세 3억대 있어요?',
    ])
      expect(read(text).intent.facets).toContain('PROPERTY_SEARCH')
  })

  it('leaves a question of safety one', () => {
    expect(read('강남구 아파트 전세 4억인데 안전해?').intent.facets).toContain('RISK_ANALYSIS')
  })
})

describe('a complex by name', () => {
  it('that is not held is looked for, and no question is asked back', () => {
    const [wish] = read('반포자이 매매 얼마부터 나와있음').wishes
    expect(wish).toMatchObject({
      act: 'FIND',
      home: { complexNames: ['반포자이'], transactionTypes: ['SALE'] },
    })
  })

  it('is one by its brand behind a place, and no word that holds the letters of a brand', () => {
    expect(read('역삼푸르지오 전세 있나요').wishes[0]?.home.complexNames).toEqual(['역삼푸르지오'])
    expect(read('강남구 전세 찾는 남자이고 3억 있어요').wishes[0]?.home.complexNames ?? null).toBeNull()
    expect(dongsAround(['역삼푸르지오'], PLACES.complexes)).toHaveLength(1)
  })
})
