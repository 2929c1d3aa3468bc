import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useLoaded } from '../api/loaded.ts'
import { useViewer } from '../api/viewer.ts'
import { useViewerEvent } from '../api/viewer-events.tsx'
import type { ViewerEvent } from '../api/viewer-events.tsx'
import { useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { EmptyState, ErrorState, Skeleton } from '../kit/states.tsx'
import { sessionPath } from '../layout/paths.ts'
import { SessionActions } from './session-actions.tsx'
import { SessionsDocument } from './sessions.graphql.ts'
import type { SessionRowFragment } from './sessions.graphql.ts'
import { SESSION_WORDS } from './words.ts'
import './sessions.css'

const PAGE = 30
const MOST = 100
/** Events come in bunches: one look at the list is enough for all of them. */
const SETTLE_MS = 150

const Row = ({ session, onChanged }: { session: SessionRowFragment; onChanged: () => void }) => {
  const say = useWords(SESSION_WORDS)
  const [location] = useLocation()
  const { id, title, activeRun } = session
  const path = sessionPath(id)
  return (
    <li>
      <Link href={path} aria-current={location === path ? 'page' : undefined}>
        <span className="session-title">{title}</span>
        {activeRun !== null && (
          <span className="session-state" data-waiting={activeRun.status === 'WAITING_FOR_INPUT'}>
            {activeRun.status === 'WAITING_FOR_INPUT' ? say('waiting') : say('working')}
          </span>
        )}
      </Link>
      <SessionActions session={session} onChanged={onChanged} />
    </li>
  )
}

/** The user's conversations, the newest first, as they are on all of their devices. */
export const SessionList = () => {
  const say = useWords(SESSION_WORDS)
  const viewer = useViewer()
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  const [archived, setArchived] = useState(false)
  const [first, setFirst] = useState(PAGE)
  const { data, error, isLoading, reload } = useLoaded(
    SessionsDocument,
    { first, archived, ...(search !== '' && { search }) },
    { pause: viewer === null },
  )

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useViewerEvent(
    useCallback(
      (event: ViewerEvent) => {
        if (!('sessionId' in event)) return
        clearTimeout(timer.current)
        timer.current = setTimeout(reload, SETTLE_MS)
      },
      [reload],
    ),
  )

  const page = viewer === null ? undefined : data?.viewer?.sessions
  const sessions = page?.edges.map(({ node }) => node) ?? []
  const isEmpty = !isLoading && error === undefined && sessions.length === 0
  return (
    <nav className="sessions" aria-label={say('title')}>
      <Link href="/" className="button">
        <Icon name="plus" />
        {say('create')}
      </Link>
      {viewer !== null && (sessions.length > 0 || search !== '' || archived) && (
        <div className="session-tools">
          <input
            type="search"
            className="input"
            aria-label={say('search')}
            placeholder={say('search')}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button
            type="button"
            className="icon-button"
            aria-pressed={archived}
            aria-label={say('archived')}
            title={say('archived')}
            onClick={() => setArchived(!archived)}
          >
            <Icon name="archive" />
          </button>
        </div>
      )}
      {isLoading && <Skeleton />}
      {error !== undefined && data === undefined && <ErrorState error={error} onRetry={reload} />}
      {isEmpty &&
        (search !== '' || archived ? (
          <p className="sessions-none">{archived ? say('noneArchived') : say('noneFound')}</p>
        ) : (
          <EmptyState icon="chat" title={say('none')}>
            {say('noneText')}
          </EmptyState>
        ))}
      {sessions.length > 0 && (
        <ul>
          {sessions.map((session) => (
            <Row key={session.id} session={session} onChanged={reload} />
          ))}
          {page?.pageInfo.hasNextPage === true && first < MOST && (
            <li>
              <Button isSmall look="quiet" onClick={() => setFirst(Math.min(first + PAGE, MOST))}>
                {say('more')}
              </Button>
            </li>
          )}
        </ul>
      )}
    </nav>
  )
}
