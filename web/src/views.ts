import { lazy } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'
import type { IconName } from './kit/icon.tsx'
import type { LayoutWord } from './layout/words.ts'

export interface View {
  /** Of wouter; what it names with a colon is passed to the view by `useParams`. */
  path: string
  title: LayoutWord
  icon: IconName
  /** Stands in the list of views; `bar`: on the bottom bar of a phone as well. */
  nav?: 'list' | 'bar'
  /** Loaded when it is first shown. */
  view: LazyExoticComponent<ComponentType>
}

/** Every view but the conversation, which the page begins with. A new view is a row here and a folder of its own. */
export const VIEWS: readonly View[] = [
  {
    path: '/homes',
    title: 'homes',
    icon: 'search',
    nav: 'list',
    view: lazy(() => import('./search/search-view.tsx')),
  },
  {
    path: '/homes/:homeId',
    title: 'home.one',
    icon: 'search',
    view: lazy(() => import('./listing/listing-view.tsx')),
  },
  { path: '/map', title: 'map', icon: 'map', nav: 'bar', view: lazy(() => import('./map/map-view.tsx')) },
  {
    path: '/market',
    title: 'market',
    icon: 'chart',
    nav: 'list',
    view: lazy(() => import('./market/market-view.tsx')),
  },
  {
    path: '/favorites',
    title: 'favorites',
    icon: 'heart',
    nav: 'bar',
    view: lazy(() => import('./listing/favorites-view.tsx')),
  },
  {
    path: '/compare',
    title: 'compare',
    icon: 'table',
    nav: 'list',
    view: lazy(() => import('./compare/compare-view.tsx')),
  },
  {
    path: '/searches',
    title: 'searches',
    icon: 'bell',
    nav: 'list',
    view: lazy(() => import('./saved-search/saved-search-view.tsx')),
  },
  {
    path: '/documents',
    title: 'documents',
    icon: 'document',
    nav: 'list',
    view: lazy(() => import('./contract/contract-view.tsx')),
  },
  {
    path: '/reports/:runId',
    title: 'report',
    icon: 'document',
    view: lazy(() => import('./report/report-view.tsx')),
  },
  {
    path: '/runs/:runId',
    title: 'run',
    icon: 'code',
    view: lazy(() => import('./inspector/inspector-view.tsx')),
  },
  {
    path: '/account',
    title: 'account',
    icon: 'user',
    nav: 'list',
    view: lazy(() => import('./account/account-view.tsx')),
  },
  {
    path: '/sign-in',
    title: 'signIn',
    icon: 'user',
    view: lazy(() => import('./sign-in/sign-in-view.tsx')),
  },
]
