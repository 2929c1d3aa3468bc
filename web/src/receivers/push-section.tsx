import { useState } from 'react'
import { useMutation } from 'urql'
import { deviceName } from '../account/device.ts'
import { useLoaded } from '../api/loaded.ts'
import { formatAgo, formatDay } from '../format/quantity.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { Icon } from '../kit/icon.tsx'
import { ErrorState, Skeleton, useErrorWords } from '../kit/states.tsx'
import { useToast } from '../kit/toast.tsx'
import { canBePushed, subscribeHere, unsubscribeHere } from './push.ts'
import type { PushRefusal } from './push.ts'
import { DeletePushDocument, PushDocument, RegisterPushDocument } from './receivers.graphql.ts'
import type { PushDeviceFragment } from './receivers.graphql.ts'
import { RECEIVER_WORDS } from './words.ts'
import './receivers.css'

const Device = ({ device }: { device: PushDeviceFragment }) => {
  const say = useWords(RECEIVER_WORDS)
  const { language } = useLanguage()
  const tell = useToast()
  const errorWords = useErrorWords()
  const [{ fetching }, remove] = useMutation(DeletePushDocument)
  const called = deviceName(device.userAgent) ?? say('unknownDevice')
  const end = async () => {
    const { error } = await remove({ id: device.id })
    if (error !== undefined) return tell(errorWords(error))
    if (device.isCurrent) await unsubscribeHere()
    tell(say('pushRemoved'))
  }
  return (
    <li className="receiver">
      <p>
        <strong>{called}</strong> {device.isCurrent && <span className="badge">{say('current')}</span>}
        <span className="fine">
          {' '}
          {say('since', { day: formatDay(device.createdAt, language) })} ·{' '}
          {device.deliveredAt === null
            ? say('deliveredNever')
            : say('delivered', { when: formatAgo(device.deliveredAt, language) })}
        </span>
      </p>
      <Button
        isSmall
        look="quiet"
        isBusy={fetching}
        aria-label={say('pushRemoveOf', { device: called })}
        onClick={() => void end()}
      >
        {say('pushRemove')}
      </Button>
    </li>
  )
}

/** Which browsers are told of runs, and whether this one is. */
export const PushSection = () => {
  const say = useWords(RECEIVER_WORDS)
  const tell = useToast()
  const errorWords = useErrorWords()
  const { data, error, isLoading, reload } = useLoaded(PushDocument, {})
  const [, register] = useMutation(RegisterPushDocument)
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<PushRefusal | null>(null)
  const key = data?.pushPublicKey ?? null
  const devices = data?.viewer?.pushSubscriptions ?? []

  const begin = async (key: string) => {
    const input = await subscribeHere(key)
    setRefusal(typeof input === 'string' ? input : null)
    if (typeof input === 'string') return
    const { data, error } = await register({ input })
    const result = data?.registerPushSubscription
    if (error !== undefined) tell(errorWords(error))
    else if (result !== undefined)
      tell(result.__typename === 'InvalidInputError' ? result.said : say('pushIsOn'))
  }

  return (
    <Card>
      <h2>{say('push')}</h2>
      <p className="fine">{say('pushText')}</p>
      {isLoading && <Skeleton />}
      {error !== undefined && data === undefined && <ErrorState error={error} onRetry={reload} />}
      <ul>
        {devices.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </ul>
      {data !== undefined && key === null && <p>{say('pushOff')}</p>}
      {key !== null && !canBePushed() && <p>{say('pushUnable')}</p>}
      {key !== null && canBePushed() && !devices.some(({ isCurrent }) => isCurrent) && (
        <Button
          isBusy={isAsking}
          onClick={async () => {
            setAsking(true)
            await begin(key).finally(() => setAsking(false))
          }}
        >
          <Icon name="bell" />
          {say('pushOn')}
        </Button>
      )}
      {refusal !== null && <p role="alert">{say(refusal)}</p>}
    </Card>
  )
}
