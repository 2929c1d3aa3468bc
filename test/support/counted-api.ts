import { pino } from 'pino'
import { createAlerts } from '../../src/accounts/alerts.ts'
import { openAccounts } from '../../src/accounts/accounts.ts'
import { createSocialLogin } from '../../src/accounts/social/login.ts'
import { createApi } from '../../src/graphql/yoga.ts'
import { createRuns } from '../../src/runs/engine.ts'
import type { Hub } from '../../src/runs/hub.ts'
import { NO_QUOTAS } from '../../src/domain/quota.ts'
import { renderChart } from '../../src/sources/chart.ts'
import { createLawSearch } from '../../src/store/law-search/search.ts'
import { createPlaceCache } from '../../src/store/places.ts'
import { createRuleCache } from '../../src/store/rules.ts'
import { RULE_ROWS } from './rules.ts'
import { noReceivers } from './receivers.ts'
import { createPool } from '../../src/store/pool.ts'
import { testLinks, testVault } from './vault.ts'

interface Answered {
  data?: unknown
  errors?: { message: string }[]
}

/** The API on a pool of its own, which counts what is read: every statement borrows a connection once. */
export const openCountedApi = (databaseUrl: string) => {
  let statements = 0
  const pool = createPool(databaseUrl, { max: 4 })
  pool.on('acquire', () => (statements += 1))
  // Who asks is found out on connections of their own.
  const doors = createPool(databaseUrl, { max: 1 })
  const accounts = openAccounts({ pool: doors, secret: 'a-secret-for-tests-of-at-least-32-characters' })
  const { yoga } = createApi({
    world: {
      pool,
      replica: pool,
      runs: createRuns({
        pool,
        reserve: pool,
        // Reads only: nothing is started or followed here.
        hub: {} as Hub,
        vault: testVault,
        quotas: NO_QUOTAS,
        graphFor: () => {
          throw new Error('nothing is forked here')
        },
      }),
      feeds: { follow: () => Promise.reject(new Error('nothing is followed here')), told: () => {} },
      alerts: createAlerts({ pool, rules: createRuleCache(pool, RULE_ROWS) }),
      social: createSocialLogin({ providers: [], accounts, secret: '' }),
      accounts,
      vault: testVault,
      links: testLinks,
      renderChart,
      places: createPlaceCache(pool).places,
      rules: createRuleCache(pool, RULE_ROWS),
      law: createLawSearch(pool),
      modelProvider: null,
      ...noReceivers,
      now: () => new Date(),
    },
    log: pino({ level: 'silent' }),
    production: false,
    origins: [],
    examples: [],
  })
  const ask = async (query: string, token: string | null = null) => {
    const before = statements
    const response = await yoga.fetch('http://test/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query }),
    })
    const { data, errors } = (await response.json()) as Answered
    return { data, errors, statements: statements - before }
  }
  return {
    pool,
    ask,
    /** A new guest. */
    signIn: () => accounts.signInAsGuest({ viewer: null, address: '', userAgent: null }),
    async stop() {
      accounts.stop()
      await doors.end()
      await pool.end()
    },
  }
}
export type CountedApi = ReturnType<typeof openCountedApi>
