import { Link } from 'wouter'
import { useMutation } from 'urql'
import { useLoaded } from '../api/loaded.ts'
import { formatDay } from '../format/quantity.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { ErrorState, Skeleton, useErrorWords } from '../kit/states.tsx'
import { useToast } from '../kit/toast.tsx'
import { sessionPath } from '../layout/paths.ts'
import { ForgetPreferenceDocument, MemoryDocument } from './account.graphql.ts'
import type { MemoryQuery } from './account.graphql.ts'
import { ACCOUNT_WORDS } from './words.ts'
import type { AccountWord } from './words.ts'

type Remembered = NonNullable<MemoryQuery['viewer']>['preferences'][number]

const isKey = (key: string): key is Extract<AccountWord, `key.${string}`> =>
  Object.hasOwn(ACCOUNT_WORDS.KO, key) && key.startsWith('key.')

/** What is known of the user, what said it, and a way to have it forgotten. */
const Row = ({ item }: { item: Remembered }) => {
  const say = useWords(ACCOUNT_WORDS)
  const { language } = useLanguage()
  const tell = useToast()
  const errorWords = useErrorWords()
  const [{ fetching }, forget] = useMutation(ForgetPreferenceDocument)
  const key = `key.${item.key}`
  const called = isKey(key) ? say(key) : item.key
  const session = item.message?.run?.session
  return (
    <li className="memory">
      <p className="memory-what">
        <span className="memory-key">{called}</span> <strong>{item.value}</strong>
      </p>
      <Button
        isSmall
        look="quiet"
        isBusy={fetching}
        aria-label={say('forgetWhat', { what: called })}
        onClick={async () => {
          const { error } = await forget({ id: item.id })
          tell(error === undefined ? say('forgotten') : errorWords(error))
        }}
      >
        {say('forget')}
      </Button>
      <p className="fine">
        {item.message === null ? (
          say('fromGone')
        ) : session ? (
          <Link href={sessionPath(session.id)}>
            {say('from', { text: item.message.content.slice(0, 80) })}
          </Link>
        ) : (
          say('from', { text: item.message.content.slice(0, 80) })
        )}{' '}
        · {say(item.isStated ? 'stated' : 'guessed')} · {formatDay(item.learnedAt, language)}
      </p>
    </li>
  )
}

export const MemorySection = () => {
  const say = useWords(ACCOUNT_WORDS)
  const { data, error, isLoading, reload } = useLoaded(MemoryDocument, {})
  const known = data?.viewer?.preferences ?? []
  return (
    <Card>
      <h2>{say('memory')}</h2>
      <p className="fine">{say('memoryText')}</p>
      {isLoading && <Skeleton />}
      {error !== undefined && data === undefined && <ErrorState error={error} onRetry={reload} />}
      {data !== undefined && known.length === 0 && <p>{say('memoryNone')}</p>}
      <ul>
        {known.map((item) => (
          <Row key={item.id} item={item} />
        ))}
      </ul>
    </Card>
  )
}
