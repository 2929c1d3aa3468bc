import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { connectionsOf } from '../src/config/connections.ts'
import { readEnv } from '../src/config/env.ts'
import { createPool } from '../src/store/pool.ts'
import { startApp } from './support/app.ts'
import { composeFile } from './support/deployment.ts'
import { send, sendJson } from './support/production.ts'

/** `npm run migrate`, an import and an operator's psql beside them, and what PostgreSQL keeps for its superuser. */
const BESIDE = 5 + 5 + 3 + 3
const APIS = 2
const WORKERS = 4

const sum = (numbers: Record<string, number>): number => Object.values(numbers).reduce((a, b) => a + b, 0)
const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

test(`the PostgreSQL of compose has connections for ${APIS} APIs and ${WORKERS} workers, as docs/scale.md says`, () => {
  const { services } = composeFile()
  const settings = services['postgres']?.command ?? []
  const most = Number(/max_connections=(\d+)/.exec(settings.join(' '))?.[1])
  const env = (name: string) =>
    readEnv({ REDIS_URL: services[name]?.environment?.['REDIS_URL'] && 'redis://x' })
  const api = sum(connectionsOf('api', env('api')))
  const worker = sum(connectionsOf('worker', env('worker')))
  expect(APIS * api + WORKERS * worker + BESIDE).toBeLessThanOrEqual(most)

  const guide = read('docs/scale.md')
  expect(guide).toContain(`**${api}** for an API, **${worker}** for a worker`)
  expect(guide).toContain(
    `${APIS} × ${api} + ${WORKERS} × ${worker} = ${APIS * api + WORKERS * worker} of ${most}`,
  )
})

test('the embedded database has connections for a process with both roles, an import and a person', () => {
  const most = Number(/max_connections: '(\d+)'/.exec(read('src/dev/embedded/server.ts'))?.[1])
  expect(sum(connectionsOf('all', readEnv({}))) + BESIDE).toBeLessThanOrEqual(most)
})

test.each(['api', 'all'] as const)(
  'a process as %s has no more connections than that, however much is asked of it',
  async (role) => {
    const app = await startApp({ role, seed: true })
    // Of the app alone: the test's own has another name.
    const pool = createPool(app.databaseUrl, { max: 1, applicationName: 'count' })
    try {
      let most = 0
      let isDone = false
      const count = async () => {
        while (!isDone) {
          const { rows } = await pool.query<{ count: number }>(
            `select count(*)::int as count from pg_stat_activity
             where datname = current_database() and application_name like 'holmesnyangz%'`,
          )
          most = Math.max(most, rows[0]?.count ?? 0)
          await sleep(5)
        }
      }
      const counting = count()
      const query = '{ propertySearch(first: 20) { totalCount edges { node { property { name } } } } }'
      await Promise.all(
        Array.from({ length: 60 }, () =>
          Promise.all([
            sendJson(app.url, { query }),
            sendJson(app.url, { query: 'mutation { signInAsGuest { accessToken } }' }),
            send(new URL('/health/ready', app.url).href),
          ]),
        ),
      )
      isDone = true
      await counting
      expect(most).toBeGreaterThan(5)
      expect(most).toBeLessThanOrEqual(
        sum(connectionsOf(role, readEnv({ WORKER_CONCURRENCY: '8', DATABASE_URL: app.databaseUrl }))),
      )
    } finally {
      await pool.end()
      await app.stop()
    }
  },
  120_000,
)
