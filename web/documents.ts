import { formatDocument, stringifyDocument } from '@urql/core'
import type { TypedDocumentNode } from '@urql/core'

const isDocument = (value: unknown): value is TypedDocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'Document'
const isOperation = ({ definitions }: TypedDocumentNode) =>
  definitions.some(({ kind }) => kind === 'OperationDefinition')

const modules = import.meta.glob<Record<string, unknown>>('./src/**/*.graphql.ts', { eager: true })

/** Every operation of the page as the client sends it: through the cache, which asks for the types of all, and past it. */
export const texts: readonly string[] = Object.values(modules)
  .flatMap((it) => Object.values(it))
  .filter(isDocument)
  .filter(isOperation)
  .flatMap((it) => [it, formatDocument(it)])
  .filter(isDocument)
  .map((it) => stringifyDocument(it))
