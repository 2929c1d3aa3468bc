import type { EntityManager } from '@mikro-orm/postgresql'
import type { Pool } from 'pg'
import type { UserType } from '../domain/user.ts'
import { findActiveUser } from '../store/users.ts'
import { signInAsGuest } from './guest.ts'
import type { SignedIn } from './guest.ts'
import { accessTokenKey, readAccessToken } from './tokens.ts'

/** Who asks. */
export interface Viewer {
  userId: string
  type: UserType
  /** When the token that proves it ends. */
  expiresAt: Date
}

export interface Accounts {
  signInAsGuest(em: EntityManager): Promise<SignedIn>
  /** Null for a token that is forged, expired, or of a user who is gone. */
  authenticate(token: string): Promise<Viewer | null>
}

export const openAccounts = (deps: { pool: Pool; secret: string; now?: () => Date }): Accounts => {
  const key = accessTokenKey(deps.secret)
  const now = deps.now ?? (() => new Date())
  return {
    signInAsGuest: (em) => signInAsGuest(em, key, now()),
    authenticate: async (token) => {
      const claims = await readAccessToken(key, token, now())
      if (claims === null) return null
      const user = await findActiveUser(deps.pool, claims.userId)
      return user === null ? null : { userId: user.id, type: user.type, expiresAt: claims.expiresAt }
    },
  }
}
