import { Link, useLocation } from 'wouter'
import { useLoaded } from '../api/loaded.ts'
import { useViewer } from '../api/viewer.ts'
import { useWords } from '../i18n/language.tsx'
import { Icon } from '../kit/icon.tsx'
import { EmptyState, ErrorState, Skeleton } from '../kit/states.tsx'
import { sessionPath } from '../layout/paths.ts'
import { SessionsDocument } from './sessions.graphql.ts'
import { SESSION_WORDS } from './words.ts'
import './sessions.css'

export const SessionList = () => {
  const say = useWords(SESSION_WORDS)
  const viewer = useViewer()
  const [location] = useLocation()
  const { data, error, isLoading, reload } = useLoaded(
    SessionsDocument,
    { first: 30 },
    { pause: viewer === null },
  )
  const sessions = data?.viewer?.sessions.edges.map(({ node }) => node) ?? []
  return (
    <nav className="sessions" aria-label={say('title')}>
      <Link href="/" className="button">
        <Icon name="plus" />
        {say('create')}
      </Link>
      {isLoading && <Skeleton />}
      {error !== undefined && data === undefined && <ErrorState error={error} onRetry={reload} />}
      {!isLoading && sessions.length === 0 && error === undefined && (
        <EmptyState icon="chat" title={say('none')}>
          {say('noneText')}
        </EmptyState>
      )}
      <ul>
        {sessions.map(({ id, title }) => (
          <li key={id}>
            <Link href={sessionPath(id)} aria-current={location === sessionPath(id) ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
