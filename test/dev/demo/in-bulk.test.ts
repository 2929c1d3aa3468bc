import type { PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { inBulk } from '../../../src/dev/demo/load/in-bulk.ts'
import { inTransaction } from '../../../src/store/transaction-block.ts'
import { freshPool } from '../../support/db.ts'

const pool = freshPool()

const definitions = async (client: Pick<PoolClient, 'query'>) => {
  const { rows } = await client.query<{ made: string }>(
    `select pg_get_constraintdef(oid) as made from pg_constraint where conrelid = 'market_statistic'::regclass
     union all select pg_get_indexdef(indexrelid) from pg_index where indrelid = 'market_statistic'::regclass order by 1`,
  )
  return rows.map(({ made }) => made)
}
const fill = (client: PoolClient, region: number | string) =>
  client.query(
    `insert into market_statistic (region_id, transaction_type, month, average, median, min, max, p25, p75, volume)
     values ($1, 'SALE', '2026-01', 1, 1, 1, 1, 1, 1, 1)`,
    [region],
  )
const bulk = { table: 'market_statistic', upserts: false }

test('an empty table is filled without its indexes, which are there afterwards as they were', async () => {
  const before = await definitions(pool)
  const { rows } = await pool.query<{ id: string }>(
    `insert into region (code, name, full_name, level) values ('9900000000', '가', '가', 'SIDO') returning id`,
  )
  const id = rows[0]?.id ?? ''
  const during: string[][] = []
  const load = (region: number | string) =>
    inTransaction(pool, (client) =>
      inBulk(client, bulk, async () => {
        during.push(await definitions(client))
        await fill(client, region)
      }),
    )

  await expect(load(-1)).rejects.toThrow('market_statistic_region_id_foreign')
  expect(await definitions(pool)).toEqual(before)

  await load(id)
  expect(await definitions(pool)).toEqual(before)
  // Where rows are, nothing is taken away, and what would repeat one is refused as ever.
  await expect(load(id)).rejects.toThrow('market_statistic_all_types_unique')

  const [first = [], second = [], third = []] = during
  const missing = before.filter((made) => !first.includes(made))
  expect(missing).toHaveLength(4)
  expect(missing.filter((made) => !/^(FOREIGN KEY|UNIQUE|CREATE UNIQUE INDEX) /.test(made))).toEqual([])
  expect(second).toEqual(first)
  expect(third).toEqual(before)
})
