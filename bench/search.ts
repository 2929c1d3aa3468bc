import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Pool } from 'pg'
import { z } from 'zod'
import { compare, measure, send } from './search/load.ts'
import type { Call, Measured } from './search/load.ts'
import { QUERY, SERVER, VERSIONS } from './search/postgraphile.ts'
import { openMarket } from './search/product.ts'
import { clusterCall, ofRegion, searchCall } from './search/queries.ts'
import {
  CONNECTIONS,
  DEEP_PAGE,
  LISTINGS,
  MAPS,
  PAGE,
  REGIONS,
  REQUESTS,
  ROUNDS,
  SEOUL,
  WARM_UP,
} from './search/settings.ts'
import { startChild } from './support/child.ts'
import { installPeers } from './support/peers.ts'
import { startProduct } from '../test/support/process.ts'
import { machine, writeSection } from './support/results.ts'

const HANDWRITTEN = fileURLToPath(new URL('./search/handwritten.ts', import.meta.url))
const regionAt = (index: number): string => REGIONS[index % REGIONS.length] ?? REGIONS[0]

const page = z.object({
  data: z.object({
    found: z.object({ edges: z.array(z.unknown()), pageInfo: z.object({ endCursor: z.string() }) }),
  }),
})

/** The cursor that a page begins after, found by walking there. */
const cursorBefore = async (url: string, filter: object, pageNumber: number): Promise<string> => {
  let after: string | null = null
  for (let left = (pageNumber - 1) * PAGE; left > 0; left -= 100) {
    const call: Call = searchCall(url, filter, after, Math.min(left, 100))
    after = page.parse(JSON.parse(await send(call))).data.found.pageInfo.endCursor
  }
  return after ?? ''
}

/** Transactions that PostgreSQL counted; a read is one. A backend tells its count within a second. */
const statementsOf = async (pool: Pool, callAt: (index: number) => Call): Promise<number> => {
  const count = async () => {
    await sleep(1_500)
    const { rows } = await pool.query<{ count: number }>(
      `select xact_commit::float8 as count from pg_stat_database where datname = current_database()`,
    )
    return rows[0]?.count ?? 0
  }
  const before = await count()
  await measure(callAt, { requests: 1_000, connections: 10 })
  return ((await count()) - before) / 1_000
}

const row = (name: string, { perSecond, p50, p99 }: Measured, note: string): string =>
  `| ${name} | ${perSecond.toFixed(0)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${note} |`

const HEAD = ['| | requests/s | p50 ms | p99 ms | |', '| --- | ---: | ---: | ---: | --- |']
const ratio = (a: Measured, b: Measured): string => (a.perSecond / b.perSecond).toFixed(2)

export const benchSearch = async (): Promise<string[]> => {
  const peers = await installPeers('postgraphile', VERSIONS)
  writeFileSync(join(peers, 'server.mjs'), SERVER)
  const market = await openMarket(LISTINGS)
  const closers: (() => Promise<unknown>)[] = [market.close]
  try {
    const product = await startProduct({
      role: 'api',
      env: { DATABASE_URL: market.url, DATA_DIR: market.folder, LOG_LEVEL: 'info' },
    })
    closers.unshift(() => product.stop())
    const handwritten = await startChild(HANDWRITTEN, market.url)
    closers.unshift(() => handwritten.stop())
    const postgraphile = await startChild(join(peers, 'server.mjs'), market.url)
    closers.unshift(() => postgraphile.stop())

    const ours = (index: number) => searchCall(product.url, ofRegion(regionAt(index)))
    const byHand = (index: number) => ({
      url: `${handwritten.url}/page?region=${regionAt(index)}&first=${PAGE}`,
    })
    const theirs = (index: number) => ({
      url: postgraphile.url,
      body: JSON.stringify({ query: QUERY, variables: { region: regionAt(index), first: PAGE } }),
    })
    for (const call of [ours, byHand, theirs])
      await measure(call, { requests: WARM_UP * 3, connections: CONNECTIONS })
    const search = await compare(
      { ours, byHand, theirs },
      { requests: REQUESTS, connections: CONNECTIONS, rounds: ROUNDS },
    )

    const everything = {}
    const oneGu = { regionCodes: ['1144000000'] }
    const deep: Record<string, Record<'first' | 'deep', Measured>> = {}
    for (const [name, filter] of Object.entries({ everything, 마포구: oneGu })) {
      const after = await cursorBefore(product.url, filter, DEEP_PAGE)
      const calls = {
        first: () => searchCall(product.url, filter),
        deep: () => searchCall(product.url, filter, after),
      }
      for (const call of [calls.first, calls.deep])
        await measure(call, { requests: WARM_UP, connections: CONNECTIONS })
      deep[name] = await compare(calls, { requests: REQUESTS, connections: CONNECTIONS, rounds: ROUNDS })
    }

    const bounds = new URLSearchParams(Object.entries(SEOUL).map(([side, at]) => [side, String(at)]))
    const map = {
      ours: () => clusterCall(product.url),
      byHand: () => ({ url: `${handwritten.url}/clusters?${bounds}` }),
    }
    for (const call of [map.ours, map.byHand])
      await measure(call, { requests: 12, connections: MAPS.connections })
    const maps = await compare(map, { ...MAPS, rounds: ROUNDS })
    const statements = await statementsOf(market.pool, ours)
    const { rows } = await market.pool.query<{ version: string }>(
      "select current_setting('server_version') as version",
    )

    const lines = [
      `${new Date().toISOString().slice(0, 10)}; ${machine()}, PostgreSQL ${rows[0]?.version} (embedded, local), PostGraphile ${VERSIONS.postgraphile}.`,
      `${LISTINGS.toLocaleString('en')} generated listings; ${CONNECTIONS} connections; ${ROUNDS} rounds of ${REQUESTS} requests in turns, medians.`,
      `All servers, PostgreSQL and the load share the machine.`,
      '',
      `A page of ${PAGE} listings with property, region, trust score and agent (a 구, apartments for sale, newest first):`,
      '',
      ...HEAD,
      row('HolmesNyangz', search.ours, ''),
      row(
        'hand-written SQL, node:http',
        search.byHand,
        `ours is ${ratio(search.ours, search.byHand)} × (target ≥ 0.5)`,
      ),
      row('PostGraphile 5', search.theirs, `ours is ${ratio(search.ours, search.theirs)} × (target ≥ 1.5)`),
      '',
      `SQL statements a request: ${statements.toFixed(2)} (target ≤ 4; what the process asks in the background is counted in).`,
      '',
      `Page ${DEEP_PAGE} against page 1:`,
      '',
      ...HEAD,
      ...Object.entries(deep).flatMap(([name, { first, deep: far }]) => [
        row(`${name}, page 1`, first, ''),
        row(`${name}, page ${DEEP_PAGE}`, far, `takes ${ratio(first, far)} × as long (target ≤ 1.3)`),
      ]),
      '',
      `Map clusters of 서울 (${MAPS.requests} requests a round, ${MAPS.connections} connections):`,
      '',
      ...HEAD,
      row('HolmesNyangz', maps.ours, ''),
      row(
        'hand-written SQL, node:http',
        maps.byHand,
        `ours is ${ratio(maps.ours, maps.byHand)} × (target ≥ 0.5)`,
      ),
    ]
    writeSection('search', lines)
    return lines
  } finally {
    for (const close of closers) await close()
  }
}
