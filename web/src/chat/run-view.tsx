import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useMutation, useSubscription } from 'urql'
import { AnswerNotes, AnswerText, CopyButton, DocumentLink } from '../answer/answer-view.tsx'
import { aloud, partsOf } from '../answer/parts.ts'
import { Rating } from '../answer/rating.tsx'
import { ANSWER_WORDS } from '../answer/words.ts'
import { useLoaded } from '../api/loaded.ts'
import { useIsVisible } from '../api/visible.ts'
import { RequestForm } from '../form/request-form.tsx'
import { useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { ErrorState, Skeleton } from '../kit/states.tsx'
import { documentPath, reportPath, runPath } from '../layout/paths.ts'
import { CancelRunDocument, RunCardOfDocument, RunLiveDocument } from './chat.graphql.ts'
import type { RunCardFragment } from './chat.graphql.ts'
import { useOverview } from './overview.tsx'
import { Steps } from './steps.tsx'
import type { Step } from './steps.tsx'
import { CHAT_WORDS } from './words.ts'

const ENDED: ReadonlySet<string> = new Set(['COMPLETED', 'FAILED', 'CANCELLED'])

/** What the user said after the question itself. */
const Replies = ({ run }: { run: RunCardFragment }) => {
  const say = useWords(CHAT_WORDS)
  const replies = run.messages.filter(({ role }) => role === 'USER').slice(1)
  return replies.map(({ id, content }) => (
    <p key={id} className="reply">
      <span className="visually-hidden">{say('you')}: </span>
      {content}
    </p>
  ))
}

interface ProgressProps {
  run: Omit<RunCardFragment, 'steps'> & { steps: readonly Step[] }
  isOver: boolean
}
const Progress = ({ run, isOver }: ProgressProps) => {
  const say = useWords(CHAT_WORDS)
  if (isOver) {
    const { totalExecutionTime: seconds, steps } = run
    if (steps.length === 0) return null
    return (
      <details className="progress">
        <summary>
          {seconds === null
            ? say('done', { count: steps.length })
            : say('doneIn', { count: steps.length, seconds: seconds.toFixed(1) })}
        </summary>
        <Steps steps={steps} />
        <Link href={runPath(run.id)} className="no-print">
          {say('inspector')}
        </Link>
      </details>
    )
  }
  const doing =
    run.status === 'RUNNING' && run.phase !== null ? say(`phase.${run.phase}`) : say(`status.${run.status}`)
  return (
    <div className="progress" data-live={run.status === 'RUNNING'}>
      <p className="progress-phase">{doing}</p>
      <Steps steps={run.steps} />
    </div>
  )
}

interface RunViewProps {
  runId: string
  /** The newest of its conversation: its homes stand beside it by themselves. */
  isLast: boolean
  onRetry: (query: string) => void
}

/** A question and all that became of it. */
export const RunView = ({ runId, isLast, onRetry }: RunViewProps) => {
  const say = useWords(CHAT_WORDS)
  const told = useWords(ANSWER_WORDS)
  const { data, error, isLoading, reload } = useLoaded(
    RunCardOfDocument,
    { id: runId },
    { policy: 'cache-first' },
  )
  const known = data?.run ?? null
  const isFollowed = known !== null && !ENDED.has(known.status)
  const isVisible = useIsVisible()
  const [{ data: live }] = useSubscription({
    query: RunLiveDocument,
    variables: { runId },
    pause: !isFollowed || !isVisible,
  })
  const [{ fetching: isCancelling }, cancel] = useMutation(CancelRunDocument)
  const run = isFollowed ? (live?.runLive ?? known) : known
  const showOverview = useOverview(run)

  // Only what ended before these eyes is said aloud.
  const [wasFollowed, setFollowed] = useState(false)
  if (isFollowed && !wasFollowed) setFollowed(true)
  const isDone = run?.status === 'COMPLETED'
  const homes = run?.answer?.properties.length ?? 0
  useEffect(() => {
    if (isLast && isDone) showOverview(true)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isLast, isDone])

  if (run === null) {
    if (error !== undefined) return <ErrorState error={error} onRetry={reload} />
    return isLoading ? <Skeleton lines={5} /> : null
  }
  const isOver = ENDED.has(run.status)
  const text = run.answer?.text ?? live?.runLive.text ?? ''
  return (
    <article className="run" data-status={run.status} aria-busy={!isOver}>
      <header>
        <h2>{run.query}</h2>
        {!isOver && (
          <Button isSmall className="no-print" isBusy={isCancelling} onClick={() => void cancel({ runId })}>
            <Icon name="stop" size={16} />
            {say('cancel')}
          </Button>
        )}
      </header>
      <Progress run={run} isOver={isOver} />
      <Replies run={run} />
      {run.pendingInput !== null && (
        <RequestForm key={run.pendingInput.id} runId={runId} request={run.pendingInput} />
      )}
      {text !== '' && (
        <section className="answer" aria-label={told('answer')} data-writing={!isOver}>
          <AnswerText runId={runId} text={text} answer={run.answer} />
        </section>
      )}
      {run.status === 'CANCELLED' && <p className="run-end">■ {say('cancelled')}</p>}
      {run.status === 'FAILED' && (
        <div className="run-end run-failed" role="alert">
          <p>
            <strong>▲ {say('failed')}</strong> {run.error?.message}
          </p>
        </div>
      )}
      {run.answer !== null && (
        <>
          <AnswerNotes answer={run.answer} />
          <footer className="answer-foot no-print">
            {run.answer.citations.length > 0 && (
              <Button isSmall onClick={() => showOverview(false)}>
                <Icon name="list" size={16} />
                {homes > 0
                  ? told('homes', { count: homes })
                  : told('sources', { count: run.answer.citations.length })}
              </Button>
            )}
            {run.answer.type === 'RESEARCH_REPORT' && (
              <DocumentLink path={reportPath(runId)} title="report" />
            )}
            {run.document !== null && <DocumentLink path={documentPath(run.document.id)} title="document" />}
            <span className="answer-tools">
              <CopyButton text={run.answer.text} />
              <Rating runId={runId} isHelpful={run.rating?.isHelpful ?? null} />
            </span>
          </footer>
        </>
      )}
      {(run.status === 'FAILED' || run.status === 'CANCELLED') && (
        <Button className="no-print run-retry" onClick={() => onRetry(run.query)}>
          {say('retry')}
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {wasFollowed && isDone ? say('finished', { first: aloud(partsOf(text).first) }) : ''}
        {isFollowed && run.phase !== null ? say(`phase.${run.phase}`) : ''}
      </p>
    </article>
  )
}
