import { beforeAll, expect, test } from 'vitest'
import { dayOf, formatDay } from '../../src/dev/demo/day.ts'
import { demoEstate } from '../../src/dev/demo/estate.ts'
import { DEMO_DATA } from '../../src/dev/demo.ts'
import { loadShipped } from '../../src/store/shipped.ts'
import type { LoadSummary } from '../../src/store/shipped.ts'
import { formerRegions } from '../../src/store/reference/regions.ts'
import { createPool } from '../../src/store/pool.ts'
import { freshDatabase, freshPool } from '../support/db.ts'

const today = new Date('2026-11-21T03:00:00Z')
const pool = freshPool({ statementTimeoutMs: 60_000 })
let summary: LoadSummary
const steps: { step: string; done: number; total: number }[] = []

const count = async (from: string): Promise<number> => {
  const { rows } = await pool.query<{ n: number }>(`select count(*)::int as n from ${from}`)
  return rows[0]?.n ?? -1
}

/** Everything that a reader could tell apart, without ids and times of writing. */
const fingerprint = async (): Promise<unknown> => {
  const { rows } = await pool.query(`
    select md5(string_agg(md5(t.*::text), '' order by t.source_key)) from (
      select re.code, tx.kind, tx.transaction_type, tx.sale_price, tx.deposit, tx.monthly_rent, tx.transaction_date,
        tx.article_confirm_ymd, tx.source_key, ts.score, ts.factors
      from "transaction" tx join real_estate re on re.id = tx.real_estate_id
      left join trust_score ts on ts.real_estate_id = re.id where tx.source = 'demo') t`)
  return rows
}

beforeAll(async () => {
  summary = await loadShipped(pool, {
    demo: DEMO_DATA,
    today,
    onProgress: (step, done, total) => steps.push({ step, done, total }),
  })
}, 120_000)

test('the demo data fill every table a search reads', async () => {
  expect(summary.loaded).toBe(true)
  expect(summary.listings).toBeGreaterThanOrEqual(8000)
  expect(summary.deals).toBeGreaterThanOrEqual(40_000)
  expect(summary.articles).toBeGreaterThanOrEqual(120)
  expect(summary.loanProducts).toBeGreaterThanOrEqual(30)
  expect(await count('region')).toBe(summary.regions + formerRegions().length)
  expect(await count('real_estate')).toBe(summary.properties)
  expect(await count('nearby_facility')).toBe(summary.properties)
  expect(await count('trust_score')).toBe(summary.properties)
  expect(await count('listing_search')).toBe(summary.listings)
  expect(await count('"transaction"')).toBe(summary.listings + summary.deals)
  expect(await count('legal_article where tokens is not null and embedding is not null')).toBe(
    summary.articles,
  )
  expect(await count('loan_product where is_demo')).toBe(summary.loanProducts)
  expect(await count('market_statistic')).toBeGreaterThan(10_000)
})

test('progress is told step by step, each from nothing to all of it', () => {
  const names = [...new Set(steps.map(({ step }) => step))]
  expect(names.length).toBeGreaterThanOrEqual(8)
  for (const name of names) {
    const told = steps.filter(({ step }) => step === name)
    expect(told[0]?.done).toBe(0)
    expect(told.at(-1)?.done).toBe(told.at(-1)?.total)
    expect(told.map(({ done }) => done)).toEqual(told.map(({ done }) => done).toSorted((a, b) => a - b))
  }
})

test('the rows in the database are the ones that were made', async () => {
  const { transactions } = demoEstate({ today })
  const { rows } = await pool.query<{
    key: string
    sale: number | null
    deposit: number | null
    day: string | null
  }>(
    `select source_key as key, sale_price as sale, deposit, transaction_date::text as day from "transaction"`,
  )
  const made = transactions.map(({ sourceKey, salePrice, deposit, transactionDate }) => ({
    key: sourceKey,
    sale: salePrice,
    deposit,
    day: transactionDate,
  }))
  const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1)
  expect(rows.toSorted(byKey)).toEqual(made.toSorted(byKey))
})

test('no market statistic counts a cancelled deal or a listing', async () => {
  const deals = await count(
    `"transaction" where kind = 'DEAL' and not is_cancelled and region_code like '11%'`,
  )
  const { rows } = await pool.query<{ volume: number }>(`
    select sum(volume)::int as volume from market_statistic ms join region r on r.id = ms.region_id
    where r.code = '1100000000' and ms.property_type is null`)
  expect(rows[0]?.volume).toBe(deals)
})

