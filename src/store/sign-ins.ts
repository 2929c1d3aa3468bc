import { select } from './statement.ts'
import type { Queryable } from './statement.ts'

/** A sign-in that stands: a family of refresh tokens, told of by its last one. */
export interface SignInRow {
  /** The family. */
  id: string
  userAgent: string | null
  signedInAt: Date
  /** When it last got a token. */
  lastUsedAt: Date
}

const COLUMNS =
  'family as id, user_agent as "userAgent", signed_in_at as "signedInAt", created_at as "lastUsedAt"'
const STANDS = 'user_id = $1 and revoked_at is null and replaced_by is null and expires_at > now()'
const MOST_SHOWN = 100

/** The last used first. */
export const listSignIns = (db: Queryable, userId: string): Promise<SignInRow[]> =>
  select(
    db,
    'sign_in.list',
    `select ${COLUMNS} from refresh_token where ${STANDS} order by created_at desc, id limit ${MOST_SHOWN}`,
    [userId],
  )

/** Of a user by id; somebody else's are not found. */
export const loadSignIns = (db: Queryable, userId: string, ids: readonly string[]): Promise<SignInRow[]> =>
  select(
    db,
    'sign_in.load',
    `select ${COLUMNS} from refresh_token where ${STANDS} and family = any($2::uuid[])`,
    [userId, ids],
  )

/** Returns how many sign-ins of the user ended: the one that is named, or all. */
export const endSignIns = async (db: Queryable, userId: string, family: string | null): Promise<number> => {
  const rows = await select<{ family: string }>(
    db,
    'sign_in.end',
    `update refresh_token set revoked_at = now()
     where user_id = $1 and revoked_at is null and ($2::uuid is null or family = $2) returning family`,
    [userId, family],
  )
  return new Set(rows.map((row) => row.family)).size
}
