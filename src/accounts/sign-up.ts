import { LockMode } from '@mikro-orm/postgresql'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Pool, PoolClient } from 'pg'
import { entitiesOn } from '../store/db.ts'
import { LocalAuth } from '../store/entities/local-auth.ts'
import { RefreshToken } from '../store/entities/refresh-token.ts'
import { UserProfile } from '../store/entities/user-profile.ts'
import { User } from '../store/entities/user.ts'
import { inTransaction } from '../store/transaction-block.ts'
import { explainTaken } from './sign-up-form.ts'
import { beginFamily, toSignedIn } from './signed-in.ts'
import type { SignedIn } from './signed-in.ts'
import type { KeyRing } from './tokens.ts'

export interface NewAccount {
  email: string
  hashedPassword: string
  nickname: string | null
}

export interface NewSignIn {
  ring: KeyRing
  guestId: string | null
  userAgent: string | null
  now: Date
}

/** The guest who becomes somebody, still a guest at this moment; locked, so that two sign-ups cannot both have it. */
export const lockGuest = (tx: EntityManager, guestId: string | null): Promise<User | null> =>
  guestId === null
    ? Promise.resolve(null)
    : tx.findOne(
        User,
        { id: guestId, type: 'GUEST', isActive: true },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      )

/**
 * Tokens from before the account had an owner end with this: whoever else may have held the guest's does not get into the
 * account. Conversations, favourites and searches stay, since the user is the same.
 */
export const endFamilies = (tx: EntityManager, user: User, now: Date): Promise<number> =>
  tx.nativeUpdate(RefreshToken, { user: user.id, revokedAt: null }, { revokedAt: now })

/** A new account, or the signed-in guest as an account. Throws EmailTakenError, InvalidInputError (nickname). */
export const signUp = async (
  pool: Pool,
  account: NewAccount,
  { ring, guestId, userAgent, now }: NewSignIn,
): Promise<SignedIn> => {
  const create = async (client: PoolClient) => {
    const tx = entitiesOn(client)
    const user = (await lockGuest(tx, guestId)) ?? tx.create(User, { type: 'USER' })
    user.type = 'USER'
    user.addressKey = null
    user.email = account.email
    await tx.flush()
    tx.create(LocalAuth, { user, hashedPassword: account.hashedPassword })
    if (account.nickname !== null) tx.create(UserProfile, { user, nickname: account.nickname })
    await endFamilies(tx, user, now)
    const family = beginFamily(tx, user, userAgent, now)
    await tx.flush()
    return { ...family, userId: user.id, type: user.type }
  }
  try {
    return await toSignedIn(ring, await inTransaction(pool, create), now)
  } catch (error) {
    throw explainTaken(error)
  }
}
