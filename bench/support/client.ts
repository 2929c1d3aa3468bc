import { createClient } from 'graphql-ws'
import type { Client } from 'graphql-ws'
import WebSocket from 'ws'

export interface Guest {
  execute<T>(query: string, variables?: object): Promise<T>
  socket(): Client
  url: string
  token: string
  /** The same guest at another server of the same product. */
  at(url: string): Guest
}

const post = async <T>(url: string, query: string, variables: object, token?: string): Promise<T> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data?: T; errors?: { message: string }[] }
  if (errors?.length || data === undefined)
    throw new Error(errors?.map((e) => e.message).join('; ') ?? 'no data')
  return data
}

const guestAt = (url: string, token: string): Guest => ({
  url,
  token,
  at: (other) => guestAt(other, token),
  execute: (query, variables = {}) => post(url, query, variables, token),
  socket: () =>
    createClient({
      url: url.replace(/^http/, 'ws'),
      webSocketImpl: WebSocket,
      lazy: false,
      retryAttempts: 0,
      // A server that went away is the caller's to notice.
      onNonLazyError: () => {},
      connectionParams: { authorization: `Bearer ${token}` },
    }),
})

export const signIn = async (url: string): Promise<Guest> => {
  const { signInAsGuest } = await post<{ signInAsGuest: { accessToken: string } }>(
    url,
    'mutation { signInAsGuest { accessToken } }',
    {},
  )
  return guestAt(url, signInAsGuest.accessToken)
}

export const signInMany = (url: string, count: number): Promise<Guest[]> =>
  Promise.all(Array.from({ length: count }, () => signIn(url)))

export const createSession = async (guest: Guest): Promise<string> =>
  (
    await guest.execute<{ createSession: { id: string } }>(
      'mutation { createSession(title: "bench") { ... on ChatSession { id } } }',
    )
  ).createSession.id

export const startRun = async (
  guest: Guest,
  sessionId: string,
  query: string,
  more: object = {},
): Promise<string> => {
  const { startRun: run } = await guest.execute<{ startRun: { id?: string; message?: string } }>(
    'mutation($i: StartRunInput!) { startRun(input: $i) { ... on Run { id } ... on Error { message } } }',
    { i: { sessionId, query, mode: 'TEAM', ...more } },
  )
  if (run.id === undefined) throw new Error(run.message)
  return run.id
}

export interface SeenEvent {
  __typename: string
  sequence: number
  cursor: string
  at: string
}

export async function* followRun(
  socket: Client,
  runId: string,
  after: string | null = null,
): AsyncGenerator<SeenEvent> {
  const query =
    'subscription($id: ID!, $after: String) { runEvents(runId: $id, after: $after) { __typename sequence cursor at } }'
  for await (const { data, errors } of socket.iterate<{ runEvents: SeenEvent }>({
    query,
    variables: { id: runId, after },
  })) {
    if (errors?.length || !data) throw new Error(errors?.map((e) => e.message).join('; ') ?? 'no data')
    yield data.runEvents
  }
}

/** The database id inside a global id. */
export const databaseId = (globalId: string): string =>
  Buffer.from(globalId, 'base64').toString('utf8').split(':').slice(1).join(':')
