import { useState } from 'react'
import { useMutation } from 'urql'
import type { WebhookEvent } from '../gql/schema.ts'
import { useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Field, FieldGroup } from '../kit/field.tsx'
import { useErrorWords } from '../kit/states.tsx'
import { CreateWebhookDocument } from './receivers.graphql.ts'
import type { Secret } from './secret-dialog.tsx'
import { RECEIVER_WORDS } from './words.ts'

const WEBHOOK_EVENTS: readonly WebhookEvent[] = ['RUN_WAITING', 'RUN_ENDED', 'SAVED_SEARCH_MATCHED']

export const AddWebhook = ({ onSecret }: { onSecret: (secret: Secret) => void }) => {
  const say = useWords(RECEIVER_WORDS)
  const errorWords = useErrorWords()
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState(WEBHOOK_EVENTS)
  const [{ fetching, data, error }, create] = useMutation(CreateWebhookDocument)
  const refused = data?.createWebhook.__typename === 'InvalidInputError' ? data.createWebhook : null
  const wrong = error ? errorWords(error) : (refused?.issues[0]?.said ?? refused?.said ?? null)

  const submit = async () => {
    const outcome = await create({ url: url.trim(), events: [...events] })
    const result = outcome.data?.createWebhook
    if (result?.__typename !== 'WebhookWithSecret') return
    setUrl('')
    onSecret({ secret: result.secret, formerUntil: null })
  }

  return (
    <form
      className="account-form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Field label={say('url')} help={say('urlHelp')} error={wrong} isRequired>
        {(ties) => (
          <input
            {...ties}
            type="url"
            inputMode="url"
            className="input"
            maxLength={1000}
            value={url}
            onChange={({ target }) => setUrl(target.value)}
          />
        )}
      </Field>
      <FieldGroup label={say('events')} error={events.length === 0 ? say('eventsNone') : null}>
        {WEBHOOK_EVENTS.map((event) => (
          <label key={event} className="check">
            <input
              type="checkbox"
              checked={events.includes(event)}
              onChange={({ target }) =>
                setEvents(
                  WEBHOOK_EVENTS.filter((it) => (it === event ? target.checked : events.includes(it))),
                )
              }
            />
            {say(`event.${event}`)}
          </label>
        ))}
      </FieldGroup>
      <Button type="submit" isBusy={fetching} disabled={events.length === 0}>
        {say('add')}
      </Button>
    </form>
  )
}
