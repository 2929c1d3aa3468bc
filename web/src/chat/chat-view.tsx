import { useState } from 'react'
import { useLocation } from 'wouter'
import { useMutation, useSubscription } from 'urql'
import { keepSignIn } from '../api/identity.ts'
import { useLoaded } from '../api/loaded.ts'
import { useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Field } from '../kit/field.tsx'
import { useErrorWords } from '../kit/states.tsx'
import { sessionPath, useIdOfPath } from '../layout/paths.ts'
import { useTitle } from '../layout/title.ts'
import { AskDocument, ConversationDocument, RunLiveDocument } from './chat.graphql.ts'
import type { LiveRunFragment } from './chat.graphql.ts'
import { CHAT_WORDS } from './words.ts'
import './chat.css'

const ENDED: ReadonlySet<string> = new Set(['COMPLETED', 'FAILED', 'CANCELLED'])

const RunView = ({ run: known }: { run: LiveRunFragment }) => {
  const say = useWords(CHAT_WORDS)
  const [{ data }] = useSubscription({
    query: RunLiveDocument,
    variables: { runId: known.id },
    pause: ENDED.has(known.status),
  })
  const run = data?.runLive ?? known
  return (
    <article className="run">
      <h2>{run.query}</h2>
      <ol aria-label={say('steps')}>
        {run.steps.map(({ stepId, description, status, progressPercentage }) => (
          <li key={stepId} data-status={status}>
            {description} {progressPercentage}%
          </li>
        ))}
      </ol>
      <section aria-label={say('answer')} className="answer">
        {run.answer?.text ?? run.text}
      </section>
    </article>
  )
}

export const ChatView = () => {
  const say = useWords(CHAT_WORDS)
  const sessionId = useIdOfPath('sessionId')
  const [, go] = useLocation()
  const [text, setText] = useState('')
  const [{ fetching, error, data: asked }, ask] = useMutation(AskDocument)
  const words = useErrorWords()
  const { data } = useLoaded(ConversationDocument, { id: sessionId ?? '' }, { pause: sessionId === null })
  const session = sessionId === null ? null : (data?.session ?? null)
  useTitle(session?.title ?? null)

  const send = async () => {
    const query = text.trim()
    if (query === '') return
    const { data: payload } = await ask({ input: { query, sessionId } })
    if (payload?.ask.__typename !== 'AskPayload') return
    if (payload.ask.auth) keepSignIn(payload.ask.auth)
    setText('')
    go(sessionPath(payload.ask.session.id))
  }

  return (
    <div className="page chat">
      {session?.runs.edges.map(({ node }) => (
        <RunView key={node.id} run={node} />
      ))}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Field
          label={say('ask')}
          error={
            error !== undefined
              ? words(error)
              : asked && asked.ask.__typename !== 'AskPayload'
                ? asked.ask.said
                : null
          }
        >
          {(ties) => (
            <textarea
              {...ties}
              className="input"
              value={text}
              placeholder={say('placeholder')}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" look="primary" isBusy={fetching}>
          {say('send')}
        </Button>
      </form>
    </div>
  )
}
