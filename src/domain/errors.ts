/** Codes of what this file has, by which programs know a failure. */
export const EXPECTED_CODES = [
  'INVALID_INPUT',
  'NOT_FOUND',
  'UNAUTHENTICATED',
  'INVALID_CREDENTIALS',
  'EMAIL_TAKEN',
  'RUN_CONFLICT',
  'QUOTA_EXCEEDED',
  'INPUT_NO_LONGER_PENDING',
  'CURSOR_EXPIRED',
  'TOO_MANY_ATTEMPTS',
  'TOO_MANY_REQUESTS',
  'TOO_MANY_SUBSCRIPTIONS',
  'UNAVAILABLE',
  'SOCIAL_LOGIN_FAILED',
] as const
export type ExpectedCode = (typeof EXPECTED_CODES)[number]
/** Those of commands and workers, which no client is told. */
type InnerCode = 'FENCED' | 'UNREADABLE_FILE' | 'PROVIDER_FAILED'

/** Every expected failure of the product. Anything else that is thrown is a bug: masked at the edge and logged once. */
export abstract class ExpectedError extends Error {
  abstract readonly code: ExpectedCode | InnerCode
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
  }
}

/** What may be missing. */
export type Thing =
  | 'the account'
  | 'the user'
  | 'the run'
  | 'the session'
  | 'the property'
  | 'the saved search'
  | 'the checkpoint'
  | 'the document'
  | 'the input request'
  | 'the message'
  | 'the sign-in'
  | 'the webhook'
  | 'the answer with the parties'

export interface FieldIssue {
  /** Dotted path of the field, as the client wrote it. */
  field: string
  /** The rule, in English. */
  message: string
  /** The same for who reads it, where their language is known. */
  said?: string
}

/** Bad input; names the field and the rule. Where several fields are wrong, `issues` names each of them. */
export class InvalidInputError extends ExpectedError {
  readonly code = 'INVALID_INPUT'
  readonly field: string | null
  readonly issues: readonly FieldIssue[]
  constructor(message: string, field: string | null = null, issues?: readonly FieldIssue[]) {
    super(message)
    this.field = field
    this.issues = issues ?? (field === null ? [] : [{ field, message }])
  }
}

/** There is no such object, or it is somebody else's: the two look alike on purpose. */
export class NotFoundError extends ExpectedError {
  readonly code = 'NOT_FOUND'
  readonly what: Thing
  constructor(what: Thing) {
    super(`${what} was not found`)
    this.what = what
  }
}

/** What came after a cursor is not kept any more: who has it reads anew what it shows. */
export class CursorExpiredError extends ExpectedError {
  readonly code = 'CURSOR_EXPIRED'
  constructor(
    message = 'what came after this cursor is not kept any more: read again, and go on from there',
  ) {
    super(message)
  }
}

/** The session has an active run and the strategy was REJECT. */
export class RunConflictError extends ExpectedError {
  readonly code = 'RUN_CONFLICT'
  readonly activeRunId: string
  constructor(activeRunId: string) {
    super('the session already has an active run')
    this.activeRunId = activeRunId
  }
}

export class QuotaExceededError extends ExpectedError {
  readonly code = 'QUOTA_EXCEEDED'
  readonly resetsAt: Date
  constructor(message: string, resetsAt: Date) {
    super(message)
    this.resetsAt = resetsAt
  }
}

/** The request was answered, withdrawn or has expired. */
export class InputNoLongerPendingError extends ExpectedError {
  readonly code = 'INPUT_NO_LONGER_PENDING'
  readonly runId: string
  constructor(runId: string) {
    super('this input request is no longer pending')
    this.runId = runId
  }
}

/** The caller is not signed in, or the token is not valid (any more). */
export class UnauthenticatedError extends ExpectedError {
  readonly code = 'UNAUTHENTICATED'
  constructor(message = 'sign in first (mutation signInAsGuest)') {
    super(message)
  }
}

/** A token came along and does not hold (any more). Its sender is somebody who has to be told so, and no stranger. */
export class RejectedTokenError extends UnauthenticatedError {
  constructor(message = 'the token is not good (any more): get a new one with refreshTokens, or send none') {
    super(message)
  }
}

/** Another worker took the run over; what this one still wanted to write is refused. */
export class FencedError extends ExpectedError {
  readonly code = 'FENCED'
  constructor(runId: string) {
    super(`run ${runId} is carried on by another worker`)
  }
}

/** A file that cannot be imported at all: wrong format or encoding, empty, cut in the middle. Nothing was changed. */
export class UnreadableFileError extends ExpectedError {
  readonly code = 'UNREADABLE_FILE'
}

/**
 * A public data service refused or failed. `providerCode` is its own code (“22”) where it gave one, and the message says
 * what that means; nothing was changed. `isTransient`: asking again may help. `isFinal`: nothing else that is asked with
 * this key will be answered either.
 */
export class ProviderError extends ExpectedError {
  readonly code = 'PROVIDER_FAILED'
  readonly providerCode: string | null
  readonly isTransient: boolean
  readonly isFinal: boolean
  constructor(
    message: string,
    { providerCode = null, isTransient = false, isFinal = false, ...options }: ProviderErrorOptions = {},
  ) {
    super(message, options)
    this.providerCode = providerCode
    this.isTransient = isTransient
    this.isFinal = isFinal
  }
}

interface ProviderErrorOptions extends ErrorOptions {
  providerCode?: string | null
  isTransient?: boolean
  isFinal?: boolean
}

/** No account has this email and password, or the refresh token is not (any longer) good. Says no more than that. */
export class InvalidCredentialsError extends ExpectedError {
  readonly code = 'INVALID_CREDENTIALS'
  constructor(message = 'the email or the password is wrong') {
    super(message)
  }
}

export class EmailTakenError extends ExpectedError {
  readonly code = 'EMAIL_TAKEN'
  constructor() {
    super('there is an account with this email already')
  }
}

/** A sign-in with a provider that did not come to its end. The cause is for the log. */
export class SocialLoginError extends ExpectedError {
  readonly code = 'SOCIAL_LOGIN_FAILED'
}

/** This deployment was not set up for it. */
export class UnavailableError extends ExpectedError {
  readonly code = 'UNAVAILABLE'
}

/** Too many attempts in too short a time; nothing was tried. */
export class TooManyAttemptsError extends ExpectedError {
  readonly code = 'TOO_MANY_ATTEMPTS'
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super(`too many attempts; try again in ${retryAfterSeconds} seconds`)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** More operations in a minute than one user may send; nothing was tried. */
export class TooManyRequestsError extends ExpectedError {
  readonly code = 'TOO_MANY_REQUESTS'
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super(`too many requests; go on in ${retryAfterSeconds} seconds`)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** More subscriptions at a time than one user may have. */
export class TooManySubscriptionsError extends ExpectedError {
  readonly code = 'TOO_MANY_SUBSCRIPTIONS'
  constructor(most: number) {
    super(`at most ${most} subscriptions at a time; end one first`)
  }
}
