import type { PushSubscriptionInput } from '../gql/schema.ts'

const WORKER = '/push-worker.js'

export const canBePushed = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Why a browser is not told. */
export type PushRefusal = 'pushDenied' | 'pushDismissed' | 'pushFailed'

const subscribed = async (manager: PushManager, key: string): Promise<PushSubscription> => {
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await manager.subscribe(options)
  } catch (error) {
    // It has one by a key that this server had once.
    const former = await manager.getSubscription()
    if (former === null) throw error
    await former.unsubscribe()
    return manager.subscribe(options)
  }
}

/** Asks whether this browser may be told, which it lets a page do after a click only, and where it is told then. */
export const subscribeHere = async (key: string): Promise<PushSubscriptionInput | PushRefusal> => {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'pushDenied' : 'pushDismissed'
  try {
    await navigator.serviceWorker.register(WORKER)
    const { pushManager } = await navigator.serviceWorker.ready
    const { endpoint, keys } = (await subscribed(pushManager, key)).toJSON()
    const { p256dh, auth } = keys ?? {}
    return endpoint === undefined || p256dh === undefined || auth === undefined
      ? 'pushFailed'
      : { endpoint, p256dh, auth }
  } catch {
    // The push service of the browser’s maker does not answer.
    return 'pushFailed'
  }
}

/** Lets go of what this browser was told by. */
export const unsubscribeHere = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}
