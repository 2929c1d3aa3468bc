import type { Pool } from 'pg'
import { InvalidInputError, NotFoundError } from '../domain/errors.ts'
import { isUuid } from '../domain/id.ts'
import type { UserType } from '../domain/user.ts'
import { endSignIns } from './sign-ins.ts'
import { select } from './statement.ts'
import { inTransaction } from './transaction-block.ts'

/** What an operator sees of an account. */
export interface AccountRow {
  id: string
  email: string | null
  type: UserType
  isActive: boolean
  createdAt: Date
}

const COLUMNS = 'id, email, type, is_active as "isActive", created_at as "createdAt"'

export interface AccountFilter {
  type: UserType | null
  isActive: boolean | null
  first: number
}

/** The newest first; guests only where they are asked for. */
export const listAccounts = (pool: Pool, { type, isActive, first }: AccountFilter): Promise<AccountRow[]> =>
  select(
    pool,
    'account.list',
    `select ${COLUMNS} from app_user where type = coalesce($1, type) and ($1 is not null or type <> 'GUEST')
       and ($2::boolean is null or is_active = $2) order by created_at desc, id limit $3`,
    [type, isActive, first],
  )

export interface AccountChange {
  type?: UserType
  isActive?: boolean
}

/** An account before and after a change. */
export interface ChangedAccount {
  before: AccountRow
  after: AccountRow
}

/**
 * Changes an account, by its email or id; closing it ends its sign-ins, so that opening it again revives none. Throws
 * NotFoundError, and InvalidInputError for guests, who have no account.
 */
export const changeAccount = (pool: Pool, who: string, change: AccountChange): Promise<ChangedAccount> =>
  inTransaction(pool, async (client) => {
    const [before] = await select<AccountRow>(
      client,
      'account.lock',
      `select ${COLUMNS} from app_user where email = $1 or id = $2 for update`,
      [who.toLowerCase(), isUuid(who) ? who : null],
    )
    if (before === undefined) throw new NotFoundError('the account')
    if (before.type === 'GUEST' && change.type !== undefined)
      throw new InvalidInputError('a guest becomes something by opening an account')
    const [after = before] = await select<AccountRow>(
      client,
      'account.change',
      `update app_user set type = coalesce($2, type), is_active = coalesce($3, is_active), updated_at = now()
       where id = $1 returning ${COLUMNS}`,
      [before.id, change.type ?? null, change.isActive ?? null],
    )
    if (!after.isActive) await endSignIns(client, after.id, null)
    return { before, after }
  })
