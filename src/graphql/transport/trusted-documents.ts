import { GraphQLError, parse } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { z } from 'zod'

/** GraphQL Code Generator (`persistedDocuments`) and Relay (`persistConfig`) write ids to texts. */
const byId = z.record(z.string().min(1), z.string().min(1))

/** What `@apollo/generate-persisted-query-manifest` writes. */
const apollo = z.object({
  format: z.literal('apollo-persisted-query-manifest'),
  version: z.literal(1),
  operations: z.array(z.object({ id: z.string().min(1), body: z.string().min(1) })),
})

/** What a client sent, over whatever transport. */
interface Sent {
  query?: string | null | undefined
  documentId?: unknown
  extensions?: unknown
}

export interface TrustedDocuments {
  /** The text of the document that was asked for. Throws a GraphQLError where it is none of ours. */
  textOf(sent: Sent): string
}

/** The file names no operations; the message tells why. */
export class ManifestError extends Error {}

const persisted = z.object({ persistedQuery: z.object({ sha256Hash: z.string() }) })

const refusal = (message: string, code: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code, http: { status: 400 } } })

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ManifestError(`it is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const orRefuse = <T>({ success, data, error }: z.ZodSafeParseResult<T>, what: string): T => {
  if (success) return data
  const [issue] = error.issues
  const where = issue?.path.join('.') ?? ''
  throw new ManifestError(`${what}: ${where === '' ? '' : `${where}: `}${issue?.message}`)
}

const EXPECTED =
  'an object of ids to texts, as GraphQL Code Generator and Relay write it, or Apollo’s persisted query manifest'

/** Ids and texts, by the shape of the manifest: Apollo’s says what it is, the others are ids to texts. */
const operationsOf = (manifest: unknown): [id: string, text: string][] => {
  if (typeof manifest !== 'object' || manifest === null || Array.isArray(manifest))
    throw new ManifestError(`it is neither ${EXPECTED.replace(', or', ' nor')}`)
  if (!('format' in manifest))
    return Object.entries(orRefuse(byId.safeParse(manifest), `it is not ${EXPECTED}`))
  const { operations } = orRefuse(apollo.safeParse(manifest), 'it is no manifest of Apollo’s, version 1')
  return operations.map(({ id, body }) => [id, body])
}

/** The documents that clients were built with. Throws {@link ManifestError} where a file is none of the known formats. */
export const readTrustedDocuments = (...files: readonly string[]): TrustedDocuments => {
  const manifests = files.map((json) => operationsOf(readJson(json)))
  if (manifests.some((it) => it.length === 0))
    throw new ManifestError('it names no operation: nothing would be answered')
  const texts = new Map<string, string>()
  for (const [id, text] of manifests.flat()) {
    if ((texts.get(id) ?? text) !== text) throw new ManifestError(`${id} stands for two operations`)
    texts.set(id, text)
    try {
      parse(text, { noLocation: true })
    } catch (error) {
      throw new ManifestError(
        `${id} is no operation: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }
  const known = new Set(texts.values())
  return {
    textOf({ query, documentId, extensions }) {
      if (typeof query === 'string' && query !== '') {
        if (known.has(query)) return query
        throw refusal('only the documents of known clients are answered', 'DOCUMENT_NOT_TRUSTED')
      }
      const byHash = persisted.safeParse(extensions)
      const id = typeof documentId === 'string' ? documentId : byHash.data?.persistedQuery.sha256Hash
      const text = id === undefined ? undefined : texts.get(id)
      if (text === undefined) throw refusal('no document has this id', 'DOCUMENT_NOT_FOUND')
      return text
    },
  }
}

/** Over HTTP; sockets ask {@link TrustedDocuments} themselves. */
export const useTrustedDocuments = (trusted: TrustedDocuments): Plugin => ({
  onParams({ params, setParams }) {
    setParams({ ...params, query: trusted.textOf(params) })
  },
})
