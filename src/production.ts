import { EnvError } from './env.ts'
import type { Env } from './env.ts'

type Secrets = Pick<Env, 'NODE_ENV' | 'JWT_SECRET' | 'JWT_PREVIOUS_SECRETS' | 'PII_KEYS' | 'METRICS_TOKEN'>

/** Words of examples and of people who meant to come back to it. */
const PLACEHOLDER =
  /change[-_ ]?(me|this|it)|your[-_ ]?(jwt[-_ ]?)?secret|example|placeholder|password|12345678/i
const FEWEST_CHARACTERS = 10
const FEWEST_BYTES = 12

const isWeak = (secret: string): boolean =>
  new Set(secret).size < FEWEST_CHARACTERS || PLACEHOLDER.test(secret)

/** Random bytes hardly ever repeat that much: 32 of them have about 30 different values. */
const isWeakKey = (key: string): boolean => new Set(Buffer.from(key, 'base64')).size < FEWEST_BYTES

/** In production nothing starts with a secret that is missing or that somebody could guess. Throws {@link EnvError}. */
export const checkSecrets = (env: Secrets): void => {
  if (env.NODE_ENV !== 'production') return
  const wrong: string[] = []
  if (env.JWT_SECRET === undefined)
    wrong.push('JWT_SECRET must be set in production (at least 32 characters: openssl rand -base64 48)')
  else if (isWeak(env.JWT_SECRET))
    wrong.push('JWT_SECRET can be guessed; make one with: openssl rand -base64 48')
  if (env.JWT_PREVIOUS_SECRETS.some(isWeak)) wrong.push('JWT_PREVIOUS_SECRETS has one that can be guessed')
  if (env.PII_KEYS.length === 0)
    wrong.push('PII_KEYS must be set in production (32 bytes in base64: openssl rand -base64 32)')
  else if (env.PII_KEYS.some(isWeakKey))
    wrong.push('PII_KEYS has one that is not random; make one with: openssl rand -base64 32')
  if (env.METRICS_TOKEN !== undefined && isWeak(env.METRICS_TOKEN))
    wrong.push('METRICS_TOKEN can be guessed; make one with: openssl rand -base64 24')
  if (wrong.length > 0) throw new EnvError(wrong.join('\n'))
}
