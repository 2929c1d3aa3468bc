import type { EntityManager } from '@mikro-orm/postgresql'
import { User } from '../store/entities/user.ts'
import { beginFamily, toSignedIn } from './signed-in.ts'
import type { SignedIn } from './signed-in.ts'
import type { KeyRing } from './tokens.ts'

/** A new guest and its first tokens, in one transaction. */
export const signInAsGuest = async (
  em: EntityManager,
  {
    ring,
    addressKey,
    userAgent,
    now,
  }: { ring: KeyRing; addressKey: string; userAgent: string | null; now: Date },
): Promise<SignedIn> => {
  const begun = await em.transactional(async (tx) => {
    const user = tx.create(User, { type: 'GUEST', addressKey })
    const family = beginFamily(tx, user, userAgent, now)
    await tx.flush()
    return { ...family, userId: user.id, type: user.type }
  })
  return toSignedIn(ring, begun, now)
}
