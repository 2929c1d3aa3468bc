import { createClient } from 'graphql-ws'
import WebSocket from 'ws'
import { z } from 'zod'
import { CANCEL, CREATE_SESSION, FOLLOW, RESPOND, SIGN_IN, START_RUN } from './documents.ts'
import { shownEvent } from './events.ts'
import type { ShownEvent } from './events.ts'

const reply = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).nullish(),
})
const made = z.object({ __typename: z.string(), id: z.string().optional(), message: z.string().optional() })

export class AskError extends Error {}

/** The product as any client sees it: HTTP for queries and mutations, graphql-ws for events. */
export const connect = async (url: string) => {
  const execute = async (query: string, variables: object, token?: string) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = reply.parse(await response.json())
    if (errors?.length || !data)
      throw new AskError(errors?.map((error) => error.message).join('; ') ?? 'no data')
    return data
  }
  const idOf = (value: unknown): string => {
    const { id, message, __typename } = made.parse(value)
    if (id === undefined) throw new AskError(message ?? __typename)
    return id
  }

  const signedIn = await execute(SIGN_IN, {})
  const { accessToken: token } = z.object({ accessToken: z.string() }).parse(signedIn['signInAsGuest'])

  return {
    async start(input: { query: string; mode: string; title: string }): Promise<string> {
      const session = await execute(CREATE_SESSION, { title: input.title }, token)
      const sessionId = idOf(session['createSession'])
      const run = await execute(
        START_RUN,
        { input: { sessionId, query: input.query, mode: input.mode } },
        token,
      )
      return idOf(run['startRun'])
    },
    async answer(runId: string, requestId: string, response: object): Promise<void> {
      const answered = await execute(RESPOND, { runId, requestId, response }, token)
      idOf(answered['respondToInput'])
    },
    async cancel(runId: string): Promise<void> {
      const cancelled = await execute(CANCEL, { runId }, token)
      idOf(cancelled['cancelRun'])
    },
    /** Every event of a run, whatever happens to the socket: after a cut it goes on after the last cursor. */
    async *follow(runId: string): AsyncGenerator<ShownEvent> {
      const socket = createClient({
        url: url.replace(/^http/, 'ws'),
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        connectionParams: { authorization: `Bearer ${token}` },
      })
      let after: string | null = null
      let cuts = 0
      try {
        while (true) {
          try {
            for await (const { data, errors } of socket.iterate({
              query: FOLLOW,
              variables: { runId, after },
            })) {
              if (errors?.length) throw new AskError(errors.map((error) => error.message).join('; '))
              const event = shownEvent.parse(data?.['runEvents'])
              after = event.cursor
              cuts = 0
              yield event
            }
            return
          } catch (error) {
            if (error instanceof AskError || error instanceof z.ZodError || ++cuts > 10) throw error
            await new Promise((resolve) => setTimeout(resolve, Math.min(200 * 2 ** cuts, 5_000)))
          }
        }
      } finally {
        await socket.dispose()
      }
    },
  }
}
