import { useState } from 'react'
import { useMutation } from 'urql'
import type { CombinedError } from 'urql'
import { formatAgo } from '../format/quantity.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { useErrorWords } from '../kit/states.tsx'
import { useToast } from '../kit/toast.tsx'
import {
  DeleteWebhookDocument,
  RotateWebhookSecretDocument,
  SwitchWebhookDocument,
  TestWebhookDocument,
} from './receivers.graphql.ts'
import type { WebhookRowFragment } from './receivers.graphql.ts'
import type { Secret } from './secret-dialog.tsx'
import { RECEIVER_WORDS } from './words.ts'
import type { ReceiverWord } from './words.ts'

const isCode = (key: string): key is Extract<ReceiverWord, `error.${string}`> =>
  key.startsWith('error.') && Object.hasOwn(RECEIVER_WORDS.KO, key)

/** Words for why something was not taken; “HTTP 500” says it by itself. */
const useFailureWords = () => {
  const say = useWords(RECEIVER_WORDS)
  return (error: string) => {
    const key = `error.${error}`
    return isCode(key) ? say(key) : error
  }
}

interface ItemProps {
  webhook: WebhookRowFragment
  onSecret: (secret: Secret) => void
  /** Something came of it that the list shows. */
  onChange: () => void
}

export const WebhookItem = ({ webhook, onSecret, onChange }: ItemProps) => {
  const { id, url, events, stoppedBecause, lastError, deliveredAt, isOn } = webhook
  const say = useWords(RECEIVER_WORDS)
  const { language } = useLanguage()
  const tell = useToast()
  const errorWords = useErrorWords()
  const failureWords = useFailureWords()
  const [isRemoving, setRemoving] = useState(false)
  const [{ fetching: isTesting }, test] = useMutation(TestWebhookDocument)
  const [{ fetching: isRotating }, rotate] = useMutation(RotateWebhookSecretDocument)
  const [{ fetching: isSwitching }, turn] = useMutation(SwitchWebhookDocument)
  const [{ fetching: isDeleting }, remove] = useMutation(DeleteWebhookDocument)

  const told = (action: ReceiverWord) => say('actionOf', { url, action: say(action) })
  /** Says what went wrong, where something did. */
  const isRefused = (error: CombinedError | undefined, result: object | null | undefined): boolean => {
    if (error !== undefined) tell(errorWords(error))
    else if (result && 'said' in result && typeof result.said === 'string') tell(result.said)
    else return false
    onChange()
    return true
  }

  const sendTest = async () => {
    const { data, error } = await test({ id })
    if (isRefused(error, data?.testWebhook) || data?.testWebhook.__typename !== 'WebhookTest') return
    const { isTaken, error: failure } = data.testWebhook
    tell(isTaken ? say('testTaken') : say('testFailed', { error: failureWords(failure ?? '') }))
  }
  const renew = async () => {
    const { data, error } = await rotate({ id })
    if (isRefused(error, data?.rotateWebhookSecret)) return
    if (data?.rotateWebhookSecret.__typename === 'WebhookWithSecret') onSecret(data.rotateWebhookSecret)
  }
  const turnTo = async (on: boolean) => {
    const { data, error } = await turn({ id, isOn: on })
    isRefused(error, data?.updateWebhook)
  }
  const end = async () => {
    const { data, error } = await remove({ id })
    if (!isRefused(error, data?.deleteWebhook)) tell(say('removed'))
  }

  return (
    <li className="webhook">
      <p className="webhook-url">
        <strong>{url}</strong>{' '}
        <span className="badge">{stoppedBecause === null ? say('isOn') : say(`stop.${stoppedBecause}`)}</span>
      </p>
      <p className="fine">
        {events.map((event) => say(`event.${event}`)).join(' · ')}
        <br />
        {deliveredAt === null
          ? say('deliveredNever')
          : say('delivered', { when: formatAgo(deliveredAt, language) })}
        {lastError !== null && ` · ${say('lastFailed', { error: failureWords(lastError) })}`}
      </p>
      <div className="account-actions">
        <Button isSmall isBusy={isTesting} aria-label={told('test')} onClick={() => void sendTest()}>
          {say('test')}
        </Button>
        <Button isSmall isBusy={isRotating} aria-label={told('rotate')} onClick={() => void renew()}>
          {say('rotate')}
        </Button>
        <Button
          isSmall
          isBusy={isSwitching}
          aria-label={told(isOn ? 'turnOff' : 'turnOn')}
          onClick={() => void turnTo(!isOn)}
        >
          {say(isOn ? 'turnOff' : 'turnOn')}
        </Button>
        <Button isSmall look="danger" aria-label={told('remove')} onClick={() => setRemoving(true)}>
          {say('remove')}
        </Button>
      </div>
      {isRemoving && (
        <Dialog
          title={say('removeTitle')}
          onClose={() => setRemoving(false)}
          actions={
            <>
              <Button onClick={() => setRemoving(false)}>{say('cancel')}</Button>
              <Button look="danger" isBusy={isDeleting} onClick={() => void end()}>
                {say('remove')}
              </Button>
            </>
          }
        >
          <p className="webhook-url">{say('removeText', { url })}</p>
        </Dialog>
      )}
    </li>
  )
}
