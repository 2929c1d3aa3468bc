import type { ViewerEventType } from './viewer-event.ts'

/** What a webhook can be told, as it is called on the wire. `deliver_viewer_event` (migrations) has the same names. */
export const WEBHOOK_EVENTS = ['run.waiting', 'run.ended', 'saved_search.matched'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

export const TOLD_AS: Partial<Record<ViewerEventType, WebhookEvent>> = {
  RunWaiting: 'run.waiting',
  RunEnded: 'run.ended',
  SavedSearchMatched: 'saved_search.matched',
}

/** Why a webhook is told nothing (any more). */
export const WEBHOOK_STOPS = ['SWITCHED_OFF', 'FAILING', 'GONE'] as const
export type WebhookStop = (typeof WEBHOOK_STOPS)[number]

export const MAX_WEBHOOKS = 5
export const MAX_PUSH_SUBSCRIPTIONS = 20
