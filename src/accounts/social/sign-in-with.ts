import { UniqueConstraintViolationException } from '@mikro-orm/postgresql'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Pool, PoolClient } from 'pg'
import { SocialLoginError } from '../../domain/errors.ts'
import { entitiesOn } from '../../store/db.ts'
import { LocalAuth } from '../../store/entities/local-auth.ts'
import { SocialAuth } from '../../store/entities/social-auth.ts'
import { User } from '../../store/entities/user.ts'
import { inTransaction } from '../../store/transaction-block.ts'
import { readEmail } from '../sign-up-form.ts'
import { endFamilies, lockGuest } from '../sign-up.ts'
import type { NewSignIn } from '../sign-up.ts'
import { beginFamily, toSignedIn } from '../signed-in.ts'
import type { SignedIn } from '../signed-in.ts'
import type { Identity } from './provider.ts'

/** Two answers for the same new person may come at once; the second then finds what the first made. */
const ATTEMPTS = 3

/**
 * The account that an identity belongs to: the one it was linked to; else the one with its verified email; else a new one,
 * which the signed-in guest becomes.
 */
export const signInWith = async (
  pool: Pool,
  identity: Identity,
  { ring, guestId, userAgent, now }: NewSignIn,
): Promise<SignedIn> => {
  const work = async (client: PoolClient) => {
    const tx = entitiesOn(client)
    const user = await findOrCreate(tx, identity, guestId, now)
    if (!user.isActive) throw new SocialLoginError('this account is closed')
    const family = beginFamily(tx, user, userAgent, now)
    await tx.flush()
    return { ...family, userId: user.id, type: user.type }
  }
  for (let attempt = 1; ; attempt++) {
    try {
      return await toSignedIn(ring, await inTransaction(pool, work), now)
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException) || attempt === ATTEMPTS) throw error
    }
  }
}

const findOrCreate = async (
  tx: EntityManager,
  { provider, providerUserId, verifiedEmail }: Identity,
  guestId: string | null,
  now: Date,
): Promise<User> => {
  const linked = await tx.findOne(SocialAuth, { provider, providerUserId }, { populate: ['user'] })
  if (linked) return linked.user.loadOrFail()
  const email = verifiedEmail === null ? null : readEmail(verifiedEmail)
  const known = email === null ? null : await tx.findOne(User, { email })
  const user = known ?? (await lockGuest(tx, guestId)) ?? tx.create(User, { type: 'USER' })
  if (known?.emailVerifiedAt) {
    // Who opened the account reads that mail, and the provider says that so does who comes now: they are one.
    tx.create(SocialAuth, { user, provider, providerUserId })
    return user
  }
  if (known) {
    // Nobody ever proved that the password's owner owns the email; the provider's user just did. Whoever opened the account
    // in their name before loses the way in.
    await tx.nativeDelete(LocalAuth, { user: known.id })
  } else {
    user.type = 'USER'
    user.addressKey = null
    // An email that was not verified is not even kept: it could keep its owner out.
    user.email = email
  }
  if (email !== null) user.emailVerifiedAt = now
  await tx.flush()
  await endFamilies(tx, user, now)
  tx.create(SocialAuth, { user, provider, providerUserId })
  await tx.flush()
  return user
}
