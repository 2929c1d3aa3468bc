import { expect, test } from 'vitest'
import { findPartyIssues } from '../../../src/domain/document/check-parties.ts'
import type { ContractTerms } from '../../../src/domain/document/terms.ts'
import type { ContractParties } from '../../../src/domain/input-response.ts'
import { LESSOR_NUMBER, someParties } from '../../support/contract.ts'

const lease = (transactionType: ContractTerms['transactionType']): ContractTerms => ({
  documentType: 'lease_contract',
  transactionType,
  price: null,
  deposit: null,
  monthlyRent: null,
})
const sale: ContractTerms = {
  documentType: 'sales_contract',
  transactionType: 'SALE',
  price: 50_000,
  deposit: null,
  monthlyRent: null,
}
const fields = (terms: ContractTerms, change: Partial<ContractParties> = {}) =>
  findPartyIssues(terms, someParties(change)).map(({ field }) => field)

test('what can be written has no issues', () => {
  expect(fields(lease('RENT'))).toEqual([])
  expect(fields(lease('JEONSE'), { monthlyRent: null })).toEqual([])
  expect(fields(lease(null))).toEqual([])
  expect(fields(sale, { deposit: 5_000, monthlyRent: 0 })).toEqual([])
})

test('a home that is let for a monthly rent needs one, and nought is an answer', () => {
  expect(fields(lease('RENT'), { monthlyRent: null })).toEqual(['monthlyRent'])
  expect(fields(lease('RENT'), { monthlyRent: 0 })).toEqual([])
})

test('a sale has no rent, and its down payment is a part of its price', () => {
  expect(fields(sale, { deposit: 50_001, monthlyRent: 10 })).toEqual(['monthlyRent', 'deposit'])
  expect(fields({ ...sale, price: null }, { deposit: 50_001, monthlyRent: null })).toEqual([])
})

test('an amount may be left out where the listing says it', () => {
  const listed: ContractTerms = { ...lease('RENT'), deposit: 3_000, monthlyRent: 70 }
  expect(fields(listed, { deposit: null, monthlyRent: null })).toEqual([])
  expect(fields(lease('JEONSE'), { deposit: null, monthlyRent: null })).toEqual(['deposit'])
  expect(fields(lease(null), { deposit: null })).toEqual(['deposit'])
  expect(fields(sale, { deposit: null, monthlyRent: null })).toEqual(['deposit'])
})

test('a price is that of a sale, and holds the down payment in place of the listed one', () => {
  expect(fields(lease('RENT'), { price: 40_000 })).toEqual(['price'])
  expect(fields(sale, { price: 4_000, deposit: 5_000, monthlyRent: null })).toEqual(['deposit'])
  expect(fields(sale, { price: 60_000, deposit: 55_000, monthlyRent: null })).toEqual([])
})

test('nobody concludes a contract with themselves', () => {
  const lessee = { ...someParties().lessee, residentRegistrationNumber: LESSOR_NUMBER }
  expect(fields(lease('RENT'), { lessee })).toEqual(['lessee.residentRegistrationNumber'])
  const nobody = { ...someParties().lessee, residentRegistrationNumber: null }
  const lessor = { ...someParties().lessor, residentRegistrationNumber: null }
  expect(fields(lease('RENT'), { lessor, lessee: nobody })).toEqual([])
})

test('an issue says nothing of what was given', () => {
  const said = JSON.stringify(findPartyIssues(sale, someParties({ deposit: 50_001 })))
  expect(said).not.toMatch(/50001|50_001|김임대/)
})