test('trust scores tell offers apart and are the weighted sum of their factors in the database too', async () => {
  const { rows } = await pool.query<{ off: number; low: number; high: number }>(`
    select count(*) filter (where abs(score - total) > 0.000001)::int as off, min(score)::float8 as low, max(score)::float8 as high
    from (select ts.score, (select sum((f->>'score')::numeric * (f->>'weight')::numeric)
      from jsonb_array_elements(ts.factors) f) as total from trust_score ts) scored`)
  expect(rows[0]?.off).toBe(0)
  expect(rows[0]?.low).toBeLessThan(70)
  expect(rows[0]?.high).toBeGreaterThan(90)
})

test('loading once more changes nothing, also when several processes start together', async () => {
  const before = await fingerprint()
  const again = await Promise.all(
    [1, 2, 3].map(() => loadShipped(pool, { demo: DEMO_DATA, today, onProgress: () => {} })),
  )
  expect(again.map(({ loaded }) => loaded)).toEqual([false, false, false])
  expect(await fingerprint()).toEqual(before)
})

test(
  'a new version replaces the demo rows, keeps their ids, and leaves imported rows alone',
  { timeout: 120_000 },
  async () => {
    const idsOf = async () => {
      const { rows } = await pool.query<{ id: string; code: string }>(
        `select id, code from real_estate where code like 'DEMO-%' order by code`,
      )
      return rows
    }
    const before = { ids: await idsOf(), rows: await fingerprint() }
    await pool.query(`
    insert into real_estate (code, name, property_type, region_id, region_code, address)
    select 'REAL-1', '실제 단지', 'APARTMENT', id, code, full_name || ' 1' from region where code = '4119210800';
    insert into "transaction" (real_estate_id, region_id, region_code, kind, transaction_type, sale_price, transaction_date,
      exclusive_area, source, source_key)
    select id, region_id, region_code, 'DEAL', 'SALE', 54321, '2026-10-01', 84.9, 'molit', 'x' from real_estate where code = 'REAL-1';
    insert into "transaction" (real_estate_id, region_id, region_code, kind, transaction_type, sale_price, exclusive_area,
      source, source_key)
    select id, region_id, region_code, 'LISTING', 'SALE', 1, 10, 'demo', 'L-from-an-older-version' from real_estate where code = 'REAL-1';
    update real_estate set name = '바뀐 이름' where code = 'DEMO-A-000001';
    update region set latitude = null where code = '1168000000';
    update region set full_name = '서울특별시 강남구 (가져온 이름)' where code = '1168000000';
    update corpus_version set version = 'older' where name in ('demo', 'reference')`)
    const reloaded = await loadShipped(pool, { demo: DEMO_DATA, today, onProgress: () => {} })
    expect(reloaded.loaded).toBe(true)
    expect(await idsOf()).toEqual(before.ids)
    expect(await count(`"transaction" where source_key = 'L-from-an-older-version'`)).toBe(0)
    expect(await count(`"transaction" where source = 'molit' and sale_price = 54321`)).toBe(1)
    expect(await count(`real_estate where name = '바뀐 이름'`)).toBe(0)
    expect(
      await count(`region where code = '1168000000' and latitude > 37 and full_name like '%가져온%'`),
    ).toBe(1)
    // Invented deals must not stand beside the real one in its gu; its listings and everything elsewhere are there again.
    const invented = `"transaction" t where t.source = 'demo'`
    expect(await count(`${invented} and t.kind = 'DEAL' and t.region_code like '41192%'`)).toBe(0)
    expect(await count(`${invented} and t.kind = 'LISTING' and t.region_code like '41192%'`)).toBeGreaterThan(
      10,
    )
    expect(await count(`${invented} and t.kind = 'DEAL' and t.region_code like '41194%'`)).toBeGreaterThan(50)
    const { rows } = await pool.query<{ version: string }>(
      `select version from corpus_version where name = 'demo'`,
    )
    expect(rows[0]?.version).toBe(DEMO_DATA.version)
  },
)

test('a failing load leaves nothing behind', { timeout: 120_000 }, async () => {
  const other = await freshDatabase()
  const broken = createPool(other.url)
  const stop = () => {
    throw new Error('the operator pressed Ctrl-C')
  }
  await expect(
    loadShipped(broken, {
      demo: DEMO_DATA,
      today,
      onProgress: (step) => (step === '주변 시설' ? stop() : undefined),
    }),
  ).rejects.toThrow('Ctrl-C')
  const { rows } = await broken.query<{ n: number }>(
    `select (select count(*) from region)::int + (select count(*) from corpus_version)::int as n`,
  )
  expect(rows[0]?.n).toBe(0)
  await broken.end()
  await other.drop()
})

test('the days of the demo market are days of Seoul', () => {
  expect(formatDay(dayOf(new Date('2026-11-21T14:59:59Z')))).toBe('2026-11-21')
  expect(formatDay(dayOf(new Date('2026-11-21T15:00:00Z')))).toBe('2026-11-22')
})
