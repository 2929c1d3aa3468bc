import { sql } from 'kysely'
import type { Pool } from 'pg'
import { newId } from '../domain/id.ts'
import type { PropertyFilter } from '../domain/property.ts'
import { STORED } from '../domain/stored.ts'
import type { ViewerEvent } from '../domain/viewer-event.ts'
import { anyOf, asJson, countAll, statement } from './db.ts'
import type { Db, Given, RowOf } from './db.ts'
import { SavedSearch } from './entities/saved-search.ts'
import { rowOf } from './rows/row.ts'
import type { Queryable } from './statement.ts'
import { inTurn } from './transaction-block.ts'
import { cleanText } from '../domain/text/clean.ts'
import { cleanJsonText } from './text.ts'

const SHOWN = ['id', 'name', 'queryText', 'filter', 'unrecognized', 'alertsEnabled', 'createdAt'] as const
export const SAVED_SEARCH = rowOf(SavedSearch, 's', { only: SHOWN })

interface Owner {
  userId: string
}
interface Own extends Owner {
  id: string
}

/** `filter` comes as it was kept; the reader parses it. */
const searchesOf = (db: Db, { userId }: Given<Owner>) =>
  db.selectFrom('SavedSearch').select(SHOWN).where('user', '=', userId)

/** How far the market has come: of the last listing that can be seen. */
const TAIL = sql<string>`coalesce(max(${sql.ref('position')}), 0)`

export interface SavedSearchDraft {
  name: string
  filter: PropertyFilter
  queryText: string | null
  unrecognized: readonly string[]
  alertsEnabled: boolean
}

export const MAX_SAVED_SEARCHES = 50

const keptFilter = (filter: PropertyFilter): string => cleanJsonText(STORED.searchFilter.keep(filter))

interface NewSearch extends Own {
  name: string
  filter: string
  queryText: string | null
  unrecognized: readonly string[]
  alertsEnabled: boolean
}

const insert = statement('saved_search.insert', (db, given: Given<NewSearch>) =>
  db
    .insertInto('SavedSearch')
    .columns([
      'id',
      'user',
      'name',
      'filter',
      'queryText',
      'unrecognized',
      'alertsEnabled',
      'lastMatched',
      'lastTold',
    ])
    .expression(
      db
        .selectFrom(db.selectFrom('ListingSearch').select(TAIL.as('tail')).as('news'))
        .select([
          given.id.as('id'),
          given.userId.as('user'),
          given.name.as('name'),
          asJson(given.filter).as('filter'),
          given.queryText.as('text'),
          given.unrecognized.as('unrecognized'),
          given.alertsEnabled.as('alerts'),
          'news.tail as matched',
          'news.tail as told',
        ])
        .where(
          (searches) =>
            searches.selectFrom('SavedSearch').select(countAll.as('count')).where('user', '=', given.userId),
          '<',
          MAX_SAVED_SEARCHES,
        ),
    )
    .returning(SHOWN),
)
export type SavedSearchRow = RowOf<typeof insert>

/**
 * Keeps a search. What is on the market now is known: announced is what comes after. (Listings that a loader is about to
 * commit have higher positions than any that is visible, so they count as new.) Null: the user has as many as one may.
 */
export const insertSavedSearch = (
  pool: Pool,
  userId: string,
  draft: SavedSearchDraft,
): Promise<SavedSearchRow | null> =>
  inTurn(pool, `searches:${userId}`, (client) =>
    insert.first(client, {
      id: newId(),
      userId,
      name: cleanText(draft.name),
      filter: keptFilter(draft.filter),
      queryText: draft.queryText === null ? null : cleanText(draft.queryText),
      unrecognized: draft.unrecognized.map(cleanText),
      alertsEnabled: draft.alertsEnabled,
    }),
  )

const byId = statement('saved_search.load', (db, given: Given<Owner & { ids: readonly string[] }>) =>
  searchesOf(db, given).where('id', '=', anyOf(given.ids)),
)

