import { within } from '../../domain/message/arg.ts'
import { message, say, wordsIn } from '../../domain/message/say.ts'
import type { Language } from '../../domain/run.ts'

/** How a model call may fail. */
const FAILURES = [
  'refused',
  'quota',
  'limited',
  'timeout',
  'server',
  'network',
  'invalid',
  'rejected',
  'cut',
  'filtered',
  'paused',
] as const
export type Failure = (typeof FAILURES)[number]

/** The model answered, and not with what it was asked for. */
export class ModelOutputError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ModelOutputError'
  }
}

/** What a model returned was right, and what it is held against could not be had. */
export class SettleError extends Error {
  constructor(purpose: string, cause: unknown) {
    super(`${purpose}: what was returned could not be settled`, { cause })
    this.name = 'SettleError'
  }
}

/** The call or its stream stood still for too long. */
export class ModelTimeoutError extends Error {
  /** How long it was waited for. */
  readonly milliseconds: number
  constructor(message: string, milliseconds: number) {
    super(message)
    this.name = 'ModelTimeoutError'
    this.milliseconds = milliseconds
  }
}

/** The time of the run was over while a text was still being written: no fault of the model. */
export class RunTimeError extends ModelTimeoutError {}

/** What it was to return did not fit into its limit. */
export class ModelCutError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ModelCutError'
  }
}

/** A filter of the provider's kept back what it wrote. */
export class ModelFilteredError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ModelFilteredError'
  }
}

/** Not asked: calls of its kind have failed one after the other. */
export class ModelPausedError extends Error {
  readonly pausedBy: Failure
  constructor(pausedBy: Failure) {
    super(`the model is not asked for a while: ${pausedBy}`)
    this.name = 'ModelPausedError'
    this.pausedBy = pausedBy
  }
}

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** Used up until somebody pays, unlike a rate, which passes. LangChain names it and drops the rest. */
const isOutOfQuota = (error: Error): boolean =>
  error.name === 'InsufficientQuotaError' ||
  /insufficient_quota|billing/.test(codeOf(error)) ||
  statusOf(error) === 402

const statusOf = (error: Error): number | null =>
  'status' in error && typeof error.status === 'number' ? error.status : null

export const classify = (error: unknown): Failure => {
  if (!(error instanceof Error)) return 'network'
  if (error instanceof SettleError) return classify(error.cause)
  if (error instanceof ModelOutputError) return 'invalid'
  if (error instanceof ModelCutError) return 'cut'
  if (error instanceof ModelFilteredError || codeOf(error) === 'content_filter') return 'filtered'
  if (error instanceof ModelPausedError) return 'paused'
  if (isOutOfQuota(error)) return 'quota'
  if (error instanceof ModelTimeoutError || error.name === 'TimeoutError' || error.name === 'AbortError')
    return 'timeout'
  const status = statusOf(error)
  if (status === 401 || status === 403) return 'refused'
  if (status === 408) return 'timeout'
  if (status === 429) return 'limited'
  if (status !== null && status >= 500) return 'server'
  if (status !== null) return 'rejected'
  // What a server sends that is no JSON, or JSON of another shape, fails deep inside the client.
  if (error instanceof SyntaxError || error instanceof TypeError || /JSON|parse/i.test(error.message))
    return 'invalid'
  return 'network'
}

/** What says that the provider does not answer, and not only this call. */
export const BREAKING: readonly Failure[] = ['refused', 'quota', 'limited', 'timeout', 'server', 'network']

const WORTH_ANOTHER_TRY: readonly Failure[] = ['limited', 'timeout', 'server', 'network', 'invalid', 'cut']
export const isTransient = (failure: Failure): boolean => WORTH_ANOTHER_TRY.includes(failure)

const TOO_LONG =
  /context[_ ]length|maximum context|context window|too many tokens|prompt is too long|reduce the length/i

/** Whether a model refused a prompt for its length, by the code or the words of the servers that speak its protocol. */
export const isTooLong = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  return TOO_LONG.test(codeOf(error)) || TOO_LONG.test(error.name) || TOO_LONG.test(error.message)
}

/** Milliseconds that the server asked to be left alone for; null where it did not say. */
export const requestedRest = (error: unknown): number | null => {
  if (!(error instanceof Error)) return null
  if ('retryAfterMs' in error && typeof error.retryAfterMs === 'number') return error.retryAfterMs
  if (!('headers' in error) || !(error.headers instanceof Headers)) return null
  const seconds = Number(error.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds * 1000 : null
}

/** Why rules made a call instead, in words that are safe to show: no address, no key, no server text. */
export const explainFallback = (error: unknown, language: Language): string => {
  if (error instanceof RunTimeError) return wordsIn(language)('budget.seconds')
  // Why it is not asked is what is worth saying, once for all the calls that are not made.
  const failure = error instanceof ModelPausedError ? error.pausedBy : classify(error)
  return say(message('model.byRules', { why: within(message(`model.failed.${failure}`)) }), language)
}
