import { isStale, signed } from './identity.ts'
import { useLoaded } from './loaded.ts'
import { useStore } from './store.ts'
import { WhoAmIDocument } from './viewer.graphql.ts'
import type { ViewerFragment } from './viewer.graphql.ts'

export type Viewer = ViewerFragment

/** Who is signed in; null: nobody, or it is not known yet. */
export const useViewer = (): Viewer | null => {
  const now = useStore(signed)
  const { data } = useLoaded(WhoAmIDocument, {}, { pause: now.is === 'somebody' && isStale(now) })
  return data?.viewer ?? null
}
