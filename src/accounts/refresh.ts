import type { Pool } from 'pg'
import { InvalidCredentialsError } from '../domain/errors.ts'
import { rotateToken } from '../store/refresh-tokens.ts'
import { refreshEnd, toSignedIn } from './signed-in.ts'
import type { SignedIn } from './signed-in.ts'
import { hashRefreshToken, nextRefreshTokens } from './tokens.ts'
import type { KeyRing } from './tokens.ts'

/** So many times a client may have gone on within the overlap while another use of its first token was under way. */
const MOST_STEPS = 20

export interface RefreshDeps {
  pool: Pool
  ring: KeyRing
  userAgent: string | null
  now: Date
  /** Told whose sign-in ended because a token of it was used again. */
  onReuse: (userId: string) => void
}

/**
 * The next tokens. Who comes with the same token a moment later gets the same one, and the last of the family where that was
 * used meanwhile: one that has a successor already would soon end the sign-in. Throws InvalidCredentialsError.
 */
export const refresh = async (
  refreshToken: string,
  { pool, ring, userAgent, now, onReuse }: RefreshDeps,
): Promise<SignedIn> => {
  let token = refreshToken
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = new Map(nextRefreshTokens(ring, token).map((it) => [hashRefreshToken(it), it]))
    const rotated = await rotateToken(pool, hashRefreshToken(token), {
      hashes: [...next.keys()],
      expiresAt: refreshEnd(now),
      userAgent,
    })
    if (rotated === null) break
    if ('reusedBy' in rotated) {
      onReuse(rotated.reusedBy)
      break
    }
    token = next.get(rotated.hash) ?? ''
    if (!rotated.isReplaced) return toSignedIn(ring, { ...rotated, refreshToken: token }, now)
  }
  throw new InvalidCredentialsError('the refresh token is not good (any more)')
}
