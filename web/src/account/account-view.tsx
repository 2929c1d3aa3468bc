import { Link, useLocation } from 'wouter'
import { useMutation } from 'urql'
import { forgetSignIn, signed } from '../api/identity.ts'
import { useLoaded } from '../api/loaded.ts'
import { useStore } from '../api/store.ts'
import { formatDay } from '../format/quantity.ts'
import type { Language } from '../gql/schema.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { EmptyState, ErrorState, Skeleton, useErrorWords } from '../kit/states.tsx'
import { useToast } from '../kit/toast.tsx'
import { PushSection } from '../receivers/push-section.tsx'
import { WebhooksSection } from '../receivers/webhooks-section.tsx'
import {
  AccountDocument,
  RequestEmailVerificationDocument,
  SetLanguageDocument,
  SignOutDocument,
} from './account.graphql.ts'
import type { AccountFactsFragment } from './account.graphql.ts'
import { DataSection } from './data-section.tsx'
import { MemorySection } from './memory-section.tsx'
import { ModelSection } from './model-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SignInsSection } from './sign-ins-section.tsx'
import { ACCOUNT_WORDS } from './words.ts'
import '../listing/listing.css'
import '../saved-search/saved-search.css'
import './account.css'

const Who = ({ user }: { user: AccountFactsFragment }) => {
  const say = useWords(ACCOUNT_WORDS)
  const { language } = useLanguage()
  const tell = useToast()
  const errorWords = useErrorWords()
  const [, go] = useLocation()
  const [{ fetching }, signOut] = useMutation(SignOutDocument)
  const [{ fetching: isSending }, verify] = useMutation(RequestEmailVerificationDocument)
  const { runsToday: runs, runLimitPerDay: limit } = user.usage
  return (
    <Card className="account-who">
      <h2>{user.email ?? say('guest')}</h2>
      {user.email === null ? (
        <p className="fine">{say('guestText')}</p>
      ) : (
        <p className="fine">
          {say(user.isEmailVerified ? 'verified' : 'unverified')} ·{' '}
          {say('since', { day: formatDay(user.createdAt, language) })}
        </p>
      )}
      <p className="fine">{limit === null ? say('usage', { runs }) : say('usageOf', { runs, limit })}</p>
      <div className="account-actions">
        {user.email === null && (
          <Link href="/sign-in" className="button button-primary">
            {say('signIn')}
          </Link>
        )}
        {user.email !== null && !user.isEmailVerified && (
          <Button
            isBusy={isSending}
            onClick={async () => {
              const { data, error } = await verify({})
              if (error !== undefined) tell(errorWords(error))
              else if (data) tell(say('verifySent', { minutes: data.requestEmailVerification.validMinutes }))
            }}
          >
            {say('verify')}
          </Button>
        )}
        <Button
          isBusy={fetching}
          onClick={async () => {
            const { error } = await signOut({})
            if (error !== undefined) return tell(errorWords(error))
            forgetSignIn('nobody')
            go('/')
          }}
        >
          {say('signOut')}
        </Button>
      </div>
    </Card>
  )
}

const LANGUAGES: readonly [Language, string][] = [
  ['KO', '한국어'],
  ['EN', 'English'],
]

/** The account's language, and this device's with it. */
const LanguageSection = ({ user }: { user: AccountFactsFragment }) => {
  const say = useWords(ACCOUNT_WORDS)
  const { language: spoken, speak } = useLanguage()
  const tell = useToast()
  const errorWords = useErrorWords()
  const [, setLanguage] = useMutation(SetLanguageDocument)
  return (
    <Card>
      <h2>{say('language')}</h2>
      <p className="fine">{say('languageText')}</p>
      <div role="group" aria-label={say('language')} className="choice account-language">
        {LANGUAGES.map(([language, called]) => (
          <button
            key={language}
            type="button"
            lang={language.toLowerCase()}
            aria-pressed={(user.language ?? spoken) === language}
            onClick={async () => {
              speak(language)
              const { error } = await setLanguage({ language })
              if (error !== undefined) tell(errorWords(error))
            }}
          >
            {called}
          </button>
        ))}
      </div>
    </Card>
  )
}

const AccountView = () => {
  const say = useWords(ACCOUNT_WORDS)
  const { is } = useStore(signed)
  const { data, error, isLoading, reload } = useLoaded(AccountDocument, {}, { pause: is !== 'somebody' })
  const user = is === 'somebody' ? (data?.viewer ?? null) : null
  return (
    <div className="page account">
      <h1>{say('title')}</h1>
      {isLoading && <Skeleton lines={6} />}
      {error !== undefined && data === undefined && <ErrorState error={error} onRetry={reload} />}
      {is !== 'somebody' && (
        <EmptyState
          icon="user"
          title={say('nobody')}
          action={
            <Link href="/sign-in" className="button button-primary">
              {say('signIn')}
            </Link>
          }
        >
          {say('nobodyText')}
        </EmptyState>
      )}
      {user !== null && (
        <>
          <Who user={user} />
          <MemorySection />
          <ModelSection allows={user.allowsModelProvider} provider={data?.modelProvider ?? null} />
          <SignInsSection />
          <PushSection />
          <LanguageSection user={user} />
          {user.type !== 'GUEST' && (
            <>
              <ProfileSection key={user.id} user={user} />
              <PasswordSection hasPassword={user.hasPassword} />
              <WebhooksSection />
            </>
          )}
          <DataSection user={user} />
        </>
      )}
    </div>
  )
}
export default AccountView
