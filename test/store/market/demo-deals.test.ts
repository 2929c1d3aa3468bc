import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refreshMarketStatistics } from '../../../src/store/market/refresh.ts'
import { marketStatistics } from '../../../src/store/market/statistics.ts'
import { freshPool } from '../../support/db.ts'
import { insertHome, insertOffer, insertRegions } from '../../support/estate.ts'
import type { OfferDraft } from '../../support/estate.ts'

const pool = freshPool({ max: 4 })
beforeAll(() => insertRegions(pool))
beforeEach(() => pool.query('truncate real_estate, market_statistic cascade'))

const deals = async (home: string, source: 'demo' | 'molit', count: number, draft: OfferDraft) => {
  for (let n = 0; n < count; n += 1) {
    const id = await insertOffer(pool, home, { kind: 'DEAL', date: '2026-03-03', area: 84, ...draft })
    await pool.query('update "transaction" set source = $2 where id = $1', [id, source])
  }
}
const ask = (
  regionCode: string,
  propertyType: 'APARTMENT' | 'VILLA' | null,
  transactionType = 'SALE' as const,
) => marketStatistics(pool, { regionCode, transactionType, propertyType, months: 3 })
const stored = async (code: string, type: string | null) =>
  (
    await pool.query<{ volume: number; max: number }>(
      `select volume, max from market_statistic ms join region on region.id = ms.region_id
       where region.code = $1 and property_type is not distinct from $2 and transaction_type = 'SALE'`,
      [code, type],
    )
  ).rows

/** 역삼동: real flats. 대치동 and 마포구: invented ones. 역삼동: invented villas. */
const insertMarket = async () => {
  const [real, near, far, villa] = [
    await insertHome(pool, { region: '1168010100' }),
    await insertHome(pool, { region: '1144010200' }),
    await insertHome(pool, { region: '4113510300' }),
    await insertHome(pool, { region: '1168010100', type: 'VILLA' }),
  ]
  await deals(real, 'molit', 4, { price: 100_000 })
  await deals(near, 'demo', 5, { price: 900_000, date: '2026-05-05' })
  await deals(far, 'demo', 5, { price: 900_000 })
  await deals(villa, 'demo', 5, { price: 900_000 })
  return { real, near }
}

describe('invented deals', () => {
  test('are never averaged with real ones, in a 시도 and over all types of home', async () => {
    await insertMarket()
    const onlyReal = { transactionCount: 4, maxPrice: 100_000, asOfMonth: '2026-03' }
    expect(await ask('1100000000', 'APARTMENT')).toMatchObject(onlyReal)
    expect(await ask('1168000000', null)).toMatchObject(onlyReal)
    expect(await ask('1168010100', null)).toMatchObject(onlyReal)
  })

  test('stay where the scope holds no real one of the type', async () => {
    await insertMarket()
    expect(await ask('1144000000', 'APARTMENT')).toMatchObject({ transactionCount: 5, maxPrice: 900_000 })
    expect(await ask('1168000000', 'VILLA')).toMatchObject({ transactionCount: 5, maxPrice: 900_000 })
    expect(await ask('4100000000', null)).toMatchObject({ transactionCount: 5, maxPrice: 900_000 })
  })

  test('do not enter the jeonse ratio beside real sales', async () => {
    const { real, near } = await insertMarket()
    await deals(real, 'molit', 4, { type: 'JEONSE', price: 60_000 })
    await deals(near, 'demo', 4, { type: 'JEONSE', price: 90_000 })
    expect(await ask('1100000000', 'APARTMENT')).toMatchObject({ jeonseRatio: 60 })
    expect(await ask('1144000000', 'APARTMENT')).toMatchObject({ jeonseRatio: 10 })
  })

  test('are left out of the stored statistics by the same rule', async () => {
    await insertMarket()
    await refreshMarketStatistics(pool)
    expect(await stored('1100000000', 'APARTMENT')).toEqual([{ volume: 4, max: 100_000 }])
    expect(await stored('1168000000', null)).toEqual([{ volume: 4, max: 100_000 }])
    expect(await stored('1168000000', 'VILLA')).toEqual([{ volume: 5, max: 900_000 }])
    expect(await stored('1144000000', null)).toEqual([{ volume: 5, max: 900_000 }])
    expect(await stored('4100000000', null)).toEqual([{ volume: 5, max: 900_000 }])
  })
})
