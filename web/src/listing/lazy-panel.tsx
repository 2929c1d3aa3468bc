import { lazy, Suspense } from 'react'
import { Skeleton } from '../kit/states.tsx'

const ListingPanel = lazy(() => import('./listing-panel.tsx'))

/** All of a home, loaded when it is first opened. */
export const LazyListingPanel = ({ id }: { id: string }) => (
  <Suspense fallback={<Skeleton lines={8} />}>
    <ListingPanel id={id} />
  </Suspense>
)
