import type { Block, Leaf } from '../../domain/block.ts'
import type { IntentType } from '../../domain/intent.ts'
import { place } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { present } from '../../domain/present.ts'
import { readAskedShare } from '../../domain/reading/share.ts'
import type { Evidence, EvidenceKind } from '../facts/evidence.ts'
import { rowOf } from '../facts/row.ts'
import type { AskName } from '../../domain/reading/asks.ts'
import { worksOut } from '../../domain/reading/asks-before.ts'
import { readAsks } from '../../domain/reading/read-asks.ts'
import { marketAsked } from '../question.ts'
import type { ComposeInput } from './input.ts'
import { noteAssumptions } from './assumption.ts'
import { composeCalculations, paperIn } from './calculation.ts'
import { composeAdvice, composeChecks, hasChecks } from './checks.ts'
import { composeContract } from './contract.ts'
import { ALL, inFittingDetail } from './detail.ts'
import type { Counts, Detail } from './detail.ts'
import { composeDocument } from './document.ts'
import { composeBesidePaper, composeLaw } from './law.ts'
import { composeLending, matchesIn } from './lending.ts'
import { asWords, bullets, caveat, concluding, line, noted, section } from './line.ts'
import type { Part } from './line.ts'
import { composeLoans } from './loan.ts'
import { composeMarket } from './market.ts'
import { composeProperties } from './property.ts'
import { renderBlocks } from './render.ts'
import { isBeside, isGeneral, leads, rulingIn } from './ruling.ts'

type Composed = Exclude<EvidenceKind, 'calculation' | 'ground'>

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

const KINDS = ['property', 'market', 'legal', 'loan'] as const
/** What an English example asks about where no place is named. */
const EXAMPLE_PLACE = '마포구'

/** What could be asked, about the place that is spoken of. */
export const suggestions = (region: string | null) => {
  const of = { region: place({ code: null, fullName: region ?? EXAMPLE_PLACE }) }
  return [
    message('answer.suggest.market', of),
    message('answer.suggest.property', of),
    message('answer.suggest.legal'),
    message('answer.suggest.loan'),
  ]
}

/** What is asked back where nobody can tell what is meant. */
export const askWhat = (region: string | null) =>
  region === null
    ? message('answer.clarify')
    : message('answer.clarifyAt', { region: place({ code: null, fullName: region }) })

const bulleted = (said: readonly Said[]): Block => bullets(said.map((it) => line(null, it)))

const clarification = ({ intent }: ComposeInput): Block[] => {
  const region = intent.entities['region']?.[0] ?? null
  return [
    ...concluding([line(null, askWhat(region))]),
    caveat(message('answer.suggestions')),
    bulleted(suggestions(region)),
  ]
}

const refusal = (): Block[] => [
  ...concluding([line(null, message('answer.declined'))]),
  caveat(message('answer.abilities')),
  bulleted(KINDS.map((kind) => message(`answer.ability.${kind}`))),
]

const calculationsIn = (evidence: ComposeInput['evidence']): Evidence[] =>
  evidence.filter(({ kind }) => kind === 'calculation')

/** Whether a question of law is part of what is asked. */
const asksLaw = ({ intentType, facets }: ComposeInput['intent']): boolean =>
  intentType === 'LEGAL_CONSULT' || facets.includes('LEGAL_CONSULT')

/** Who asks for a figure alone has not asked for a list of lenders. */
const OF_PRODUCTS: readonly AskName[] = ['products', 'namedLoan']

/** Beside what was worked out, no ruling about something else. */
const relevant = (items: Evidence[], evidence: Evidence[]): Evidence[] => {
  const told = rulingIn(items)
  return told === null || calculationsIn(evidence).length === 0 || isBeside(told, evidence)
    ? items
    : items.filter((it) => rowOf(it, 'ruling') === null)
}

const compose = (input: ComposeInput, kind: Composed, detail: Detail): Part[] => {
  const { query, evidence } = input
  const items = evidence.filter((item) => item.kind === kind)
  const paper = paperIn(evidence)
  const asks = readAsks(query)
  const isClear = rulingIn(items)?.row.isClear === true
  const isBeside = calculationsIn(evidence).length > 0
  switch (kind) {
    case 'property':
      return present([composeProperties(items, detail)])
    case 'market':
      return present([
        composeMarket(items, marketAsked(input), {
          isBeside,
          foretells: asks.includes('future'),
          detail,
        }),
      ])
    case 'legal':
      if (paper !== null) return composeBesidePaper(items, paper, input.language)
      // The list of checks quotes the articles that a general question is about.
      return hasChecks(items) &&
        !isClear &&
        (!asksLaw(input.intent) || (asks.includes('checks') && rulingIn(items) === null))
        ? []
        : composeLaw(relevant(items, evidence), readAskedShare(query), {
            // What holds in general is not told beside a ruling that is what is asked.
            beside: calculationsIn(evidence).filter((it) => !isClear || !isGeneral(it)),
            isAsked: asksLaw(input.intent),
            detail,
            language: input.language,
          })
    case 'loan':
      return matchesIn(evidence).length > 0 || (isBeside && !asks.some((it) => OF_PRODUCTS.includes(it)))
        ? []
        : present([composeLoans(items, query, { isBeside, detail })])
    default:
      return kind satisfies never
  }
}

