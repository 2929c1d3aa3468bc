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
import type { SessionRowFragment, SessionsQuery } from './sessions.graphql.ts'
import { SESSION_WORDS } from './words.ts'
import './sessions.css'

const PAGE = 30
/** Events come in bunches: one look at the list is enough for all of them. */
const SETTLE_MS = 150

const Row = ({ session, onChanged }: { session: SessionRowFragment; onChanged: () => void }) => {
  const say = useWords(SESSION_WORDS)
  const [location] = useLocation()
  const { id, title, activeRun } = session
  const path = sessionPath(id)
  const isShown = location === path
  const row = useRef<HTMLLIElement>(null)
  // The list is as high as there is room: what is open stands in it.
  useEffect(() => {
    if (isShown) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return (
    <li ref={row}>
      <Link href={path} aria-current={isShown ? 'page' : undefined}>
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

interface Asked {
  archived: boolean
  search: string
}

/** A page of the list behind a cursor, asked for again when something happened to a session. */
const useSessions = ({ archived, search }: Asked, after: string | null, pause: boolean) => {
  const { data, error, isLoading, reload } = useLoaded(
    SessionsDocument,
    { first: PAGE, archived, ...(after !== null && { after }), ...(search !== '' && { search }) },
    { pause },
  )
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useViewerEvent(
    useCallback(
      (event: ViewerEvent) => {
        if (pause || !('sessionId' in event)) return
        clearTimeout(timer.current)
        timer.current = setTimeout(reload, SETTLE_MS)
      },
      [pause, reload],
    ),
  )
  return { page: data?.viewer?.sessions, error, isLoading, reload }
}

interface PageProps {
  asked: Asked
  page: NonNullable<SessionsQuery['viewer']>['sessions']
  onChanged: () => void
}
const Page = ({ asked, page, onChanged }: PageProps) => (
  <>
    {page.edges.map(({ node }) => (
      <Row key={node.id} session={node} onChanged={onChanged} />
    ))}
    {page.pageInfo.hasNextPage && <Following asked={asked} after={page.pageInfo.endCursor} />}
  </>
)

/** What follows a page: where that ends elsewhere it begins elsewhere, so that no session is missed or shown twice. */
const Following = ({ asked, after }: { asked: Asked; after: string | null }) => {
  const say = useWords(SESSION_WORDS)
  const [isOpen, setOpen] = useState(false)
  const { page, error, reload } = useSessions(asked, after, !isOpen)
  if (page !== undefined) return <Page asked={asked} page={page} onChanged={reload} />
  return (
    <li>
      {error !== undefined ? (
        <ErrorState error={error} onRetry={reload} />
      ) : isOpen ? (
        <Skeleton />
      ) : (
        <Button isSmall look="quiet" onClick={() => setOpen(true)}>
          {say('more')}
        </Button>
      )}
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
  const asked = { archived, search }
  const { page: loaded, error, isLoading, reload } = useSessions(asked, null, viewer === null)
  const page = viewer === null ? undefined : loaded
  const hasAny = page !== undefined && page.edges.length > 0
  const isEmpty = !isLoading && error === undefined && !hasAny
  return (
    <nav className="sessions" aria-label={say('title')}>
      <Link href="/" className="button">
        <Icon name="plus" />
        {say('create')}
      </Link>
      {viewer !== null && (hasAny || search !== '' || archived) && (
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
      {error !== undefined && page === undefined && <ErrorState error={error} onRetry={reload} />}
      {isEmpty &&
        (search !== '' || archived ? (
          <p className="sessions-none">{archived ? say('noneArchived') : say('noneFound')}</p>
        ) : (
          <EmptyState icon="chat" title={say('none')}>
            {say('noneText')}
          </EmptyState>
        ))}
      {hasAny && (
        <ul>
          {/* What was opened further down belongs to what was looked for. */}
          <Page key={`${archived} ${search}`} asked={asked} page={page} onChanged={reload} />
        </ul>
      )}
    </nav>
  )
}
