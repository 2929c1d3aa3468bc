import type { Pool } from 'pg'
import { newId } from '../domain/id.ts'
import type { PropertyFilter } from '../domain/property.ts'
import { STORED } from '../domain/stored.ts'
import type { ViewerEvent } from '../domain/viewer-event.ts'
import { select } from './statement.ts'
import type { Queryable } from './statement.ts'
import { inTurn } from './transaction-block.ts'
import { cleanText } from '../domain/text/clean.ts'
import { cleanJsonText } from './text.ts'

export interface SavedSearchRow {
  id: string
  name: string
  queryText: string | null
  /** As it was kept; the reader parses it. */
  filter: unknown
  unrecognized: string[]
  alertsEnabled: boolean
  createdAt: Date
}

const COLUMNS = `id, name, query_text as "queryText", filter, unrecognized, alerts_enabled as "alertsEnabled", created_at as "createdAt"`

export interface SavedSearchDraft {
  name: string
  filter: PropertyFilter
  queryText: string | null
  unrecognized: readonly string[]
  alertsEnabled: boolean
}

export const MAX_SAVED_SEARCHES = 50

const keptFilter = (filter: PropertyFilter): string => cleanJsonText(STORED.searchFilter.keep(filter))

/**
 * Keeps a search. What is on the market now is known: announced is what comes after. (Listings that a loader is about to
 * commit have higher positions than any that is visible, so they count as new.) Null: the user has as many as one may.
 */
export const insertSavedSearch = async (
  pool: Pool,
  userId: string,
  draft: SavedSearchDraft,
): Promise<SavedSearchRow | null> => {
  const [row] = await inTurn(pool, `searches:${userId}`, (client) =>
    select<SavedSearchRow>(
      client,
      'saved_search.insert',
      `insert into saved_search (id, user_id, name, filter, query_text, unrecognized, alerts_enabled, last_matched, last_told)
     select $1, $2, $3, $4, $5, $6, $7, tail, tail
     from (select coalesce(max(position), 0) as tail from listing_search) news
     where (select count(*) from saved_search where user_id = $2) < ${MAX_SAVED_SEARCHES}
     returning ${COLUMNS}`,
      [
        newId(),
        userId,
        cleanText(draft.name),
        keptFilter(draft.filter),
        draft.queryText === null ? null : cleanText(draft.queryText),
        draft.unrecognized.map(cleanText),
        draft.alertsEnabled,
      ],
    ),
  )
  return row ?? null
}

export const loadSavedSearches = (
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<SavedSearchRow[]> =>
  select<SavedSearchRow>(
    db,
    'saved_search.load',
    `select ${COLUMNS} from saved_search where user_id = $1 and id = any($2::uuid[])`,
    [userId, ids],
  )

/** The last saved first. */
export const listSavedSearches = (db: Queryable, userId: string): Promise<SavedSearchRow[]> =>
  select<SavedSearchRow>(
    db,
    'saved_search.list',
    `select ${COLUMNS} from saved_search where user_id = $1 order by created_at desc, id desc`,
    [userId],
  )

export interface SavedSearchChange {
  /** Undefined: as it is. */
  name?: string | undefined
  conditions?: Pick<SavedSearchDraft, 'filter' | 'queryText' | 'unrecognized'> | undefined
  alertsEnabled?: boolean | undefined
}

/**
 * Other conditions, or alerts that were off, begin with what comes after: what is on the market now is known. Null: the user has
 * no such search.
 */
export const updateSavedSearch = async (
  db: Queryable,
  userId: string,
  id: string,
  { name, conditions, alertsEnabled }: SavedSearchChange,
): Promise<SavedSearchRow | null> => {
  const [row] = await select<SavedSearchRow>(
    db,
    'saved_search.update',
    `update saved_search set name = coalesce($3, name), filter = coalesce($4, filter),
       query_text = case when $4::jsonb is null then query_text else $5 end,
       unrecognized = coalesce($6, unrecognized), alerts_enabled = coalesce($7, alerts_enabled),
       last_matched = case when begins then tail else last_matched end,
       last_told = case when begins then tail else last_told end
     from (
       select s.id as same, $4::jsonb is not null or ($7 and not s.alerts_enabled) as begins,
         coalesce((select max(position) from listing_search), 0) as tail
       from saved_search s where s.user_id = $1 and s.id = $2 for update
     ) before
     where id = same
     returning ${COLUMNS}`,
    [
      userId,
      id,
      name === undefined ? null : cleanText(name),
      conditions === undefined ? null : keptFilter(conditions.filter),
      conditions?.queryText == null ? null : cleanText(conditions.queryText),
      conditions === undefined ? null : conditions.unrecognized.map(cleanText),
      alertsEnabled ?? null,
    ],
  )
  return row ?? null
}

export const deleteSavedSearch = async (db: Queryable, userId: string, id: string): Promise<boolean> => {
  const rows = await select<{ id: string }>(
    db,
    'saved_search.delete',
    'delete from saved_search where user_id = $1 and id = $2 returning id',
    [userId, id],
  )
  return rows.length > 0
}

export interface SearchWatch {
  /** As it was kept; the reader parses it. */
  filter: unknown
  /** Everything up to this position of listing_search was announced. */
  place: string
  alertsEnabled: boolean
}

export const readSearchWatch = async (
  db: Queryable,
  userId: string,
  id: string,
): Promise<SearchWatch | null> => {
  const [row] = await select<{ filter: unknown; place: string; alertsEnabled: boolean }>(
    db,
    'saved_search.watch',
    `select filter, last_matched as place, alerts_enabled as "alertsEnabled" from saved_search
     where user_id = $1 and id = $2`,
    [userId, id],
  )
  return row ?? null
}

/** Never backwards: several may follow the same search. */
export const advanceSearchWatch = async (db: Queryable, id: string, place: string): Promise<void> => {
  await select(
    db,
    'saved_search.advance',
    'update saved_search set last_matched = $2 where id = $1 and last_matched < $2',
    [id, place],
  )
}

export const DUE_SEARCH = {
  name: 'saved_search.due',
  text: `select id, user_id as "userId", filter, last_told as place from saved_search
    where alerts_enabled and last_told < $1 order by last_told limit 1 for update skip locked`,
}

export interface DueSearch {
  id: string
  userId: string
  /** As it was kept; the reader parses it. */
  filter: unknown
  /** Everything up to this position of listing_search was told; -1: it is looked at for the first time. */
  place: string
}

/** A search whose user was not told of everything up to a position, kept from others until the transaction ends. */
export const lockDueSearch = async (db: Queryable, tail: string): Promise<DueSearch | null> => {
  const { rows } = await db.query<{ [Column in keyof DueSearch]: DueSearch[Column] }>({
    ...DUE_SEARCH,
    values: [tail],
  })
  return rows[0] ?? null
}

/** Tells the user of matches, where there are any, last of all in the transaction: the search is told up to a position. */
export const tellMatches = async (
  db: Queryable,
  search: Pick<DueSearch, 'id' | 'userId'>,
  told: { upTo: string; event: ViewerEvent | null },
): Promise<void> => {
  await select(db, 'saved_search.told', 'update saved_search set last_told = $2 where id = $1', [
    search.id,
    told.upTo,
  ])
  if (told.event !== null)
    await select(db, 'saved_search.tell', 'select tell_viewer($1, $2)', [
      search.userId,
      JSON.stringify(STORED.viewerEvent.keep(told.event)),
    ])
}
