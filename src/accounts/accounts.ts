import type { Pool } from 'pg'
import { InvalidCredentialsError } from '../domain/errors.ts'
import type { Mailer } from '../domain/mail.ts'
import { activeOwners, findEndedFamilies, revokeFamilyOf } from '../store/refresh-tokens.ts'
import { verifyEmail } from '../store/mail-tokens.ts'
import { endSignIns } from '../store/sign-ins.ts'
import { createErrands } from './errands.ts'
import { signInAsGuest } from './guest.ts'
import { createMailedProofs } from './mailed-proof.ts'
import { proveOwner } from './owner-proof.ts'
import type { OwnerProof, ProvenBy } from './owner-proof.ts'
import { createPasswords } from './password.ts'
import { refresh } from './refresh.ts'
import { changePassword, resetPassword } from './set-password.ts'
import { signIn } from './sign-in.ts'
import { readSignUpForm } from './sign-up-form.ts'
import type { SignUpForm } from './sign-up-form.ts'
import { signUp } from './sign-up.ts'
import type { SignedIn } from './signed-in.ts'
import type { Identity } from './social/provider.ts'
import { signInWith } from './social/sign-in-with.ts'
import { createThrottle } from './throttle.ts'
import { createKeyRing, createTokenReader, hashRefreshToken } from './tokens.ts'
import type { TokenOwner } from './tokens.ts'
import type { Origin, SocialOrigin, Viewer } from './viewer.ts'
import { createTokenWatch } from './watch.ts'
import type { SignInHints, TokenEnd, Watched } from './watch.ts'

export type { Viewer } from './viewer.ts'

