import type { Article } from '../../domain/contract/contract.ts'
import type { Assumption } from '../../domain/answer.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import type { LawQuery } from '../../domain/law-search.ts'
import type { LoanQuery } from '../../domain/loan-search.ts'
import type { MarketQuery } from '../../domain/market.ts'
import type { PropertyQuery } from '../../domain/property.ts'
import type { Request } from '../../domain/reading/request.ts'
import type { Question } from '../question.ts'
import { SEARCH_WORDS } from './search-prompt.ts'
import { noFindings } from './tool.ts'
import type { Asking, Findings, ToolBase, ToolContext } from './tool.ts'

/** The kinds of data that searches look up. */
export const SEARCH_KINDS = ['legal', 'market', 'property', 'loan'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** What is looked up; a kind that is null is not searched. */
export interface SearchPlan {
  keywords: { legal: string[]; realEstate: string[]; loan: string[]; general: string[] }
  legal: LawQuery | null
  /** One query per place and kind that the question compares. */
  market: MarketQuery[] | null
  /** One query for each home that is looked for: in another place, at another price. */
  property: PropertyQuery[] | null
  loan: LoanQuery | null
  /** Articles that are looked up by their names. */
  articles?: Article[]
  assumptions: Assumption[]
  /** What of the question cannot be looked up (a place that is not known, no place at all), in its language. */
  gaps: string[]
}

/** What rules plan a search from. */
export interface Planning {
  question: Question
  intent: AnalyzedIntent
  /** With what was said about the plan. */
  request: Request
  /** Its words, for those alone who look words up. */
  text: string
  places: PlaceIndex
}

/** What a search came to, beside its evidence. */
export interface Looked {
  /** Results, as clients count them. */
  count: number
  /** Why there is none; null where the source answered. */
  error: 'timeout' | 'unavailable' | null
  /** Conditions of the question that were not kept to, in its words. */
  unapplied: string[]
}

/** What a source gave. */
export interface Answered {
  evidence: Findings['evidence']
  gaps: string[]
  /** As many as there is evidence of where it is left out. */
  count?: number
  unapplied?: string[]
}

type QueryName = SearchKind | 'articles'
type QueryOf<Q extends QueryName> = NonNullable<SearchPlan[Q]>

interface Defined<Q extends QueryName> extends Omit<ToolBase, 'asks' | 'run'> {
  kind: SearchKind
  /** Whether the needs of a question are looked up here. */
  asks(asking: Pick<Asking, 'needs'>): boolean
  /** By which part of a plan it goes. */
  query: Q
  /** The source, and what it gives, by the names that step results and clients know. */
  source: string
  counted: { total: string; summary: string }
  /** What rules look up; null: nothing. */
  plan(planning: Planning): QueryOf<Q> | null
  look(query: QueryOf<Q>, context: ToolContext): Promise<Answered>
}

/** A tool that looks something up in a source. */
export interface Search
  extends Omit<ToolBase, 'kind'>, Pick<Defined<QueryName>, 'asks' | 'source' | 'counted' | 'kind'> {
  plan(planning: Planning): Partial<SearchPlan>
  /** Whether a plan has something for it. */
  isIn(plan: SearchPlan): boolean
}

/** Milliseconds that one source may take. */
const SOURCE_TIMEOUT = 10_000

const rejection = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/**
 * Asks one source. A failure or a source that is too slow is told as missing: the others go on. Only when the run itself is
 * aborted does it reject.
 */
const askSource = async (
  { kind, source }: Pick<Search, 'kind' | 'source'>,
  { deps, signal, language }: ToolContext,
  ask: (signal: AbortSignal) => Promise<Answered>,
): Promise<Findings> => {
  signal.throwIfAborted()
  const timeout = AbortSignal.timeout(deps.sourceTimeout ?? SOURCE_TIMEOUT)
  const bounded = AbortSignal.any([signal, timeout])
  try {
    // A source that does not heed its signal must not hold the others up.
    const {
      evidence,
      gaps,
      count = evidence.length,
      unapplied = [],
    } = await Promise.race([ask(bounded), rejection(bounded)])
    return { ...noFindings, evidence, gaps, looked: { count, error: null, unapplied } }
  } catch (error) {
    signal.throwIfAborted()
    deps.onError?.(error, `search of ${source}`)
    const words = SEARCH_WORDS[language]
    return {
      ...noFindings,
      gaps: [words.failed(words.kinds[kind], timeout.aborted)],
      looked: { count: 0, error: timeout.aborted ? 'timeout' : 'unavailable', unapplied: [] },
    }
  }
}

const isAsked = (query: unknown): boolean => query != null && !(Array.isArray(query) && query.length === 0)

export const defineSearch = <Q extends QueryName>({ query, plan, look, ...search }: Defined<Q>): Search => ({
  ...search,
  plan: (planning) => ({ [query]: plan(planning) }),
  isIn: (made) => isAsked(made[query]),
  run: async (context) => {
    const wanted = context.plan?.[query]
    if (wanted == null) return noFindings
    return askSource(search, context, (signal) => look(wanted, { ...context, signal }))
  },
})
