import type { FieldIssue } from '../errors.ts'
import type { ContractParties, TermChange } from '../input-response.ts'
import { findPartyIssues } from './check-parties.ts'
import type { TermSuggestion, WrittenTerms } from './decision.ts'
import type { MaskedParties } from './parties.ts'
import type { DocumentReview } from './review.ts'
import type { AgreedTerms, ContractTerms } from './terms.ts'

/** A wording of the review in place of a special term. */
export interface TakenOver {
  specialTerm: number
  wording: string
}

const amendSpecialTerms = (
  terms: readonly string[],
  change: TermChange,
  taken: readonly TakenOver[],
): string[] => {
  const changes = change.specialTerms ?? []
  const kept = terms.flatMap((term, index) => {
    const changed = changes.find(({ number }) => number === index + 1)
    if (changed !== undefined) return changed.text == null ? [] : [changed.text]
    const wordings = taken.filter(({ specialTerm }) => specialTerm === index + 1)
    return wordings.length === 0 ? [term] : [...new Set(wordings.map(({ wording }) => wording))]
  })
  const added = changes.flatMap(({ number, text }) => (number == null && text != null ? [text] : []))
  return [...kept, ...added]
}

/** Who concludes the contract stays; what they agreed on becomes as it was decided. */
export const amendParties = <Parties extends ContractParties | MaskedParties>(
  parties: Parties,
  change: TermChange,
  taken: readonly TakenOver[],
): Parties => ({
  ...parties,
  home: change.home ?? parties.home,
  deposit: change.deposit ?? parties.deposit,
  monthlyRent: change.monthlyRent ?? parties.monthlyRent,
  price: change.price ?? parties.price,
  startDate: change.startDate ?? parties.startDate,
  endDate: change.endDate ?? parties.endDate,
  specialTerms: amendSpecialTerms(parties.specialTerms ?? [], change, taken),
})

/** What can be taken over of a review: the risks of special terms for which there is another wording. */
export const suggestionsOf = (told: DocumentReview, inKorean: DocumentReview): TermSuggestion[] =>
  told.risks
    .flatMap(({ type, severity, specialTerm, reason, suggestion }, index) => {
      const wording = inKorean.risks[index]?.suggestion ?? ''
      return specialTerm == null || wording === ''
        ? []
        : [{ type, severity, specialTerm, reason, suggestion, wording }]
    })
    .map((suggestion, index) => ({ id: String(index + 1), ...suggestion }))

/** Nobody: who the parties are is of no consequence for whether terms fit. */
const SOMEBODY = { name: '○', address: '○', phone: '02-000-0000', residentRegistrationNumber: null }

/** Every field of a change that cannot stand in the contract. */
export const findChangeIssues = (
  offered: ContractTerms,
  { specialTerms, ...written }: WrittenTerms,
  change: TermChange,
): FieldIssue[] => {
  const numbers = (change.specialTerms ?? []).flatMap(({ number }) => (number == null ? [] : [number]))
  const issues: FieldIssue[] = []
  for (const [index, { number, text }] of (change.specialTerms ?? []).entries()) {
    const field = `specialTerms.${index}`
    if (number == null && text == null) issues.push({ field, message: 'needs a number, a text or both' })
    if (number != null && number > specialTerms)
      issues.push({ field: `${field}.number`, message: `must be at most ${specialTerms}` })
    if (number != null && numbers.indexOf(number) !== numbers.lastIndexOf(number))
      issues.push({ field: `${field}.number`, message: 'is given twice' })
  }
  const before: ContractParties = { lessor: SOMEBODY, lessee: SOMEBODY, ...written, specialTerms: [] }
  const after = amendParties(before, { ...change, specialTerms: [] }, [])
  if (after.startDate >= after.endDate) issues.push({ field: 'endDate', message: 'must be after startDate' })
  return [...issues, ...findPartyIssues({ ...offered, ...NO_OFFER }, after)]
}

/** What stands in the contract already is no longer as it was offered. */
const NO_OFFER: AgreedTerms = { deposit: null, monthlyRent: null, price: null }
