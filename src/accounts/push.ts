import { ECDH } from 'node:crypto'
import type { Pool } from 'pg'
import { InvalidInputError, UnavailableError } from '../domain/errors.ts'
import { readOutwardUrl } from '../domain/outward.ts'
import type { Outward } from '../domain/outward.ts'
import { message, say } from '../domain/message/say.ts'
import type { PushMessage, PushReceiver } from '../domain/push.ts'
import type { Language } from '../domain/run.ts'
import type { ViewerEvent } from '../domain/viewer-event.ts'
import { MAX_PUSH_SUBSCRIPTIONS } from '../domain/webhook.ts'
import { keepPushSubscription } from '../store/push-subscriptions.ts'
import type { PushSubscriptionRow, PushTarget } from '../store/push-subscriptions.ts'
import type { Viewer } from './viewer.ts'

const AUTH_BYTES = 16
const CURVE = 'prime256v1'

const decode = (text: string): Buffer =>
  Buffer.from(/^[\w-]{1,200}={0,2}$/.test(text) ? text : '', 'base64url')

/** A point of the curve, uncompressed: anything else is no key, and could not be encrypted for. */
const isPublicKey = (bytes: Buffer): boolean => {
  try {
    return (
      bytes.length === 65 && ECDH.convertKey(bytes, CURVE, undefined, undefined, 'uncompressed').length > 0
    )
  } catch {
    return false
  }
}

/** What a browser says of its subscription, checked. Throws InvalidInputError. */
export const readPushReceiver = (told: PushReceiver, outward: Pick<Outward, 'refuses'>): PushReceiver => {
  const endpoint = readOutwardUrl(told.endpoint, 'endpoint', outward)
  const [key, auth] = [decode(told.p256dh), decode(told.auth)]
  if (!isPublicKey(key))
    throw new InvalidInputError('p256dh must be a public key of P-256 in base64url', 'p256dh')
  if (auth.length !== AUTH_BYTES) throw new InvalidInputError('auth must be 16 bytes in base64url', 'auth')
  return { endpoint, p256dh: key.toString('base64url'), auth: auth.toString('base64url') }
}

export interface Browser {
  viewer: Viewer
  userAgent: string | null
  language: Language
}

/** From now on the viewer's browser is told, until its sign-in ends. Throws InvalidInputError, UnavailableError. */
export const registerBrowser = async (
  { pool, outward, isOffered }: { pool: Pool; outward: Pick<Outward, 'refuses'>; isOffered: boolean },
  told: PushReceiver,
  { viewer, userAgent, language }: Browser,
): Promise<PushSubscriptionRow> => {
  if (!isOffered) throw new UnavailableError('this deployment sends no push messages')
  const receiver = readPushReceiver(told, outward)
  const { family } = viewer
  const kept = await keepPushSubscription(pool, viewer.userId, { ...receiver, family, userAgent, language })
  if (kept === null)
    throw new InvalidInputError(`at most ${MAX_PUSH_SUBSCRIPTIONS} browsers can be registered`)
  return kept
}

type RunTurn = Extract<ViewerEvent, { type: 'RunWaiting' | 'RunResumed' | 'RunStarted' | 'RunEnded' }>

/** Send it, look again soon, leave it, or forget the browser altogether. */
export type PushVerdict = 'SEND' | 'LATER' | 'LEAVE' | 'FORGET'

/**
 * Whether a browser is told of a turn of a run. Who looks at the run is told by what they look at; where it waits for them they
 * are called once they look away. What their own hand ended is no news.
 */
export const judgePush = (target: PushTarget | null, event: RunTurn): PushVerdict => {
  if (target === null) return 'LEAVE'
  if (!target.isSignedIn) return 'FORGET'
  if (event.type === 'RunWaiting') {
    if (target.status !== 'WAITING_FOR_INPUT') return 'LEAVE'
    return target.isWatched ? 'LATER' : 'SEND'
  }
  if (event.type !== 'RunEnded' || event.status === 'CANCELLED' || target.status === null) return 'LEAVE'
  return target.isWatched ? 'LEAVE' : 'SEND'
}

const HOUR = 3_600
const wordsOf = (event: RunTurn) => {
  if (event.type === 'RunWaiting')
    return { title: message('push.waiting'), body: message('push.waiting.more') }
  return event.type === 'RunEnded' && event.status === 'FAILED'
    ? { title: message('push.failed'), body: message('push.failed.more') }
    : { title: message('push.completed'), body: message('push.completed.more') }
}

/** Words of ours and ids: nothing of what was asked or answered leaves for a push service, be it encrypted. */
export const pushOf = (
  event: RunTurn,
  {
    language,
    at,
    globalId,
  }: { language: Language; at: Date; globalId: (type: string, id: string) => string },
): PushMessage => {
  const { title, body } = wordsOf(event)
  const runId = globalId('Run', event.runId)
  return {
    // Of a run whatever comes later takes the place of what was not shown yet, at the push service and in the browser.
    topic: event.runId.replaceAll('-', ''),
    ttlSeconds: event.type === 'RunWaiting' ? HOUR : 24 * HOUR,
    payload: JSON.stringify({
      type: event.type === 'RunWaiting' ? 'run.waiting' : 'run.ended',
      ...(event.type === 'RunEnded' && { status: event.status }),
      title: say(title, language),
      body: say(body, language),
      language: language.toLowerCase(),
      tag: runId,
      runId,
      sessionId: globalId('ChatSession', event.sessionId),
      at: at.toISOString(),
    }),
  }
}
