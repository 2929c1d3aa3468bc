import type { EntityManager } from '@mikro-orm/postgresql'
import { InvalidCredentialsError, InvalidInputError } from '../domain/errors.ts'
import { entitiesOn } from '../store/db.ts'
import { LocalAuth } from '../store/entities/local-auth.ts'
import { MailToken } from '../store/entities/mail-token.ts'
import { User } from '../store/entities/user.ts'
import { findMailToken } from '../store/mail-tokens.ts'
import { inTransaction } from '../store/transaction-block.ts'
import { findActiveUser } from '../store/users.ts'
import type { Origin, Viewer } from './viewer.ts'
import { proveOwner } from './owner-proof.ts'
import type { OwnerProofDeps } from './owner-proof.ts'
import { readNewPassword } from './sign-up-form.ts'
import { endFamilies } from './sign-up.ts'
import { beginFamily, toSignedIn } from './signed-in.ts'
import type { SignedIn } from './signed-in.ts'
import { hashRefreshToken } from './tokens.ts'
import type { KeyRing } from './tokens.ts'

export interface PasswordDeps extends OwnerProofDeps {
  ring: KeyRing
}

/** The user's password from now on, and their only sign-in: whoever else was signed in is not any more. */
const setPassword = async (
  tx: EntityManager,
  user: User,
  hashedPassword: string,
  { userAgent, now }: { userAgent: string | null; now: Date },
) => {
  const auth = await tx.findOne(LocalAuth, { user: user.id })
  if (auth === null) tx.create(LocalAuth, { user, hashedPassword })
  else auth.hashedPassword = hashedPassword
  // What was sent to whoever knew the old one opens nothing.
  await tx.nativeDelete(MailToken, { user: user.id, purpose: 'PASSWORD_RESET' })
  await endFamilies(tx, user, now)
  const family = beginFamily(tx, user, userAgent, now)
  await tx.flush()
  return { ...family, userId: user.id, type: user.type }
}

/** Throws InvalidInputError, InvalidCredentialsError, TooManyAttemptsError. */
export const changePassword = async (
  viewer: Viewer,
  form: { currentPassword: string | null; newPassword: string },
  { address, userAgent }: Origin,
  deps: PasswordDeps,
): Promise<SignedIn> => {
  const account = await findActiveUser(deps.pool, viewer.userId)
  if (account?.email == null)
    throw new InvalidInputError('an account without an email has no password; guests open one with signUp')
  readNewPassword(form.newPassword, 'newPassword', [account.email])
  const proof = { password: form.currentPassword, field: 'currentPassword', address }
  if ((await proveOwner(viewer, proof, deps)) === 'nothing')
    throw new InvalidCredentialsError('sign in again first: the account has no password that could be shown')
  const hashed = await deps.passwords.hash(form.newPassword)
  const begun = await inTransaction(deps.pool, async (client) => {
    const tx = entitiesOn(client)
    const user = await tx.findOne(User, { id: viewer.userId, isActive: true })
    if (user === null) throw new InvalidCredentialsError('the account is not there (any more)')
    return setPassword(tx, user, hashed, { userAgent, now: deps.now })
  })
  return toSignedIn(deps.ring, begun, deps.now)
}

const BAD_TOKEN = 'the token of the mail is not good (any more): ask for another mail'

/** By whoever reads the account's mail: proves the address as well. Throws InvalidInputError, InvalidCredentialsError. */
export const resetPassword = async (
  { token, password }: { token: string; password: string },
  { userAgent }: Pick<Origin, 'userAgent'>,
  { pool, passwords, ring, now }: PasswordDeps,
): Promise<SignedIn> => {
  const tokenHash = hashRefreshToken(token)
  const owner = await findMailToken(pool, 'PASSWORD_RESET', tokenHash)
  if (owner === null) throw new InvalidCredentialsError(BAD_TOKEN)
  // A password that is refused costs no token.
  readNewPassword(password, 'password', [owner.email])
  const hashed = await passwords.hash(password)
  const begun = await inTransaction(pool, async (client) => {
    const tx = entitiesOn(client)
    const purpose = 'PASSWORD_RESET'
    // Of two at once one deletes it.
    const used = await tx.nativeDelete(MailToken, { tokenHash, purpose, expiresAt: { $gt: now } })
    const user = used === 0 ? null : await tx.findOne(User, { id: owner.userId, isActive: true })
    if (user === null) throw new InvalidCredentialsError(BAD_TOKEN)
    user.emailVerifiedAt ??= now
    return setPassword(tx, user, hashed, { userAgent, now })
  })
  return toSignedIn(ring, begun, now)
}
