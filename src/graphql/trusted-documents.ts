import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { z } from 'zod'

const manifest = z.record(z.string(), z.string())

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

const persisted = z.object({ persistedQuery: z.object({ sha256Hash: z.string() }) })

const refusal = (message: string, code: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code, http: { status: 400 } } })

/** The documents that clients were built with: `{ "hash": "query …" }`, as GraphQL Code Generator writes it. */
export const readTrustedDocuments = (json: string): TrustedDocuments => {
  const byId = new Map(Object.entries(manifest.parse(JSON.parse(json))))
  const texts = new Set(byId.values())
  return {
    textOf({ query, documentId, extensions }) {
      if (typeof query === 'string' && query !== '') {
        if (texts.has(query)) return query
        throw refusal('only the documents of known clients are answered', 'DOCUMENT_NOT_TRUSTED')
      }
      const apollo = persisted.safeParse(extensions)
      const id = typeof documentId === 'string' ? documentId : apollo.data?.persistedQuery.sha256Hash
      const text = id === undefined ? undefined : byId.get(id)
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
