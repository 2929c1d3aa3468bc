import { inLanguages } from '../../domain/languages.ts'
import type { Language } from '../../domain/run.ts'
import { BUDGET_WORDS } from '../budget.ts'

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

const REASONS = inLanguages({
  KO: {
    refused: '인증이 거부되어',
    quota: '쓸 수 있는 사용량을 다 써서',
    limited: '사용량 한도에 걸려',
    timeout: '제시간에 응답하지 않아',
    server: '서버 오류로',
    network: '연결할 수 없어',
    invalid: '알아볼 수 없는 응답을 해서',
    rejected: '요청을 받아들이지 않아',
    cut: '길이 한도 안에 답을 끝내지 못해',
    filtered: '내용을 걸러내',
    paused: '조금 전부터 응답하지 않아',
  },
  EN: {
    refused: 'refused the credentials',
    quota: 'has no quota left',
    limited: 'has reached its rate limit',
    timeout: 'did not answer in time',
    server: 'had a server error',
    network: 'could not be reached',
    invalid: 'gave an unusable answer',
    rejected: 'did not accept the request',
    cut: 'did not finish within its limit of length',
    filtered: 'kept back what it wrote',
    paused: 'has not been answering for a while',
  },
} as const satisfies Record<Language, Record<Failure, string>>)

/** Why rules made a call instead, in words that are safe to show: no address, no key, no server text. */
export const explainFallback = (error: unknown, language: Language): string => {
  if (error instanceof RunTimeError) return BUDGET_WORDS[language].seconds
  // Why it is not asked is what is worth saying, once for all the calls that are not made.
  const failure = error instanceof ModelPausedError ? error.pausedBy : classify(error)
  return language === 'KO'
    ? `언어 모델이 ${REASONS.KO[failure]} 규칙 기반 방식으로 처리했어요.`
    : `The language model ${REASONS.EN[failure]}; rules were used instead.`
}
