import { wordFor } from '../../../domain/message/say.ts'
import { TEMPLATES } from '../../../domain/document/template.ts'
import { PROPERTY_TYPE_LABELS } from '../../../domain/property.ts'
import type { Language } from '../../../domain/run.ts'
import { inertText } from '../../../domain/text/inert.ts'
import type { Evidence } from '../../facts/evidence.ts'
import { DOCUMENT_SOURCE } from '../../written-document.ts'
import { checkFact } from '../../tools/evidence/check.ts'
import { article as articleOf, money as manwon, name } from '../../../domain/message/arg.ts'
import { formatArg, message } from '../../../domain/message/say.ts'
import { facts } from '../../facts/fact.ts'
import type { Fact } from '../../facts/fact.ts'
import type { WrittenDocument } from '../../written-document.ts'
import { agreedTerms, tellDifferences } from './offered-terms.ts'
import { DOCUMENT_WORDS } from './prompt.ts'
import { required } from './state.ts'
import type { DocumentTeamState } from './state.ts'

const homeLine = ({ offer, contractParties }: DocumentTeamState, language: Language): string => {
  const words = DOCUMENT_WORDS[language]
  const home = offer?.home ?? contractParties?.home ?? null
  if (home === null) return words.terms.home(words.byHand)
  const { name, address, unit, propertyType, exclusiveArea } = home
  const kind = propertyType && wordFor(PROPERTY_TYPE_LABELS[propertyType], language)
  const parts = [name, kind, address, unit, exclusiveArea == null ? null : `${exclusiveArea}㎡`]
  return words.terms.home(parts.filter((part) => part != null).join(', '))
}

/** What the contract says, a line each, with the parties in outline. */
const termsOf = (state: DocumentTeamState, language: Language): string[] => {
  const { terms } = DOCUMENT_WORDS[language]
  const parties = required(state, 'contractParties')
  const money = (amount: number) => formatArg(manwon(amount), language)
  const isSale = required(state, 'templateId') === 'sales_contract_v1'
  const { deposit, monthlyRent, price } = agreedTerms(state)
  const lines = isSale
    ? [
        terms.sellerAndBuyer(parties.lessor.name, parties.lessee.name),
        price === null ? terms.priceByHand : terms.price(money(price)),
        terms.downPayment(money(deposit ?? 0), parties.startDate),
        price === null
          ? terms.balanceOn(parties.endDate)
          : terms.balance(money(price - (deposit ?? 0)), parties.endDate),
      ]
    : [
        terms.lessorAndLessee(parties.lessor.name, parties.lessee.name),
        terms.deposit(money(deposit ?? 0)),
        (monthlyRent ?? 0) > 0 ? terms.rent(money(monthlyRent ?? 0)) : terms.noRent,
        terms.period(parties.startDate, parties.endDate),
      ]
  const special = parties.specialTerms.length
  return [homeLine(state, language), ...lines, special > 0 ? terms.special(special) : terms.noSpecial].map(
    inertText,
  )
}

export const documentOf = (state: DocumentTeamState): WrittenDocument => {
  const { language } = state.sharedContext
  const { name, documentType } = TEMPLATES[required(state, 'templateId')]
  const review = required(state, 'reviewResult')
  return {
    runId: state.runId,
    documentType,
    title: name,
    terms: termsOf(state, language),
    listing: state.selectedProperty,
    review: { ...review, recommendations: [...tellDifferences(state), ...review.recommendations] },
  }
}

const says = facts('result', 'quoted')
const quoted = (text: string): Fact[] => (text === '' ? [] : [says('words', { text: name(text) })])

/** The contract as a source: what stands in it and what its review found, with every sentence an answer may say from it. */
export const documentEvidence = ({ title, documentType, terms, review }: WrittenDocument): Evidence => ({
  n: 1,
  kind: 'calculation',
  title: message('words', { text: name(title) }),
  facts: [
    ...terms.flatMap(quoted),
    ...review.risks.flatMap(({ clause, reason, suggestion, article }) => [
      ...quoted(clause),
      ...quoted(reason),
      ...quoted(suggestion),
      ...(article === null ? [] : [says('contract.law', { article: articleOf(article) })]),
    ]),
    ...review.complianceCheck.map((check) => checkFact({ ...check, rule: name(check.rule) })),
    ...review.recommendations.flatMap(quoted),
  ],
  rows: [{ kind: 'document', documentType, title }],
  source: {
    kind: 'CALCULATION',
    name: DOCUMENT_SOURCE.name,
    inputs: { documentType, terms },
    result: {
      riskLevel: review.riskLevel,
      risks: review.risks.map(({ type, severity }) => ({ type, severity })),
      compliance: review.complianceCheck.map(({ rule, passed }) => ({ rule, passed })),
    },
    rules: [],
  },
  listing: null,
})
