import type { Pool } from 'pg'
import { statement } from './db.ts'
import type { Given } from './db.ts'
import { REQUEST_ERASURE } from './erase.ts'
import { deleteEverything } from './sessions.ts'
import { inPatientTransaction } from './transaction-block.ts'

interface OfUser {
  userId: string
}

const lock = statement('user.lock', (db, given: Given<OfUser>) =>
  db.selectFrom('User').select('id').where('id', '=', given.userId).forUpdate(),
)
const sessionsOf = statement('user.sessions', (db, given: Given<OfUser>) =>
  db.selectFrom('ChatSession').select('id').where('user', '=', given.userId),
)
const remove = statement('user.delete', (db, given: Given<OfUser>) =>
  db.deleteFrom('User').where('id', '=', given.userId),
)

/**
 * Deletes a user and everything of theirs, in one transaction. Every table that has a user's rows names the user, so the
 * last deletion takes those with it; the sessions go one by one for what has no foreign key (checkpoints, jobs). False
 * where there is no such user.
 */
export const deleteUser = (pool: Pool, userId: string): Promise<boolean> =>
  inPatientTransaction(pool, async (client) => {
    // Nothing new can be hung on the user from here on.
    if ((await lock.first(client, { userId })) === null) return false
    for (const { id } of await sessionsOf.all(client, { userId })) await deleteEverything(client, userId, id)
    await remove.run(client, { userId })
    await client.query(REQUEST_ERASURE)
    return true
  })
