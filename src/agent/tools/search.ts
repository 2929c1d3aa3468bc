import type { Planning, SearchKind, SearchPlan } from './look-up.ts'
import { term } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { noFindings } from './tool.ts'
import type { Findings, Search, ToolContext } from './tool.ts'

/** What a source gave. */
export interface Answered {
  evidence: Findings['evidence']
  gaps: Said[]
  /** As many as there is evidence of where it is left out. */
  count?: number
  unapplied?: string[]
}

type QueryName = SearchKind | 'articles'
type QueryOf<Q extends QueryName> = NonNullable<SearchPlan[Q]>

interface Defined<Q extends QueryName> extends Omit<Search, 'run' | 'plan' | 'isIn'> {
  /** By which part of a plan it goes. */
  query: Q
  /** What rules look up; null: nothing. */
  plan(planning: Planning): QueryOf<Q> | null
  look(query: QueryOf<Q>, context: ToolContext): Promise<Answered>
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
  { deps, signal }: ToolContext,
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
    const what = { kind: term(`kind.${kind}`) }
    return {
      ...noFindings,
      gaps: [message(timeout.aborted ? 'search.slow' : 'search.failed', what)],
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
