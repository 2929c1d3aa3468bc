import { useState } from 'react'
import { useLoaded } from '../api/loaded.ts'
import { useWords } from '../i18n/language.tsx'
import { Card } from '../kit/card.tsx'
import { ErrorState, Skeleton } from '../kit/states.tsx'
import { AddWebhook } from './add-webhook.tsx'
import { WebhookListDocument } from './receivers.graphql.ts'
import { SecretDialog } from './secret-dialog.tsx'
import type { Secret } from './secret-dialog.tsx'
import { WebhookItem } from './webhook-item.tsx'
import { RECEIVER_WORDS } from './words.ts'
import './receivers.css'

const MOST = 5

/** Which servers of the user's are told what happens. */
export const WebhooksSection = () => {
  const say = useWords(RECEIVER_WORDS)
  const { data, error, isLoading, reload } = useLoaded(WebhookListDocument, {})
  const [secret, setSecret] = useState<Secret | null>(null)
  const webhooks = data?.viewer?.webhooks ?? []
  return (
    <Card>
      <h2>{say('webhooks')}</h2>
      <p className="fine">{say('webhooksText')}</p>
      {isLoading && <Skeleton />}
      {error !== undefined && data === undefined && <ErrorState error={error} onRetry={reload} />}
      {data !== undefined && webhooks.length === 0 && <p>{say('webhooksNone')}</p>}
      <ul>
        {webhooks.map((webhook) => (
          <WebhookItem key={webhook.id} webhook={webhook} onSecret={setSecret} onChange={reload} />
        ))}
      </ul>
      {data !== undefined && webhooks.length < MOST && <AddWebhook onSecret={setSecret} />}
      {secret !== null && <SecretDialog {...secret} onClose={() => setSecret(null)} />}
    </Card>
  )
}
