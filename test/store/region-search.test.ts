import type pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { InvalidInputError } from '../../src/domain/errors.ts'
import { createPlaceCache, loadPlaces } from '../../src/store/places.ts'
import { searchRegions } from '../../src/store/region-search.ts'
import type { RegionQuery } from '../../src/store/region-search.ts'
import { regionsByCode, regionsById } from '../../src/store/rows/region.ts'
import { freshPool } from '../support/db.ts'
import { insertRegions, REGIONS } from '../support/estate.ts'

const pool = freshPool({ max: 4 })

beforeAll(async () => {
  await insertRegions(pool)
  await pool.query(
    `insert into region (code, name, full_name, level, is_active) values ('1168010700', '폐지동', '서울특별시 강남구 폐지동', 'DONG', false)`,
  )
}, 60_000)

const names = async (query: RegionQuery) =>
  (await searchRegions(pool, query)).items.map(({ node }) => node.name)

describe('regions', () => {
  test.each<[string, RegionQuery, string[]]>([
    ['by a part of the full name, spaces aside', { search: '강남구역' }, ['역삼동']],
    ['by level', { level: 'SIDO' }, ['서울특별시', '경기도']],
    ['directly below another', { parentCode: '4113000000' }, ['분당구']],
    ['below an unknown one', { parentCode: '9900000000' }, []],
    ['not the abolished ones', { search: '폐지' }, []],
    ['with wildcards as data', { search: '%' }, []],
  ])('%s', async (_, query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  test('pages run through all in the order of the codes, forwards and backwards', async () => {
    const codes = REGIONS.map(([code]) => code).toSorted()
    const forwards: string[] = []
    let after: string | undefined
    for (;;) {
      const page = await searchRegions(pool, { first: 3, after })
      forwards.push(...page.items.map(({ node }) => node.code))
      expect(page.hasPreviousPage).toBe(after !== undefined)
      after = page.items.at(-1)?.cursor
      if (!page.hasNextPage) break
    }
    expect(forwards).toEqual(codes)
    const backwards: string[] = []
    let before: string | undefined
    for (;;) {
      const page = await searchRegions(pool, { last: 3, before })
      backwards.unshift(...page.items.map(({ node }) => node.code))
      before = page.items[0]?.cursor
      if (!page.hasPreviousPage) break
    }
    expect(backwards).toEqual(codes)
  })

  test('refuses what is no cursor, and two ends at once', async () => {
    await expect(searchRegions(pool, { after: 'x' })).rejects.toThrow(InvalidInputError)
    await expect(searchRegions(pool, { first: 1, last: 1 })).rejects.toThrow(InvalidInputError)
  })

  test('are read by code and by id in the order asked for', async () => {
    const rows = await regionsByCode(pool, ['1168000000', '0000000000', '1100000000'])
    expect(rows.map((row) => row?.name ?? null)).toEqual(['강남구', null, '서울특별시'])
    const parents = await regionsById(pool, [rows[0]?.parentId ?? '', 'not an id'])
    expect(parents.map((row) => row?.name ?? null)).toEqual(['서울특별시', null])
  })
})

describe('the places of questions', () => {
  test('are all regions in force', async () => {
    expect((await loadPlaces(pool)).map(({ code }) => code)).toEqual(REGIONS.map(([code]) => code).toSorted())
  })

  test('follow an import, looked for every two seconds by one query for all callers', async () => {
    let now = 0
    let statements = 0
    const db = { query: (...args: Parameters<pg.Pool['query']>) => (statements++, pool.query(...args)) }
    const cache = createPlaceCache(db as Pick<pg.Pool, 'query'>, undefined, () => now)
    const [first, same] = await Promise.all([cache.places(), cache.places()])
    expect(first.regions.size).toBe(REGIONS.length)
    expect(same).toBe(first)
    expect(statements).toBe(5)
    await pool.query(
      `insert into region (code, name, full_name, level) values ('2600000000', '부산광역시', '부산광역시', 'SIDO')`,
    )
    await pool.query(`insert into corpus_version (name, version) values ('regions', '2')`)
    now = 1999
    expect(await cache.places()).toBe(first)
    expect(statements).toBe(5)
    now = 2001
    expect((await cache.places()).regions.size).toBe(REGIONS.length + 1)
    now = 5000
    await cache.places()
    expect(statements).toBe(11)
  })
})
