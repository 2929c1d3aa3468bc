import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Mask } from './mask.ts'

/**
 * Yoga masks what goes wrong in execution; what it says of documents that it refuses goes through the mask as
 * well.
 */
export const useMaskedDocuments = (mask: Mask): Plugin => ({
  onParse() {
    return ({ result, replaceParseResult }) => {
      if (result instanceof Error) replaceParseResult(mask(result))
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
