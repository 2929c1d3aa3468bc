import { once } from 'node:events'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createSocialLogin } from '../../src/accounts/social/login.ts'
import { createAlerts } from '../../src/accounts/alerts.ts'
import { openAccounts } from '../../src/accounts/accounts.ts'
import { newId } from '../../src/domain/id.ts'
import type { World } from '../../src/graphql/context.ts'
import type { Feeds } from '../../src/runs/feeds.ts'
import type { Runs } from '../../src/runs/runs.ts'
import { buildServer } from '../../src/http/server.ts'
import type { ApiServer } from '../../src/http/server.ts'
import { renderChart } from '../../src/sources/chart.ts'
import { createLawSearch } from '../../src/store/law-search/search.ts'
import { createPlaceCache } from '../../src/store/places.ts'
import { createRuleCache } from '../../src/store/rules.ts'
import { RULE_ROWS } from '../support/rules.ts'
import { noReceivers } from '../support/receivers.ts'
import { createPool } from '../../src/store/pool.ts'
import { socketUrl } from '../support/gql.ts'
import { TEST_SECRET, testLinks, testVault } from '../support/vault.ts'

/** A server whose database is away, and whose tokens end soon. */
const NOWHERE = 'postgres://nobody@127.0.0.1:1/nothing'
const LIFETIME_MS = 300
const pool = createPool(NOWHERE)
const nobody = () => Promise.reject(new Error('nobody signs in here'))
const world: World = {
  pool,
  replica: pool,
  runs: {} as Runs,
  feeds: {} as Feeds,
  accounts: {
    ...openAccounts({ pool, secret: TEST_SECRET, watchEveryMs: 1000 }),
    authenticate: async () => ({
      userId: newId(),
      type: 'GUEST',
      language: null,
      family: newId(),
      expiresAt: new Date(Date.now() + LIFETIME_MS),
    }),
  },
  vault: testVault,
  links: testLinks,
  renderChart,
  alerts: createAlerts({ pool, rules: createRuleCache(pool, RULE_ROWS) }),
  social: createSocialLogin({ providers: [], accounts: { signInWith: nobody }, secret: '' }),
  places: createPlaceCache(pool).places,
  rules: createRuleCache(pool, RULE_ROWS),
  law: createLawSearch(pool),
  modelProvider: null,
  ...noReceivers,
  now: () => new Date(),
}

let server: ApiServer
let url: string
const complaints: string[] = []
beforeAll(async () => {
  server = buildServer({
    env: {
      HOST: '127.0.0.1',
      PORT: 0,
      NODE_ENV: 'test',
      CORS_ORIGINS: [],
      TRUSTED_PROXIES: 0,
      PUBLIC_URL: undefined,
    },
    log: pino({ level: 'error' }, { write: (line: string) => void complaints.push(line) }),
    world,
  })
  url = (await server.start()).url
})
afterAll(async () => {
  await server.stop()
  await pool.end()
})

test('a socket is closed with 4403 when its token ends', async () => {
  const socket = new WebSocket(socketUrl(url), 'graphql-transport-ws')
  await once(socket, 'open')
  const closed = once(socket, 'close')
  const started = Date.now()
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: 'Bearer a.b.c' } }))
  const [code, reason] = await closed
  expect([code, String(reason)]).toEqual([4403, 'the token has expired'])
  expect(Date.now() - started).toBeGreaterThanOrEqual(LIFETIME_MS - 50)
})

test('without a database it is alive but not ready, and a failure is masked and logged once', async () => {
  const base = url.replace('/graphql', '')
  expect((await fetch(`${base}/health/live`)).status).toBe(200)
  expect((await fetch(`${base}/health/ready`)).status).toBe(503)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ regions { edges { cursor } } }' }),
  })
  const text = await response.text()
  expect(text).toContain('Unexpected error.')
  expect(text).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|select/)
  expect(complaints).toHaveLength(1)
  expect(complaints[0]).toContain('ECONNREFUSED')
})

test('stopping says goodbye to sockets with 1001', async () => {
  const socket = new WebSocket(socketUrl(url), 'graphql-transport-ws')
  await once(socket, 'open')
  const closed = once(socket, 'close')
  await server.stop()
  expect((await closed)[0]).toBe(1001)
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})
