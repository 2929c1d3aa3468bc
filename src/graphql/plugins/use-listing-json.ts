import { getVariableValues, locatedError } from 'graphql'
import type { DocumentNode, ExecutionArgs } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { DEFAULT_LANGUAGE } from '../../domain/text/accept-language.ts'
import { executeListingOperation, readListingOperation } from '../property/listing-json.ts'
import type { ListingOperation } from '../property/listing-json.ts'
import { languageIn } from '../transport/spoken-language.ts'

type Asked = Pick<ExecutionArgs, 'document' | 'operationName'> & { contextValue?: unknown }

/** Of a document that is asked again and again; Yoga keeps parsed documents, and these go with them. */
const createOperations = () => {
  const known = new WeakMap<DocumentNode, Map<string, ListingOperation | null>>()
  return ({ document, operationName, contextValue: context }: Asked) => {
    const language = languageIn(context) ?? DEFAULT_LANGUAGE
    const name = `${language} ${operationName ?? ''}`
    const operations = known.get(document) ?? new Map<string, ListingOperation | null>()
    known.set(document, operations)
    const found = operations.get(name)
    if (found !== undefined) return found
    const read = readListingOperation(document, operationName, language) ?? null
    operations.set(name, read)
    return read
  }
}

/**
 * Searches of listings answer with JSON that PostgreSQL wrote: completing six hundred fields one by one costs three times
 * what finding them costs. Whatever is not plain goes the usual way.
 */
export const useListingJson = (): Plugin => {
  const operationOf = createOperations()
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const listing = operationOf(args)
      if (listing === null) return
      setExecuteFn(async (asked: ExecutionArgs) => {
        const { coerced } = getVariableValues(
          asked.schema,
          listing.operation.variableDefinitions ?? [],
          asked.variableValues ?? {},
        )
        if (!coerced) return executeFn(asked)
        try {
          const json = await executeListingOperation(listing, asked, coerced)
          return {
            // For those who write the result themselves, as graphql-ws does.
            data: { toJSON: (): unknown => JSON.parse(json) },
            stringify: () => `{"data":${json}}`,
          }
        } catch (error) {
          // As an executor reports a field that failed and must not be null; the mask decides what is shown of it.
          return { data: null, errors: [locatedError(error, [listing.field], [listing.key])] }
        }
      })
    },
  }
}
