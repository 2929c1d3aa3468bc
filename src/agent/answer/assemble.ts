import type { AnalysisReport } from '../../domain/analysis.ts'
import type { Answer, AnswerMaker, AnswerType, Assumption } from '../../domain/answer.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import type { Language } from '../../domain/run.ts'
import type { Team } from '../../domain/step.ts'
import { citationsIn, citeInOrder, withoutCitations } from './citations.ts'
import type { Evidence } from '../facts/evidence.ts'
import { assessGrounding } from './grounding.ts'
import { isOffline } from '../call.ts'

export interface AnswerParts {
  /** Markdown whose [n] names evidence n. */
  markdown: string
  evidence: readonly Evidence[]
  intent: AnalyzedIntent
  /** The person's own words; their numbers are not the answer's claims. */
  question: string
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
  /** What is added to the text about sentences whose figures no source states. */
  uncheckedNote: (sentences: readonly string[]) => string
}

/** What in an answer was invented, in the words of its reader. */
const DEMO_WORDS = {
  KO: {
    kinds: { property: '매물', market: '실거래와 시세', loan: '대출 상품' },
    note: (kinds: readonly string[]) =>
      `**예시 데이터**: 이 답의 ${kinds.join(', ')} 자료는 시연용으로 꾸며 낸 것이에요. 실제 집이나 가격, 상품이 아니니 판단이나 계약의 근거로 쓰지 마세요.`,
  },
  EN: {
    kinds: { property: 'listings', market: 'deals and prices', loan: 'loan products' },
    note: (kinds: readonly string[]) =>
      `**Demo data**: the ${kinds.join(', ')} in this answer were invented for demonstration. They are not real; do not decide or sign anything on them.`,
  },
} as const

/** Said under every answer that rests on invented data, whoever wrote the answer. */
const demoNote = ({ evidence, language }: Pick<AnswerParts, 'evidence' | 'language'>): string => {
  const { kinds, note } = DEMO_WORDS[language]
  const invented = (['property', 'market', 'loan'] as const).filter((kind) =>
    evidence.some((item) => item.isDemo === true && item.kind === kind),
  )
  return invented.length === 0 ? '' : `\n\n> ${note(invented.map((kind) => kinds[kind]))}\n`
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

/** The first thing that the text says, without its marks. */
const summarize = (markdown: string): string | null => {
  const line = markdown
    .split('\n')
    .find((text) => text.trim() !== '' && !/^\s*(#|\||---|\d+\.\s|[-*]\s)/.test(text))
  const text = plain(line ?? '')
  if (text === '') return null
  return text.length > SUMMARY_LENGTH ? `${text.slice(0, SUMMARY_LENGTH - 1).trimEnd()}…` : text
}

/** Sections by heading; what stands before the first heading is a section without title. */
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
const GAP_FACTOR = 0.9

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

/** The reading's certainty, less what the sources do not carry. */
const confidenceOf = (
  type: AnswerType,
  intent: AnalyzedIntent,
  supportedShare: number,
  cited: number,
  gaps: number,
) => {
  if (type === 'CLARIFICATION' || type === 'DECLINED') return intent.confidence
  if (cited === 0) return Math.min(intent.confidence, NO_EVIDENCE_CONFIDENCE)
  return intent.confidence * supportedShare * GAP_FACTOR ** Math.min(gaps, 3)
}

/** The final response: what is said, what it rests on, and how far. */
export const assembleAnswer = (parts: AnswerParts): Answer => {
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
  const checked = unsupported.length > 0 ? cited.text + parts.uncheckedNote(unsupported) : cited.text
  const text = states ? checked + demoNote(parts) : checked
  return {
    type,
    text,
    summary: summarize(text),
    sections: sectionsOf(text),
    confidence:
      confidenceOf(type, parts.intent, supportedShare, sources.length, parts.gaps.length) *
      (parts.writer?.isCut === true ? CUT_FACTOR : 1),
    supportedShare,
    assumptions: [...parts.assumptions],
    sources: sources.map((item) => item.source),
    teamsUsed: [...parts.teamsUsed],
    properties: parts.evidence.flatMap((item) => item.listing ?? []),
    generatedBy: makerOf(parts.writer),
    ...(parts.analysis && { analysis: parts.analysis }),
  }
}
