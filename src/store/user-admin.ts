import { sql } from 'kysely'
import type { Pool } from 'pg'
import { InvalidInputError, NotFoundError } from '../domain/errors.ts'
import { isUuid } from '../domain/id.ts'
import type { UserType } from '../domain/user.ts'
import { now, statement } from './db.ts'
import type { Given, RowOf } from './db.ts'
import { endSignIns } from './sign-ins.ts'
import { inTransaction } from './transaction-block.ts'

const SHOWN = ['id', 'email', 'type', 'isActive', 'createdAt'] as const

export interface AccountFilter {
  type: UserType | null
  isActive: boolean | null
  first: number
}

const list = statement('account.list', (db, given: Given<AccountFilter>) =>
  db
    .selectFrom('User')
    .select(SHOWN)
    .where(sql<boolean>`${sql.ref('type')} = coalesce(${given.type}, ${sql.ref('type')})`)
    .where(sql<boolean>`(${given.type}::text is not null or ${sql.ref('type')} <> 'GUEST')`)
    .where(sql<boolean>`(${given.isActive}::boolean is null or ${sql.ref('isActive')} = ${given.isActive})`)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(given.first),
)

/** What an operator sees of an account. */
export type AccountRow = RowOf<typeof list>

/** The newest first; guests only where they are asked for. */
export const listAccounts = (pool: Pool, filter: AccountFilter): Promise<AccountRow[]> =>
  list.all(pool, filter)

export interface AccountChange {
  type?: UserType
  isActive?: boolean
}

/** An account before and after a change. */
export interface ChangedAccount {
  before: AccountRow
  after: AccountRow
}

const lock = statement('account.lock', (db, given: Given<{ email: string; id: string | null }>) =>
  db
    .selectFrom('User')
    .select(SHOWN)
    .where((user) => user.or([user('email', '=', given.email), user('id', '=', given.id)]))
    .forUpdate(),
)

interface Changed {
  id: string
  type: UserType | null
  isActive: boolean | null
}

const update = statement('account.change', (db, given: Given<Changed>) =>
  db
    .updateTable('User')
    .set({
      type: sql<UserType>`coalesce(${given.type}, ${sql.ref('type')})`,
      isActive: sql<boolean>`coalesce(${given.isActive}, ${sql.ref('isActive')})`,
      updatedAt: now,
    })
    .where('id', '=', given.id)
    .returning(SHOWN),
)

/**
 * Changes an account, by its email or id; closing it ends its sign-ins, so that opening it again revives none. Throws
 * NotFoundError, and InvalidInputError for guests, who have no account.
 */
export const changeAccount = (pool: Pool, who: string, change: AccountChange): Promise<ChangedAccount> =>
  inTransaction(pool, async (client) => {
    const before = await lock.first(client, { email: who.toLowerCase(), id: isUuid(who) ? who : null })
    if (before === null) throw new NotFoundError('the account')
    if (before.type === 'GUEST' && change.type !== undefined)
      throw new InvalidInputError('a guest becomes something by opening an account')
    const changed = { type: change.type ?? null, isActive: change.isActive ?? null }
    const after = (await update.first(client, { id: before.id, ...changed })) ?? before
    if (!after.isActive) await endSignIns(client, after.id, null)
    return { before, after }
  })
