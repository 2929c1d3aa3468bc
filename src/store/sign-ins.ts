import { sql } from 'kysely'
import { anyOf, now, statement } from './db.ts'
import type { Db, Given, RowOf } from './db.ts'
import type { Queryable } from './statement.ts'

interface Owner {
  userId: string
}

/** Sign-ins that stand: a family of refresh tokens each, told of by its last one. */
const standing = (db: Db, { userId }: Given<Owner>) =>
  db
    .selectFrom('RefreshToken')
    // `lastUsedAt`: when it last got a token.
    .select(['family as id', 'userAgent', 'signedInAt', 'createdAt as lastUsedAt'])
    .where('user', '=', userId)
    .where('revokedAt', 'is', null)
    .where('replacedBy', 'is', null)
    .where('expiresAt', '>', now)

const MOST_SHOWN = 100

const list = statement('sign_in.list', (db, given: Given<Owner>) =>
  standing(db, given).orderBy('createdAt', 'desc').orderBy('RefreshToken.id').limit(MOST_SHOWN),
)
export type SignInRow = RowOf<typeof list>

/** The last used first. */
export const listSignIns = (db: Queryable, userId: string): Promise<SignInRow[]> => list.all(db, { userId })

const byId = statement('sign_in.load', (db, given: Given<Owner & { ids: readonly string[] }>) =>
  standing(db, given).where('family', '=', anyOf(given.ids)),
)

/** Of a user by id; somebody else's are not found. */
export const loadSignIns = (db: Queryable, userId: string, ids: readonly string[]): Promise<SignInRow[]> =>
  byId.all(db, { userId, ids })

const end = statement('sign_in.end', (db, given: Given<Owner & { family: string | null }>) =>
  db
    .updateTable('RefreshToken')
    .set({ revokedAt: now })
    .where('user', '=', given.userId)
    .where('revokedAt', 'is', null)
    .where(sql<boolean>`(${given.family}::uuid is null or ${sql.ref('family')} = ${given.family})`)
    .returning('family'),
)

/** Returns how many sign-ins of the user ended: the one that is named, or all. */
export const endSignIns = async (db: Queryable, userId: string, family: string | null): Promise<number> =>
  new Set((await end.all(db, { userId, family })).map((row) => row.family)).size
