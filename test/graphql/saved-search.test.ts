import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refreshListingSearch } from '../../src/store/property-search/refresh.ts'
import { createPool } from '../../src/store/pool.ts'
import { graphql } from '../gql/gql.ts'
import type { SaveSearchMutationVariables } from '../gql/graphql.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { insertHome, insertOffer, insertRegions } from '../support/estate.ts'
import { createGqlClient } from '../support/gql.ts'
import type { GqlClient } from '../support/gql.ts'

let app: TestApp
let pool: Pool
let client: GqlClient
beforeAll(async () => {
  app = await startApp({ role: 'api' })
  pool = createPool(app.databaseUrl, { max: 4 })
  await insertRegions(pool)
  client = await guest(app.url)
})
afterAll(async () => {
  await client.close()
  await pool.end()
  await app.stop()
})

const SaveSearch = graphql(`
  mutation SaveSearch($name: String!, $filter: PropertyFilter, $queryText: String, $alertsEnabled: Boolean) {
    saveSearch(name: $name, filter: $filter, queryText: $queryText, alertsEnabled: $alertsEnabled) {
      __typename
      ... on SavedSearch {
        id
        name
        queryText
        unrecognized
        alertsEnabled
        createdAt
      }
      ... on Error {
        message
      }
      ... on InvalidInputError {
        field
      }
    }
  }
`)

const DeleteSavedSearch = graphql(`
  mutation DeleteSavedSearch($id: ID!) {
    deleteSavedSearch(id: $id) {
      deletedSavedSearchId
      viewer {
        savedSearches {
          id
        }
      }
    }
  }
`)

const MySearches = graphql(`
  query MySearches {
    viewer {
      savedSearches {
        id
        name
      }
    }
  }
`)

const Matches = graphql(`
  subscription Matches($id: ID!) {
    savedSearchMatches(savedSearchId: $id) {
      property {
        name
        isFavorited
      }
      transaction {
        id
        salePrice
        deposit
      }
    }
  }
`)

const save = async (variables: Partial<SaveSearchMutationVariables>, who = client) =>
  (await who.execute(SaveSearch, { name: '찾는 집', ...variables })).saveSearch
const saved = async (variables: Partial<SaveSearchMutationVariables>, who = client): Promise<string> => {
  const search = await save(variables, who)
  if (search.__typename !== 'SavedSearch') throw new Error(search.message)
  return search.id
}

/** What an importer does: writes, and brings the search up to date in the same transaction. */
const importing = async (homeIds: string[]) => {
  const connection = await pool.connect()
  await connection.query('begin')
  await refreshListingSearch(connection, homeIds)
  const end = (how: 'commit' | 'rollback') => connection.query(how).finally(() => connection.release())
  return { commit: () => end('commit'), rollback: () => end('rollback') }
}
const publish = async (...homeIds: string[]) => (await importing(homeIds)).commit()

/** A home with one listing, known to the search; its id and that of the listing. */
const list = async (name: string, price: number, region = '1168010100') => {
  const home = await insertHome(pool, { name, region })
  const offer = await insertOffer(pool, home, { price })
  await publish(home)
  return { home, offer }
}

/** The next `count` that a subscriber is told, then leaves. */
const take = async (id: string, count: number, who = client): Promise<string[]> => {
  const told: string[] = []
  for await (const { data, errors } of who.subscribe(Matches, { id })) {
    if (!data) throw new Error(JSON.stringify(errors))
    const { property, transaction } = data.savedSearchMatches
    told.push(`${property.name} ${transaction.salePrice ?? transaction.deposit}`)
    if (told.length === count) break
  }
  // The place moves on when the next is asked for, which the server does at once.
  await sleep(100)
  return told
}

const GANGNAM = {
  regionCodes: ['1168000000'],
  transactionTypes: ['SALE' as const],
  salePrice: { max: 100_000 },
}

