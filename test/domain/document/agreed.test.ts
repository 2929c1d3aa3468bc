import { describe, expect, test } from 'vitest'
import { AGREED, agreedInLease, agreedInSale } from '../../../src/domain/document/agreed.ts'
import { NO_PAYMENTS } from '../../../src/domain/document/order.ts'

const nobody = { name: null, address: null, phone: null, residentRegistrationNumber: null }
const lease = (monthlyRent: number | null, deposit: number | null = 30_000) =>
  agreedInLease({
    home: { name: null, address: null, unit: null, propertyType: null, exclusiveArea: null },
    kind: null,
    lessor: nobody,
    lessee: nobody,
    deposit,
    monthlyRent,
    payments: NO_PAYMENTS,
    startDate: '2026-12-01',
    endDate: '2028-11-30',
    specialTerms: [],
    signedOn: null,
  })

describe('what is agreed is data', () => {
  test.each(Object.entries(AGREED))('%s: clauses are numbered one after the other', (_of, { clauses }) => {
    expect(clauses.map(({ title }) => Number(/^제(\d+)조/.exec(title)?.[1]))).toEqual(
      clauses.map((_, at) => at + 1),
    )
  })

  test('every place is filled in', () => {
    for (const agreed of [lease(0), lease(80), lease(null, null), agreedInSale()])
      expect(JSON.stringify(agreed)).not.toMatch(/[{}]\w+[{}]/)
  })

  test('a jeonse has no rent to be paid, and its days stand in it', () => {
    const said = (monthlyRent: number) => JSON.stringify(lease(monthlyRent).clauses)
    expect(said(0)).toContain('차임을 지급하지 않는다')
    expect(said(80)).not.toContain('차임을 지급하지 않는다')
    expect(said(0)).toContain('2026년 12월 1일부터 2028년 11월 30일까지')
  })

  test('whether it is to be reported follows from its sums', () => {
    const said = (monthlyRent: number | null, deposit: number | null) =>
      JSON.stringify(lease(monthlyRent, deposit).guidance)
    expect(said(30, 6000)).toContain('신고 대상에 해당하지 않는다')
    expect(said(31, 6000)).toContain('신고 대상에 해당한다')
    expect(said(0, 6001)).toContain('신고 대상에 해당한다')
    expect(said(null, 6001)).not.toContain('신고 대상에')
  })
})
