import { useRef } from 'react'
import { useClient } from 'urql'
import type { CombinedError } from 'urql'
import { keepSignIn } from '../api/identity.ts'
import { AskDocument, NewSessionDocument, StartRunDocument } from './chat.graphql.ts'
import type { Draft } from './composer.tsx'

/** What began, or what stood in the way, in words or as an error of the transport. */
export type Asked = { sessionId: string; runId: string } | { said: string } | { error: CombinedError }

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/** Asks what stands in a draft. Sent again after a lost answer, it is the same question, and begins nothing twice. */
export const useAsking = () => {
  const client = useClient()
  const last = useRef({ query: '', key: '' })

  return async (draft: Draft, session: string | null): Promise<Asked> => {
    const query = draft.text.trim()
    if (last.current.query !== query) last.current = { query, key: newKey() }
    const idempotencyKey = last.current.key
    const { mode } = draft
    const done = <Result extends Asked>(result: Result): Result => {
      last.current = { query: '', key: '' }
      return result
    }

    if (!draft.isApproved || mode === 'CONSULT') {
      const { data, error } = await client.mutation(AskDocument, {
        input: { query, mode, sessionId: session, idempotencyKey },
      })
      if (error) return { error }
      if (data === undefined) return { said: '' }
      if (data.ask.__typename !== 'AskPayload') return done({ said: data.ask.said })
      if (data.ask.auth) keepSignIn(data.ask.auth)
      return done({ sessionId: data.ask.session.id, runId: data.ask.run.id })
    }

    let sessionId = session
    if (sessionId === null) {
      const { data, error } = await client.mutation(NewSessionDocument, {})
      if (error) return { error }
      if (data?.createSession.__typename !== 'ChatSession') return { said: data?.createSession.said ?? '' }
      sessionId = data.createSession.id
    }
    const { data, error } = await client.mutation(StartRunDocument, {
      input: { sessionId, query, mode, requirePlanApproval: true, idempotencyKey },
    })
    if (error) return { error }
    if (data?.startRun.__typename !== 'Run') return done({ said: data?.startRun.said ?? '' })
    return done({ sessionId, runId: data.startRun.id })
  }
}
