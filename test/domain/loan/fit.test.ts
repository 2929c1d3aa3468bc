import fc from 'fast-check'
import { RULES } from '../../support/rules.ts'
import { describe, expect, it } from 'vitest'
import { loanAffordability } from '../../../src/domain/calculator/loan-affordability.ts'
import { loanCeiling, loanCeilings } from '../../../src/domain/calculator/loan-ceiling.ts'
import { readTraits } from '../../../src/domain/language/household.ts'
import type { Applicant } from '../../../src/domain/loan/condition.ts'
import { fitLoans } from '../../../src/domain/loan/fit.ts'
import type { LoanProduct } from '../../../src/domain/loan/product.ts'
import { demoLoans } from '../../../src/dev/demo/loan.ts'

const nobody = readTraits('')
const tenant = (change: Partial<Applicant> = {}): Applicant => ({
  isCapitalArea: true,
  propertyType: 'APARTMENT',
  area: 84,
  price: null,
  deposit: 28_000,
  monthlyRent: null,
  income: null,
  ownedHomes: null,
  firstHome: false,
  household: nobody,
  young: { from: 19, to: 34 },
  ...change,
})

const product = (eligibility: string | null, limitText: string | null = null): LoanProduct => ({
  code: 'X',
  name: '전세대출',
  company: '은행',
  category: 'JEONSE',
  rateType: null,
  repaymentType: null,
  minRate: 4,
  maxRate: 5,
  averageRate: null,
  limitText,
  eligibility,
  disclosedMonth: '202610',
  options: [],
})

const fitOf = (eligibility: string, change: Partial<Applicant> = {}) =>
  fitLoans([product(eligibility)], tenant(change))[0]

describe('a condition in a product’s own words', () => {
  it.each<[string, Partial<Applicant>, 'FITS' | 'OPEN' | 'EXCLUDED']>([
    ['임차보증금 수도권 3억원·그 외 2억원 이하', {}, 'FITS'],
    ['임차보증금 수도권 3억원·그 외 2억원 이하', { isCapitalArea: false }, 'EXCLUDED'],
    ['임차보증금 수도권 3억원·그 외 2억원 이하', { isCapitalArea: null }, 'OPEN'],
    ['임차보증금 수도권 7억원, 그 외 5억원 이하', { deposit: 70_000 }, 'FITS'],
    ['임차보증금 수도권 7억원, 그 외 5억원 이하', { deposit: 70_001 }, 'EXCLUDED'],
    ['임차보증금 3억원 이하(신혼·2자녀 4억원)', { deposit: 35_000 }, 'EXCLUDED'],
    ['임차보증금 한도 없음, 서울보증보험 보증', { deposit: 300_000 }, 'FITS'],
    ['연소득 5천만원 이하', { income: 5000 }, 'FITS'],
    ['연소득 5천만원 이하', { income: 5001 }, 'EXCLUDED'],
    ['연소득 5천만원 이하', {}, 'OPEN'],
    ['연소득 3천만원 이상', { income: 3000 }, 'FITS'],
    ['연소득 3천만원 이상', { income: 2999 }, 'EXCLUDED'],
    ['연소득 3,000만원 이상 근로자', { income: 8000 }, 'FITS'],
    ['연소득 3천만원 이상', {}, 'OPEN'],
    ['부부합산 연소득 5천만원 이하(2자녀 6천만원, 신혼 7,500만원)', { income: 6000 }, 'OPEN'],
    [
      '부부합산 연소득 5천만원 이하(2자녀 6천만원, 신혼 7,500만원)',
      { income: 9000, household: readTraits('신혼부부예요') },
      'EXCLUDED',
    ],
    ['무주택 세대주', { ownedHomes: 0 }, 'FITS'],
    ['무주택 세대주', { ownedHomes: 1 }, 'EXCLUDED'],
    ['1주택 이하 세대', { ownedHomes: 1 }, 'FITS'],
    ['만 19세~34세 무주택 청년', { ownedHomes: 0, household: readTraits('29살이에요') }, 'FITS'],
    ['만 19세~34세 무주택 청년', { ownedHomes: 0, household: readTraits('만 41세') }, 'EXCLUDED'],
    ['만 19세~34세 무주택 청년', { ownedHomes: 0 }, 'OPEN'],
    ['혼인 7년 이내 무주택 부부', { ownedHomes: 0, household: readTraits('미혼 1인 가구') }, 'EXCLUDED'],
    ['전용 85㎡ 이하', { area: 114 }, 'EXCLUDED'],
    ['수도권 밖 임차보증금 5억원 이하 주택', {}, 'EXCLUDED'],
    ['주거용 오피스텔 전입신고가 가능한 임차인', {}, 'EXCLUDED'],
    ['신용점수 550점 이상 임차인', {}, 'OPEN'],
  ])('“%s” held against %o: %s', (eligibility, change, fit) => {
    expect(fitOf(eligibility, change)?.fit).toBe(fit)
  })

  it('is quoted as it stands, never made up', () => {
    for (const { loan, conditions } of fitLoans(demoLoans(), tenant()))
      for (const { text } of conditions) expect(loan.eligibility).toContain(text)
  })
})

