import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPool } from '../../src/store/pool.ts'
import { newEmail, PASSWORD, SignIn, signUp, SignUp } from '../support/accounts.ts'
import { startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { createGqlClient, post } from '../support/gql.ts'
import type { GqlClient } from '../support/gql.ts'

/** A51: guessing, and learning who has an account. */
let app: TestApp
let nobody: GqlClient
beforeAll(async () => {
  app = await startApp({ role: 'api', env: { SIGN_UPS_PER_HOUR: '8', TRUSTED_PROXIES: '1' } })
  nobody = createGqlClient(app.url, null)
})
afterAll(() => app.stop())

const QUERY = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { __typename ... on Error { message } }
}`
interface Tried {
  signIn: { __typename: string; message?: string }
}
const tryFrom = (address: string, email: string, password: string) =>
  post<Tried>(
    app.url,
    { query: QUERY, variables: { email, password } },
    // The last hop is what the one trusted proxy saw; the rest is what the client claims.
    { 'x-forwarded-for': `${Math.random()}, ${address}` },
  )
const codesOf = (results: Awaited<ReturnType<typeof tryFrom>>[]) =>
  results.map(({ data, errors }) => errors?.[0]?.extensions?.['code'] ?? data?.signIn.__typename)

test('whatever is wrong has one answer', async () => {
  const { email } = await signUp(nobody)
  const wrong = [
    [email, 'another password'],
    [newEmail(), PASSWORD],
    ['no address', PASSWORD],
    [email, ''],
    // Longer ones are refused as texts, whose they may be.
    [newEmail(), 'x'.repeat(39_000)],
    [`${email}\u0000`, 'another password'],
    ["' or 1=1 --", PASSWORD],
  ] as const
  const answers = new Set<string>()
  for (const [name, password] of wrong) {
    const { status, data, errors } = await tryFrom(`10.1.0.${answers.size}`, name, password)
    answers.add(JSON.stringify({ status, data, errors }))
  }
  expect([...answers]).toEqual([
    JSON.stringify({
      status: 200,
      data: {
        signIn: { __typename: 'InvalidCredentialsError', message: 'the email or the password is wrong' },
      },
    }),
  ])
})

test('an email that nobody has takes as long as a wrong password', async () => {
  const { email } = await signUp(nobody)
  const clock = async (name: string, at: number) => {
    const begun = performance.now()
    await tryFrom(`10.2.${name.length}.${at}`, name, 'a wrong password')
    return performance.now() - begun
  }
  // In turns, so that whatever else the machine does falls on both alike; without the work the ratio would be about 0.
  const ratios: number[] = []
  for (let at = 0; at < 9; at++) {
    const known = await clock(email, at)
    ratios.push((await clock(newEmail(), at)) / known)
  }
  const median = ratios.toSorted((a, b) => a - b)[4] ?? 0
  expect(median).toBeGreaterThan(0.25)
  expect(median).toBeLessThan(4)
})

describe('guessing', () => {
  test('from one address waits longer and longer after ten failures, however many come at once', async () => {
    const { email } = await signUp(nobody)
    const guesses = Array.from({ length: 20 }, (_, at) => tryFrom('10.3.0.1', email, `guess number ${at}`))
    const results = await Promise.all(guesses)
    expect(codesOf(results).filter((code) => code === 'InvalidCredentialsError')).toHaveLength(10)
    const waits = results.flatMap(({ errors }) => errors?.[0]?.extensions?.['retryAfterSeconds'] ?? [])
    expect(waits).toHaveLength(10)
    for (const wait of waits) expect(wait).toBeLessThanOrEqual(2)
  })

  test('leaves the owner elsewhere, and others at that address, alone', async () => {
    const [victim, neighbour] = [await signUp(nobody), await signUp(nobody)]
    await Promise.all(
      Array.from({ length: 12 }, (_, at) => tryFrom('10.4.0.1', victim.email, `guess number ${at}`)),
    )
    expect(codesOf([await tryFrom('10.4.0.1', victim.email, PASSWORD)])).toEqual(['TOO_MANY_ATTEMPTS'])
    expect(codesOf([await tryFrom('10.4.0.2', victim.email, PASSWORD)])).toEqual(['AuthPayload'])
    expect(codesOf([await tryFrom('10.4.0.1', neighbour.email, PASSWORD)])).toEqual(['AuthPayload'])
  })

  test('from ever new addresses ends as well', async () => {
    const { email } = await signUp(nobody)
    const guesses = Array.from({ length: 34 }, (_, at) =>
      tryFrom(`10.5.${at}.1`, email, `guess number ${at}`),
    )
    const codes = codesOf(await Promise.all(guesses))
    expect(codes.filter((code) => code === 'InvalidCredentialsError')).toHaveLength(30)
    expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(4)
  })

  test('in one IPv6 network is guessing from one address', async () => {
    const { email } = await signUp(nobody)
    const guesses = Array.from({ length: 12 }, (_, at) =>
      tryFrom(`2001:db8:1:2::${at}`, email, `guess ${at}00`),
    )
    const codes = codesOf(await Promise.all(guesses))
    expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(2)
  })
})

test('success is no failure: a client may sign in as often as it likes', async () => {
  const { email } = await signUp(nobody)
  for (let at = 0; at < 8; at++)
    expect(codesOf([await tryFrom('10.6.0.1', email, PASSWORD)])).toEqual(['AuthPayload'])
})

test('accounts are opened so many an hour from one address', async () => {
  const codes: unknown[] = []
  for (let at = 0; at < 10; at++) {
    const { data, errors } = await nobody.request(SignUp, { email: newEmail(), password: PASSWORD })
    codes.push(errors?.[0]?.extensions?.['code'] ?? data?.signUp.__typename)
  }
  expect(codes.at(-1)).toBe('TOO_MANY_ATTEMPTS')
  // Whoever has an account is not kept out by it.
  const { signIn } = await nobody.execute(SignIn, { email: newEmail(), password: PASSWORD })
  expect(signIn.__typename).toBe('InvalidCredentialsError')
})

test('the counters tell nobody who signed in from where, and no password was kept as it is', async () => {
  const pool = createPool(app.databaseUrl, { max: 1 })
  const { rows } = await pool.query('select key from rate_limit')
  const hashes = await pool.query('select hashed_password from local_auth')
  await pool.end()
  expect(rows.length).toBeGreaterThan(10)
  expect(JSON.stringify(rows)).not.toMatch(/example\.com|10\.\d\.\d/)
  expect(JSON.stringify(hashes.rows)).not.toContain(PASSWORD)
  for (const { hashed_password: hash } of hashes.rows)
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(app.complaints).toEqual([])
})
