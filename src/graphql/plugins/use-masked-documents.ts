import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Mask } from './mask.ts'

/**
 * Yoga keeps what it could not parse and shows it again, whoever sends it next; the status it adds for those who ask over
 * HTTP alone. So it is said from the beginning: else what a socket has sent once was 200 over HTTP.
 */
const unparsable = (error: Error): Error => {
  if (!(error instanceof GraphQLError)) return error
  const { message, nodes, source, positions, path, extensions } = error
  return new GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    path: path ?? null,
    extensions: { code: 'GRAPHQL_PARSE_FAILED', http: { spec: true, status: 400 }, ...extensions },
  })
}

/**
 * Yoga masks what goes wrong in execution; what it says of documents that it refuses goes through the mask as
 * well.
 */
export const useMaskedDocuments = (mask: Mask): Plugin => ({
  onParse() {
    return ({ result, replaceParseResult }) => {
      if (result instanceof Error) replaceParseResult(unparsable(mask(result)))
    }
  },
  onValidate() {
    return ({ result, setResult }) => {
      if (result.length === 0) return
      setResult(
        result.map((error) => {
          const masked = mask(error)
          return masked instanceof GraphQLError ? masked : new GraphQLError(masked.message)
        }),
      )
    }
  },
})