describe('the limit of a product', () => {
  it.each([
    ['최대 1억 2천만원(수도권) / 8천만원(그 외), 임차보증금의 70% 이내', true, 12_000],
    ['최대 1억 2천만원(수도권) / 8천만원(그 외), 임차보증금의 70% 이내', false, 8000],
    ['최대 2억 2천만원, 임차보증금의 80% 이내', true, 22_000],
    ['최대 5억원, 임차보증금의 80% 이내', true, 22_400],
    ['222백만원', true, 22_200],
  ])('%s in the capital area (%s): %i', (limitText, isCapitalArea, limit) => {
    expect(fitLoans([product('', limitText)], tenant({ isCapitalArea }))[0]?.limit).toBe(limit)
  })

  it('is not told where the text names none', () => {
    expect(fitLoans([product('무주택', '심사에 따름')], tenant())[0]?.limit).toBeNull()
  })

  it('never exceeds the deposit, and grows with it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200_000 }), fc.nat(50_000), (deposit, more) => {
        const limits = (sum: number) =>
          new Map(fitLoans(demoLoans(), tenant({ deposit: sum })).map((it) => [it.loan.code, it.limit]))
        const [small, large] = [limits(deposit), limits(deposit + more)]
        for (const [code, limit] of small) {
          if (limit === null) continue
          expect(large.get(code) ?? 0).toBeGreaterThanOrEqual(limit)
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('which products are looked at', () => {
  it('for a lease none that lends for a purchase, and no guarantee', () => {
    const offered = demoLoans().filter(({ category }) => category === 'JEONSE' || category === 'POLICY')
    const names = fitLoans(offered, tenant())
      .map(({ loan }) => loan.name)
      .join()
    expect(names).not.toMatch(/디딤돌|보금자리|주택담보대출 \(데모\)|반환보증|안심대출보증|월세대출/)
    expect(names).toContain('버팀목')
  })

  it('for a purchase none that lends for a lease', () => {
    const buyer = tenant({ deposit: null, price: 58_000 })
    const names = fitLoans(demoLoans(), buyer)
      .map(({ loan }) => loan.name)
      .join()
    expect(names).not.toMatch(/전세|전월세|버팀목/)
    expect(names).toContain('디딤돌')
  })

  it('come with what fits first', () => {
    const order = fitLoans(demoLoans(), tenant()).map(({ fit }) => ['FITS', 'OPEN', 'EXCLUDED'].indexOf(fit))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })
})

describe('readTraits', () => {
  it.each([
    ['신혼부부인데', { newlyweds: true }],
    ['we are newlyweds', { newlyweds: true }],
    ['미혼이고 32살', { newlyweds: false, age: 32 }],
    ['결혼 3년차 무주택', { newlyweds: true }],
    ['결혼한 지 10년 됐어요', { newlyweds: false }],
    ['married for two years', { newlyweds: true }],
    ['결혼 1년 뒤에 살 집', { newlyweds: null }],
    ['신혼인데 혼자 벌어요', { newlyweds: true, dualIncome: false }],
    ['맞벌이 합산 8천', { dualIncome: true, jointIncome: true }],
    ['둘 다 일하고 합쳐서 1억9천', { dualIncome: true }],
    ['외벌이 5천', { dualIncome: false, jointIncome: true }],
    ['청년이에요', { young: true, age: null }],
    ['작년에 출산했고 자녀 2명', { newborn: true, children: 2 }],
    ['공무원입니다', { publicServant: true }],
    ['전세사기 안 당하려면', { fraudVictim: null }],
    ['전세 6억 84㎡ 12층', { newlyweds: null, age: null, children: null }],
  ])('“%s” → %o', (text, expected) => {
    expect(readTraits(text)).toMatchObject(expected)
  })
})

describe('the lending limit without an income', () => {
  it('is never below the one with it, and the same where DSR does not bind', () => {
    const today = new Date('2026-11-22T00:00:00Z')
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.constantFrom('1171000000', '4111700000', '2635000000', '4128100000'),
        fc.nat(2),
        fc.boolean(),
        fc.nat(30_000),
        (price, regionCode, ownedHomes, firstHome, annualIncome) => {
          const home = { price, regionCode, ownedHomes, firstHome }
          const most = loanCeiling(home, today, RULES).maximumLoan
          const afford = (income: number) =>
            loanAffordability({ ...home, annualIncome: income, annualRate: 4, years: 30 }, today, RULES)
              .maximumLoan
          expect(most).toBeGreaterThanOrEqual(afford(annualIncome))
          expect(most).toBe(afford(90_000_000))
        },
      ),
      { numRuns: 100 },
    )
  })
})

describe('a limit that is larger for some', () => {
  const limitOf = (limitText: string, change: Partial<Applicant> = {}, eligibility = '주택가격 6억원 이하') =>
    fitLoans(
      [{ ...product(eligibility, limitText), category: 'POLICY' as const, name: '디딤돌' }],
      tenant({ deposit: null, price: 55_000, ...change }),
    )[0]?.limit
  const bought = '최대 2억원(생애최초 2억 4천만원, 신혼·2자녀 3억 2천만원), LTV 70% 이내'
  const leased =
    '최대 1억 2천만원(수도권) / 8천만원(그 외), 임차보증금의 70% 이내\n신혼·2자녀 이상은 2억 5천만원 / 1억 6천만원, 80% 이내'

  it.each([
    ['nobody of them', {}, 20_000],
    ['a first home', { firstHome: true }, 24_000],
    ['newlyweds', { household: readTraits('신혼부부') }, 32_000],
    ['newlyweds whose first home it is', { firstHome: true, household: readTraits('신혼부부') }, 32_000],
    ['two children', { household: readTraits('자녀 2명') }, 32_000],
    ['one child', { household: readTraits('자녀 1명') }, 20_000],
    [
      'newlyweds, where the share of the price is less',
      { price: 30_000, household: readTraits('신혼부부') },
      21_000,
    ],
  ])('%s', (_who, change, limit) => {
    expect(limitOf(bought, change)).toBe(limit)
  })

  it('on a line of its own has its own share of the deposit, and is less outside the capital area', () => {
    const forLease = (change: Partial<Applicant>) =>
      fitLoans(
        [product('임차보증금 수도권 4억원·그 외 3억원 이하', leased)],
        tenant({ deposit: 30_000, ...change }),
      )[0]?.limit
    expect(forLease({})).toBe(12_000)
    expect(forLease({ household: readTraits('신혼부부') })).toBe(24_000)
    expect(forLease({ household: readTraits('신혼부부'), isCapitalArea: false })).toBe(16_000)
  })

  it('for many children asks for three', () => {
    const many = '최대 3억 6천만원(다자녀 4억원, 생애최초 4억 2천만원), LTV 90% 이내'
    expect(limitOf(many, { household: readTraits('자녀 2명') })).toBe(36_000)
    expect(limitOf(many, { household: readTraits('자녀 3명') })).toBe(40_000)
  })
})

describe('what may be lent where the place is not known', () => {
  it('is told for every kind of place', () => {
    const now = new Date('2026-11-26T03:00:00Z')
    const of = (price: number, firstHome: boolean) =>
      loanCeilings({ price, ownedHomes: 0, firstHome }, now, RULES).map(({ zone, ltv, maximumLoan }) => [
        zone,
        ltv,
        maximumLoan,
      ])
    expect(of(50_000, true)).toEqual([
      ['regulated', 70, 35_000],
      ['capital', 70, 35_000],
      ['elsewhere', 80, 40_000],
    ])
    expect(of(200_000, false)).toEqual([
      ['regulated', 40, 40_000],
      ['capital', 70, 40_000],
      ['elsewhere', 70, 140_000],
    ])
  })
})
