import { Link, useLocation } from 'wouter'
import { useWords } from '../i18n/language.tsx'
import { Icon } from '../kit/icon.tsx'
import type { IconName } from '../kit/icon.tsx'
import { VIEWS } from '../views.ts'
import { LAYOUT_WORDS } from './words.ts'

const isAt = (location: string, path: string): boolean =>
  path === '/' ? location === '/' || location.startsWith('/s/') : location.startsWith(path)

const Place = ({ path, icon, title }: { path: string; icon: IconName; title: string }) => {
  const [location] = useLocation()
  return (
    <Link href={path} aria-current={isAt(location, path) ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{title}</span>
    </Link>
  )
}

/** The views beside the conversation, under the list of sessions. */
export const ViewList = () => {
  const say = useWords(LAYOUT_WORDS)
  return (
    <nav className="view-list" aria-label={say('views')}>
      {VIEWS.filter(({ nav }) => nav !== undefined).map(({ path, icon, title }) => (
        <Place key={path} path={path} icon={icon} title={say(title)} />
      ))}
    </nav>
  )
}

/** What a thumb reaches on a phone. */
export const BottomBar = () => {
  const say = useWords(LAYOUT_WORDS)
  return (
    <nav className="bottom-bar no-print" aria-label={say('views')}>
      <Place path="/" icon="chat" title={say('chat')} />
      <Place path="/sessions" icon="list" title={say('sessionsShort')} />
      {VIEWS.filter(({ nav }) => nav === 'bar').map(({ path, icon, title }) => (
        <Place key={path} path={path} icon={icon} title={say(title)} />
      ))}
      <Place path="/more" icon="menu" title={say('more')} />
    </nav>
  )
}
