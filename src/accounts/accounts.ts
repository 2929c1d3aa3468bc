import type { EntityManager } from '@mikro-orm/postgresql'
import type { Pool } from 'pg'
import { InvalidCredentialsError } from '../domain/errors.ts'
import type { UserType } from '../domain/user.ts'
import { findActiveOwner, findEndedFamilies, revokeFamilyOf, rotateToken } from '../store/refresh-tokens.ts'
import { signInAsGuest } from './guest.ts'
import { createPasswords } from './password.ts'
import { signIn } from './sign-in.ts'
import { readSignUpForm } from './sign-up-form.ts'
import type { SignUpForm } from './sign-up-form.ts'
import { signUp } from './sign-up.ts'
import { refreshEnd, toSignedIn } from './signed-in.ts'
import type { SignedIn } from './signed-in.ts'
import type { Identity } from './social/provider.ts'
import { signInWith } from './social/sign-in-with.ts'
import { createThrottle } from './throttle.ts'
import { createKeyRing, createTokenReader, hashRefreshToken, newRefreshToken } from './tokens.ts'
import type { TokenOwner } from './tokens.ts'
import { createTokenWatch } from './watch.ts'
import type { SignInHints, TokenEnd, Watched } from './watch.ts'

/** Who asks. */
export interface Viewer {
  userId: string
  type: UserType
  /** Of the refresh tokens that came with the token. */
  family: string
  /** When the token that proves it ends. */
  expiresAt: Date
}

/** Where a request comes from. */
export interface Origin {
  viewer: Viewer | null
  address: string
}

export interface Accounts {
  /** Counted by address where one is given. Throws TooManyAttemptsError. */
  signInAsGuest(em: EntityManager, address?: string): Promise<SignedIn>
  /** A signed-in guest becomes the account. Throws InvalidInputError, EmailTakenError, TooManyAttemptsError. */
  signUp(em: EntityManager, form: SignUpForm, from: Origin): Promise<SignedIn>
  /** Throws InvalidCredentialsError, TooManyAttemptsError. */
  signIn(em: EntityManager, form: { email: string; password: string }, from: Origin): Promise<SignedIn>
  /** The account of an identity that a provider vouches for; a new one where it has none. Throws SocialLoginError. */
  signInWith(em: EntityManager, identity: Identity, guestId: string | null): Promise<SignedIn>
  /** Throws InvalidCredentialsError. */
  refresh(refreshToken: string): Promise<SignedIn>
  /** Ends a refresh token and every access token that came with its family. False where it had ended before. */
  signOut(refreshToken: string): Promise<boolean>
  /** Null for a token that is forged, expired or revoked, or of a user who is gone. */
  authenticate(token: string): Promise<Viewer | null>
  /** Whether a sign-in stands, and its user is active. */
  isSignedIn(owner: TokenOwner): Promise<boolean>
  /** Has every process look which of the user's sign-ins have ended: what was opened with those is closed. */
  signInsEnded(userId: string): void
  /** Calls back once when the token of a viewer is good no more. Returns what stops it. */
  watch(viewer: Watched, onEnd: (why: TokenEnd) => void): () => void
  stop(): void
}

export interface AccountsDeps {
  pool: Pool
  /** Signs access tokens. */
  secret: string
  /** Signed tokens that are still around. */
  previousSecrets?: readonly string[]
  /** From one address. */
  signUpsPerHour?: number
  /** From one address; null, and unless told: as many as come. */
  guestsPerHour?: number | null
  /** Tells all processes of sign-ins that end; alone, they are looked for. */
  hints?: SignInHints
  /** How often revoked tokens are looked for, on behalf of open subscriptions. */
  watchEveryMs?: number
  now?: () => Date
}

export const openAccounts = (deps: AccountsDeps): Accounts => {
  const {
    pool,
    secret,
    previousSecrets = [],
    signUpsPerHour = 20,
    guestsPerHour = null,
    watchEveryMs = 15_000,
    hints,
  } = deps
  const ring = createKeyRing([secret, ...previousSecrets])
  const readToken = createTokenReader(ring)
  const now = deps.now ?? (() => new Date())
  const passwords = createPasswords()
  const throttle = createThrottle(pool, secret, { signUps: signUpsPerHour, guests: guestsPerHour })
  const { watch, stop } = createTokenWatch({
    findEnded: (families) => findEndedFamilies(pool, families),
    ...(hints && { hints }),
    everyMs: watchEveryMs,
    now,
  })
  const signInsEnded = (userId: string) => hints?.tell(userId)
  return {
    async signInAsGuest(em, address) {
      if (address !== undefined) await throttle.guest(address)
      return signInAsGuest(em, ring, now())
    },
    async signUp(em, form, { viewer, address }) {
      const { email, password, nickname } = readSignUpForm(form)
      await throttle.signUp(address)
      const guestId = viewer?.type === 'GUEST' ? viewer.userId : null
      const hashedPassword = await passwords.hash(password)
      const signedIn = await signUp(em, { email, hashedPassword, nickname }, { ring, guestId, now: now() })
      signInsEnded(signedIn.userId)
      return signedIn
    },
    signIn: (em, form, { address }) =>
      signIn(em, { ...form, address }, { pool, passwords, throttle, ring, now: now() }),
    async signInWith(em, identity, guestId) {
      const signedIn = await signInWith(em, identity, { ring, guestId, now: now() })
      signInsEnded(signedIn.userId)
      return signedIn
    },
    async refresh(refreshToken) {
      const next = newRefreshToken()
      const rotated = await rotateToken(pool, hashRefreshToken(refreshToken), {
        hash: hashRefreshToken(next),
        expiresAt: refreshEnd(now()),
      })
      if (rotated === null) throw new InvalidCredentialsError('the refresh token is not good (any more)')
      return toSignedIn(ring, { ...rotated, refreshToken: next }, now())
    },
    async signOut(refreshToken) {
      const userId = await revokeFamilyOf(pool, hashRefreshToken(refreshToken))
      if (userId !== null) signInsEnded(userId)
      return userId !== null
    },
    async authenticate(token) {
      const claims = await readToken(token, now())
      const owner = claims && (await findActiveOwner(pool, claims))
      return owner && { ...claims, type: owner.type }
    },
    isSignedIn: async (owner) => (await findActiveOwner(pool, owner)) !== null,
    signInsEnded,
    watch,
    stop,
  }
}
