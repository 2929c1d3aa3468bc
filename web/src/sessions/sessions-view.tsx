import { useWords } from '../i18n/language.tsx'
import { SessionList } from './session-list.tsx'
import { SESSION_WORDS } from './words.ts'

/** On a phone: the list as a view of its own. */
export const SessionsView = () => {
  const say = useWords(SESSION_WORDS)
  return (
    <div className="page">
      <h1>{say('title')}</h1>
      <SessionList />
    </div>
  )
}
