import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { createStore, useStore } from '../api/store.ts'
import { useViewerEvent } from '../api/viewer-events.tsx'
import type { ViewerEvent } from '../api/viewer-events.tsx'
import { useWords } from '../i18n/language.tsx'
import { useToast } from '../kit/toast.tsx'
import type { ListingRowFragment } from '../listing/listing.graphql.ts'
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

/** Tells of new homes, wherever one is. */
export const Alerts = () => {
  const say = useWords(SAVED_WORDS)
  const tell = useToast()
  const [, go] = useLocation()
  useViewerEvent(
    useCallback(
      (event: ViewerEvent) => {
        if (event.__typename !== 'SavedSearchMatched') return
        keep(event.savedSearchId, event.results)
        tell(
          say(event.hasMore ? 'matchedMore' : 'matched', {
            name: event.savedSearch?.name ?? '',
            count: event.results.length,
          }),
          { title: say('show'), onAct: () => go('/searches') },
        )
      },
      [go, say, tell],
    ),
  )
  return null
}
