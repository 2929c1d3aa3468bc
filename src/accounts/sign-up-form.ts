import { z } from 'zod'
import { InvalidInputError } from '../domain/errors.ts'
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

const readNickname = (text: string): string => {
  const nickname = text.length > MAX_RAW ? '' : text.normalize('NFC').trim()
  const length = [...nickname].length
  if (length < 1 || length > MAX_NICKNAME)
    throw new InvalidInputError(`nickname must have 1 to ${MAX_NICKNAME} characters`, 'nickname')
  if (CONTROL.test(nickname))
    throw new InvalidInputError('nickname must have visible characters only', 'nickname')
  return nickname
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
  if (!isPasswordLength(password)) {
    throw new InvalidInputError(
      `password must have ${MIN_PASSWORD} to ${MAX_PASSWORD} characters`,
      'password',
    )
  }
  if (isCommonPassword(password.normalize('NFKC'), [address, nickname ?? '']))
    throw new InvalidInputError('password is among those that are guessed first', 'password')
  return { email: address, password, nickname: nickname === null ? null : readNickname(nickname) }
}
