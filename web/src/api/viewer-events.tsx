import { useEffect, useMemo } from 'react'
import { useSubscription } from 'urql'
import { useViewer } from './viewer.ts'
import { ViewerEventsDocument } from './viewer-events.graphql.ts'
import type { ViewerEventsSubscription } from './viewer-events.graphql.ts'

export type ViewerEvent = ViewerEventsSubscription['viewerEvents']
type Listener = (event: ViewerEvent) => void

const listeners = new Set<Listener>()

/** One subscription for the whole page: what happens to the user's things, on whichever device. */
export const ViewerEvents = () => {
  const viewer = useViewer()
  const id = viewer?.id ?? null
  const cursor = viewer?.lastEventCursor ?? null
  // Where it began for this user: the socket comes back with the same, and what is told again is known already.
  // oxlint-disable-next-line react/exhaustive-deps
  const after = useMemo(() => cursor, [id])
  useSubscription(
    { query: ViewerEventsDocument, variables: { after }, pause: id === null },
    (_before: unknown, data: ViewerEventsSubscription) => {
      for (const listener of listeners) listener(data.viewerEvents)
      return data
    },
  )
  return null
}

/** Calls back with every event of the user's things; events may be told more than once. */
export const useViewerEvent = (listener: Listener): void =>
  useEffect(() => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [listener])
