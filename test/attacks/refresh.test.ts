import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ageRefreshTokens, RefreshTokens, signUp, WhoAmI } from '../support/accounts.ts'
import { freshDatabase } from '../support/db.ts'
import type { TestDatabase } from '../support/db.ts'
import { createGqlClient } from '../support/gql.ts'
import { startProduct } from '../support/process.ts'
import type { ProductProcess } from '../support/process.ts'
import { TEST_KEY, TEST_SECRET } from '../support/vault.ts'

/** Two processes on one database, as behind a proxy that knows nothing of sign-ins. */
const folder = mkdtempSync(join(tmpdir(), 'holmesnyangz-refresh-'))
let database: TestDatabase
let processes: ProductProcess[] = []
beforeAll(async () => {
  database = await freshDatabase()
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    NODE_ENV: 'test',
    JWT_SECRET: TEST_SECRET,
    PII_KEYS: TEST_KEY,
    DEMO_DATA: 'false',
  }
  processes = await Promise.all([0, 1].map(() => startProduct({ role: 'api', env })))
}, 180_000)
afterAll(async () => {
  await Promise.all(processes.map((it) => it.stop()))
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const refreshAt = async (at: number, refreshToken: string) => {
  const client = createGqlClient(processes[at % processes.length]?.url ?? '', null)
  return (await client.execute(RefreshTokens, { refreshToken })).refreshTokens
}
const successorOf = async (at: number, token: string): Promise<string | null> => {
  const result = await refreshAt(at, token)
  return result.__typename === 'AuthPayload' ? result.refreshToken : null
}

test('A76 ten uses of a refresh token at once, in two processes, give one successor, and so does one a moment later', async () => {
  const person = await signUp(createGqlClient(processes[0]?.url ?? '', null))
  const [first, ...others] = await Promise.all(
    Array.from({ length: 10 }, (_, at) => successorOf(at, person.refreshToken)),
  )
  expect(first).toMatch(/^[\w-]{43}$/)
  expect(new Set(others)).toEqual(new Set([first]))
  // Whose answer was lost, or who is another tab.
  expect(await successorOf(1, person.refreshToken)).toBe(first)

  // Who went on meanwhile is not thrown back: the other tab gets what is good now.
  const second = await successorOf(0, first ?? '')
  expect(second).not.toBe(first)
  expect(await successorOf(1, person.refreshToken)).toBe(second)
  expect(await successorOf(1, first ?? '')).toBe(second)

  // Only later it is somebody else's.
  await ageRefreshTokens(database.url, person.email)
  const third = await refreshAt(0, second ?? '')
  if (third.__typename !== 'AuthPayload') throw new Error('the last one is good for as long as ever')
  expect(await successorOf(1, person.refreshToken)).toBeNull()
  expect(await successorOf(0, third.refreshToken)).toBeNull()
  const { errors } = await createGqlClient(processes[1]?.url ?? '', third.accessToken).request(WhoAmI, {})
  expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED')
}, 60_000)
