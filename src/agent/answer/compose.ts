import type { IntentType } from '../../domain/intent.ts'
import { inertText } from '../../domain/inert-text.ts'
import type { EvidenceKind } from '../evidence.ts'
import { ANSWER_WORDS } from './prompt.ts'
import { ASKS_IN_GENERAL } from '../planning/search-plan.ts'
import { composeAnalysis } from './analysis.ts'
import { sayAssumption } from './assumption.ts'
import { hasChecks } from './checks.ts'
import { composeDocument } from './document.ts'
import { composeLaw } from './law.ts'
import { hasLending } from './lending.ts'
import { composeLoans } from './loan.ts'
import { composeMarket } from './market.ts'
import { composeProperties } from './property.ts'
import type { Part } from './text.ts'
import type { ComposeInput } from './input.ts'

type Composed = Exclude<EvidenceKind, 'calculation'>

const FIRST: Partial<Record<IntentType, Composed>> = {
  LEGAL_CONSULT: 'legal',
  CONTRACT_CREATION: 'legal',
  CONTRACT_REVIEW: 'legal',
  RISK_ANALYSIS: 'legal',
  MARKET_INQUIRY: 'market',
  PROPERTY_SEARCH: 'property',
  LOAN_CONSULT: 'loan',
}
const ORDER: readonly Composed[] = ['property', 'market', 'legal', 'loan']

/** What was asked first comes first. */
const orderOf = ({ intentType, facets }: ComposeInput['intent']): Composed[] => [
  ...new Set([...[intentType, ...facets].flatMap((type) => FIRST[type] ?? []), ...ORDER]),
]

const list = (items: readonly string[]): string => items.map((item) => `- ${inertText(item)}`).join('\n')

const clarification = (input: ComposeInput): string => {
  const { clarify } = ANSWER_WORDS[input.language]
  const region = input.intent.entities['region']?.[0]
  const question = region === undefined ? clarify.general : clarify.region(inertText(region))
  return `${question}\n\n${clarify.suggestions}\n${list(clarify.examples(inertText(region ?? clarify.region0)))}\n`
}

const refusal = (input: ComposeInput): string => {
  const words = ANSWER_WORDS[input.language]
  return `${words.declined}\n\n${words.abilitiesLead}\n${list(words.abilities)}\n`
}

/** Whether a question of law is part of what is asked. */
const asksLaw = ({ intentType, facets }: ComposeInput['intent']): boolean =>
  intentType === 'LEGAL_CONSULT' || facets.includes('LEGAL_CONSULT')

const compose = (input: ComposeInput, kind: Composed): Part | null => {
  const { language, query } = input
  const items = input.evidence.filter((item) => item.kind === kind)
  switch (kind) {
    case 'property':
      return composeProperties(items, language)
    case 'market':
      return composeMarket(items, query, language)
    case 'legal':
      // The list of checks quotes the articles that a general question is about.
      return hasChecks(items, language) && (ASKS_IN_GENERAL.test(query) || !asksLaw(input.intent))
        ? null
        : composeLaw(items, query, language)
    case 'loan':
      return hasLending(input.evidence) ? null : composeLoans(items, query, language)
    default:
      return kind satisfies never
  }
}

/** A list ends with an empty line: what comes after it would go on in its last item. */
const joinLeads = (leads: readonly string[]): string =>
  leads.join(leads.some((lead) => lead.includes('\n- ')) ? '\n\n' : '\n')

/** The whole answer in pieces, a passage each: a direct answer, a section for each kind of source, what to know about it. */
export function* composeAnswer(input: ComposeInput): Generator<string> {
  const { intentType } = input.intent
  const words = ANSWER_WORDS[input.language]
  if (intentType === 'UNCLEAR' || intentType === 'IRRELEVANT') {
    yield intentType === 'UNCLEAR' ? clarification(input) : refusal(input)
    if (input.gaps.length > 0) yield `\n${list(input.gaps)}\n`
    return
  }
  const written = composeDocument(input.document, input.evidence, input.language)
  const analysed = [...written, ...composeAnalysis(input)]
  // The home that a contract is about stands in its terms.
  const isListed = (kind: Composed) =>
    kind !== 'property' || written.length === 0 || input.intent.facets.includes('PROPERTY_SEARCH')
  const sources = orderOf(input.intent)
    .filter(isListed)
    .map((kind) => compose(input, kind))
    .filter((part) => part !== null)
    // What was analysed says what the articles it rests on are about.
    .map((part) => (analysed.length > 0 ? { ...part, lead: '' } : part))
  const parts = [...analysed, ...sources]
  if (parts.length === 0) {
    // Why there is nothing is then the answer itself.
    const [why, ...others] = input.gaps.map(inertText)
    yield why === undefined ? `${words.nothing} ${words.askMore}\n` : `${[why, ...others].join('\n\n')}\n`
  } else {
    const leads = parts.map((part) => part.lead).filter((text) => text !== '')
    // Where nothing could be worked out, why comes first.
    const [why] = input.gaps.map(inertText)
    yield `${leads.length > 0 ? joinLeads(leads) : [...(why === undefined ? [] : [why]), words.seeBelow].join(' ')}\n`
  }
  for (const part of parts) yield `\n## ${part.heading}\n\n${part.body}\n`
  if (input.assumptions.length > 0) {
    yield `\n## ${words.assumptions}\n\n${list(input.assumptions.map((it) => sayAssumption(it, input.language)))}\n`
  }
  if (parts.length > 0 && input.gaps.length > 0) yield `\n## ${words.gaps}\n\n${list(input.gaps)}\n`
}
