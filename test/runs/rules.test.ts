import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { UnreadableFileError } from '../../src/domain/errors.ts'
import type { RuleRow } from '../../src/domain/rules/rows.ts'
import { createPorts } from '../../src/compose/ports.ts'
import { replayRun } from '../../src/runs/replay.ts'
import { importRules } from '../../src/store/import/rules.ts'
import { shippedAsked } from '../../src/compose/asked-articles.ts'
import { createHashEmbedder } from '../../src/store/law-search/embedder.ts'
import { compiledRulings } from '../../src/domain/rulings/compiled.ts'
import { createLawSearch } from '../../src/store/law-search/search.ts'
import { createPlaceCache } from '../../src/store/places.ts'
import { createPool } from '../../src/store/pool.ts'
import { createRuleCache, keepShippedRules } from '../../src/store/rules.ts'
import { graphql } from '../gql/gql.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import type { GqlClient } from '../support/gql.ts'
import { createSession, followRun, startRun } from '../support/operations.ts'
import { RULE_ROWS } from '../support/rules.ts'
import { testVault } from '../support/vault.ts'
import { rulesCalls } from '../support/calls.ts'
import { TOPICS } from '../support/topics.ts'

// Rules are one for everybody: an app and a database of its own.
let app: TestApp
let client: GqlClient
let pool: Pool
beforeAll(async () => {
  app = await startApp({ seed: true })
  client = await guest(app.url)
  pool = createPool(app.databaseUrl, { max: 4 })
}, 180_000)
afterAll(async () => {
  await client.close()
  await pool.end()
  await app.stop()
})

const Fee = graphql(`
  query FeeByTheRulesInUse {
    calculate {
      brokerageFee(input: { transactionType: SALE, propertyType: APARTMENT, salePrice: 100000 }) {
        rate
        maximumFee
        rules {
          effectiveFrom
          until
        }
      }
    }
  }
`)
const fee = async () => (await client.execute(Fee, {})).calculate.brokerageFee

const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)
const file = (...rows: RuleRow[]) => rows.map((value, index) => ({ line: 1 + index * 10, value }))
const shippedFee = RULE_ROWS.find(({ kind }) => kind === 'homeFee')
if (shippedFee === undefined) throw new Error('there is no fee')
const newFee: RuleRow = {
  ...shippedFee,
  id: 'home-fee-new',
  from: today,
  values: {
    sale: [{ below: null, rate: 0.2, ceiling: null }],
    lease: [{ below: null, rate: 0.1, ceiling: null }],
  },
}
const bring = (...rows: RuleRow[]) =>
  importRules(pool, file(...rows), { source: 'new.yaml', shipped: RULE_ROWS })
const versions = async (): Promise<number> =>
  (await pool.query<{ n: number }>('select count(*)::int as n from rule_set')).rows[0]?.n ?? 0

const ask = async (query: string) => {
  const id = await startRun(client, { sessionId: await createSession(client), query, mode: 'TEAM' })
  await followRun(client, id)
  return atob(id).replace(/^[^:]*:/, '')
}
const answerOf = async (runId: string): Promise<string> =>
  JSON.stringify((await pool.query('select answer from run where id = $1', [runId])).rows[0])

test(
  'new runs go by an imported fee, a replay of an old one by the fee of its day',
  { timeout: 120_000 },
  async () => {
    const question = '10억 아파트 매매 중개수수료 얼마야?'
    expect(await fee()).toMatchObject({ rate: 0.5, maximumFee: 500 })
    const old = await ask(question)
    expect(await answerOf(old)).toContain('"maximumFee":500')

    expect(await bring(newFee)).toMatchObject({
      read: 1,
      inserted: 1,
      updated: 0,
      notes: [expect.stringContaining(shippedFee.id)],
    })
    // A running process asks for the version every two seconds.
    await expect.poll(fee, { timeout: 10_000, interval: 300 }).toMatchObject({ rate: 0.2, maximumFee: 200 })
    const later = await ask(question)
    expect(await answerOf(later)).toContain('"maximumFee":200')

    const places = createPlaceCache(pool).places
    const ports = createPorts({
      pool,
      replica: pool,
      writes: pool,
      vault: testVault,
      places,
      rules: createRuleCache(pool, RULE_ROWS),
      law: createLawSearch(pool, {
        topics: TOPICS,
        rulings: compiledRulings,
        asked: await shippedAsked(),
      }),
      embedders: [createHashEmbedder()],
      now: () => new Date(),
    })
    for (const runId of [old, later]) {
      const report = await replayRun(pool, runId, {
        ports,
        caller: rulesCalls(ports),
        allowsModel: () => Promise.resolve(true),
      })
      expect(report.differences).toEqual([])
    }
  },
)

test('the same file again changes nothing, and a file that does not fit is refused whole', async () => {
  await bring(newFee)
  const before = await versions()
  expect(await bring(newFee)).toMatchObject({ read: 1, unchanged: 1, inserted: 0 })
  const overlapping = { ...newFee, id: 'home-fee-other' }
  await expect(
    bring({ ...newFee, id: 'dsr-new', kind: 'dsr', from: '2027-01-01', values: { limit: 35 } }, overlapping),
  ).rejects.toThrow(UnreadableFileError)
  await expect(bring(overlapping)).rejects.toThrow(/line 1: .*overlaps/)
  expect(await versions()).toBe(before)
})

test('another release brings its own rules, and what was imported stays laid over them', async () => {
  await bring(newFee)
  const released = RULE_ROWS.map((row) => (row.kind === 'dsr' ? { ...row, values: { limit: 35 } } : row))
  const misfits: string[] = []
  await keepShippedRules(pool, released, (problem) => misfits.push(problem))
  const kept = await versions()
  // An older process that starts beside it takes nothing back.
  await keepShippedRules(pool, RULE_ROWS, (problem) => misfits.push(problem))
  expect(misfits).toEqual([])
  expect(await versions()).toBe(kept)
  const rules = await createRuleCache(pool, RULE_ROWS)()
  expect(rules.dsr.at(-1)).toMatchObject({ limit: 35 })
  expect(rules.homeFee.at(-1)).toMatchObject({ id: 'home-fee-new' })
})