export const loadSavedSearches = (
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<SavedSearchRow[]> => byId.all(db, { userId, ids })

const list = statement('saved_search.list', (db, given: Given<Owner>) =>
  searchesOf(db, given).orderBy('createdAt', 'desc').orderBy('id', 'desc'),
)

/** The last saved first. */
export const listSavedSearches = (db: Queryable, userId: string): Promise<SavedSearchRow[]> =>
  list.all(db, { userId })

export interface SavedSearchChange {
  /** Undefined: as it is. */
  name?: string | undefined
  conditions?: Pick<SavedSearchDraft, 'filter' | 'queryText' | 'unrecognized'> | undefined
  alertsEnabled?: boolean | undefined
}

interface Changed extends Own {
  name: string | null
  filter: string | null
  queryText: string | null
  unrecognized: readonly string[] | null
  alertsEnabled: boolean | null
}

const update = statement('saved_search.update', (db, given: Given<Changed>) => {
  const ref = (column: string) => sql.ref(`SavedSearch.${column}`)
  const before = db
    .selectFrom('SavedSearch as s')
    .select((search) => [
      's.id as same',
      sql<boolean>`${given.filter}::jsonb is not null or (${given.alertsEnabled} and not ${sql.ref('s.alertsEnabled')})`.as(
        'begins',
      ),
      search.selectFrom('ListingSearch').select(TAIL.as('tail')).as('tail'),
    ])
    .where('s.user', '=', given.userId)
    .where('s.id', '=', given.id)
    .forUpdate()
  return db
    .updateTable('SavedSearch')
    .from(before.as('before'))
    .set({
      name: sql<string>`coalesce(${given.name}, ${ref('name')})`,
      filter: sql<object>`coalesce(${given.filter}::jsonb, ${ref('filter')})`,
      queryText: sql<
        string | null
      >`case when ${given.filter}::jsonb is null then ${ref('queryText')} else ${given.queryText} end`,
      unrecognized: sql<string[]>`coalesce(${given.unrecognized}, ${ref('unrecognized')})`,
      alertsEnabled: sql<boolean>`coalesce(${given.alertsEnabled}, ${ref('alertsEnabled')})`,
      lastMatched: sql<string>`case when before.begins then before.tail else ${ref('lastMatched')} end`,
      lastTold: sql<string>`case when before.begins then before.tail else ${ref('lastTold')} end`,
    })
    .whereRef('SavedSearch.id', '=', 'before.same')
    .returning([
      'SavedSearch.id',
      'SavedSearch.name',
      'SavedSearch.queryText',
      'SavedSearch.filter',
      'SavedSearch.unrecognized',
      'SavedSearch.alertsEnabled',
      'SavedSearch.createdAt',
    ])
})

/**
 * Other conditions, or alerts that were off, begin with what comes after: what is on the market now is known. Null: the user has
 * no such search.
 */
export const updateSavedSearch = (
  db: Queryable,
  userId: string,
  id: string,
  { name, conditions, alertsEnabled }: SavedSearchChange,
): Promise<SavedSearchRow | null> =>
  update.first(db, {
    userId,
    id,
    name: name === undefined ? null : cleanText(name),
    filter: conditions === undefined ? null : keptFilter(conditions.filter),
    queryText: conditions?.queryText == null ? null : cleanText(conditions.queryText),
    unrecognized: conditions === undefined ? null : conditions.unrecognized.map(cleanText),
    alertsEnabled: alertsEnabled ?? null,
  })

const remove = statement('saved_search.delete', (db, given: Given<Own>) =>
  db.deleteFrom('SavedSearch').where('user', '=', given.userId).where('id', '=', given.id),
)

export const deleteSavedSearch = async (db: Queryable, userId: string, id: string): Promise<boolean> =>
  (await remove.run(db, { userId, id })) > 0

const watch = statement('saved_search.watch', (db, given: Given<Own>) =>
  db
    .selectFrom('SavedSearch')
    // `place`: everything up to this position of listing_search was announced.
    .select(['filter', 'lastMatched as place', 'alertsEnabled'])
    .where('user', '=', given.userId)
    .where('id', '=', given.id),
)
export type SearchWatch = RowOf<typeof watch>

export const readSearchWatch = (db: Queryable, userId: string, id: string): Promise<SearchWatch | null> =>
  watch.first(db, { userId, id })

interface Reached {
  id: string
  place: string
}

const advance = statement('saved_search.advance', (db, given: Given<Reached>) =>
  db
    .updateTable('SavedSearch')
    .set({ lastMatched: given.place })
    .where('id', '=', given.id)
    .where('lastMatched', '<', given.place),
)

/** Never backwards: several may follow the same search. */
export const advanceSearchWatch = async (db: Queryable, id: string, place: string): Promise<void> => {
  await advance.run(db, { id, place })
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

const told = statement('saved_search.told', (db, given: Given<Reached>) =>
  db.updateTable('SavedSearch').set({ lastTold: given.place }).where('id', '=', given.id),
)
const tell = statement('saved_search.tell', (db, given: Given<{ userId: string; event: string }>) =>
  db.selectNoFrom(sql`tell_viewer(${given.userId}, ${given.event})`.as('told')),
)

/** Tells the user of matches, where there are any, last of all in the transaction: the search is told up to a position. */
export const tellMatches = async (
  db: Queryable,
  search: Pick<DueSearch, 'id' | 'userId'>,
  { upTo, event }: { upTo: string; event: ViewerEvent | null },
): Promise<void> => {
  await told.run(db, { id: search.id, place: upTo })
  if (event !== null)
    await tell.run(db, { userId: search.userId, event: JSON.stringify(STORED.viewerEvent.keep(event)) })
}
