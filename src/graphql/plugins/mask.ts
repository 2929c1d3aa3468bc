import { GraphQLError } from 'graphql'
import type { Logger } from 'pino'
import { ExpectedError, InvalidInputError, TooManyAttemptsError } from '../../domain/errors.ts'
import { maskPersonalData } from '../../domain/personal-data.ts'

const causeOf = (error: unknown): unknown => {
  let cause = error
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError
  return cause
}

const extensionsOf = (error: ExpectedError): Record<string, unknown> => ({
  code: error.code,
  ...(error instanceof InvalidInputError && error.field !== null && { field: error.field }),
  ...(error instanceof TooManyAttemptsError && { retryAfterSeconds: error.retryAfterSeconds }),
})

const located = (error: unknown, message: string, extensions: Record<string, unknown>): GraphQLError => {
  if (!(error instanceof GraphQLError)) return new GraphQLError(message, { extensions })
  const { nodes = null, source = null, positions = null, path = null } = error
  return new GraphQLError(message, { nodes, source, positions, path, extensions })
}

/** GraphQL quotes the values that it refuses. */
const withoutPersonalData = (error: Error): Error => {
  const said = maskPersonalData(error.message)
  return said === error.message
    ? error
    : located(error, said, error instanceof GraphQLError ? error.extensions : {})
}

/**
 * The edge of the API: expected errors pass with their code, errors of GraphQL itself as they are; anything else is a bug
 * that is logged once and shown without what it says.
 */
export const createMask =
  (log: Logger) =>
  (error: unknown, message = 'Unexpected error.'): Error => {
    const cause = causeOf(error)
    if (cause instanceof ExpectedError)
      return located(error, maskPersonalData(cause.message), extensionsOf(cause))
    if (cause instanceof GraphQLError && error instanceof Error) return withoutPersonalData(error)
    const path = error instanceof GraphQLError ? error.path?.join('.') : undefined
    log.error({ err: cause, path }, 'a request failed unexpectedly')
    // `unexpected` makes Yoga answer 500 where there is no data at all.
    return located(error, message, { code: 'INTERNAL_SERVER_ERROR', unexpected: true })
  }

export type Mask = ReturnType<typeof createMask>
