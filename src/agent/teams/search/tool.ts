/** The sources of the search team, by the names that results and clients know. */
export const DATA_SOURCES = {
  legal: 'legal_db',
  market: 'market_data_api',
  loan: 'loan_service',
  property: 'property_db',
} as const
export type DataSource = (typeof DATA_SOURCES)[keyof typeof DATA_SOURCES]

interface Pagination {
  first: number
  totalCount: number
  totalCountCapped: boolean
  /** There is nothing to search in at all. */
  isEmpty: boolean
}

/** What every search tool returns, whatever it searches and however that ends. */
export interface ToolResult<T> {
  status: 'success' | 'error'
  data: T[]
  resultCount: number
  metadata: {
    dataSource: DataSource
    queryParams: Record<string, unknown>
    executionTimeMs: number
    filtersApplied: string[]
    pagination?: Pagination
  }
  error?: string
}

/** Milliseconds that one source may take. */
const SOURCE_TIMEOUT = 10_000

export interface ToolCall<T> {
  dataSource: DataSource
  queryParams: Record<string, unknown>
  signal: AbortSignal
  timeout?: number
  onError?: ((error: unknown, where: string) => void) | undefined
  fetch(signal: AbortSignal): Promise<{ data: T[]; pagination?: Pagination }>
}

const applied = (params: Record<string, unknown>): string[] =>
  Object.entries(params)
    .filter(
      ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
    )
    .map(([name]) => name)

const rejection = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/**
 * Asks one source. A failure or a source that is too slow is an error result: the others go on. Only when the run itself
 * is aborted does it reject.
 */
export const callTool = async <T>(call: ToolCall<T>): Promise<ToolResult<T>> => {
  call.signal.throwIfAborted()
  const startedAt = performance.now()
  const timeout = AbortSignal.timeout(call.timeout ?? SOURCE_TIMEOUT)
  const signal = AbortSignal.any([call.signal, timeout])
  const metadata = () => ({
    dataSource: call.dataSource,
    queryParams: call.queryParams,
    executionTimeMs: Math.round(performance.now() - startedAt),
    filtersApplied: applied(call.queryParams),
  })
  try {
    // A source that does not heed its signal must not hold the others up.
    const { data, pagination } = await Promise.race([call.fetch(signal), rejection(signal)])
    return {
      status: 'success',
      data,
      resultCount: data.length,
      metadata: { ...metadata(), ...(pagination ? { pagination } : {}) },
    }
  } catch (error) {
    call.signal.throwIfAborted()
    call.onError?.(error, `search of ${call.dataSource}`)
    return {
      status: 'error',
      data: [],
      resultCount: 0,
      metadata: metadata(),
      error: timeout.aborted ? 'timeout' : 'unavailable',
    }
  }
}
