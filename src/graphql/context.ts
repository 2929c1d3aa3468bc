import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import type { Pool } from 'pg'
import type { Accounts, Viewer } from '../accounts/accounts.ts'
import type { PlaceIndex } from '../domain/language/places.ts'
import type { Runs } from '../runs/runs.ts'
import type { LawSearch } from '../store/law-search/search.ts'

/** What the API stands on; made once, by main.ts. */
export interface World {
  orm: MikroORM
  /** The hot reads: plain rows through prepared statements. */
  pool: Pool
  runs: Runs
  accounts: Accounts
  /** The places that sentences may name; follows imports. */
  places(): Promise<PlaceIndex>
  law: LawSearch
  now(): Date
}

/** What a resolver sees: one unit of work and one viewer an operation, or an event of a subscription. */
export interface Context extends Omit<World, 'orm'> {
  viewer: Viewer | null
  em: EntityManager
  /** Adds a Set-Cookie header to the HTTP response; without effect over a socket. */
  setCookie(cookie: string): void
  /** The same operation with nothing loaded yet. Loaders go stale, so each event of a subscription gets its own. */
  renew(): Context
}

export interface Caller {
  viewer: Viewer | null
  setCookie(cookie: string): void
}

export const createContext = (world: World, caller: Caller): Context => {
  const { orm, ...rest } = world
  return { ...rest, ...caller, em: orm.em.fork(), renew: () => createContext(world, caller) }
}
