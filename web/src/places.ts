import type { IconName } from './kit/icon.tsx'
import type { LayoutWord } from './layout/words.ts'

export interface Place {
  /** Of wouter; what it names with a colon is passed to the view by `useParams`. */
  path: string
  title: LayoutWord
  icon: IconName
  /** Stands in the list of views; `bar`: on the bottom bar of a phone as well. */
  nav?: 'list' | 'bar'
}

/** Where the views are. The build reads this list as well, and so it brings no view along. */
export const PLACES = [
  { path: '/homes', title: 'homes', icon: 'search', nav: 'list' },
  { path: '/homes/:homeId', title: 'listing', icon: 'search' },
  { path: '/map', title: 'map', icon: 'map', nav: 'bar' },
  { path: '/market', title: 'market', icon: 'chart', nav: 'list' },
  { path: '/favorites', title: 'favorites', icon: 'heart', nav: 'bar' },
  { path: '/compare', title: 'compare', icon: 'table', nav: 'list' },
  { path: '/searches', title: 'searches', icon: 'bell', nav: 'list' },
  { path: '/documents', title: 'documents', icon: 'document', nav: 'list' },
  { path: '/documents/:documentId', title: 'document', icon: 'document' },
  { path: '/reports/:runId', title: 'report', icon: 'document' },
  { path: '/runs/:runId', title: 'run', icon: 'code' },
  { path: '/account', title: 'account', icon: 'user', nav: 'list' },
  { path: '/sign-in', title: 'signIn', icon: 'user' },
] as const satisfies readonly Place[]
