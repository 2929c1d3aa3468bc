import { z } from 'zod'
import { UniqueConstraintViolationException } from '@mikro-orm/postgresql'
import { EmailTakenError, InvalidInputError } from '../domain/errors.ts'
import { isCommonPassword } from './common-passwords.ts'

const MIN_PASSWORD = 8
export const MAX_PASSWORD = 128
export const MAX_NICKNAME = 20
const MAX_EMAIL = 254
/** Before anything is done with it: characters may shrink or grow when they are normalised. */
const MAX_RAW = 1024

const emailRule = z.string().max(MAX_EMAIL).pipe(z.email())

/** Case-folded. Null where it is not an address: the mailbox of no account. */
export const readEmail = (text: string): string | null => {
  const parsed = emailRule.safeParse(text.length > MAX_RAW ? '' : text.trim().toLowerCase())
  return parsed.success ? parsed.data : null
}

export const isPasswordLength = (password: string): boolean => {
  if (password.length > MAX_RAW) return false
  const length = [...password.normalize('NFKC')].length
  return length >= MIN_PASSWORD && length <= MAX_PASSWORD
}

const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u
/** Whether there is something in it that cannot be seen. */
export const hasControls = (text: string): boolean => CONTROL.test(text)

export const readNickname = (text: string): string => {
  const nickname = text.length > MAX_RAW ? '' : text.normalize('NFC').trim()
  const length = [...nickname].length
  if (length < 1 || length > MAX_NICKNAME)
    throw new InvalidInputError(`nickname must have 1 to ${MAX_NICKNAME} characters`, 'nickname')
  if (hasControls(nickname))
    throw new InvalidInputError('nickname must have visible characters only', 'nickname')
  return nickname
}

/** Throws InvalidInputError that names the field; `own` are words that the password must not be. */
export const readNewPassword = (password: string, field: string, own: readonly string[]): void => {
  if (!isPasswordLength(password))
    throw new InvalidInputError(`${field} must have ${MIN_PASSWORD} to ${MAX_PASSWORD} characters`, field)
  if (isCommonPassword(password.normalize('NFKC'), own))
    throw new InvalidInputError(`${field} is among those that are guessed first`, field)
}

const TAKEN = new Map<string, () => Error>([
  ['app_user_email_unique', () => new EmailTakenError()],
  ['user_profile_nickname_unique', () => new InvalidInputError('nickname is taken', 'nickname')],
])

/** What a refused write says of the form; any other error as it is. */
export const explainTaken = (error: unknown): unknown => {
  if (!(error instanceof UniqueConstraintViolationException)) return error
  const constraint = 'constraint' in error ? String(error.constraint) : ''
  return TAKEN.get(constraint)?.() ?? error
}

export interface SignUpForm {
  email: string
  password: string
  nickname: string | null
}

/** Throws InvalidInputError that names the field and the rule. */
export const readSignUpForm = ({ email, password, nickname }: SignUpForm): SignUpForm => {
  const address = readEmail(email)
  if (address === null) throw new InvalidInputError('email must be an address like name@example.com', 'email')
  readNewPassword(password, 'password', [address, nickname ?? ''])
  return { email: address, password, nickname: nickname === null ? null : readNickname(nickname) }
}