export interface Accounts {
  /** Throws TooManyAttemptsError. */
  signInAsGuest(from: Origin): Promise<SignedIn>
  /** A signed-in guest becomes the account. Throws InvalidInputError, EmailTakenError, TooManyAttemptsError. */
  signUp(form: SignUpForm, from: Origin): Promise<SignedIn>
  /** Throws InvalidCredentialsError, TooManyAttemptsError. */
  signIn(form: { email: string; password: string }, from: Origin): Promise<SignedIn>
  /** The account of an identity that a provider vouches for; a new one where it has none. Throws SocialLoginError. */
  signInWith(identity: Identity, from: SocialOrigin): Promise<SignedIn>
  /** Throws InvalidCredentialsError. */
  refresh(refreshToken: string, from: Pick<Origin, 'userAgent'>): Promise<SignedIn>
  /** The account’s password from now on, and its only sign-in. Throws InvalidInputError, InvalidCredentialsError, TooManyAttemptsError. */
  changePassword(
    viewer: Viewer,
    form: { currentPassword: string | null; newPassword: string },
    from: Origin,
  ): Promise<SignedIn>
  /** Sends a mail where there is such an account, and tells nobody. Throws TooManyAttemptsError, UnavailableError. */
  requestPasswordReset(email: string, from: Origin): Promise<void>
  /** By the token of such a mail. Throws InvalidInputError, InvalidCredentialsError. */
  resetPassword(form: { token: string; password: string }, from: Origin): Promise<SignedIn>
  /** Throws InvalidInputError, TooManyAttemptsError, UnavailableError. */
  requestEmailVerification(viewer: Viewer, from: Origin): Promise<void>
  /** By the token of such a mail, which has to be the viewer’s own. Throws InvalidCredentialsError. */
  verifyEmail(viewer: Viewer, token: string): Promise<void>
  /** Throws InvalidInputError, InvalidCredentialsError, TooManyAttemptsError. */
  proveOwner(viewer: Viewer, proof: OwnerProof): Promise<ProvenBy>
  /** False where the user has no such sign-in (any more). */
  endSignIn(owner: TokenOwner): Promise<boolean>
  /** Ends every sign-in of a user, and says how many there were. */
  signOutEverywhere(userId: string): Promise<number>
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
  /** Resolves when nothing is under way. */
  stop(): Promise<void>
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
  /** Sends what proves that somebody reads their mail; none: there is no such proof. */
  mailer?: Mailer | null
  /** The client's pages that mails lead to: “https://app.example.com/account”. */
  mailPages?: string | null
  /** Told of what went wrong where nobody waits for it. */
  onError?: (error: unknown, what: string) => void
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
    mailer = null,
    mailPages = null,
    onError = () => {},
  } = deps
  const ring = createKeyRing([secret, ...previousSecrets])
  const readToken = createTokenReader(ring)
  const now = deps.now ?? (() => new Date())
  const passwords = createPasswords()
  const throttle = createThrottle(pool, secret, { signUps: signUpsPerHour, guests: guestsPerHour })
  const errands = createErrands(onError)
  const mailed = createMailedProofs({ pool, mailer, pages: mailPages, throttle, errands, now })
  const ownerOf = activeOwners(pool)
  const tokenWatch = createTokenWatch({
    findEnded: (families) => findEndedFamilies(pool, families),
    ...(hints && { hints }),
    everyMs: watchEveryMs,
    now,
  })
  const signInsEnded = (userId: string) => hints?.tell(userId)
  /** Whoever was signed in as the same user before is not any more. */
  const alone = async (signingIn: Promise<SignedIn>): Promise<SignedIn> => {
    const signedIn = await signingIn
    signInsEnded(signedIn.userId)
    return signedIn
  }
  const passwordDeps = () => ({ pool, passwords, throttle, ring, now: now() })
  return {
    async signInAsGuest({ address, userAgent }) {
      const addressKey = await throttle.guest(address)
      return signInAsGuest(pool, { ring, addressKey, userAgent, now: now() })
    },
    async signUp(form, { viewer, address, userAgent }) {
      const { email, password, nickname } = readSignUpForm(form)
      await throttle.signUp(address)
      const guestId = viewer?.type === 'GUEST' ? viewer.userId : null
      const hashedPassword = await passwords.hash(password)
      const account = { email, hashedPassword, nickname }
      const signedIn = await alone(signUp(pool, account, { ring, guestId, userAgent, now: now() }))
      await throttle.acquaint({ email, address })
      mailed.welcome(signedIn.userId, email)
      return signedIn
    },
    signIn: (form, { address, userAgent }) =>
      signIn({ ...form, address }, { pool, passwords, throttle, ring, userAgent, now: now() }),
    signInWith: (identity, { guestId, userAgent }) =>
      alone(signInWith(pool, identity, { ring, guestId, userAgent, now: now() })),
    refresh: (refreshToken, { userAgent }) =>
      refresh(refreshToken, { pool, ring, userAgent, now: now(), onReuse: signInsEnded }),
    changePassword: (viewer, form, from) => alone(changePassword(viewer, form, from, passwordDeps())),
    requestPasswordReset: (email, { address }) => mailed.requestPasswordReset(email, address),
    resetPassword: (form, from) => alone(resetPassword(form, from, passwordDeps())),
    requestEmailVerification: ({ userId }, { address }) => mailed.requestEmailVerification(userId, address),
    async verifyEmail({ userId }, token) {
      if (!(await verifyEmail(pool, userId, hashRefreshToken(token))))
        throw new InvalidCredentialsError(
          'the token of the mail is not good (any more), or another account’s',
        )
    },
    proveOwner: (viewer, proof) => proveOwner(viewer, proof, passwordDeps()),
    async endSignIn({ userId, family }) {
      const ended = await endSignIns(pool, userId, family)
      signInsEnded(userId)
      return ended > 0
    },
    async signOutEverywhere(userId) {
      const ended = await endSignIns(pool, userId, null)
      signInsEnded(userId)
      return ended
    },
    async signOut(refreshToken) {
      const userId = await revokeFamilyOf(pool, hashRefreshToken(refreshToken))
      if (userId !== null) signInsEnded(userId)
      return userId !== null
    },
    async authenticate(token) {
      const claims = await readToken(token, now())
      const owner = claims && (await ownerOf(claims))
      return owner && { ...claims, ...owner }
    },
    isSignedIn: async (owner) => (await ownerOf(owner)) !== null,
    signInsEnded,
    watch: tokenWatch.watch,
    async stop() {
      tokenWatch.stop()
      await errands.done()
      mailer?.close()
    },
  }
}
