import { EnvError } from './env.ts'
import type { Env } from './env.ts'

type Secrets = Pick<Env, 'NODE_ENV' | 'JWT_SECRET' | 'JWT_PREVIOUS_SECRETS' | 'PII_KEYS' | 'METRICS_TOKEN'>

const HOW = '32 random bytes in base64 or hex: openssl rand -base64 32'
const FEWEST_BYTES = 32

const HEX = /^[0-9a-f]+$/i
const BASE64 = /^(?:[\w-]+|[A-Za-z0-9+/]+)={0,2}$/

const bytesOf = (secret: string): Buffer | null => {
  if (HEX.test(secret)) return Buffer.from(secret, 'hex')
  return BASE64.test(secret) ? Buffer.from(secret, 'base64') : null
}

const kindOf = (character: string): string =>
  /[a-z]/.test(character)
    ? 'small'
    : /[A-Z]/.test(character)
      ? 'capital'
      : /\d/.test(character)
        ? 'digit'
        : 'sign'

/**
 * Random base64 goes from one kind of character to another at two of three places, and four in ten of it are capitals; words
 * go on in small letters, every third of them a vowel.
 */
const looksWritten = (text: string): boolean => {
  const kinds = Array.from(text, kindOf)
  const runs = kinds.filter((kind, at) => at > 0 && kind === kinds[at - 1]).length / (kinds.length - 1)
  const rarest = Math.min(...['small', 'capital'].map((kind) => kinds.filter((it) => it === kind).length))
  const vowels = text.replace(/[^aeiou]/gi, '').length / text.replace(/[^a-z]/gi, '').length
  return runs > 0.66 || rarest < text.length / 12 || (runs > 0.57 && vowels > 0.28)
}

/**
 * Whether somebody thought it up. No rule tells randomness, but each of these is met by 32 random bytes all but always
 * (but once in some thousands of times), and by words, repetitions and sequences hardly ever.
 */
const isThoughtUp = (secret: string, bytes: Buffer): boolean => {
  if (new Set(bytes).size < Math.min(bytes.length, FEWEST_BYTES) * 0.6) return true
  // A sentence in base64.
  if (bytes.every((byte) => byte >= 0x20 && byte < 0x7f)) return true
  const steps = bytes.subarray(1).map((byte, at) => byte - (bytes[at] ?? 0))
  if (new Set(steps).size < bytes.length / 4) return true
  return !HEX.test(secret) && looksWritten(secret.replace(/=+$/, ''))
}

/** Length and variety of characters are no entropy: what can be asked for is the form that random bytes come in. */
export const isGuessable = (secret: string): boolean => {
  const bytes = bytesOf(secret)
  return bytes === null || bytes.length < FEWEST_BYTES || isThoughtUp(secret, bytes)
}

/** In production nothing starts with a secret that is missing or that somebody could guess. Throws {@link EnvError}. */
export const checkSecrets = (env: Secrets): void => {
  if (env.NODE_ENV !== 'production') return
  const wrong: string[] = []
  if (env.JWT_SECRET === undefined) wrong.push(`JWT_SECRET must be set in production (${HOW})`)
  else if (isGuessable(env.JWT_SECRET)) wrong.push(`JWT_SECRET can be guessed; it must be ${HOW}`)
  if (env.JWT_PREVIOUS_SECRETS.some(isGuessable))
    wrong.push(
      'JWT_PREVIOUS_SECRETS has one that can be guessed: leave it out, whoever it signed in signs in again',
    )
  if (env.PII_KEYS.length === 0) wrong.push(`PII_KEYS must be set in production (${HOW})`)
  else if (env.PII_KEYS.some(isGuessable))
    wrong.push(`PII_KEYS has one that is not random; each must be ${HOW}`)
  if (env.METRICS_TOKEN !== undefined && isGuessable(env.METRICS_TOKEN))
    wrong.push(`METRICS_TOKEN can be guessed; it must be ${HOW}`)
  if (wrong.length > 0) throw new EnvError(wrong.join('\n'))
}
