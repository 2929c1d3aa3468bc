import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { EnvError, readEnv } from '../../src/config/env.ts'
import { checkSecrets } from '../../src/config/production.ts'
import { PRODUCTION_ENV } from '../support/production.ts'

const startWith = (changes: Record<string, string>) => () =>
  checkSecrets(readEnv({ ...PRODUCTION_ENV, ...changes }))

/** Long enough and varied, and nevertheless thought up. */
const THOUGHT_UP = [
  'supersecretjwtkeyforproduction2024!!',
  'a-secret-for-tests-of-at-least-32-characters',
  'MyVeryLongSecretKeyThatNobodyCanGuess12345678',
  'P4ssw0rdP4ssw0rdP4ssw0rdP4ssw0rdP4ssw0rdP4ss',
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  '0123456789abcdef'.repeat(4),
  Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('hex'),
  'deadbeef'.repeat(8),
  Buffer.from('this is a sentence of 32 bytes!!').toString('base64'),
  // Random, but not enough of it.
  createHash('sha256').update('x').digest('base64').slice(0, 40),
  createHash('sha256').update('x').digest('hex').slice(0, 48),
]

describe('A80 what somebody thought up is no secret in production, however long and varied', () => {
  test.each(THOUGHT_UP)('%s', (secret) => {
    expect(startWith({ JWT_SECRET: secret })).toThrow(EnvError)
    expect(startWith({ JWT_SECRET: secret })).toThrow(/JWT_SECRET can be guessed.*openssl rand -base64 32/)
    expect(startWith({ METRICS_TOKEN: secret })).toThrow(/METRICS_TOKEN can be guessed/)
    expect(startWith({ JWT_PREVIOUS_SECRETS: secret })).toThrow(/JWT_PREVIOUS_SECRETS/)
    // Nor does it tell what was tried.
    expect(startWith({ JWT_SECRET: secret })).not.toThrow(secret)
    expect(() => checkSecrets(readEnv({ NODE_ENV: 'test', JWT_SECRET: secret }))).not.toThrow()
  })
})

test('A80 32 random bytes pass, in base64, base64url and hex', () => {
  const refused = (['base64', 'base64url', 'hex'] as const).flatMap((form) =>
    Array.from({ length: 300 }, () => randomBytes(32).toString(form)).filter((secret) => {
      try {
        startWith({ JWT_SECRET: secret, METRICS_TOKEN: secret })()
        return false
      } catch {
        return true
      }
    }),
  )
  // Random bytes can look like anything, once in some thousands of times; the operator makes others then.
  expect(refused.length).toBeLessThan(9)
})
