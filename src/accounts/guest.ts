import type { Pool } from 'pg'
import { entitiesOn } from '../store/db.ts'
import { User } from '../store/entities/user.ts'
import { inTransaction } from '../store/transaction-block.ts'
import { beginFamily, toSignedIn } from './signed-in.ts'
import type { SignedIn } from './signed-in.ts'
import type { KeyRing } from './tokens.ts'

/** A new guest and its first tokens, in one transaction. */
export const signInAsGuest = async (
  pool: Pool,
  {
    ring,
    addressKey,
    userAgent,
    now,
  }: { ring: KeyRing; addressKey: string; userAgent: string | null; now: Date },
): Promise<SignedIn> => {
  const begun = await inTransaction(pool, async (client) => {
    const tx = entitiesOn(client)
    const user = tx.create(User, { type: 'GUEST', addressKey })
    const family = beginFamily(tx, user, userAgent, now)
    await tx.flush()
    return { ...family, userId: user.id, type: user.type }
  })
  return toSignedIn(ring, begun, now)
}
