import type { IntentType } from '../../../../domain/intent.ts'
import { plainText } from '../../../evidence.ts'
import type { EvidenceKind } from '../../../evidence.ts'
import type { ComposeInput } from '../../reasoner.ts'
import { ANSWER_WORDS } from '../prompt.ts'
import { composeAnalysis } from './analysis.ts'
import { composeLaw } from './law.ts'
import { composeLoans } from './loan.ts'
import { composeMarket } from './market.ts'
import { composeProperties } from './property.ts'
import type { Part } from './text.ts'

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

const list = (items: readonly string[]): string => items.map((item) => `- ${plainText(item)}`).join('\n')

const clarification = (input: ComposeInput): string => {
  const { clarify } = ANSWER_WORDS[input.language]
  const region = input.intent.entities['region']?.[0]
  const question = region === undefined ? clarify.general : clarify.region(plainText(region))
  return `${question}\n\n${clarify.suggestions}\n${list(clarify.examples(plainText(region ?? clarify.region0)))}\n`
}

const refusal = (input: ComposeInput): string => {
  const words = ANSWER_WORDS[input.language]
  return `${words.declined}\n\n${words.abilitiesLead}\n${list(words.abilities)}\n`
}

const compose = (input: ComposeInput, kind: Composed): Part | null => {
  const { language, query } = input
  const items = input.evidence.filter((item) => item.kind === kind)
  switch (kind) {
    case 'property':
      return composeProperties(items, language)
    case 'market':
      return composeMarket(items, language)
    case 'legal':
      return composeLaw(items, query, language)
    case 'loan':
      return composeLoans(items, language)
    default:
      return kind satisfies never
  }
}

/** The whole answer in pieces, a passage each: a direct answer, a section for each kind of source, what to know about it. */
export function* composeAnswer(input: ComposeInput): Generator<string> {
  const { intentType } = input.intent
  const words = ANSWER_WORDS[input.language]
  if (intentType === 'UNCLEAR' || intentType === 'IRRELEVANT') {
    yield intentType === 'UNCLEAR' ? clarification(input) : refusal(input)
    if (input.gaps.length > 0) yield `\n${list(input.gaps)}\n`
    return
  }
  const analysed = composeAnalysis(input)
  const sources = orderOf(input.intent)
    .map((kind) => compose(input, kind))
    .filter((part) => part !== null)
    // What was analysed says what the articles it rests on are about.
    .map((part) => (analysed.length > 0 ? { ...part, lead: '' } : part))
  const parts = [...analysed, ...sources]
  if (parts.length === 0) {
    // Why there is nothing is then the answer itself.
    const [why, ...others] = input.gaps.map(plainText)
    yield why === undefined ? `${words.nothing} ${words.askMore}\n` : `${[why, ...others].join('\n\n')}\n`
  } else
    yield `${parts
      .map((part) => part.lead)
      .filter((text) => text !== '')
      .join('\n')}\n`
  for (const part of parts) yield `\n## ${part.heading}\n\n${part.body}\n`
  if (input.assumptions.length > 0) {
    yield `\n## ${words.assumptions}\n\n${list(input.assumptions.map(({ name, value }) => words.assumed[name]?.(value) ?? `${name}: ${value}`))}\n`
  }
  if (parts.length > 0 && input.gaps.length > 0) yield `\n## ${words.gaps}\n\n${list(input.gaps)}\n`
}
