import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import type { CombinedError } from 'urql'
import { useAskedAgain } from '../api/again.ts'
import { onRecovery } from '../api/connection.ts'
import { useViewerEvent } from '../api/viewer-events.tsx'
import type { ViewerEvent } from '../api/viewer-events.tsx'
import { ConversationDocument } from './chat.graphql.ts'
import { inPieces, PAGE } from './pieces.ts'
import type { Pieces } from './pieces.ts'

interface Loaded {
  /** Of its runs, the oldest first; what a run is like is read from the cache. */
  runIds: readonly string[]
  /** The same in pieces that stay what they are; the last one grows until it is as large as a page. */
  pieces: Pieces
  title: string | null
  hasOlder: boolean
  startCursor: string | null
}
const NOTHING: Loaded = { runIds: [], pieces: [], title: null, hasOlder: false, startCursor: null }

/** Runs that were asked for here and are not in any page yet, by session. */
const started = new Map<string, string>()
export const hasStarted = (sessionId: string, runId: string): void => void started.set(sessionId, runId)

/** Newer runs behind those that are known; begins anew where there is a gap between them. */
const joined = (known: readonly string[], page: readonly string[]): readonly string[] => {
  const at = known.findIndex((id) => id === page[0])
  const overlap = known.filter((id) => page.includes(id))
  if (known.length > 0 && page.length > 0 && overlap.length === 0) return page
  const before = at >= 0 ? known.slice(0, at) : known.filter((id) => !page.includes(id))
  return [...before, ...page]
}

export interface Conversation extends Loaded {
  isLoading: boolean
  isMissing: boolean
  error: CombinedError | undefined
  reload: () => void
  loadOlder: () => void
}

/** A session, its newest page first and older ones as they are asked for. */
export const useConversation = (sessionId: string | null): Conversation => {
  const client = useClient()
  const [loaded, setLoaded] = useState<Loaded>(() => {
    const first = sessionId === null ? undefined : started.get(sessionId)
    return first === undefined ? NOTHING : { ...NOTHING, runIds: [first], pieces: [[first]] }
  })
  const [state, setState] = useState<'loading' | 'loaded' | 'missing'>('loading')
  const [error, setError] = useState<CombinedError>()
  const [olderError, setOlderError] = useState<CombinedError>()
  /** Before which run older ones were asked for: what has come and is not drawn yet is not asked for again. */
  const askedBefore = useRef<string | null>(null)

  const reload = useCallback(async () => {
    if (sessionId === null) return
    const { data, error: failure } = await client.query(
      ConversationDocument,
      { id: sessionId, last: PAGE },
      { requestPolicy: 'network-only' },
    )
    setError(failure)
    if (!data) return
    const { session } = data
    if (session === null) return setState('missing')
    const page = session.runs.edges.map(({ node }) => node.id)
    askedBefore.current = null
    setLoaded((before) => {
      const runIds = joined(before.runIds, page)
      // Only the first page says what there is before it.
      const isFirst = before.startCursor === null || runIds[0] === page[0]
      return {
        runIds,
        pieces: inPieces(runIds, before.pieces),
        title: session.title,
        hasOlder: isFirst ? session.runs.pageInfo.hasPreviousPage : before.hasOlder,
        startCursor: isFirst ? session.runs.pageInfo.startCursor : before.startCursor,
      }
    })
    setState('loaded')
  }, [client, sessionId])

  const { hasOlder, startCursor } = loaded
  const askOlder = useCallback(async () => {
    if (sessionId === null || !hasOlder || askedBefore.current === startCursor) return
    askedBefore.current = startCursor
    const { data, error: failure } = await client.query(
      ConversationDocument,
      { id: sessionId, last: PAGE, before: startCursor },
      { requestPolicy: 'network-only' },
    )
    setOlderError(failure)
    const runs = data?.session?.runs
    if (runs === undefined) {
      askedBefore.current = null
      return
    }
    const older = runs.edges.map(({ node }) => node.id)
    // Piece by piece between frames: whoever scrolls there does not wait for what is not seen yet.
    startTransition(() =>
      setLoaded((before) => {
        // It has begun anew since.
        if (before.startCursor !== startCursor) return before
        const known = new Set(before.runIds)
        const piece = older.filter((id) => !known.has(id))
        return {
          ...before,
          runIds: [...piece, ...before.runIds],
          pieces: [piece, ...before.pieces],
          hasOlder: runs.pageInfo.hasPreviousPage,
          startCursor: runs.pageInfo.startCursor,
        }
      }),
    )
  }, [client, hasOlder, startCursor, sessionId])
  const loadOlder = useCallback(() => void askOlder(), [askOlder])

  useEffect(() => {
    // It sets nothing before the server has answered.
    // oxlint-disable-next-line react/set-state-in-effect
    void reload()
    return onRecovery(() => void reload())
  }, [reload])
  useAskedAgain(
    error,
    useCallback(() => void reload(), [reload]),
  )
  useAskedAgain(olderError, loadOlder)

  // Asked on another device, or renamed there.
  useViewerEvent(
    useCallback(
      (event: ViewerEvent) => {
        if (!('sessionId' in event) || event.sessionId !== sessionId) return
        if (event.__typename === 'SessionDeleted') setState('missing')
        else void reload()
      },
      [reload, sessionId],
    ),
  )

  return {
    ...loaded,
    isLoading: state === 'loading' && loaded.runIds.length === 0 && sessionId !== null && error === undefined,
    isMissing: state === 'missing',
    error: state === 'loading' ? error : undefined,
    reload: () => void reload(),
    loadOlder,
  }
}
