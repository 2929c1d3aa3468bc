import { lazy } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'
import { PLACES } from './places.ts'
import type { Place } from './places.ts'

export interface View extends Place {
  /** Loaded when it is first shown. */
  view: LazyExoticComponent<ComponentType>
}

type Path = (typeof PLACES)[number]['path']
const LOADED: Readonly<Record<Path, View['view']>> = {
  '/homes': lazy(() => import('./search/search-view.tsx')),
  '/homes/:homeId': lazy(() => import('./listing/listing-view.tsx')),
  '/map': lazy(() => import('./map/map-view.tsx')),
  '/market': lazy(() => import('./market/market-view.tsx')),
  '/favorites': lazy(() => import('./listing/favorites-view.tsx')),
  '/compare': lazy(() => import('./compare/compare-view.tsx')),
  '/searches': lazy(() => import('./saved-search/saved-search-view.tsx')),
  '/documents': lazy(() => import('./contract/contract-view.tsx')),
  '/documents/:documentId': lazy(() => import('./contract/document-view.tsx')),
  '/reports/:runId': lazy(() => import('./report/report-view.tsx')),
  '/runs/:runId': lazy(() => import('./inspector/inspector-view.tsx')),
  '/account': lazy(() => import('./account/account-view.tsx')),
  '/sign-in': lazy(() => import('./sign-in/sign-in-view.tsx')),
}

/** Every view but the conversation, which the page begins with. A new view is a row of `PLACES`, a row here and a folder. */
export const VIEWS: readonly View[] = PLACES.map((place) => ({ ...place, view: LOADED[place.path] }))
