import { GraphQLError } from 'graphql'
import type { Logger } from 'pino'
import {
  ExpectedError,
  InvalidInputError,
  RejectedTokenError,
  TooManyAttemptsError,
  TooManyRequestsError,
  UnauthenticatedError,
} from '../../domain/errors.ts'
import { tellIssue } from '../../domain/field-rule.ts'
import { maskPersonalData } from '../../domain/personal-data.ts'
import type { Language } from '../../domain/run.ts'
import { sayBug, sayError } from '../../domain/said-error.ts'
import { spokenLanguage } from '../transport/spoken-language.ts'
import { withoutSuggestions } from './use-closed-schema.ts'
import { isOfGoneUser } from '../../store/gone-user.ts'

const causeOf = (error: unknown): unknown => {
  let cause = error
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError
  return cause
}

/** What is wrong with each field, for programs and for who reads. */
const inputOf = (error: InvalidInputError, language: Language): Record<string, unknown> => {
  const issues = error.issues.map((issue) => ({ field: issue.field, ...tellIssue(issue, language) }))
  const [first] = issues
  return first === undefined ? {} : { field: first.field, rule: first.rule, limit: first.limit, issues }
}

const extensionsOf = (error: ExpectedError, language: Language): Record<string, unknown> => ({
  code: error.code,
  said: sayError(error, language),
  ...(error instanceof InvalidInputError && inputOf(error, language)),
  ...(error instanceof TooManyAttemptsError && { retryAfterSeconds: error.retryAfterSeconds }),
  ...(error instanceof RejectedTokenError && {
    http: { status: 401, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } },
  }),
  ...(error instanceof TooManyRequestsError && {
    retryAfterSeconds: error.retryAfterSeconds,
    http: { status: 429, headers: { 'retry-after': String(error.retryAfterSeconds) } },
  }),
})

const located = (error: unknown, message: string, extensions: Record<string, unknown>): GraphQLError => {
  if (!(error instanceof GraphQLError)) return new GraphQLError(message, { extensions })
  const { nodes = null, source = null, positions = null, path = null } = error
  return new GraphQLError(message, { nodes, source, positions, path, extensions })
}

const NO_TEXT = 'the input has characters that no text has (NUL)'

/** What PostgreSQL says of things that are nobody's mistake here, in the words of the API. */
const explained = (cause: unknown): unknown => {
  if (!(cause instanceof Error) || !('code' in cause)) return cause
  // A NUL in a text: no filter finds anything by one, so that nobody looks for it before.
  if (cause.code === '22021') return new InvalidInputError(NO_TEXT)
  // The account was deleted between the token's check and the write.
  if (isOfGoneUser(cause)) return new UnauthenticatedError('the account was deleted')
  return cause
}

const LONGEST = 1_000
/** Without the half of a word at its end, which might be the half of a number that would have been masked. */
const cut = (message: string): string =>
  message.length <= LONGEST ? message : message.slice(0, LONGEST).replace(/\S*$/, '…')

/** An object is quoted with what was right in it: names and addresses, which no pattern knows. */
const QUOTED_OBJECT = /(got invalid value) [[{][\s\S]*[\]}](?=(?: at "[^"]*")?; )/

/** GraphQL quotes the values that it refuses, however long they are, and suggests the names of others. */
const withoutSecrets = (error: Error, suggests: boolean): Error => {
  const whole = maskPersonalData(cut(error.message.replace(QUOTED_OBJECT, '$1')))
  const said = suggests ? whole : withoutSuggestions(whole)
  const extensions = error instanceof GraphQLError ? error.extensions : {}
  // What a parser of JSON says quotes what it read. Such a body has status 400 whatever the client accepts.
  if (extensions['originalError'] !== undefined)
    return located(error, said, { code: extensions['code'], http: { status: 400 } })
  return said === error.message ? error : located(error, said, extensions)
}

/**
 * The edge of the API: expected errors pass with their code, errors of GraphQL itself as they are; anything else is a bug
 * that is logged once and shown without what it says.
 */
export const createMask =
  (log: Logger, { suggests = true }: { suggests?: boolean } = {}) =>
  (error: unknown, message = 'Unexpected error.'): Error => {
    const cause = explained(causeOf(error))
    if (cause instanceof ExpectedError)
      return located(error, maskPersonalData(cause.message), extensionsOf(cause, spokenLanguage()))
    if (cause instanceof GraphQLError && error instanceof Error) return withoutSecrets(error, suggests)
    const path = error instanceof GraphQLError ? error.path?.join('.') : undefined
    log.error({ err: cause, path }, 'a request failed unexpectedly')
    // `unexpected` makes Yoga answer 500 where there is no data at all.
    return located(error, message, {
      code: 'INTERNAL_SERVER_ERROR',
      said: sayBug(spokenLanguage()),
      unexpected: true,
    })
  }

export type Mask = ReturnType<typeof createMask>