describe('a search is saved', () => {
  test('from a filter, with a name, alerts on unless told', async () => {
    expect(await save({ filter: GANGNAM, name: ' 강남 10억 ' })).toMatchObject({
      name: '강남 10억',
      queryText: null,
      unrecognized: [],
      alertsEnabled: true,
    })
    expect(await save({ filter: GANGNAM, alertsEnabled: false })).toMatchObject({ alertsEnabled: false })
  })

  test('from a sentence, and says what of it was not understood', async () => {
    const search = await save({ queryText: '강남구 10억 이하 아파트 매매' })
    expect(search).toMatchObject({ queryText: '강남구 10억 이하 아파트 매매', unrecognized: [] })
    const { rows } = await pool.query(`select filter from saved_search order by created_at desc limit 1`)
    expect(rows[0].filter).toMatchObject({
      regionCodes: ['1168000000'],
      propertyTypes: ['APARTMENT'],
      transactionTypes: ['SALE'],
      salePrice: { max: 100_000 },
    })
  })

  test('from both, where the filter goes before the sentence', async () => {
    await saved({ queryText: '강남구 10억 이하 아파트', filter: { salePrice: { max: 70_000 }, tags: [] } })
    const { rows } = await pool.query(`select filter from saved_search order by created_at desc limit 1`)
    expect(rows[0].filter).toMatchObject({ regionCodes: ['1168000000'], salePrice: { max: 70_000 } })
  })

  test.each([
    ['name', { name: '  ', filter: GANGNAM }],
    ['name', { name: 'x'.repeat(101), filter: GANGNAM }],
    ['filter', {}],
    ['filter', { filter: { regionCodes: [], salePrice: {} } }],
    ['queryText', { queryText: '안녕하세요' }],
    ['queryText', { queryText: ' ' }],
    ['filter.regionCodes.0', { filter: { regionCodes: ["1' or 1=1"] } }],
  ])('unless %s is at fault', async (field, variables) => {
    const { data, errors } = await client.request(SaveSearch, { name: '찾는 집', ...variables })
    const told = data?.saveSearch ?? {
      __typename: 'InvalidInputError',
      field: errors?.[0]?.extensions?.['field'],
    }
    expect(told).toMatchObject({ __typename: 'InvalidInputError', field })
  })

  test('fifty times at most', async () => {
    const who = await guest(app.url)
    for (let at = 0; at < 50; at++) await saved({ name: `search ${at}`, filter: GANGNAM }, who)
    expect(await save({ filter: GANGNAM }, who)).toMatchObject({ __typename: 'InvalidInputError' })
    const { viewer } = await who.execute(MySearches, {})
    expect(viewer?.savedSearches.map((search) => search.name)).toEqual(
      Array.from({ length: 50 }, (_, at) => `search ${49 - at}`),
    )
  })

  test('and forgotten, once', async () => {
    const id = await saved({ filter: GANGNAM })
    const { deleteSavedSearch } = await client.execute(DeleteSavedSearch, { id })
    expect(deleteSavedSearch?.deletedSavedSearchId).toBe(id)
    expect(deleteSavedSearch?.viewer.savedSearches.some((left) => left.id === id)).toBe(false)
    for (const gone of [id, 'nonsense', btoa('SavedSearch:x')])
      expect(await client.execute(DeleteSavedSearch, { id: gone })).toEqual({ deleteSavedSearch: null })
  })
})

