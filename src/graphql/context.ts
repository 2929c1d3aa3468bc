import type { Pool } from 'pg'
import type { Alerts } from '../accounts/alerts.ts'
import type { Attention } from '../accounts/attention.ts'
import type { Accounts, Viewer } from '../accounts/accounts.ts'
import type { SocialLogin } from '../accounts/social/login.ts'
import type { Webhooks } from '../accounts/webhooks.ts'
import type { DocumentLinks } from '../accounts/document-link.ts'
import type { ModelProvider } from '../domain/model-provider.ts'
import type { Rules } from '../domain/rules/rules.ts'
import type { Language } from '../domain/run.ts'
import type { PlaceIndex } from '../domain/language/places.ts'
import type { Outward } from '../domain/outward.ts'
import type { Vault } from '../domain/personal-data.ts'
import type { Feeds } from '../runs/feeds.ts'
import type { Runs } from '../runs/runs.ts'
import type { LawSearch } from '../store/law-search/search.ts'
import type { Queryable } from '../store/statement.ts'

/** What the API stands on; made once, by main.ts. */
export interface World {
  /** The hot reads: plain rows through prepared statements. */
  pool: Pool
  /** What the world offers (listings, statistics, loans, laws, places), from a copy that may lag where there is one. */
  replica: Queryable
  runs: Runs
  feeds: Feeds
  accounts: Accounts
  alerts: Alerts
  social: SocialLogin
  attention: Attention
  webhooks: Webhooks
  /** What browsers subscribe to Web Push with; null: this deployment sends none. */
  pushKey: string | null
  /** Which addresses of others can be sent to. */
  outward: Pick<Outward, 'refuses'>
  /** Opens what of documents is sealed. */
  vault: Vault
  links: DocumentLinks
  /** A Vega-Lite specification as SVG. */
  renderChart(chart: object): Promise<string>
  /** The places that sentences may name; follows imports. */
  places(): Promise<PlaceIndex>
  /** The dated rules in use now. */
  rules(): Promise<Rules>
  law: LawSearch
  /** Where a model answers: who reads along. */
  modelProvider: ModelProvider | null
  now(): Date
}

/** What a resolver sees: one viewer an operation, or an event of a subscription. */
export interface Context extends World {
  viewer: Viewer | null
  /** In which whoever asks is spoken to. */
  language: Language
  /** A token came along that does not hold: there is no viewer, and nobody may be made one in their place. */
  isRejected: boolean
  /** Adds a Set-Cookie header to the HTTP response; without effect over a socket. */
  setCookie(cookie: string): void
  /** The client's address, or its network: what limits by address count. */
  address: string
  /** What the client calls itself. */
  userAgent: string | null
  /** The refresh token that a browser keeps; null over a socket, which could not give it the next one. */
  refreshCookie: string | null
  /** Where the client reaches this server, before a path: “https://api.example.com”. */
  origin: string
  /** Calls back when the viewer's token is good no more, and returns what stops it; null where the transport sees to it. */
  onTokenEnd: ((end: (why: string) => void) => () => void) | null
  /** Cursor of the last event that this client got before its connection broke; null when it did not say. */
  lastEventId: string | null
  /** The same operation with nothing loaded yet. Loaders go stale, so each event of a subscription gets its own. */
  renew(): Context
}

export interface Caller {
  viewer: Viewer | null
  language: Language
  isRejected: boolean
  setCookie(cookie: string): void
  address: string
  userAgent: string | null
  refreshCookie: string | null
  origin: string
  onTokenEnd: Context['onTokenEnd']
  lastEventId: string | null
}

export const createContext = (world: World, caller: Caller): Context => ({
  ...world,
  ...caller,
  renew: () => createContext(world, caller),
})
