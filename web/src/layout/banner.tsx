import { useLocation } from 'wouter'
import { useConnection } from '../api/connection.ts'
import { forgetSignIn, signed } from '../api/identity.ts'
import { useStore } from '../api/store.ts'
import { useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { LAYOUT_WORDS } from './words.ts'

/** What stands in the way of everything: no network, no server, no sign-in. Said aloud when it begins. */
export const Banner = () => {
  const connection = useConnection()
  const { is } = useStore(signed)
  const say = useWords(LAYOUT_WORDS)
  const [, go] = useLocation()
  return (
    <div className="banner no-print" role="status" aria-live="polite">
      {connection !== 'online' && <p data-connection={connection}>{say(connection)}</p>}
      {connection === 'online' && is === 'ended' && (
        <p>
          {say('ended')}{' '}
          <Button isSmall onClick={() => go('/sign-in')}>
            {say('signInAgain')}
          </Button>{' '}
          <Button isSmall look="quiet" onClick={() => forgetSignIn('nobody')}>
            {say('asGuest')}
          </Button>
        </p>
      )}
    </div>
  )
}
