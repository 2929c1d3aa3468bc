import type { Prose } from '../../domain/prose.ts'
import { certaintyBy } from '../../domain/certainty/certainty.ts'
import { certaintyGrounds } from '../../domain/certainty/grounds.ts'
import type { Said } from '../../domain/certainty/grounds.ts'
import type { CertaintyGrounds } from '../../domain/certainty/names.ts'
import { clip } from '../../domain/text/clip.ts'
import { remindersIn } from './reminders.ts'
import { firstOfBlocks, renumbered, sectionsOfBlocks } from './sections.ts'
import { renderBlocks } from './render.ts'
import { headed } from './line.ts'
import { message, wordsIn } from '../../domain/message/say.ts'
import { list, term } from '../../domain/message/arg.ts'
import type { Block, Leaf } from '../../domain/block.ts'
import type { AnalysisReport } from '../../domain/analysis.ts'
import type { Answer, AnswerMaker, AnswerType, Assumption } from '../../domain/answer.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import type { Language } from '../../domain/run.ts'
import type { Team } from '../../domain/step.ts'
import { citationsIn, citeInOrder, withoutCitations } from './citations.ts'
import { sourceOf } from '../facts/evidence.ts'
import { rowOf } from '../facts/row.ts'
import type { Evidence } from '../facts/evidence.ts'
import { assessGrounding } from './grounding.ts'
import { isOffline } from '../call.ts'

export interface AnswerParts {
  /** Markdown whose [n] names evidence n. */
  markdown: string
  /** What rules wrote it from; null or left out where a model did. */
  blocks?: readonly Block[] | null | undefined
  evidence: readonly Evidence[]
  intent: AnalyzedIntent
  /** The person's own words; their numbers are not the answer's claims. */
  question: Prose
  /** Their last words alone, where the question goes on from others. */
  own?: Prose
  /** Turns of the conversation before. */
  before?: number
  /** The text of the answer before; null or left out where there is none. */
  last?: string | null
  gaps: readonly string[]
  assumptions: readonly Assumption[]
  teamsUsed: readonly Team[]
  /** Where the intent does not tell. */
  type?: AnswerType
  analysis?: AnalysisReport | undefined
  /** Who wrote it; left out or null where no call did. */
  writer?: { model: string; fallbackReason?: string | undefined; isCut?: boolean | undefined } | null
  /** A contract was written, which the run holds. */
  hasDocument?: boolean
  language: Language
  /** What is added to the text about sentences whose figures no source states; left out: that they are to be checked. */
  uncheckedNote?: (sentences: readonly string[]) => string
}

const sayUnchecked = (sentences: readonly string[], language: Language): string =>
  ['\n', `> ${wordsIn(language)('run.unchecked')}`, ...sentences.map((it) => `> - ${it}`), ''].join('\n')

/** Prices are prices where they are the ground of something else, too. */
const kindOf = ({ kind, source }: Evidence): Evidence['kind'] => (source.kind === 'MARKET' ? 'market' : kind)

/** Said under every answer that rests on invented data, whoever wrote the answer. */
const demoNote = (evidence: readonly Evidence[]): Leaf[] => {
  const kinds = (['property', 'market', 'loan'] as const).filter((kind) =>
    evidence.some((item) => item.isDemo === true && kindOf(item) === kind),
  )
  if (kinds.length === 0) return []
  const said = message('answer.demo', { kinds: list(kinds.map((kind) => term(`demo.${kind}`))) })
  return [{ kind: 'note', role: 'demo', lines: [headed(null, message('answer.demoTitle'), said)] }]
}

const SUMMARY_LENGTH = 200

const answerType = ({ intent, evidence, hasDocument }: AnswerParts): AnswerType => {
  if (intent.intentType === 'UNCLEAR') return 'CLARIFICATION'
  if (intent.intentType === 'IRRELEVANT') return 'DECLINED'
  if (intent.intentType === 'COMPREHENSIVE') return 'COMPREHENSIVE_ANALYSIS'
  if (hasDocument === true) return 'DOCUMENT'
  const listsHomes = evidence.some((item) => item.kind === 'property')
  return intent.intentType === 'PROPERTY_SEARCH' && listsHomes ? 'PROPERTY_LIST' : 'ANSWER'
}

