import DataLoader from 'dataloader'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { newId } from '../domain/id.ts'
import type { Language } from '../domain/run.ts'
import type { UserType } from '../domain/user.ts'
import { now, statement } from './db.ts'
import type { Db, Given } from './db.ts'
import type { Queryable } from './statement.ts'
import { inTransaction } from './transaction-block.ts'

export interface Successors {
  /** What the token's successor may be called, after each secret that is in use; the first is the one that is made. */
  hashes: readonly string[]
  expiresAt: Date
  userAgent: string | null
}

export interface Rotated {
  userId: string
  type: UserType
  family: string
  /** The successor, which may have been made a moment ago by somebody else who held the token. */
  hash: string
  /** It has a successor of its own already. */
  isReplaced: boolean
}

/** A token that was used before, long enough ago: it is in two hands. Its family has ended. */
export interface Reused {
  reusedBy: string
}

/**
 * Two tabs, or a client whose answer was lost, use a token twice: for so long each gets the same successor. A thief has no
 * more from it than from the token before it was used.
 */
const OVERLAP_SECONDS = 30

const lock = statement('refresh_token.lock', (db, given: Given<{ hash: string }>) =>
  db
    .selectFrom('RefreshToken as t')
    .innerJoin('User as u', 'u.id', 't.user')
    .select((token) => [
      't.id',
      't.user as userId',
      'u.type',
      't.family',
      't.signedInAt',
      't.replacedBy',
      token
        .and([
          token('t.revokedAt', 'is', null),
          token('t.expiresAt', '>', now),
          token('u.isActive', '=', true),
        ])
        .$castTo<boolean>()
        .as('isGood'),
    ])
    .where('t.tokenHash', '=', given.hash)
    .forUpdate('t'),
)

const successorOf = statement(
  'refresh_token.successor',
  (db, given: Given<{ id: string; overlap: number }>) =>
    db
      .selectFrom('RefreshToken')
      .select((token) => [
        'tokenHash as hash',
        token('replacedBy', 'is not', null).$castTo<boolean>().as('isReplaced'),
        // The clock, not the beginning of a transaction that may have waited for the lock.
        sql<boolean>`${sql.ref('createdAt')} > clock_timestamp() - make_interval(secs => ${given.overlap})`.as(
          'isRecent',
        ),
      ])
      .where('id', '=', given.id),
)

interface Replacement {
  id: string
  nextId: string
  userId: string
  made: string
  family: string
  expiresAt: Date
  signedInAt: Date
  userAgent: string | null
}

const replace = statement('refresh_token.replace', (db, given: Given<Replacement>) =>
  db
    .with('next', (next) =>
      next
        .insertInto('RefreshToken')
        .values({
          id: given.nextId,
          user: given.userId,
          tokenHash: given.made,
          family: given.family,
          expiresAt: given.expiresAt,
          signedInAt: given.signedInAt,
          userAgent: given.userAgent,
          createdAt: sql<Date>`date_trunc('milliseconds', clock_timestamp())`,
        })
        .returning('id as nextId'),
    )
    .updateTable('RefreshToken')
    .from('next')
    .set((token) => ({ replacedBy: token.ref('next.nextId') }))
    .where('RefreshToken.id', '=', given.id),
)

/** Families of the user that have ended leave nothing behind but a day to look back. */
const sweep = statement('refresh_token.sweep', (db, given: Given<{ userId: string }>) =>
  db
    .deleteFrom('RefreshToken')
    .where('user', '=', given.userId)
    .where('expiresAt', '<', sql<Date>`now() - interval '1 day'`),
)

const revoke = (db: Db) =>
  db.updateTable('RefreshToken').set({ revokedAt: now }).where('revokedAt', 'is', null)
const revokeFamily = statement('refresh_token.revoke_family', (db, given: Given<{ family: string }>) =>
  revoke(db).where('family', '=', given.family),
)

/**
 * Replaces a refresh token by the next of its family, or finds the one that has just replaced it. Null where it is unknown
 * or has ended. One that was used before that is in two hands, and nobody can tell which is the thief's: the family ends with it.
 */
