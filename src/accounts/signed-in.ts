import type { EntityManager } from '@mikro-orm/postgresql'
import { newId } from '../domain/id.ts'
import type { UserType } from '../domain/user.ts'
import { RefreshToken } from '../store/entities/refresh-token.ts'
import type { User } from '../store/entities/user.ts'
import {
  ACCESS_TOKEN_SECONDS,
  GUEST_TOKEN_SECONDS,
  hashRefreshToken,
  issueAccessToken,
  newRefreshToken,
  REFRESH_TOKEN_SECONDS,
} from './tokens.ts'
import type { KeyRing, TokenOwner } from './tokens.ts'

export interface SignedIn {
  userId: string
  accessToken: string
  refreshToken: string
  /** When the access token ends. */
  expiresAt: Date
}

export const refreshEnd = (now: Date): Date => new Date(now.getTime() + REFRESH_TOKEN_SECONDS * 1000)

/** The first refresh token of a new family, inside the caller's transaction. */
export const beginFamily = (tx: EntityManager, user: User, userAgent: string | null, now: Date) => {
  const refreshToken = newRefreshToken()
  const family = newId()
  tx.create(RefreshToken, {
    user,
    tokenHash: hashRefreshToken(refreshToken),
    family,
    expiresAt: refreshEnd(now),
    userAgent,
  })
  return { family, refreshToken }
}

export const toSignedIn = async (
  ring: KeyRing,
  owner: TokenOwner & { type: UserType; refreshToken: string },
  now: Date,
): Promise<SignedIn> => {
  const lifetime = owner.type === 'GUEST' ? GUEST_TOKEN_SECONDS : ACCESS_TOKEN_SECONDS
  const { token, expiresAt } = await issueAccessToken(ring, owner, lifetime, now)
  return { userId: owner.userId, accessToken: token, refreshToken: owner.refreshToken, expiresAt }
}
