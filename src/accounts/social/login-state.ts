import { createHash } from 'node:crypto'
import { EncryptJWT, errors, jwtDecrypt } from 'jose'
import { z } from 'zod'
import { SOCIAL_PROVIDERS } from '../../domain/user.ts'

/** How long somebody may take at the provider. */
export const LOGIN_SECONDS = 10 * 60
const AUDIENCE = 'holmesnyangz-social-login'

const loginState = z.object({
  provider: z.enum(SOCIAL_PROVIDERS),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The guest who becomes the account. */
  guestId: z.uuid().nullable(),
  /** Where the browser goes afterwards; null: it is shown its tokens. */
  returnTo: z.string().nullable(),
})
/** What the answer is checked against. It stays in the browser that began, sealed: nothing of it is known to anybody else. */
export type LoginState = z.infer<typeof loginState>

export const createLoginSeal = (secret: string) => {
  const key = createHash('sha256').update(`social login ${secret}`).digest()
  return {
    seal: (state: LoginState, now: Date): Promise<string> =>
      new EncryptJWT(state)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + LOGIN_SECONDS * 1000))
        .encrypt(key),
    /** Null for what was not sealed here, or too long ago. */
    open: async (sealed: string, now: Date): Promise<LoginState | null> => {
      try {
        const { payload } = await jwtDecrypt(sealed, key, {
          audience: AUDIENCE,
          requiredClaims: ['exp'],
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
          currentDate: now,
        })
        return loginState.safeParse(payload).data ?? null
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}
