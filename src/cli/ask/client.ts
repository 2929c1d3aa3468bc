import { createClient } from 'graphql-ws'
import WebSocket from 'ws'
import { z } from 'zod'
import type { Language } from '../../domain/languages.ts'
import { signIn } from '../guest.ts'
import { CANCEL } from '../../graphql/doors/documents.ts'
import { CREATE_SESSION, DOCUMENT, FOLLOW, READER, RESPOND, START_RUN } from './documents.ts'
import { shownEvent } from './events.ts'
import type { ShownEvent } from './events.ts'
import { shownField } from './form-field.ts'
import { shownReader } from './reader.ts'
import type { ShownReader } from './reader.ts'

const made = z.object({ __typename: z.string(), id: z.string().optional(), said: z.string().optional() })
const refused = z.object({
  __typename: z.literal('InvalidInputError'),
  said: z.string(),
  form: z.array(shownField).nullable(),
})
const written = z.object({
  document: z.object({ title: z.string(), docxUrl: z.string(), createdAt: z.string() }).nullable(),
})

export class AskError extends Error {}

/** The product as any client sees it: HTTP for queries and mutations, graphql-ws for events. */
export const connect = async (url: string, language: Language) => {
  const { token, ask } = await signIn(url, language)
  const execute = async (query: string, variables: object) => {
    const { data, errors } = await ask(query, variables)
    if (errors.length > 0) throw new AskError(errors.join('; '))
    return data
  }
  const idOf = (value: unknown): string => {
    const { id, said, __typename } = made.parse(value)
    if (id === undefined) throw new AskError(said ?? __typename)
    return id
  }

  return {
    /** Who reads along what is asked. */
    async reader(): Promise<ShownReader> {
      const { modelProvider } = await execute(READER, {})
      return shownReader.parse(modelProvider)
    },
    async start(input: { query: string; mode: string }): Promise<string> {
      const session = await execute(CREATE_SESSION, {})
      const sessionId = idOf(session['createSession'])
      const run = await execute(START_RUN, { input: { sessionId, query: input.query, mode: input.mode } })
      return idOf(run['startRun'])
    },
    /** What is wrong with the answer; null where it was taken. */
    async answer(runId: string, requestId: string, response: object) {
      const { respondToInput } = await execute(RESPOND, { runId, requestId, response })
      const { success, data } = refused.safeParse(respondToInput)
      if (success) return { form: data.form ?? [], said: data.said }
      idOf(respondToInput)
      return null
    },
    async document(runId: string) {
      const { run } = await execute(DOCUMENT, { runId })
      return written.parse(run).document
    },
    async cancel(runId: string): Promise<void> {
      const cancelled = await execute(CANCEL, { runId })
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
