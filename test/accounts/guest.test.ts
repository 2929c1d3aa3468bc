import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAccounts } from '../../src/accounts/accounts.ts'
import type { Accounts } from '../../src/accounts/accounts.ts'
import { keepSecret } from '../../src/accounts/secret.ts'
import { hashRefreshToken } from '../../src/accounts/tokens.ts'
import { createPool } from '../../src/store/pool.ts'
import { freshDatabase } from '../support/db.ts'
import type { TestDatabase } from '../support/db.ts'

const from = { viewer: null, address: 'here', userAgent: null }

let database: TestDatabase
let pool: Pool
let accounts: Accounts
beforeAll(async () => {
  database = await freshDatabase()
  pool = createPool(database.url, { max: 2 })
  accounts = openAccounts({ pool, secret: 'a-secret-for-tests-of-at-least-32-characters' })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

test('a guest is a user of its own with a token that says so', async () => {
  const one = await accounts.signInAsGuest(from)
  const two = await accounts.signInAsGuest(from)
  expect(one.userId).not.toBe(two.userId)
  expect(await accounts.authenticate(one.accessToken)).toEqual({
    userId: one.userId,
    type: 'GUEST',
    language: null,
    family: expect.stringMatching(/^[0-9a-f-]{36}$/),
    expiresAt: one.expiresAt,
  })
})

test('of the refresh token only its hash is kept', async () => {
  const { userId, refreshToken } = await accounts.signInAsGuest(from)
  const { rows } = await pool.query('select * from refresh_token where user_id = $1', [userId])
  expect(rows).toMatchObject([
    { token_hash: hashRefreshToken(refreshToken), revoked_at: null, replaced_by: null },
  ])
  expect(JSON.stringify(rows)).not.toContain(refreshToken)
})

test('the token of a user who is gone, or closed, is nobody’s', async () => {
  const gone = await accounts.signInAsGuest(from)
  await pool.query('delete from app_user where id = $1', [gone.userId])
  expect(await accounts.authenticate(gone.accessToken)).toBeNull()
  const closed = await accounts.signInAsGuest(from)
  await pool.query('update app_user set is_active = false where id = $1', [closed.userId])
  expect(await accounts.authenticate(closed.accessToken)).toBeNull()
})

test('a transaction that fails leaves no half guest', async () => {
  const count = async () => (await pool.query('select count(*)::int as n from app_user')).rows[0].n
  const before = await count()
  await pool.query('alter table refresh_token rename to refresh_token_away')
  await expect(accounts.signInAsGuest(from)).rejects.toThrow('refresh_token')
  await pool.query('alter table refresh_token_away rename to refresh_token')
  expect(await count()).toBe(before)
})

describe('the generated secret', () => {
  test('is made once, for several that start together, and readable by its owner only', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'holmesnyangz-secret-'))
    const path = join(folder, 'deep', 'jwt-secret')
    const secrets = await Promise.all(Array.from({ length: 8 }, () => keepSecret(path)))
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]?.length).toBeGreaterThanOrEqual(32)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(folder, 'deep'))).toEqual(['jwt-secret'])
    for (let again = 0; again < 50; again++) {
      const other = join(folder, `${again}`)
      const made = await Promise.all(Array.from({ length: 8 }, () => keepSecret(other)))
      expect(new Set(made).size).toBe(1)
    }
    writeFileSync(path, 'short')
    await expect(keepSecret(path)).rejects.toThrow(/at least 32 characters/)
    rmSync(folder, { recursive: true })
  })
})
