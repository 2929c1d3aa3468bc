import type { Pool } from 'pg'
import { InvalidCredentialsError, InvalidInputError } from '../domain/errors.ts'
import { findOwner } from '../store/users.ts'
import type { Viewer } from './viewer.ts'
import type { Passwords } from './password.ts'
import { isPasswordLength } from './sign-up-form.ts'
import type { Throttle } from './throttle.ts'

/** Who signed in so lately is taken to be there in person. */
const FRESH_MS = 15 * 60 * 1000

export interface OwnerProofDeps {
  pool: Pool
  passwords: Passwords
  throttle: Throttle
  now: Date
}

export interface OwnerProof {
  password: string | null
  /** The field that the password came in. */
  field: string
  address: string
}

/** How somebody showed that they are the owner of an account, and not only hold a token of theirs. */
export type ProvenBy = 'password' | 'fresh sign-in' | 'nothing'

/**
 * Where an account has a password it has to be shown; guesses count as those of sign-in do. Where it has none, a sign-in of
 * the last quarter of an hour does; `nothing` is for the caller to judge. Throws InvalidInputError, InvalidCredentialsError,
 * TooManyAttemptsError.
 */
export const proveOwner = async (
  { userId, family }: Viewer,
  { password, field, address }: OwnerProof,
  { pool, passwords, throttle, now }: OwnerProofDeps,
): Promise<ProvenBy> => {
  const owner = await findOwner(pool, userId, family)
  if (owner === null) throw new InvalidCredentialsError('the account is not there (any more)')
  const { email, hashedPassword, signedInAt } = owner
  if (hashedPassword === null || email === null)
    return now.getTime() - signedInAt.getTime() < FRESH_MS ? 'fresh sign-in' : 'nothing'
  if (password === null) throw new InvalidInputError(`${field} is needed: the account has one`, field)
  await throttle.signIn({ email, address })
  const isPossible = isPasswordLength(password)
  if (!(await passwords.verify(isPossible ? password : '', hashedPassword)) || !isPossible)
    throw new InvalidCredentialsError('the password is wrong')
  await throttle.signedIn({ email, address })
  return 'password'
}
