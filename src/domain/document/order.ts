import { InvalidInputError } from '../errors.ts'
import type { FieldIssue } from '../errors.ts'
import type { PropertyType } from '../property.ts'

export const DOCUMENT_TYPES = ['lease_contract', 'sales_contract'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

/** RENEWAL_RIGHT: renewed because the tenant used the statutory right (주택임대차보호법 제6조의3). */
export const LEASE_KINDS = ['NEW', 'RENEWAL', 'RENEWAL_RIGHT'] as const
export type LeaseKind = (typeof LEASE_KINDS)[number]

/** Whatever is null is left as room to write by hand. Areas in ㎡, amounts in 만원, days as YYYY-MM-DD. */
export interface DocumentHome {
  name: string | null
  address: string | null
  /** 동·층·호. */
  unit: string | null
  propertyType: PropertyType | null
  exclusiveArea: number | null
  /** Invented, for the demonstration: nobody can sign a contract about it. */
  isDemo?: boolean | undefined
}

export interface DocumentParty {
  name: string | null
  address: string | null
  phone: string | null
  residentRegistrationNumber: string | null
}

export interface Payment {
  amount: number | null
  date: string | null
}

export interface Payments {
  down: Payment | null
  intermediate: readonly Payment[]
  balance: Payment | null
}

export const NO_PAYMENTS: Payments = { down: null, intermediate: [], balance: null }

export interface LeaseInput {
  home: DocumentHome
  kind: LeaseKind | null
  lessor: DocumentParty
  lessee: DocumentParty
  deposit: number | null
  /** 0 for jeonse. */
  monthlyRent: number | null
  payments: Payments
  startDate: string | null
  endDate: string | null
  specialTerms: readonly string[]
  signedOn: string | null
}

export interface SalesInput {
  home: DocumentHome
  seller: DocumentParty
  buyer: DocumentParty
  price: number | null
  payments: Payments
  specialTerms: readonly string[]
  signedOn: string | null
}

const refuse = (issues: readonly FieldIssue[]): void => {
  const [first] = issues
  if (first === undefined) return
  const said = issues.map(({ field, message }) => `${field}: ${message}`).join('; ')
  throw new InvalidInputError(said, first.field, issues)
}

/** Payments that are all known add up to the whole, and their days follow each other. */
const checkPayments = (total: number | null, payments: Payments, signedOn: string | null): FieldIssue[] => {
  const issues: FieldIssue[] = []
  const named = [
    ...(payments.down ? [{ field: 'payments.down', payment: payments.down }] : []),
    ...payments.intermediate.map((payment, i) => ({ field: `payments.intermediate.${i}`, payment })),
    ...(payments.balance ? [{ field: 'payments.balance', payment: payments.balance }] : []),
  ]
  const amounts = named.map(({ payment }) => payment.amount)
  if (total !== null && payments.balance !== null && amounts.every((amount) => amount !== null)) {
    const sum = amounts.reduce((all, amount) => all + amount, 0)
    if (sum !== total)
      issues.push({ field: 'payments', message: `add up to ${sum}만원, not to ${total}만원` })
  }
  let before = signedOn
  for (const { field, payment } of named) {
    if (payment.date === null) continue
    if (before !== null && payment.date < before) {
      issues.push({ field: `${field}.date`, message: `must not be before ${before}` })
    }
    before = payment.date
  }
  return issues
}

/** Throws {@link InvalidInputError} that names every field at fault. A term under two years is lawful and passes. */
export const checkLease = (lease: LeaseInput): void => {
  const { startDate, endDate, signedOn } = lease
  const issues = checkPayments(lease.deposit, lease.payments, signedOn)
  if (startDate !== null && endDate !== null && endDate <= startDate) {
    issues.push({ field: 'endDate', message: 'must be after startDate' })
  }
  if (lease.kind === 'NEW' && signedOn !== null && startDate !== null && startDate < signedOn) {
    issues.push({ field: 'startDate', message: 'must not be before the day of signing' })
  }
  refuse(issues)
}

export const checkSale = (sale: SalesInput): void =>
  refuse(checkPayments(sale.price, sale.payments, sale.signedOn))

/** The last day is part of the term: two years from 2026-12-01 end on 2028-11-30 (민법 제160조). */
export const isUnderTwoYears = (startDate: string, endDate: string): boolean => {
  const [year = 0, month = 0, day = 0] = startDate.split('-').map(Number)
  // A day that the last month lacks (February 29) becomes the first of the next: the term takes the whole month.
  const anniversary = Date.UTC(year + 2, month - 1, day)
  return Date.parse(endDate) + 86_400_000 < anniversary
}