export const rotateToken = (pool: Pool, hash: string, next: Successors): Promise<Rotated | Reused | null> =>
  inTransaction(pool, async (client) => {
    const token = await lock.first(client, { hash })
    if (!token?.isGood) return null
    const { userId, type, family } = token
    if (token.replacedBy === null) {
      const [made = ''] = next.hashes
      const { id, signedInAt } = token
      const { expiresAt, userAgent } = next
      const nextId = newId()
      await replace.run(client, { id, nextId, userId, made, family, expiresAt, signedInAt, userAgent })
      await sweep.run(client, { userId })
      return { userId, type, family, hash: made, isReplaced: false }
    }
    const asked = { id: token.replacedBy, overlap: OVERLAP_SECONDS }
    const successor = await successorOf.first(client, asked)
    if (successor?.isRecent !== true) {
      await revokeFamily.run(client, { family })
      return { reusedBy: userId }
    }
    // A secret that was taken out meanwhile leaves nothing to derive it from: no theft, and no token either.
    if (!next.hashes.includes(successor.hash)) return null
    return { userId, type, family, hash: successor.hash, isReplaced: successor.isReplaced }
  })

const revokeOf = statement('refresh_token.revoke', (db, given: Given<{ hash: string }>) =>
  revoke(db)
    .where('family', '=', (token) =>
      token.selectFrom('RefreshToken as t').select('t.family').where('t.tokenHash', '=', given.hash),
    )
    .returning('user as userId'),
)

/** Signs out: ends the family of a token, wherever in the family it stands. Null where it had ended, or never was; else whose it was. */
export const revokeFamilyOf = async (db: Queryable, hash: string): Promise<string | null> =>
  (await revokeOf.first(db, { hash }))?.userId ?? null

interface SignedIn {
  userId: string
  family: string
}
interface Owner {
  type: UserType
  language: Language | null
}

interface Asked {
  userIds: readonly string[]
  families: readonly string[]
}

const owners = statement('refresh_token.owners', (db, given: Given<Asked>) =>
  db
    .selectFrom(
      sql<SignedIn>`unnest(${given.userIds}::uuid[], ${given.families}::uuid[])`.as<'asked'>(
        sql`asked("userId", "family")`,
      ),
    )
    .innerJoin('User as u', 'u.id', 'asked.userId')
    .select(['u.type', 'u.language', 'u.id as userId', 'asked.family'])
    .where('u.isActive', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('RefreshToken as t')
          .select('t.id')
          .whereRef('t.family', '=', 'asked.family')
          .whereRef('t.user', '=', 'u.id')
          .where('t.revokedAt', 'is', null),
      ),
    ),
)

/**
 * Finds the user of a family, where both are (still) good. Requests that come in one turn of the event loop are looked up
 * together, and none is answered by what was read before it came.
 */
export const activeOwners = (db: Queryable): ((signedIn: SignedIn) => Promise<Owner | null>) => {
  const keyOf = ({ userId, family }: SignedIn) => `${userId} ${family}`
  const loader = new DataLoader<SignedIn, Owner | null>(
    async (asked) => {
      const rows = await owners.all(db, {
        userIds: asked.map(({ userId }) => userId),
        families: asked.map(({ family }) => family),
      })
      const found = new Map(rows.map((row) => [keyOf(row), { type: row.type, language: row.language }]))
      return asked.map((one) => found.get(keyOf(one)) ?? null)
    },
    { cache: false, batchScheduleFn: (load) => void setImmediate(load) },
  )
  return (signedIn) => loader.load(signedIn)
}

const ended = statement('refresh_token.ended', (db, given: Given<{ families: readonly string[] }>) =>
  db
    .selectFrom(
      sql<{ family: string }>`unnest(${given.families}::uuid[])`.as<'watched'>(sql`watched("family")`),
    )
    .select('watched.family')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('RefreshToken as t')
            .innerJoin('User as u', 'u.id', 't.user')
            .select('t.id')
            .whereRef('t.family', '=', 'watched.family')
            .where('t.revokedAt', 'is', null)
            .where('u.isActive', '=', true),
        ),
      ),
    ),
)

/** Those of the families that were revoked, or whose user is gone. */
export const findEndedFamilies = async (db: Queryable, families: readonly string[]): Promise<string[]> =>
  (await ended.all(db, { families })).map((row) => row.family)
