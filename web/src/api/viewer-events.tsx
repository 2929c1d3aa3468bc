import { useEffect, useMemo } from 'react'
import { useClient } from 'urql'
import { useViewer } from './viewer.ts'
import { ViewerEventsDocument } from './viewer-events.graphql.ts'
import type { ViewerEventsSubscription } from './viewer-events.graphql.ts'
import { useIsVisible } from './visible.ts'

export type ViewerEvent = ViewerEventsSubscription['viewerEvents']
type Listener = (event: ViewerEvent) => void

const listeners = new Set<Listener>()

/** What was told of a user's events: each is told once, whatever comes again with a socket or a page that comes back. */
const createTeller = () => {
  const told = new Set<string>()
  let last: string | null = null
  return {
    last: () => last,
    tell(event: ViewerEvent) {
      if (told.has(event.cursor)) return
      told.add(event.cursor)
      last = event.cursor
      for (const listener of listeners) listener(event)
    },
  }
}

/** One subscription for the whole page: what happens to the user's things, on whichever device. */
export const ViewerEvents = () => {
  const client = useClient()
  const viewer = useViewer()
  const isVisible = useIsVisible()
  const id = viewer?.id ?? null
  const cursor = viewer?.lastEventCursor ?? null
  // Where it began for this user: a later cursor of the same user would be another subscription.
  // oxlint-disable-next-line react/exhaustive-deps
  const { begun, teller } = useMemo(() => ({ begun: cursor, teller: createTeller() }), [id])
  // Not by a hook of the client: that keeps the last event, and of several within one picture only that would be seen.
  useEffect(() => {
    if (id === null || !isVisible) return
    const after = teller.last() ?? begun
    return client.subscription(ViewerEventsDocument, { after }).subscribe(({ data }) => {
      if (data !== undefined) teller.tell(data.viewerEvents)
    }).unsubscribe
  }, [client, id, isVisible, begun, teller])
  return null
}

/** Calls back once with each event of the user's things. */
export const useViewerEvent = (listener: Listener): void =>
  useEffect(() => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [listener])