const plain = (markdown: string): string =>
  withoutCitations(markdown)
    .replaceAll(/[*_`>#|]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The first thing that a model’s text says. */
const firstOf = (markdown: string): string | null =>
  markdown.split('\n').find((text) => text.trim() !== '' && !/^\s*(#|\||---|\d+\.\s|[-*]\s)/.test(text)) ??
  null

/** What is said first, without its marks. */
const summarize = (first: string | null): string | null => {
  const text = plain(first ?? '')
  if (text === '') return null
  return clip(text, SUMMARY_LENGTH)
}

/** Sections of a model’s text by heading; what stands before the first heading is a section without title. */
const sectionsOf = (markdown: string): Answer['sections'] =>
  markdown.split(/^(?=#{1,3}\s)/m).flatMap((part) => {
    const heading = /^#{1,3}\s+(.*)(?:\n|$)/.exec(part)
    const content = part.slice(heading?.[0].length ?? 0).trim()
    const title = plain(heading?.[1] ?? '')
    if (title === '' && content === '') return []
    return [{ title, content, citations: citationsIn(part).map((n) => n - 1) }]
  })

/** What several say alike, once. */
export const distinctAssumptions = (assumptions: readonly Assumption[]): Assumption[] => [
  ...new Map(assumptions.map((item) => [`${item.name} ${item.value}`, item])).values(),
]

const NO_EVIDENCE_CONFIDENCE = 0.2

/** Nobody knows what the part would have said that is missing. */
const CUT_FACTOR = 0.5

const makerOf = (writer: AnswerParts['writer']): AnswerMaker => {
  const isModel = writer != null && !isOffline(writer)
  return {
    kind: isModel ? 'MODEL' : 'RULES',
    model: isModel ? writer.model : null,
    standInReason: writer?.fallbackReason ?? null,
    isCut: writer?.isCut === true,
  }
}

/** How likely it is what was asked for, less what the sources do not carry. */
const confidenceOf = (
  { type, intent, sources }: Said,
  grounds: CertaintyGrounds,
  supportedShare: number,
): number => {
  if (type === 'CLARIFICATION' || type === 'DECLINED') return intent.confidence
  if (sources.length === 0) return Math.min(intent.confidence, NO_EVIDENCE_CONFIDENCE)
  return certaintyBy(grounds) * supportedShare
}

/** The ruling that is told, the one that leads where there are several; `found`: all that was found. */
const rulingTold = (sources: readonly Evidence[], found: readonly Evidence[]): Said['ruling'] => {
  const [told] = sources.flatMap((source) => rowOf(source, 'ruling') ?? [])
  if (told === undefined) return null
  const others = found
    .flatMap((source) => rowOf(source, 'ruling') ?? [])
    .filter(({ id, isPoint }) => id !== told.id && isPoint !== true)
  return {
    confidence: told.confidence ?? 1,
    isDecided: told.verdict !== undefined,
    nearness: told.nearness ?? 0,
    rivals: others.length,
  }
}

/** The final response: what is said, what it rests on, and how far. */
/** Each listing once, in the order in which it is shown: what is worked out of one may stand in another. */
const propertiesOf = (evidence: readonly Evidence[]): Answer['properties'] => {
  const shown = evidence.filter((item) => rowOf(item, 'listing') !== null)
  const listings = [...shown, ...evidence].flatMap(({ listing }) => listing ?? [])
  const seen = new Map(listings.map((it) => [it.transactionId, it]))
  return [...seen.values()]
}

export const assembleAnswer = (parts: AnswerParts): Answer => {
  const { language, uncheckedNote = (sentences) => sayUnchecked(sentences, language) } = parts
  const cited = citeInOrder(parts.markdown, parts.evidence)
  const { sources } = cited
  const given = [
    parts.question,
    ...parts.gaps,
    ...parts.assumptions.map((item) => `${item.name} ${item.value}`),
  ]
  const type = parts.type ?? answerType(parts)
  // A question back and a refusal state nothing.
  const states = type !== 'CLARIFICATION' && type !== 'DECLINED'
  const { supportedShare, unsupported } = states
    ? assessGrounding(cited.text, sources, given)
    : { supportedShare: 1, unsupported: [] }
  const checked = unsupported.length > 0 ? cited.text + uncheckedNote(unsupported) : cited.text
  const demo = states ? demoNote(parts.evidence) : []
  const text = demo.length > 0 ? `${checked}\n\n${renderBlocks(demo, language)}\n` : checked
  const { question, intent } = parts
  const reminders = remindersIn(parts.evidence, language)
  const said: Said = {
    question,
    own: parts.own ?? question,
    text: cited.text,
    type,
    intent,
    sources: sources.map(({ source }) => source),
    ruling: rulingTold(sources, parts.evidence),
    gaps: parts.gaps.length,
    before: parts.before ?? 0,
    last: parts.last ?? null,
  }
  const certainty = certaintyGrounds(said)
  const blocks = parts.blocks && [...renumbered(parts.blocks, cited.numbers), ...demo]
  return {
    type,
    text,
    summary: summarize(blocks ? firstOfBlocks(blocks, language) : firstOf(text)),
    sections: blocks ? sectionsOfBlocks(blocks, language) : sectionsOf(text),
    confidence:
      confidenceOf(said, certainty, supportedShare) * (parts.writer?.isCut === true ? CUT_FACTOR : 1),
    supportedShare,
    assumptions: [...parts.assumptions],
    sources: sources.map((item) => sourceOf(item, language)),
    teamsUsed: [...parts.teamsUsed],
    properties: propertiesOf(parts.evidence),
    generatedBy: makerOf(parts.writer),
    certainty,
    ...(blocks && { blocks }),
    ...(reminders.length > 0 && { reminders }),
    ...(parts.analysis && { analysis: parts.analysis }),
  }
}
