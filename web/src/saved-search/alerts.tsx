import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useSubscription } from 'urql'
import { createStore, useStore } from '../api/store.ts'
import { useViewer } from '../api/viewer.ts'
import { useWords } from '../i18n/language.tsx'
import { useToast } from '../kit/toast.tsx'
import type { ListingRowFragment } from '../listing/listing.graphql.ts'
import { AlertsDocument } from './alerts.graphql.ts'
import type { AlertsSubscription } from './alerts.graphql.ts'
import { SAVED_WORDS } from './words.ts'

type Matches = ReadonlyMap<string, readonly ListingRowFragment[]>
/** What has come in since the page was opened, the newest first, by the id of the saved search. */
const matches = createStore<Matches>(new Map())
const NONE: readonly ListingRowFragment[] = []
const MOST_KEPT = 20

const keep = (id: string, found: readonly ListingRowFragment[]) => {
  const known = matches.get().get(id) ?? NONE
  const ids = new Set(found.map(({ transaction }) => transaction.id))
  const rest = known.filter(({ transaction }) => !ids.has(transaction.id))
  matches.set(new Map(matches.get()).set(id, [...found, ...rest].slice(0, MOST_KEPT)))
}
export const useMatches = (id: string): readonly ListingRowFragment[] => useStore(matches).get(id) ?? NONE

type Event = AlertsSubscription['viewerEvents']

/** Tells of new homes wherever one is, and keeps favourites and saved searches as they are on other devices. */
export const Alerts = () => {
  const viewer = useViewer()
  const say = useWords(SAVED_WORDS)
  const tell = useToast()
  const [, go] = useLocation()
  // From where it began: a later cursor of the same user would be another subscription.
  const [begun, setBegun] = useState<{ id: string; cursor: string } | null>(null)
  const id = viewer?.id ?? null
  const cursor = viewer?.lastEventCursor ?? null
  if (id !== null && cursor !== null && begun?.id !== id) setBegun({ id, cursor })
  const [{ data }] = useSubscription({
    query: AlertsDocument,
    variables: { after: begun?.cursor ?? null },
    pause: begun === null || begun.id !== id,
  })
  const told = useRef(new Set<string>())
  const event: Event | undefined = data?.viewerEvents

  useEffect(() => {
    // A socket that comes back brings what was told already.
    if (event === undefined || told.current.has(event.cursor)) return
    told.current.add(event.cursor)
    if (event.__typename !== 'SavedSearchMatched') return
    keep(event.savedSearchId, event.results)
    tell(
      say(event.hasMore ? 'matchedMore' : 'matched', {
        name: event.savedSearch?.name ?? '',
        count: event.results.length,
      }),
      { title: say('show'), onAct: () => go('/searches') },
    )
  }, [event, go, say, tell])
  return null
}
