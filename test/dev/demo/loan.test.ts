import { describe, expect, it } from 'vitest'
import { LOAN_CATEGORIES, readLoanLimit } from '../../../src/domain/loan/product.ts'
import { demoLoans } from '../../../src/dev/demo/loan.ts'

const loans = demoLoans()
const of = (category: (typeof LOAN_CATEGORIES)[number]) => loans.filter((loan) => loan.category === category)

describe('the demo loans', () => {
  it('are at least 40, of every category, and each has a code of its own', () => {
    expect(loans.length - of('POLICY').length).toBeGreaterThanOrEqual(40)
    for (const category of LOAN_CATEGORIES) expect(of(category).length).toBeGreaterThanOrEqual(10)
    expect(new Set(loans.map(({ code }) => code)).size).toBe(loans.length)
  })

  it('cannot be taken for the products of a real bank', () => {
    for (const loan of loans) {
      expect(loan.name).toMatch(/\(데모\)$/)
      expect(loan.disclosedMonth).toBe('202610')
    }
    const lenders = loans.filter(({ category }) => category !== 'POLICY').map(({ company }) => company)
    for (const company of lenders) expect(company).toMatch(/^데모/)
  })

  it('say who may take them and how much', () => {
    const silent = loans.filter((loan) => !loan.eligibility || !readLoanLimit(loan.limitText))
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  it('hold jeonse loans on both sides of 2억 5천', () => {
    const limits = of('JEONSE').map(({ limitText }) => readLoanLimit(limitText) ?? 0)
    expect(limits.filter((limit) => limit <= 25_000).length).toBeGreaterThanOrEqual(5)
    expect(limits.filter((limit) => limit > 25_000).length).toBeGreaterThanOrEqual(2)
  })

  it('keep the gaps of real disclosures: averages and whole options without a rate, none at zero', () => {
    const options = loans.flatMap(({ options }) => options)
    expect(options.some(({ averageRate }) => averageRate === null)).toBe(true)
    expect(options.some(({ minRate }) => minRate === null)).toBe(true)
    expect(loans.some(({ minRate }) => minRate === null)).toBe(true)
    const disordered = [...loans, ...options].filter(({ minRate, averageRate, maxRate }) => {
      const published = [minRate, averageRate, maxRate].filter((rate) => rate !== null)
      return published.some((rate, at) => rate < 0.5 || rate < (published[at - 1] ?? 0))
    })
    expect(disordered).toEqual([])
  })

  it('tell the public jeonse programmes as their rules are', () => {
    const found = (name: string) => of('POLICY').find((loan) => loan.name === `${name} (데모)`)
    expect(found('버팀목 전세자금대출')).toMatchObject({ minRate: 2.5, maxRate: 3.5 })
    expect(found('청년전용 버팀목 전세자금대출')).toMatchObject({ minRate: 2.2, maxRate: 3.3 })
    expect(found('신혼부부전용 전세자금대출')).toMatchObject({ minRate: 1.9, maxRate: 3.3 })
    expect(found('신생아 특례 버팀목 전세자금대출')).toMatchObject({ minRate: 1.3, maxRate: 4.3 })
  })
})
