import { sql } from 'kysely'
import type { Expression } from 'kysely'
import { newId } from '../domain/id.ts'
import type { TransactionType } from '../domain/property.ts'
import { anyOf, countAll, statement } from './db.ts'
import type { Db, Given, RowOf } from './db.ts'
import { stretches } from './keyset.ts'
import type { Slice, Stretch } from './keyset.ts'
import { bigintIds } from './rows/read.ts'
import type { Queryable } from './statement.ts'

/** What is offered of a home at the moment. */
const offered = (db: Db, homeId: Expression<string>) =>
  db
    .selectFrom('Transaction as t')
    .where('t.realEstate', '=', homeId)
    .where('t.kind', '=', 'LISTING')
    .where('t.closedAt', 'is', null)

const LEAST = {
  SALE: sql<number | null>`min(${sql.ref('t.salePrice')})`,
  JEONSE: sql<
    number | null
  >`min(${sql.ref('t.deposit')}) filter (where ${sql.ref('t.transactionType')} = 'JEONSE')`,
  RENT: sql<number | null>`min(${sql.ref('t.monthlyRent')})`,
}

/** What the price is of, where all three may be offered. */
const OF = sql<TransactionType | null>`case when ${LEAST.SALE} is not null then 'SALE'
  when ${LEAST.JEONSE} is not null then 'JEONSE' when ${LEAST.RENT} is not null then 'RENT' end`

interface Owner {
  userId: string
}
interface Home extends Owner {
  propertyId: string
}

const add = statement('favorite.add', (db, given: Given<Home & { id: string }>) =>
  db
    .with('saved', (insert) =>
      insert
        .insertInto('UserFavorite')
        .columns(['id', 'user', 'realEstate', 'priceType', 'priceAtSave'])
        .expression(
          db
            .selectFrom('RealEstate as re')
            .innerJoinLateral(
              offered(db, sql.ref<string>('re.id'))
                .select((price) => [
                  OF.as('of'),
                  price.fn.coalesce(LEAST.SALE, LEAST.JEONSE, LEAST.RENT).as('amount'),
                ])
                .as('price'),
              (join) => join.onTrue(),
            )
            .select([given.id.as('id'), given.userId.as('user'), 're.id as home', 'price.of', 'price.amount'])
            .where('re.id', '=', given.propertyId),
        )
        .onConflict((saved) => saved.columns(['user', 'realEstate']).doNothing()),
    )
    .selectFrom('RealEstate')
    .select('id')
    .where('id', '=', given.propertyId),
)

/** Saves a property with what it costs at the moment; one that is saved already stays as it was. False: no such property. */
export const addFavorite = async (db: Queryable, userId: string, propertyId: string): Promise<boolean> =>
  (await add.first(db, { id: newId(), userId, propertyId })) !== null

const remove = statement('favorite.remove', (db, given: Given<Home>) =>
  db.deleteFrom('UserFavorite').where('user', '=', given.userId).where('realEstate', '=', given.propertyId),
)

export const removeFavorite = async (db: Queryable, userId: string, propertyId: string): Promise<void> => {
  await remove.run(db, { userId, propertyId })
}

const favorites = (db: Db) =>
  db.selectFrom('UserFavorite as f').select([
    'f.id',
    'f.realEstate as propertyId',
    'f.createdAt as favoritedAt',
    'f.priceType',
    'f.priceAtSave',
    // Null where nothing of the kind is offered now.
    offered(db, sql.ref<string>('f.realEstate'))
      .select(
        sql<number | null>`case ${sql.ref('f.priceType')}
          when 'SALE' then ${LEAST.SALE} when 'JEONSE' then ${LEAST.JEONSE} when 'RENT' then ${LEAST.RENT} end`.as(
          'least',
        ),
      )
      .as('currentPrice'),
  ])

const ofHomes = statement('favorites.load', (db, given: Given<Owner & { propertyIds: readonly string[] }>) =>
  favorites(db).where('f.user', '=', given.userId).where('f.realEstate', '=', anyOf(given.propertyIds)),
)
export type FavoriteRow = RowOf<typeof ofHomes>

/** Those of these properties that are favourites of a user. */
export const loadFavorites = (
  db: Queryable,
  userId: string,
  propertyIds: readonly string[],
): Promise<FavoriteRow[]> => ofHomes.all(db, { userId, propertyIds: bigintIds(propertyIds) })

const ofUsers = stretches({
  name: 'favorites.list',
  parentType: 'uuid',
  page: (db, userId) => favorites(db).where('f.user', '=', userId),
  order: { at: 'f.createdAt', id: 'f.id', idType: 'uuid' },
  isDescending: true,
})

/** The favourites of each user, the last saved first. */
export const listFavorites = (
  db: Queryable,
  userIds: readonly string[],
  stretch: Stretch,
): Promise<Slice<FavoriteRow>[]> => ofUsers(db, userIds, {}, stretch)

const count = statement('favorites.count', (db, given: Given<Owner>) =>
  db.selectFrom('UserFavorite').select(countAll.as('count')).where('user', '=', given.userId),
)

export const countFavorites = async (db: Queryable, userId: string): Promise<number> =>
  (await count.first(db, { userId }))?.count ?? 0
