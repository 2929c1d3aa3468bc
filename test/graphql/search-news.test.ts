import { expect, test } from 'vitest'
import { createPool } from '../../src/store/pool.ts'
import { graphql } from '../gql/gql.ts'
import type { WatchMatchesSubscription } from '../gql/graphql.ts'
import { guest, startApp } from '../support/app.ts'
import { insertHome, insertOffer, insertRegions, refresh } from '../support/estate.ts'

const Save = graphql(`
  mutation SaveWithAlerts($name: String!, $alertsEnabled: Boolean) {
    saveSearch(name: $name, filter: { regionCodes: ["1168000000"] }, alertsEnabled: $alertsEnabled) {
      ... on SavedSearch {
        id
      }
    }
  }
`)
const Matched = graphql(`
  subscription WatchMatches {
    viewerEvents {
      __typename
      ... on SavedSearchMatched {
        savedSearchId
        savedSearch {
          name
        }
        hasMore
        results {
          property {
            name
          }
          transaction {
            salePrice
          }
        }
      }
    }
  }
`)
type Told = WatchMatchesSubscription['viewerEvents']

test('a worker tells of listings that meet a saved search, once, and of none that were there before', async () => {
  const whole = await startApp()
  const estate = createPool(whole.databaseUrl, { max: 4 })
  await insertRegions(estate)
  const list = async (name: string, count = 1) => {
    for (let n = 0; n < count; n++)
      await insertOffer(estate, await insertHome(estate, { name, region: '1168010100' }), { price: 50_000 })
    await refresh(estate)
  }
  await list('그전')
  const mine = await guest(whole.url)
  const { saveSearch } = await mine.execute(Save, { name: '강남', alertsEnabled: true })
  await mine.execute(Save, { name: '조용히', alertsEnabled: false })
  const savedSearchId = 'id' in saveSearch ? saveSearch.id : ''
  // Of a process of before: what is there when it is first looked at is no news.
  await estate.query(
    `insert into saved_search (id, user_id, name, filter, alerts_enabled)
     select gen_random_uuid(), user_id, '옛것', filter, true from saved_search where name = '강남'`,
  )
  const stream = mine.subscribe(Matched, {})
  const told: Told[] = []
  const listening = (async () => {
    for await (const { data } of stream) if (data) told.push(data.viewerEvents)
  })()
  const matched = () => told.flatMap((event) => (event.__typename === 'SavedSearchMatched' ? [event] : []))
  await list('새집')
  await expect.poll(() => matched().length, { timeout: 10_000 }).toBe(1)
  expect(matched()[0]).toMatchObject({
    savedSearchId,
    hasMore: false,
    results: [{ property: { name: '새집' }, transaction: { salePrice: 50_000 } }],
  })
  await list('많은 집', 60)
  await expect.poll(() => matched().length, { timeout: 10_000 }).toBe(3)
  for (const event of matched().slice(1)) {
    expect(event.hasMore).toBe(true)
    expect(event.results).toHaveLength(50)
  }
  expect(new Set(matched().map((event) => event.savedSearch?.name))).toEqual(new Set(['강남', '옛것']))
  await stream.return?.()
  await listening
  await mine.close()
  await estate.end()
  expect(whole.complaints).toEqual([])
  await whole.stop()
}, 60_000)
