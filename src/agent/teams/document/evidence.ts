import { TEMPLATES } from '../../../domain/document/template.ts'
import { dateText } from '../../../domain/document/wording.ts'
import { PROPERTY_TYPE_LABELS } from '../../../domain/property.ts'
import type { Language } from '../../../domain/run.ts'
import { inertText } from '../../../domain/text/inert.ts'
import type { Evidence } from '../../facts/evidence.ts'
import { DOCUMENT_SOURCE } from '../../written-document.ts'
import { checkFact } from '../../tools/evidence/check.ts'
import { article as articleOf, money, name, text, within } from '../../../domain/message/arg.ts'
import { message, wordFor, wordsIn } from '../../../domain/message/say.ts'
import { facts } from '../../facts/fact.ts'
import type { Fact } from '../../facts/fact.ts'
import type { WrittenDocument } from '../../written-document.ts'
import { agreedTerms, tellDifferences } from './offered-terms.ts'
import { required } from './state.ts'
import type { DocumentTeamState } from './state.ts'

const homeLine = ({ offer, contractParties }: DocumentTeamState, language: Language): string => {
  const words = wordsIn(language)
  const home = offer?.home ?? contractParties?.home ?? null
  if (home === null) return words('document.term.home', { home: within(message('document.term.byHand')) })
  const { name: called, address, unit, propertyType, exclusiveArea } = home
  const kind = propertyType && wordFor(PROPERTY_TYPE_LABELS[propertyType], language)
  const parts = [called, kind, address, unit, exclusiveArea == null ? null : `${exclusiveArea}㎡`]
  return words('document.term.home', { home: name(parts.filter((part) => part != null).join(', ')) })
}

/** Contracts have their days in Korean, and whoever reads English has them in figures. */
const dayOf = (day: string) => text({ ko: dateText(day), en: day })

/** What the contract says, a line each, with the parties in outline. */
const termsOf = (state: DocumentTeamState, language: Language): string[] => {
  const words = wordsIn(language)
  const parties = required(state, 'contractParties')
  const isSale = required(state, 'templateId') === 'sales_contract_v1'
  const { deposit, monthlyRent, price } = agreedTerms(state)
  const lines = isSale
    ? [
        words('document.term.sale', {
          seller: name(parties.lessor.name),
          buyer: name(parties.lessee.name),
        }),
        price === null
          ? words('document.term.priceByHand')
          : words('document.term.price', { amount: money(price) }),
        words('document.term.downPayment', {
          amount: money(deposit ?? 0),
          day: dayOf(parties.startDate),
        }),
        price === null
          ? words('document.term.balanceOn', { day: dayOf(parties.endDate) })
          : words('document.term.balance', {
              amount: money(price - (deposit ?? 0)),
              day: dayOf(parties.endDate),
            }),
      ]
    : [
        words('document.term.lease', {
          lessor: name(parties.lessor.name),
          lessee: name(parties.lessee.name),
        }),
        words('document.term.deposit', { amount: money(deposit ?? 0) }),
        (monthlyRent ?? 0) > 0
          ? words('document.term.rent', { amount: money(monthlyRent ?? 0) })
          : words('document.term.noRent'),
        words('document.term.period', {
          from: dayOf(parties.startDate),
          until: dayOf(parties.endDate),
        }),
      ]
  const special = parties.specialTerms.length
  const last =
    special > 0
      ? words('document.term.special', { count: name(String(special)) })
      : words('document.term.noSpecial')
  return [homeLine(state, language), ...lines, last].map(inertText)
}

export const documentOf = (state: DocumentTeamState): WrittenDocument => {
  const { language } = state.sharedContext
  const { name: title, documentType } = TEMPLATES[required(state, 'templateId')]
  const review = required(state, 'reviewResult')
  return {
    runId: state.runId,
    documentType,
    title,
    terms: termsOf(state, language),
    listing: state.selectedProperty,
    review: { ...review, recommendations: [...tellDifferences(state), ...review.recommendations] },
  }
}

const says = facts('result', 'quoted')
const quoted = (said: string): Fact[] => (said === '' ? [] : [says('words', { text: name(said) })])

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