describe('a subscriber is told', () => {
  test('of what appears, not of what was there, and not of what does not match', async () => {
    await list('원래 있던 집', 60_000)
    const id = await saved({ filter: GANGNAM })
    const told = take(id, 2)
    await sleep(300)
    await list('너무 비싼 집', 200_000)
    await list('마포의 집', 50_000, '1144010200')
    await list('새 집', 70_000)
    await list('더 새 집', 80_000)
    expect(await told).toEqual(['새 집 70000', '더 새 집 80000'])
  })

  test('of what came while nobody listened, each once', async () => {
    const id = await saved({ filter: GANGNAM })
    await list('부재 중 1', 70_000)
    await list('부재 중 2', 71_000)
    expect(await take(id, 2)).toEqual(['부재 중 1 70000', '부재 중 2 71000'])
    await list('부재 중 3', 72_000)
    expect(await take(id, 1)).toEqual(['부재 중 3 72000'])
  })

  test('of more than fit a batch, in order', async () => {
    const id = await saved({ filter: { ...GANGNAM, text: '많은집' } })
    const homes: string[] = []
    for (let at = 0; at < 120; at++) {
      const home = await insertHome(pool, { name: `많은집 ${at}` })
      await insertOffer(pool, home, { price: 50_000 + at })
      homes.push(home)
    }
    await publish(...homes)
    const told = await take(id, 120)
    expect(new Set(told).size).toBe(120)
  })

  test('of a price that falls, not of one that rises, and not of other changes', async () => {
    const falling = await list('내리는 집', 90_000)
    const rising = await list('오르는 집', 90_000)
    const id = await saved({ filter: GANGNAM })
    const change = async ({ home, offer }: typeof falling, price: number) => {
      await pool.query('update "transaction" set sale_price = $2 where id = $1', [offer, price])
      await publish(home)
    }
    await change(rising, 95_000)
    await pool.query('update real_estate set total_households = 999 where id = any($1)', [
      [rising.home, falling.home],
    ])
    await publish(rising.home, falling.home)
    await change(falling, 85_000)
    expect(await take(id, 1)).toEqual(['내리는 집 85000'])
    // From above the limit to below it.
    await change(rising, 300_000)
    await change(rising, 99_000)
    expect(await take(id, 1)).toEqual(['오르는 집 99000'])
  })

  test('of a listing that comes back, and not of one that was closed meanwhile', async () => {
    const closed = await list('닫힌 집', 70_000)
    const id = await saved({ filter: GANGNAM })
    const set = async (value: string, home: string) => {
      await pool.query(`update "transaction" set closed_at = ${value} where real_estate_id = $1`, [home])
      await publish(home)
    }
    const brief = await list('잠깐 나온 집', 70_000)
    await set('now()', brief.home)
    await set('now()', closed.home)
    await set('null', closed.home)
    expect(await take(id, 1)).toEqual(['닫힌 집 70000'])
  })

  test('of every import, however imports that run at once end', async () => {
    const id = await saved({ filter: { ...GANGNAM, text: '동시' } })
    const [slow, fast, lost] = await Promise.all(
      ['동시 느린', '동시 빠른', '동시 취소'].map(async (name) => {
        const home = await insertHome(pool, { name })
        await insertOffer(pool, home, { price: 60_000 })
        return home
      }),
    )
    const told = take(id, 2)
    const first = await importing([slow ?? ''])
    const second = importing([fast ?? ''])
    const third = importing([lost ?? ''])
    // Time for a reader to look past the one that is not committed, if it could.
    await sleep(1500)
    await first.commit()
    await Promise.all([second.then((it) => it.commit()), third.then((it) => it.rollback())])
    expect(new Set(await told)).toEqual(new Set(['동시 느린 60000', '동시 빠른 60000']))
  })

  test('with what is theirs', async () => {
    const id = await saved({ filter: GANGNAM })
    const { home } = await list('찜한 집', 70_000)
    await client.execute(Favor, { propertyId: btoa(`Property:${home}`) })
    for await (const { data } of client.subscribe(Matches, { id })) {
      expect(data?.savedSearchMatches.property).toEqual({ name: '찜한 집', isFavorited: true })
      break
    }
  })

  const Favor = graphql(`
    mutation Favor($propertyId: ID!) {
      addFavorite(propertyId: $propertyId) {
        __typename
      }
    }
  `)
})

test('a search for a place that was renamed tells of the homes that have its code of today', async () => {
  await pool.query(
    `insert into region (code, name, full_name, level) values
       ('2812500000', '제물포구', '인천광역시 제물포구', 'SIGUNGU') on conflict (code) do nothing`,
  )
  const id = await saved({ filter: { regionCodes: ['2814000000'], transactionTypes: ['SALE'] } })
  await list('제물포집', 40_000, '2812500000')
  expect(await take(id, 1)).toEqual(['제물포집 40000'])
})

test('two who follow the same search are both told of everything', async () => {
  const id = await saved({ filter: GANGNAM })
  const other = createGqlClient(app.url, client.token)
  const both = [take(id, 2), take(id, 2, other)]
  await sleep(300)
  await list('둘 다 1', 70_000)
  await list('둘 다 2', 70_000)
  expect(await Promise.all(both)).toEqual([
    ['둘 다 1 70000', '둘 다 2 70000'],
    ['둘 다 1 70000', '둘 다 2 70000'],
  ])
  await other.close()
})

test('there is nothing to follow where alerts are off, or the search is another’s or no search', async () => {
  const off = await saved({ filter: GANGNAM, alertsEnabled: false })
  const mine = await saved({ filter: GANGNAM })
  const follow = (id: string, who = client) =>
    take(id, 1, who).catch((error: unknown) => JSON.stringify(error instanceof Error ? error.message : error))
  expect(await follow(off)).toContain('INVALID_INPUT')
  const stranger = await guest(app.url)
  expect(await follow(mine, stranger)).toContain('NOT_FOUND')
  expect(await follow(mine, createGqlClient(app.url, null))).toContain('UNAUTHENTICATED')
  expect(await follow('nonsense')).toContain('NOT_FOUND')
  await stranger.close()
})

test('nothing of this was worth a complaint', () => {
  expect(app.complaints).toEqual([])
})
