import { LockMode } from '@mikro-orm/postgresql'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ChatSession } from './entities/chat-session.ts'
import { User } from './entities/user.ts'
import { REQUEST_ERASURE } from './erase.ts'
import { deleteAgainstWriters, deleteEverything } from './sessions.ts'

/**
 * Deletes a user and everything of theirs, in one transaction. Every table that has a user's rows names the user, so the
 * last deletion takes those with it; the sessions go one by one for what has no foreign key (checkpoints, jobs). False
 * where there is no such user.
 */
export const deleteUser = (em: EntityManager, userId: string): Promise<boolean> =>
  deleteAgainstWriters(em, async (tx) => {
    // Nothing new can be hung on the user from here on.
    const user = await tx.findOne(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (user === null) return false
    const sessions = await tx.find(ChatSession, { user: userId }, { fields: ['id'] })
    for (const { id } of sessions) await deleteEverything(tx, userId, id)
    await tx.nativeDelete(User, { id: userId })
    await tx.getConnection().execute(REQUEST_ERASURE, [], 'all', tx.getTransactionContext())
    return true
  })