/** What was analysed comes before what it rests on. */
export const composeAnalysis = (
  { analysis, evidence, query, followUp }: Pick<ComposeInput, 'analysis' | 'evidence' | 'query' | 'followUp'>,
  detail: Detail,
): Part[] =>
  analysis === undefined
    ? []
    : [
        ...composeContract(analysis, evidence, followUp?.query ?? query),
        ...composeCalculations(evidence, detail),
        ...composeLending(evidence, detail),
        ...composeChecks(evidence, detail),
        ...composeAdvice(evidence),
      ]

/** Whether something else is asked of a case whose figures were told, and none of them: what is asked comes before them. */
const asksLawNext = (followUp: ComposeInput['followUp']): boolean =>
  followUp?.staysOf === true &&
  followUp.request?.cases === undefined &&
  followUp.request?.wishes.some(({ asks }) => asks.some((it) => worksOut(it))) === false

const partsOf = (input: ComposeInput, detail: Detail): Part[] => {
  const written = composeDocument(input.document, input.evidence)
  // The home that a contract is about stands in its terms.
  const isListed = (kind: Composed) =>
    kind !== 'property' || written.length === 0 || input.intent.facets.includes('PROPERTY_SEARCH')
  const told = rulingIn(input.evidence)
  const isClear = told?.row.isClear === true
  const isFirst =
    told !== null &&
    written.length === 0 &&
    (leads(told, input.evidence) || (isClear && asksLawNext(input.followUp)))
  // What holds in general adds nothing to an answer to what is asked.
  const isGeneralOnly = isFirst && calculationsIn(input.evidence).every(isGeneral)
  const analysed = [
    ...written,
    ...(isGeneralOnly && hasChecks(input.evidence) ? [] : composeAnalysis(input, detail)),
  ]
  const sources = orderOf(input.intent)
    .filter(isListed)
    .filter((kind) => kind !== 'loan' || !isFirst)
    .flatMap((kind) => compose(input, kind, detail).map((part) => ({ kind, part })))
  // What was analysed says what the articles it rests on are about; a ruling says what it is to be.
  const leading = (kind: Composed): boolean =>
    (analysed.length === 0 && !isFirst) || (kind === 'legal' && isClear)
  const parts = sources.map(({ kind, part }) => ({
    kind,
    part: leading(kind) ? part : { ...part, lead: [] },
  }))
  const [first, others] = isFirst
    ? [parts.filter(({ kind }) => kind === 'legal'), parts.filter(({ kind }) => kind !== 'legal')]
    : [[], parts]
  return [...first.map(({ part }) => part), ...analysed, ...others.map(({ part }) => part)]
}

/** All of them are the answer's `assumptions`. */
const ASSUMPTIONS: Counts = { full: ALL, brief: 5, terse: 3 }

/** What was taken for granted, and what could not be found out. */
export const notesOf = (
  { assumptions, gaps, language }: Pick<ComposeInput, 'assumptions' | 'gaps' | 'language'>,
  detail: Detail,
  lead: readonly Leaf[],
): Block[] => [
  ...section(
    'answer.heading.assumptions',
    noteAssumptions(assumptions, ASSUMPTIONS[detail], renderBlocks(lead, language)),
  ),
  ...section('answer.heading.gaps', noted('gap', gaps.map(asWords))),
]

/** The same where a model was to write it and did not: why is told with what else is to be known. */
export const blocksInstead = (input: ComposeInput, reason: string | null): Block[] =>
  blocksOf(reason === null ? input : { ...input, gaps: [...new Set([...input.gaps, reason])] })

/** The answer: what was asked first, a section for each kind of source, and what to know about it. */
export const blocksOf = (input: ComposeInput): Block[] =>
  inFittingDetail((detail) => blocksIn(detail, input), input.language)

const blocksIn = (detail: Detail, input: ComposeInput): Block[] => {
  const { intentType } = input.intent
  if (intentType === 'UNCLEAR' || intentType === 'IRRELEVANT') {
    return [
      ...(intentType === 'UNCLEAR' ? clarification(input) : refusal()),
      ...noted('gap', input.gaps.map(asWords)),
    ]
  }
  const parts = partsOf(input, detail)
  if (parts.length === 0) {
    // Why there is nothing is then the answer itself.
    return input.gaps.length === 0
      ? concluding([line(null, message('answer.nothing'), message('answer.askMore'))])
      : input.gaps.flatMap((gap) => concluding([line(null, asWords(gap))]))
  }
  const lead = parts.flatMap((part) => part.lead)
  // Where nothing could be worked out, why comes first.
  const why = input.gaps.slice(0, 1).map(asWords)
  const first = concluding(lead.length > 0 ? lead : [line(null, ...why, message('answer.seeBelow'))])
  return [...first, ...parts.map(({ section }) => section), ...notesOf(input, detail, first)]
}
