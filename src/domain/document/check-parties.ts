import { InvalidInputError } from '../errors.ts'
import type { FieldIssue } from '../errors.ts'
import type { ContractParties } from '../input-response.ts'
import { fillTemplate, templateOf } from './template.ts'
import { agreeOn } from './terms.ts'
import type { ContractTerms } from './terms.ts'

const NO_HOME = { name: null, address: null, unit: null, propertyType: null, exclusiveArea: null }

const findTermIssues = (
  terms: ContractTerms,
  { lessor, lessee, ...given }: ContractParties,
): FieldIssue[] => {
  const issues: FieldIssue[] = []
  const { documentType, transactionType } = terms
  const { deposit, monthlyRent } = agreeOn(terms, given)
  if (deposit === null) {
    issues.push({ field: 'deposit', message: 'is needed: there is no listing that says it' })
  }
  if (documentType !== 'sales_contract' && given.price != null) {
    issues.push({ field: 'price', message: 'is that of a sale; a lease has a deposit' })
  }
  if (transactionType === 'RENT' && monthlyRent === null) {
    issues.push({
      field: 'monthlyRent',
      message: 'is needed: this home is let for a monthly rent (0 where none was agreed)',
    })
  }
  if (documentType === 'sales_contract' && monthlyRent !== null && monthlyRent > 0) {
    issues.push({ field: 'monthlyRent', message: 'a sale has no monthly rent' })
  }
  if (transactionType !== null && given.home != null) {
    issues.push({ field: 'home', message: 'is that of the chosen listing' })
  }
  const number = lessee.residentRegistrationNumber
  if (number != null && number === lessor.residentRegistrationNumber) {
    issues.push({ field: 'lessee.residentRegistrationNumber', message: 'is that of the lessor' })
  }
  return issues
}

/** What the template itself would refuse. */
const findTemplateIssues = (terms: ContractTerms, parties: ContractParties): readonly FieldIssue[] => {
  const order = {
    templateId: templateOf(terms.documentType),
    home: NO_HOME,
    kind: null,
    price: terms.price,
    terms: agreeOn(terms, parties),
    payments: null,
    signedOn: null,
  }
  try {
    fillTemplate(order, parties)
    return []
  } catch (error) {
    if (error instanceof InvalidInputError) return error.issues
    throw error
  }
}

/** Every field because of which the contract could not be written, while whoever gave them can still mend them. */
export const findPartyIssues = (terms: ContractTerms, parties: ContractParties): FieldIssue[] => [
  ...findTermIssues(terms, parties),
  ...findTemplateIssues(terms, parties),
]
