import { useMutation } from 'urql'
import { forgetSignIn } from '../api/identity.ts'
import { useLoaded } from '../api/loaded.ts'
import { formatAgo, formatDay } from '../format/quantity.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { ErrorState, Skeleton, useErrorWords } from '../kit/states.tsx'
import { useToast } from '../kit/toast.tsx'
import { EndSignInDocument, SignInsDocument, SignOutEverywhereDocument } from './account.graphql.ts'
import { deviceName } from './device.ts'
import { ACCOUNT_WORDS } from './words.ts'

/** Where the account is open, and how to close it. */
export const SignInsSection = () => {
  const say = useWords(ACCOUNT_WORDS)
  const { language } = useLanguage()
  const tell = useToast()
  const errorWords = useErrorWords()
  const { data, error, isLoading, reload } = useLoaded(SignInsDocument, {}, { policy: 'network-only' })
  const [{ fetching: isEnding }, end] = useMutation(EndSignInDocument)
  const [{ fetching }, everywhere] = useMutation(SignOutEverywhereDocument)

  const endOne = async (signInId: string) => {
    const outcome = await end({ signInId })
    const result = outcome.data?.endSignIn
    if (outcome.error !== undefined) tell(errorWords(outcome.error))
    else if (result !== undefined) tell(result.__typename === 'SignInsEnded' ? say('ended') : result.said)
    reload()
  }

  return (
    <Card>
      <h2>{say('signIns')}</h2>
      {isLoading && <Skeleton />}
      {error !== undefined && data === undefined && <ErrorState error={error} onRetry={reload} />}
      <ul>
        {data?.viewer?.signIns.map(({ id, isCurrent, lastUsedAt, signedInAt, userAgent }) => {
          const device = deviceName(userAgent) ?? say('unknownDevice')
          return (
            <li key={id} className="sign-in">
              <p>
                <strong>{device}</strong> {isCurrent && <span className="badge">{say('current')}</span>}
                <span className="fine">
                  {' '}
                  {say('since', { day: formatDay(signedInAt, language) })} ·{' '}
                  {say('lastUsed', { when: formatAgo(lastUsedAt, language) })}
                </span>
              </p>
              {!isCurrent && (
                <Button
                  isSmall
                  look="quiet"
                  aria-label={say('endOf', { device })}
                  isBusy={isEnding}
                  onClick={() => void endOne(id)}
                >
                  {say('end')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <p className="fine">{say('everywhereText')}</p>
      <Button
        isBusy={fetching}
        onClick={async () => {
          const outcome = await everywhere({})
          if (outcome.error !== undefined) tell(errorWords(outcome.error))
          else forgetSignIn('nobody')
        }}
      >
        {say('everywhere')}
      </Button>
    </Card>
  )
}
