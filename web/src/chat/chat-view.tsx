import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useWords } from '../i18n/language.tsx'
import { EmptyState, ErrorState, Skeleton, useErrorWords } from '../kit/states.tsx'
import { sessionPath, useIdOfPath } from '../layout/paths.ts'
import { useTitle } from '../layout/title.ts'
import { useAsking } from './asking.ts'
import { Composer } from './composer.tsx'
import type { Draft } from './composer.tsx'
import { hasStarted, useConversation } from './conversation.ts'
import { InTurn, Near, WhenSeen } from './near.tsx'
import { RunView } from './run-view.tsx'
import { useSteady } from './steady.ts'
import { CHAT_WORDS } from './words.ts'
import './chat.css'

const EMPTY: Draft = { text: '', mode: 'TEAM', isApproved: false }
const EXAMPLES = ['try1', 'try2', 'try3', 'try4'] as const

const Welcome = ({ onTry }: { onTry: (text: string) => void }) => {
  const say = useWords(CHAT_WORDS)
  return (
    <div className="welcome">
      <h1>{say('welcome')}</h1>
      <p>{say('welcomeText')}</p>
      <h2>{say('try')}</h2>
      <ul>
        {EXAMPLES.map((id) => (
          <li key={id}>
            <button type="button" onClick={() => onTry(say(id))}>
              {say(id)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PieceProps {
  runIds: readonly string[]
  /** The newest of all, where it is one of these. */
  newest: string | null
  onRetry: (text: string) => void
}

/**
 * Of thousands of runs none is looked at again because another one came, or a letter was typed; and what is far away is one box
 * to lay out for all of a piece.
 */
const Piece = memo(({ runIds, newest, onRetry }: PieceProps) => (
  <Near>
    <div className="runs-piece">
      {runIds.map((id) => (
        <InTurn key={id} data-run={id} className="run-place">
          <RunView runId={id} isLast={id === newest} onRetry={onRetry} />
        </InTurn>
      ))}
    </div>
  </Near>
))

const Chat = ({ sessionId, text }: { sessionId: string | null; text: string }) => {
  const say = useWords(CHAT_WORDS)
  const words = useErrorWords()
  const [, go] = useLocation()
  const ask = useAsking()
  const [draft, setDraft] = useState<Draft>({ ...EMPTY, text })
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { runIds, pieces, title, hasOlder, isLoading, isMissing, error, reload, loadOlder } =
    useConversation(sessionId)
  useTitle(title)

  // The newest question stands at the top, with its answer below; whoever has scrolled since is left alone.
  const newest = runIds.at(-1) ?? null
  const shown = useRef<string | null>(null)
  const column = useRef<HTMLDivElement>(null)
  const show = useSteady(column)
  useLayoutEffect(() => {
    if (newest === null || shown.current === newest) return
    shown.current = newest
    const place = document.querySelector(`[data-run="${CSS.escape(newest)}"]`)
    if (place !== null) show(place)
  }, [newest, show])
  useEffect(() => {
    if (sessionId === null) document.querySelector<HTMLElement>('.composer textarea')?.focus()
  }, [sessionId])

  const send = async (given: Draft = draft) => {
    if (given.text.trim() === '' || isBusy) return
    setBusy(true)
    setFailure(null)
    const asked = await ask(given, sessionId)
    setBusy(false)
    if ('error' in asked) return setFailure(words(asked.error))
    if ('said' in asked) return setFailure(asked.said)
    setDraft({ ...given, text: '' })
    hasStarted(asked.sessionId, asked.runId)
    if (sessionId === null) go(sessionPath(asked.sessionId))
    else reload()
  }

  // What is sent again is sent as the page is then, by a function that stays the same.
  const again = useRef<(text: string) => void>(() => {})
  useEffect(() => {
    again.current = (text) => void send({ ...draft, text })
  })
  const retry = useCallback((text: string) => again.current(text), [])

  if (isMissing)
    return (
      <EmptyState
        icon="search"
        title={say('missing')}
        action={
          <Link href="/" className="button">
            {say('fresh')}
          </Link>
        }
      >
        {say('missingText')}
      </EmptyState>
    )

  return (
    <div className="chat">
      {title !== null && <h1 className="visually-hidden">{title}</h1>}
      {hasOlder && (
        // Outside of what is kept in its place: it goes up with each older piece, and takes nobody along.
        <WhenSeen onSeen={loadOlder}>
          <p className="older">{say('older')}</p>
        </WhenSeen>
      )}
      <div className="runs" ref={column}>
        {sessionId === null && <Welcome onTry={(text) => void send({ ...draft, text })} />}
        {isLoading && <Skeleton lines={8} />}
        {error !== undefined && runIds.length === 0 && <ErrorState error={error} onRetry={reload} />}
        {pieces.map((piece) => (
          <Piece
            key={piece[0]}
            runIds={piece}
            newest={newest !== null && piece.includes(newest) ? newest : null}
            onRetry={retry}
          />
        ))}
      </div>
      <Composer
        draft={draft}
        isBusy={isBusy}
        error={failure}
        onChange={setDraft}
        onSend={() => void send()}
      />
    </div>
  )
}

export const ChatView = () => {
  const sessionId = useIdOfPath('sessionId')
  // What another view wants to have asked: written, and not sent before who asks has seen it.
  const text = new URLSearchParams(useSearch()).get('q') ?? ''
  // Another session is another conversation: nothing of one stays in the other.
  return <Chat key={sessionId ?? `new ${text}`} sessionId={sessionId} text={text} />
}
