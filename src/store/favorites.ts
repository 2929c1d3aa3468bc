import { newId } from '../domain/id.ts'
import type { TransactionType } from '../domain/property.ts'
import type { Queryable } from './statement.ts'
import { select } from './statement.ts'
import { readStretches } from './keyset.ts'
import type { Slice, Stretch } from './keyset.ts'
import { bigintIds } from './rows/read.ts'

export interface FavoriteRow {
  id: string
  propertyId: string
  favoritedAt: Date
  /** What the two prices are of; null where nothing was offered when it was saved. */
  priceType: TransactionType | null
  priceAtSave: number | null
  /** Null where nothing of the kind is offered now. */
  currentPrice: number | null
}

const MIN_SALE = 'min(t.sale_price)'
const MIN_JEONSE = `min(t.deposit) filter (where t.transaction_type = 'JEONSE')`
const MIN_RENT = 'min(t.monthly_rent)'
const OFFERED = (id: string) =>
  `"transaction" t where t.real_estate_id = ${id} and t.kind = 'LISTING' and t.closed_at is null`

/** Saves a property with what it costs at the moment; one that is saved already stays as it was. False: no such property. */
export const addFavorite = async (db: Queryable, userId: string, propertyId: string): Promise<boolean> => {
  const [row] = await select<{ found: boolean }>(
    db,
    'favorite.add',
    `with saved as (
       insert into user_favorite (id, user_id, real_estate_id, price_type, price_at_save)
       select $1, $2, re.id, price.type, price.amount from real_estate re, lateral (
         select case when ${MIN_SALE} is not null then 'SALE' when ${MIN_JEONSE} is not null then 'JEONSE'
             when ${MIN_RENT} is not null then 'RENT' end as type,
           coalesce(${MIN_SALE}, ${MIN_JEONSE}, ${MIN_RENT}) as amount
         from ${OFFERED('re.id')}) price
       where re.id = $3
       on conflict (user_id, real_estate_id) do nothing
     )
     select exists (select from real_estate where id = $3) as found`,
    [newId(), userId, propertyId],
  )
  return row?.found === true
}

export const removeFavorite = async (db: Queryable, userId: string, propertyId: string): Promise<void> => {
  await select(
    db,
    'favorite.remove',
    'delete from user_favorite where user_id = $1 and real_estate_id = $2',
    [userId, propertyId],
  )
}

const COLUMNS = `f.id, f.real_estate_id as "propertyId", f.created_at as "favoritedAt", f.price_type as "priceType",
  f.price_at_save as "priceAtSave", (
    select case f.price_type when 'SALE' then ${MIN_SALE} when 'JEONSE' then ${MIN_JEONSE} when 'RENT' then ${MIN_RENT} end
    from ${OFFERED('f.real_estate_id')}) as "currentPrice"`

/** Those of these properties that are favourites of a user. */
export const loadFavorites = (
  db: Queryable,
  userId: string,
  propertyIds: readonly string[],
): Promise<FavoriteRow[]> =>
  select<FavoriteRow>(
    db,
    'favorites.load',
    `select ${COLUMNS} from user_favorite f where f.user_id = $1 and f.real_estate_id = any($2::bigint[])`,
    [userId, bigintIds(propertyIds)],
  )

/** The favourites of each user, the last saved first. */
export const listFavorites = (
  db: Queryable,
  userIds: readonly string[],
  stretch: Stretch,
): Promise<Slice<FavoriteRow>[]> =>
  readStretches(
    db,
    {
      name: 'favorites.list',
      columns: COLUMNS,
      from: 'from user_favorite f where f.user_id = parent.id',
      parentType: 'uuid',
      values: [],
      order: { at: 'f.created_at', id: 'f.id', idType: 'uuid' },
      descending: true,
    },
    userIds,
    stretch,
  )

export const countFavorites = async (db: Queryable, userId: string): Promise<number> => {
  const [row] = await select<{ count: number }>(
    db,
    'favorites.count',
    'select count(*)::int as count from user_favorite where user_id = $1',
    [userId],
  )
  return row?.count ?? 0
}
