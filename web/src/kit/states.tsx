import type { ReactNode } from 'react'
import type { CombinedError } from 'urql'
import { useWords } from '../i18n/language.tsx'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import { KIT_WORDS } from './words.ts'

export interface EmptyStateProps {
  icon: IconName
  title: string
  /** Where nothing else is on the page. */
  isHeading?: boolean
  children?: ReactNode
  /** What fills it. */
  action?: ReactNode
}

export const EmptyState = ({ icon, title, isHeading = false, children, action }: EmptyStateProps) => {
  const Title = isHeading ? 'h1' : 'p'
  return (
    <div className="state">
      <Icon name={icon} size={32} />
      <Title className="state-title">{title}</Title>
      {children !== undefined && <div className="state-text">{children}</div>}
      {action}
    </div>
  )
}

const BY_CODE: Readonly<Record<string, keyof (typeof KIT_WORDS)['KO']>> = {
  UNAUTHENTICATED: 'signedOut',
  NOT_FOUND: 'notFound',
  TOO_MANY_REQUESTS: 'busy',
  TOO_MANY_SUBSCRIPTIONS: 'busy',
}

/** What went wrong, in words for who reads: never what programs say to each other. */
export const useErrorWords = () => {
  const say = useWords(KIT_WORDS)
  return (error: CombinedError): string => {
    if (error.networkError !== undefined) return say('network')
    const code = error.graphQLErrors[0]?.extensions['code']
    const said = error.graphQLErrors[0]?.extensions['said']
    if (typeof said === 'string') return said
    return say((typeof code === 'string' && BY_CODE[code]) || 'unexpected')
  }
}

export const ErrorState = ({ error, onRetry }: { error: CombinedError; onRetry?: () => void }) => {
  const say = useWords(KIT_WORDS)
  const words = useErrorWords()
  return (
    <div className="state" role="alert">
      <Icon name="alert" size={32} />
      <p className="state-title">{say('failed')}</p>
      <p className="state-text">{words(error)}</p>
      {onRetry !== undefined && <Button onClick={onRetry}>{say('retry')}</Button>}
    </div>
  )
}

/** Where something is about to be: as many lines as it is likely to have. */
export const Skeleton = ({ lines = 3 }: { lines?: number }) => {
  const say = useWords(KIT_WORDS)
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{say('loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="skeleton-line" />
      ))}
    </div>
  )
}
