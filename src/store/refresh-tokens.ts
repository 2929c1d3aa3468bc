import DataLoader from 'dataloader'
import type { Pool } from 'pg'
import { newId } from '../domain/id.ts'
import type { Language } from '../domain/run.ts'
import type { UserType } from '../domain/user.ts'
import { select } from './statement.ts'
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

interface TokenRow {
  id: string
  userId: string
  type: UserType
  family: string
  signedInAt: Date
  isGood: boolean
  replacedBy: string | null
}

/**
 * Two tabs, or a client whose answer was lost, use a token twice: for so long each gets the same successor. A thief has no
 * more from it than from the token before it was used.
 */
const OVERLAP_SECONDS = 30

const LOCK = `
  select t.id, t.user_id as "userId", u.type, t.family, t.signed_in_at as "signedInAt", t.replaced_by as "replacedBy",
    t.revoked_at is null and t.expires_at > now() and u.is_active as "isGood"
  from refresh_token t join app_user u on u.id = t.user_id where t.token_hash = $1 for update of t`

const SUCCESSOR = `
  select token_hash as hash, replaced_by is not null as "isReplaced",
    created_at > clock_timestamp() - make_interval(secs => $2) as "isRecent"
  from refresh_token where id = $1`

const REPLACE = `
  with next as (
    insert into refresh_token (id, user_id, token_hash, family, expires_at, signed_in_at, user_agent, created_at)
    values ($2, $3, $4, $5, $6, $7, $8, date_trunc('milliseconds', clock_timestamp())) returning id
  )
  update refresh_token set replaced_by = next.id from next where refresh_token.id = $1`

/**
 * Replaces a refresh token by the next of its family, or finds the one that has just replaced it. Null where it is unknown
 * or has ended. One that was used before that is in two hands, and nobody can tell which is the thief's: the family ends with it.
 */
export const rotateToken = (pool: Pool, hash: string, next: Successors): Promise<Rotated | Reused | null> =>
  inTransaction(pool, async (client) => {
    const [token] = await select<TokenRow>(client, 'refresh_token.lock', LOCK, [hash])
    if (!token?.isGood) return null
    const { userId, type, family } = token
    if (token.replacedBy === null) {
      const [made = ''] = next.hashes
      const values = [
        token.id,
        newId(),
        userId,
        made,
        family,
        next.expiresAt,
        token.signedInAt,
        next.userAgent,
      ]
      await select(client, 'refresh_token.replace', REPLACE, values)
      await select(client, 'refresh_token.sweep', SWEEP, [userId])
      return { userId, type, family, hash: made, isReplaced: false }
    }
    const [successor] = await select<{ hash: string; isReplaced: boolean; isRecent: boolean }>(
      client,
      'refresh_token.successor',
      SUCCESSOR,
      [token.replacedBy, OVERLAP_SECONDS],
    )
    if (successor?.isRecent !== true) {
      await revokeFamily(client, family)
      return { reusedBy: userId }
    }
    // A secret that was taken out meanwhile leaves nothing to derive it from: no theft, and no token either.
    if (!next.hashes.includes(successor.hash)) return null
    return { userId, type, family, hash: successor.hash, isReplaced: successor.isReplaced }
  })

/** Families of the user that have ended leave nothing behind but a day to look back. */
const SWEEP = `delete from refresh_token where user_id = $1 and expires_at < now() - interval '1 day'`

const revokeFamily = (db: Queryable, family: string) =>
  select(
    db,
    'refresh_token.revoke_family',
    'update refresh_token set revoked_at = now() where family = $1 and revoked_at is null',
    [family],
  )

/** Signs out: ends the family of a token, wherever in the family it stands. Null where it had ended, or never was; else whose it was. */
export const revokeFamilyOf = async (pool: Pool, hash: string): Promise<string | null> => {
  const rows = await select<{ userId: string }>(
    pool,
    'refresh_token.revoke',
    `update refresh_token set revoked_at = now() where revoked_at is null
       and family = (select family from refresh_token where token_hash = $1) returning user_id as "userId"`,
    [hash],
  )
  return rows[0]?.userId ?? null
}

interface SignedIn {
  userId: string
  family: string
}
interface Owner {
  type: UserType
  language: Language | null
}

const OWNERS = `
  select type, language, u.id as "userId", asked.family from unnest($1::uuid[], $2::uuid[]) asked(user_id, family)
  join app_user u on u.id = asked.user_id and u.is_active
  where exists (select from refresh_token t where t.family = asked.family and t.user_id = u.id and t.revoked_at is null)`

/**
 * Finds the user of a family, where both are (still) good. Requests that come in one turn of the event loop are looked up
 * together, and none is answered by what was read before it came.
 */
export const activeOwners = (db: Queryable): ((signedIn: SignedIn) => Promise<Owner | null>) => {
  const keyOf = ({ userId, family }: SignedIn) => `${userId} ${family}`
  const loader = new DataLoader<SignedIn, Owner | null>(
    async (asked) => {
      const rows = await select<Owner & SignedIn>(db, 'refresh_token.owners', OWNERS, [
        asked.map(({ userId }) => userId),
        asked.map(({ family }) => family),
      ])
      const found = new Map(rows.map((row) => [keyOf(row), { type: row.type, language: row.language }]))
      return asked.map((one) => found.get(keyOf(one)) ?? null)
    },
    { cache: false, batchScheduleFn: (load) => void setImmediate(load) },
  )
  return (signedIn) => loader.load(signedIn)
}

/** Those of the families that were revoked, or whose user is gone. */
export const findEndedFamilies = async (db: Queryable, families: readonly string[]): Promise<string[]> => {
  const rows = await select<{ family: string }>(
    db,
    'refresh_token.ended',
    `select family from unnest($1::uuid[]) watched(family) where not exists (
       select from refresh_token t join app_user u on u.id = t.user_id
       where t.family = watched.family and t.revoked_at is null and u.is_active)`,
    [families],
  )
  return rows.map((row) => row.family)
}
