import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { OutwardError } from '../domain/outward.ts'
import type { Outward, OutwardAnswer } from '../domain/outward.ts'
import type { Vault } from '../domain/personal-data.ts'
import type { PushSender } from '../domain/push.ts'
import { isConnectionLoss } from '../store/connection-loss.ts'
import { claimDelivery, endDelivery, postponeDelivery } from '../store/deliveries.ts'
import type { Busy, Delivery } from '../store/deliveries.ts'
import { deletePushSubscription, findPushTarget, notePush } from '../store/push-subscriptions.ts'
import { findWebhookTarget, noteWebhookDelivery, noteWebhookFailure } from '../store/webhooks.ts'
import type { Patience } from '../store/webhooks.ts'
import { judgePush, pushOf } from './push.ts'
import { isTaken, sendSigned, webhookBody } from './webhooks.ts'

/** What came of an attempt, for metrics. */
export type DeliveryOutcome = 'sent' | 'failed' | 'left'

export interface DelivererDeps {
  pool: Pool
  vault: Vault
  outward: Outward
  /** None: browsers are told nothing. */
  push: PushSender | null
  /** As the API names things. */
  globalId: (type: string, id: string) => string
  now: () => Date
  log: Pick<Logger, 'error' | 'warn'>
  counted?: (receiver: 'push' | 'webhook', outcome: DeliveryOutcome) => void
  pace?: Partial<Pace>
}

