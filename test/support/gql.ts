import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DocumentNode, GraphQLFormattedError } from 'graphql'
import { print } from 'graphql'
import { createClient } from 'graphql-ws'
import type { Client, ClientOptions, FormattedExecutionResult } from 'graphql-ws'
import { WebSocket } from 'ws'

type Document<Data, Variables> = TypedDocumentNode<Data, Variables>

export interface HttpResult<Data> {
  status: number
  data: Data | null | undefined
  errors: readonly GraphQLFormattedError[] | undefined
  headers: Headers
}

/** A client of the public API, over the real transports. */
export interface GqlClient {
  url: string
  token: string | null
  /** Whatever comes back; for tests of failures. */
  request<Data, Variables>(
    document: Document<Data, Variables>,
    variables: Variables,
  ): Promise<HttpResult<Data>>
  /** The data; throws with everything that came back when there were errors. */
  execute<Data, Variables>(document: Document<Data, Variables>, variables: Variables): Promise<Data>
  /** Results of a subscription, over graphql-ws; `return()` unsubscribes. */
  subscribe<Data, Variables extends Record<string, unknown>>(
    document: Document<Data, Variables>,
    variables: Variables,
  ): AsyncIterableIterator<FormattedExecutionResult<Data, unknown>>
  /** Closes the socket, if there is one. */
  close(): Promise<void>
}

interface Body<Data> {
  data?: Data | null
  errors?: readonly GraphQLFormattedError[]
}

export const post = async <Data>(
  url: string,
  body: { query: string; variables?: unknown; operationName?: string },
  headers: Record<string, string> = {},
): Promise<HttpResult<Data>> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const { data, errors } = (await response.json()) as Body<Data>
  return { status: response.status, data, errors, headers: response.headers }
}

export const socketUrl = (url: string): string => url.replace(/^http/, 'ws')

export const openSocket = (url: string, options: Partial<ClientOptions> = {}): Client =>
  createClient({ url: socketUrl(url), webSocketImpl: WebSocket, retryAttempts: 0, ...options })

const nameOf = (document: DocumentNode): string =>
  document.definitions
    .map((definition) => ('name' in definition ? (definition.name?.value ?? '') : ''))
    .join(' ')

export const createGqlClient = (url: string, token: string | null): GqlClient => {
  let socket: Client | null = null
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` }
  const request: GqlClient['request'] = <Data, Variables>(
    document: Document<Data, Variables>,
    variables: Variables,
  ) => post<Data>(url, { query: print(document), variables }, authorization)
  return {
    url,
    token,
    request,
    async execute(document, variables) {
      const { status, data, errors } = await request(document, variables)
      if (errors !== undefined || data == null) {
        throw new Error(
          `${nameOf(document)} ${JSON.stringify(variables)} → ${status} ${JSON.stringify(errors, null, 2)}`,
        )
      }
      return data
    },
    subscribe<Data, Variables extends Record<string, unknown>>(
      document: Document<Data, Variables>,
      variables: Variables,
    ) {
      socket ??= openSocket(url, { connectionParams: authorization })
      return socket.iterate<Data>({ query: print(document), variables })
    },
    async close() {
      await socket?.dispose()
      socket = null
    },
  }
}
