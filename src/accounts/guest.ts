import type { KeyObject } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { newId } from '../domain/id.ts'
import { RefreshToken } from '../store/entities/refresh-token.ts'
import { User } from '../store/entities/user.ts'
import {
  GUEST_TOKEN_SECONDS,
  hashRefreshToken,
  issueAccessToken,
  newRefreshToken,
  REFRESH_TOKEN_SECONDS,
} from './tokens.ts'

export interface SignedIn {
  userId: string
  accessToken: string
  refreshToken: string
  /** When the access token ends. */
  expiresAt: Date
}

/** A new guest and its first tokens, in one transaction. */
export const signInAsGuest = async (em: EntityManager, key: KeyObject, now: Date): Promise<SignedIn> => {
  const refreshToken = newRefreshToken()
  const userId = await em.transactional(async (tx) => {
    const user = tx.create(User, { type: 'GUEST' })
    tx.create(RefreshToken, {
      user,
      tokenHash: hashRefreshToken(refreshToken),
      family: newId(),
      expiresAt: new Date(now.getTime() + REFRESH_TOKEN_SECONDS * 1000),
    })
    await tx.flush()
    return user.id
  })
  const { token, expiresAt } = await issueAccessToken(key, userId, GUEST_TOKEN_SECONDS, now)
  return { userId, accessToken: token, refreshToken, expiresAt }
}