export interface Pace {
  /** How often what is due is looked for, ms. */
  lookMs: number
  /** Seconds until the second, third … attempt; after the last one it is given up. */
  pushDelays: readonly number[]
  webhookDelays: readonly number[]
  /** Where a run waits for somebody who looks at it: seconds until it is looked whether they still do. */
  lookAgainSeconds: number
  patience: Patience
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const PACE: Pace = {
  lookMs: 1_000,
  // A call that comes an hour late is none.
  pushDelays: [5, 30, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE],
  webhookDelays: [5, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR],
  lookAgainSeconds: 20,
  patience: { failures: 10, seconds: HOUR },
}
/** At the same time, in one process. */
const AT_ONCE = 24
/** Of them, those of one user: whose receivers are slow may not take everything. */
const AT_ONCE_OF_USER = 4
const GRACE_MS = 3_000
/** A crowd that was turned away together does not come back together. */
const JITTER = 0.2

/**
 * Sends what users' browsers and servers are to be told: any number of processes share the work, and a delivery that a dead one
 * had is somebody else's after a minute. Each is sent at least once; a browser shows one of a run's (`tag`), a server knows one
 * that it has by its `webhook-id`.
 */
export const startDeliverer = (deps: DelivererDeps) => {
  const { pool, log, push, globalId, counted = () => {} } = deps
  const pace = { ...PACE, ...deps.pace }
  const underWay = new Map<Delivery, Promise<void>>()
  let isStopping = false

  const again = async (
    delivery: Delivery,
    delays: readonly number[],
    retryAfterSeconds: number | null,
  ): Promise<void> => {
    const delay = delays[delivery.attempts - 1]
    if (delay === undefined) return endDelivery(pool, delivery)
    const spread = delay * (1 + Math.random() * JITTER)
    await postponeDelivery(pool, delivery, Math.max(spread, retryAfterSeconds ?? 0))
  }

  const sent = async (sending: Promise<OutwardAnswer>): Promise<OutwardAnswer | OutwardError> =>
    sending.catch((error: unknown) => {
      if (error instanceof OutwardError) return error
      throw error
    })

  const tellBrowser = async (delivery: Delivery, id: string): Promise<DeliveryOutcome> => {
    const { event, userId } = delivery
    if (push === null || event === null || !('runId' in event))
      return endDelivery(pool, delivery).then(() => 'left')
    const target = await findPushTarget(pool, { userId, id, runId: event.runId })
    const verdict = judgePush(target, event)
    if (verdict === 'LATER') {
      await postponeDelivery(pool, delivery, pace.lookAgainSeconds, true)
      return 'left'
    }
    if (verdict === 'FORGET') await deletePushSubscription(pool, userId, id)
    if (verdict !== 'SEND' || target === null) return endDelivery(pool, delivery).then(() => 'left')
    const words = pushOf(event, { language: target.language, at: delivery.createdAt, globalId })
    const answer = await sent(push.send(target, words))
    if (answer instanceof OutwardError) {
      await again(delivery, pace.pushDelays, null)
      return 'failed'
    }
    const { status, retryAfterSeconds } = answer
    if (isTaken(status)) {
      await notePush(pool, id)
      return endDelivery(pool, delivery).then(() => 'sent')
    }
    // The browser is there no more, or asked to be left alone: its push service says so once and for all.
    if (status === 404 || status === 410) await deletePushSubscription(pool, userId, id)
    if (status === 429 || status >= 500) await again(delivery, pace.pushDelays, retryAfterSeconds)
    else await endDelivery(pool, delivery)
    if (status !== 404 && status !== 410)
      log.warn({ status, pushSubscriptionId: id }, 'a push service refused')
    return 'failed'
  }

  const tellServer = async (delivery: Delivery, id: string): Promise<DeliveryOutcome> => {
    const { event, userId } = delivery
    const target = await findWebhookTarget(pool, userId, id)
    const body = event === null ? null : webhookBody(event, delivery.createdAt, globalId)
    if (target === null || target.isStopped || body === null)
      return endDelivery(pool, delivery).then(() => 'left')
    const { url, secrets } = target
    const answer = await sent(sendSigned(deps, { url, secrets, id: delivery.id, webhookId: id, body }))
    if (!(answer instanceof OutwardError) && isTaken(answer.status)) {
      await noteWebhookDelivery(pool, id)
      return endDelivery(pool, delivery).then(() => 'sent')
    }
    const [error, isGone, wait] =
      answer instanceof OutwardError
        ? [answer.failure, false, null]
        : [`HTTP ${answer.status}`, answer.status === 410, answer.retryAfterSeconds]
    const isStopped = await noteWebhookFailure(pool, id, { error, isGone, patience: pace.patience })
    if (isStopped) await endDelivery(pool, delivery)
    else await again(delivery, pace.webhookDelays, wait)
    if (isStopped) log.warn({ webhookId: id, error }, 'a webhook was given up')
    return 'failed'
  }

  const deliver = async (delivery: Delivery): Promise<void> => {
    const { pushSubscriptionId, webhookId } = delivery
    try {
      if (pushSubscriptionId !== null) {
        const outcome = await tellBrowser(delivery, pushSubscriptionId)
        counted('push', outcome)
      } else if (webhookId !== null) {
        const outcome = await tellServer(delivery, webhookId)
        counted('webhook', outcome)
      }
    } catch (error) {
      // Its lease ends, and it is tried again.
      if (isConnectionLoss(error)) return
      log.error({ err: error, deliveryId: delivery.id }, 'a delivery failed unexpectedly')
      await again(delivery, pace.webhookDelays, null).catch(() => {})
    }
  }

  /** A receiver is told of one thing after the other. */
  const busy = (): Busy => {
    const deliveries = [...underWay.keys()]
    const ofUsers = Map.groupBy(deliveries, ({ userId }) => userId)
    return {
      userIds: [...ofUsers].flatMap(([userId, its]) => (its.length >= AT_ONCE_OF_USER ? userId : [])),
      receiverIds: deliveries.flatMap((it) => it.pushSubscriptionId ?? it.webhookId ?? []),
    }
  }
  const hasRoom = () => !isStopping && underWay.size < AT_ONCE
  const look = async (): Promise<void> => {
    while (hasRoom()) {
      const delivery = await claimDelivery(pool, busy())
      if (delivery === null) return
      const work = deliver(delivery).finally(() => {
        underWay.delete(delivery)
        void turn()
      })
      underWay.set(delivery, work)
    }
  }
  let looking = false
  let isWanted = false
  const turn = async (): Promise<void> => {
    isWanted = true
    if (looking) return
    looking = true
    try {
      while (isWanted) {
        isWanted = false
        await look()
      }
    } catch (error) {
      if (!isStopping) log.warn({ err: error }, 'deliveries could not be looked for')
    } finally {
      looking = false
    }
  }
  const timer = setInterval(() => void turn(), pace.lookMs)
  void turn()

  return {
    /** What is on its way may arrive, unless that takes long: then it is somebody else's. */
    async stop() {
      isStopping = true
      clearInterval(timer)
      await Promise.race([Promise.all(underWay.values()), sleep(GRACE_MS, undefined, { ref: false })])
    },
  }
}
