import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importData } from '../src/cli/eval/data.ts'
import { evaluate } from '../src/cli/eval/evaluate.ts'
import type { Figures } from '../src/cli/eval/figures.ts'
import { belowFloor, FLOORS } from '../src/cli/eval/floors.ts'
import { macroF1 } from '../src/cli/eval/intents.ts'
import { createPool } from '../src/store/pool.ts'
import { startApp } from './support/app.ts'
import type { TestApp } from './support/app.ts'
import { shared } from './support/shared.ts'

const sets = shared('eval')
const data = shared('data')

describe.skipIf(!sets || !data)('the evaluation sets, with all regions and statutes imported', () => {
  let app: TestApp
  let pool: Pool
  const figures: Figures[] = []
  beforeAll(async () => {
    app = await startApp({ seed: true })
    pool = createPool(app.databaseUrl, { max: 4, statementTimeoutMs: 0 })
    await importData(pool, data ?? '')
    // The server looks for new data every two seconds.
    await new Promise((resolve) => setTimeout(resolve, 2_100))
    for await (const set of evaluate(app.url, pool, sets ?? '')) figures.push(set)
  }, 480_000)
  afterAll(async () => {
    await pool.end()
    await app.stop()
  })

  test('reach their floors', () => {
    expect(figures.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['property-queries', 'intents', 'legal', 'calculators']),
    )
    expect(figures.flatMap(belowFloor)).toEqual([])
  })

  test('legal search is far above a constant guess and plain BM25', () => {
    const legal = figures.find(({ name }) => name === 'legal')?.values ?? {}
    expect(legal['mrr']).toBeGreaterThan(2 * (legal['constantMrr'] ?? 1))
    expect(legal['mrr']).toBeGreaterThan(2 * (legal['plainMrr'] ?? 1))
  })
})

test('a figure below its floor is told, one at its floor is not', () => {
  const values = { exact: (FLOORS['property-queries']?.['exact'] ?? 0) - 1 }
  expect(belowFloor({ name: 'property-queries', lines: [], values })).toHaveLength(1)
  expect(belowFloor({ name: 'calculators', lines: [], values: { right: 100 } })).toEqual([])
})

test('macro-F1 counts every intent the same', () => {
  const said = [
    { wanted: 'A', said: 'A' },
    { wanted: 'A', said: 'A' },
    { wanted: 'A', said: 'A' },
    { wanted: 'B', said: 'A' },
  ]
  expect(macroF1(said)).toBeCloseTo((6 / 7 + 0) / 2)
})
