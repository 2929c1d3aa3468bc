import type { Pool } from 'pg'
import { InvalidCredentialsError } from '../domain/errors.ts'
import { entitiesOn } from '../store/db.ts'
import { User } from '../store/entities/user.ts'
import { inTransaction } from '../store/transaction-block.ts'
import { findCredentials } from '../store/users.ts'
import type { Passwords } from './password.ts'
import { isPasswordLength, readEmail } from './sign-up-form.ts'
import { beginFamily, toSignedIn } from './signed-in.ts'
import type { SignedIn } from './signed-in.ts'
import type { Throttle } from './throttle.ts'
import type { KeyRing } from './tokens.ts'

export interface SignInDeps {
  pool: Pool
  passwords: Passwords
  throttle: Throttle
  ring: KeyRing
  userAgent: string | null
  now: Date
}

/**
 * Whatever is wrong – no such address, no such account, no password, another password – takes the same time and has the
 * same answer. Throws InvalidCredentialsError, TooManyAttemptsError.
 */
export const signIn = async (
  form: { email: string; password: string; address: string },
  { pool, passwords, throttle, ring, userAgent, now }: SignInDeps,
): Promise<SignedIn> => {
  const attempt = { email: readEmail(form.email) ?? '', address: form.address }
  await throttle.signIn(attempt)
  const found = await findCredentials(pool, attempt.email)
  // What no account can have costs no more than a wrong one: a megabyte is not hashed.
  const isPossible = isPasswordLength(form.password)
  const isRight = await passwords.verify(isPossible ? form.password : '', found?.hashedPassword ?? null)
  if (!found || !isPossible || !isRight) throw new InvalidCredentialsError()
  await throttle.signedIn(attempt)
  const begun = await inTransaction(pool, async (client) => {
    const tx = entitiesOn(client)
    const user = await tx.findOne(User, { id: found.userId, isActive: true })
    if (user === null) throw new InvalidCredentialsError()
    const family = beginFamily(tx, user, userAgent, now)
    await tx.flush()
    return { ...family, userId: user.id, type: user.type }
  })
  return toSignedIn(ring, begun, now)
}
