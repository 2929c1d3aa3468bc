import type { Pool } from 'pg'
import { InvalidInputError, NotFoundError, TooManyAttemptsError } from '../domain/errors.ts'
import { OutwardError, readOutwardUrl } from '../domain/outward.ts'
import type { Outward } from '../domain/outward.ts'
import type { Vault } from '../domain/personal-data.ts'
import type { ViewerEvent } from '../domain/viewer-event.ts'
import { MAX_WEBHOOKS, TOLD_AS, WEBHOOK_EVENTS } from '../domain/webhook.ts'
import type { WebhookEvent } from '../domain/webhook.ts'
import { newId } from '../domain/id.ts'
import { createLimiter } from '../store/rate-limit.ts'
import {
  findWebhookTarget,
  insertWebhook,
  noteWebhookDelivery,
  rotateWebhookSecret,
  updateWebhook,
  webhookPlace,
} from '../store/webhooks.ts'
import type { WebhookChange, WebhookRow } from '../store/webhooks.ts'
import type { Viewer } from './viewer.ts'
import { createWebhookSecret, signWebhook } from './webhook-signature.ts'

/** How long the former secret signs as well: time enough to give the new one to every server. */
const OVERLAP_SECONDS = 24 * 3_600
const TESTS_PER_HOUR = { name: 'webhook-test', points: 30, seconds: 3_600 }

export interface Webhooks {
  /** The secret is told this once. Throws InvalidInputError. */
  create(
    viewer: Viewer,
    form: { url: string; events: readonly WebhookEvent[] | null },
  ): Promise<{ webhook: WebhookRow; secret: string }>
  /** Throws InvalidInputError, NotFoundError. */
  update(viewer: Viewer, id: string, change: WebhookChange): Promise<WebhookRow>
  /** Throws NotFoundError. */
  rotateSecret(
    viewer: Viewer,
    id: string,
  ): Promise<{ webhook: WebhookRow; secret: string; formerUntil: Date }>
  /** Sends something at once, and tells what came of it. Throws NotFoundError, TooManyAttemptsError. */
  test(viewer: Viewer, id: string): Promise<{ status: number | null; error: string | null }>
}

interface Deps {
  pool: Pool
  vault: Vault
  outward: Outward
  now: () => Date
}

type GlobalId = (type: string, id: string) => string

/** What a webhook is told of an event: its name and ids, which say nothing to whoever may not read what they name. */
export const webhookBody = (event: ViewerEvent, at: Date, globalId: GlobalId): string | null => {
  const type = TOLD_AS[event.type]
  if (type === undefined) return null
  const dataOf = () => {
    switch (event.type) {
      case 'RunWaiting':
      case 'RunEnded':
        return {
          runId: globalId('Run', event.runId),
          sessionId: globalId('ChatSession', event.sessionId),
          ...(event.type === 'RunEnded' && { status: event.status }),
        }
      case 'SavedSearchMatched':
        return {
          savedSearchId: globalId('SavedSearch', event.savedSearchId),
          listings: event.matches.map(({ propertyId, transactionId }) => ({
            propertyId: globalId('Property', propertyId),
            transactionId: globalId('Transaction', transactionId),
          })),
          hasMore: event.hasMore,
        }
      default:
        return {}
    }
  }
  return JSON.stringify({ type, timestamp: at.toISOString(), data: dataOf() })
}

export interface Signed {
  url: string
  /** Sealed. */
  secrets: readonly string[]
  id: string
  webhookId: string
  body: string
}

/** Throws OutwardError. */
export const sendSigned = async (
  { vault, outward, now }: Pick<Deps, 'vault' | 'outward' | 'now'>,
  { url, secrets, id, webhookId, body }: Signed,
) => {
  const opened = secrets.map((secret) => vault.open(secret, webhookPlace(webhookId)))
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'HolmesNyangz-Webhook/1',
    ...signWebhook(opened, { id: `msg_${id}`, sentAt: now(), body }),
  }
  return outward.post({ url, headers, body })
}

export const isTaken = (status: number): boolean => status >= 200 && status < 300

const readEvents = (events: readonly WebhookEvent[]): WebhookEvent[] => {
  const wanted = WEBHOOK_EVENTS.filter((event) => events.includes(event))
  if (wanted.length === 0) throw new InvalidInputError('events must not be empty', 'events')
  return wanted
}

export const openWebhooks = (deps: Deps): Webhooks => {
  const { pool, vault, outward, now } = deps
  const limiter = createLimiter(pool, TESTS_PER_HOUR)
  return {
    async create({ userId, type }, { url, events }) {
      if (type === 'GUEST')
        throw new InvalidInputError('guests have no webhooks: open an account with signUp')
      const secret = createWebhookSecret()
      const webhook = await insertWebhook(pool, userId, {
        url: readOutwardUrl(url, 'url', outward),
        events: events === null ? WEBHOOK_EVENTS : readEvents(events),
        seal: (id) => vault.seal(secret, webhookPlace(id)),
      })
      if (webhook === null) throw new InvalidInputError(`at most ${MAX_WEBHOOKS} webhooks can be registered`)
      return { webhook, secret }
    },
    async update({ userId }, id, { url, events, isOn }) {
      const webhook = await updateWebhook(pool, userId, id, {
        url: url === undefined ? undefined : readOutwardUrl(url, 'url', outward),
        events: events === undefined ? undefined : readEvents(events),
        isOn,
      })
      if (webhook === null) throw new NotFoundError('the webhook')
      return webhook
    },
    async rotateSecret({ userId }, id) {
      const secret = createWebhookSecret()
      const rotated = await rotateWebhookSecret(pool, userId, id, {
        secret: vault.seal(secret, webhookPlace(id)),
        overlapSeconds: OVERLAP_SECONDS,
      })
      if (rotated === null) throw new NotFoundError('the webhook')
      return { webhook: rotated, secret, formerUntil: rotated.formerUntil }
    },
    async test({ userId }, webhookId) {
      const target = await findWebhookTarget(pool, userId, webhookId)
      if (target === null) throw new NotFoundError('the webhook')
      const wait = await limiter.take(userId)
      if (wait > 0) throw new TooManyAttemptsError(Math.ceil(wait / 1000))
      const body = JSON.stringify({ type: 'webhook.test', timestamp: now().toISOString(), data: {} })
      try {
        const { url, secrets } = target
        const { status } = await sendSigned(deps, { url, secrets, id: newId(), webhookId, body })
        if (isTaken(status)) await noteWebhookDelivery(pool, webhookId)
        return { status, error: isTaken(status) ? null : `HTTP ${status}` }
      } catch (error) {
        if (!(error instanceof OutwardError)) throw error
        return { status: null, error: error.failure }
      }
    },
  }
}
