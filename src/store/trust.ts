import type { TransactionType } from '../domain/property.ts'
import type { TrustFacts, TrustInput, TrustListing, TrustPeer } from '../domain/trust/input.ts'
import { areaBand } from '../domain/trust/prices.ts'
import { scoreTrust, TRUST_MODEL } from '../domain/trust/trust.ts'
import type { Queryable } from './statement.ts'
import { dealMedians, openListings, saleCounts, trustFacts } from './trust/inputs.ts'
import type { DealMedian } from './trust/inputs.ts'

interface Medians {
  of(key: string, type: TransactionType, band: number): DealMedian | undefined
  bands(key: string): number[]
}

const indexMedians = (rows: readonly DealMedian[]): Medians => {
  const byKey = new Map(rows.map((row) => [`${row.key} ${row.type} ${row.band}`, row]))
  const bandsOf = Map.groupBy(rows, (row) => row.key)
  return {
    of: (key, type, band) => byKey.get(`${key} ${type} ${band}`),
    bands: (key) => [...new Set((bandsOf.get(key) ?? []).map((row) => row.band))],
  }
}

const peerOf = (complex: DealMedian | undefined, dong: DealMedian | undefined): TrustPeer | null => {
  if (complex) return { scope: 'COMPLEX', unitValue: complex.unitValue, deals: complex.deals }
  return dong ? { scope: 'DONG', unitValue: dong.unitValue, deals: dong.deals } : null
}

/** The jeonse ratio of the band with the most deals on its thinner side. */
const ratioIn = (medians: Medians, key: string): number | null => {
  let best: { ratio: number; deals: number } | null = null
  for (const band of medians.bands(key)) {
    const sale = medians.of(key, 'SALE', band)
    const jeonse = medians.of(key, 'JEONSE', band)
    if (!sale || !jeonse) continue
    const deals = Math.min(sale.deals, jeonse.deals)
    if (best === null || deals > best.deals) best = { ratio: jeonse.unitValue / sale.unitValue, deals }
  }
  return best?.ratio ?? null
}

const jeonseRatioOf = (
  complexes: Medians,
  dongs: Medians,
  id: string,
  dong: string,
): TrustInput['jeonseRatio'] => {
  const own = ratioIn(complexes, id)
  if (own !== null) return { ratio: own, scope: 'COMPLEX' }
  const around = ratioIn(dongs, dong)
  return around === null ? null : { ratio: around, scope: 'DONG' }
}

const UPSERT = `
  insert into trust_score (real_estate_id, score, factors, model_version, calculated_at)
  select id, score, factors::jsonb, $4, now() from unnest($1::bigint[], $2::numeric[], $3::text[]) as scored(id, score, factors)
  on conflict (real_estate_id) do update
  set score = excluded.score, factors = excluded.factors, model_version = excluded.model_version,
    calculated_at = excluded.calculated_at`

/**
 * Scores the given properties, or all of them, as of `today` (YYYY-MM-DD), with a handful of statements however many they
 * are. To be called after their listings or deals changed and before refreshListingSearch, in the same transaction.
 */
export const refreshTrustScores = async (
  client: Queryable,
  { today, realEstateIds }: { today: string; realEstateIds?: readonly string[] },
): Promise<number> => {
  const ids = realEstateIds ?? null
  const properties = await trustFacts(client, ids)
  const listings = Map.groupBy(await openListings(client, ids), (row) => row.realEstateId)
  const complexes = indexMedians(await dealMedians(client, 'COMPLEX', today, ids))
  const dongs = indexMedians(await dealMedians(client, 'DONG', today, ids))
  const sales = new Map((await saleCounts(client, ids)).map((row) => [row.realEstateId, row]))
  const scored = properties.map(({ id, regionCode, isDemo, ...facts }) => {
    // An invented home is judged by invented deals, a real one by real ones.
    const dong = `${regionCode} ${facts.propertyType} ${isDemo}`
    const withPeers = (listings.get(id) ?? []).map(
      ({ realEstateId: _realEstateId, ...row }): TrustListing => {
        const band = row.exclusiveArea === null ? null : areaBand(row.exclusiveArea)
        const find = (medians: Medians, key: string) =>
          band === null ? undefined : medians.of(key, row.transactionType, band)
        return { ...row, peer: peerOf(find(complexes, id), find(dongs, dong)) }
      },
    )
    const counted = sales.get(id)
    return {
      id,
      ...scoreTrust({
        today,
        facts: facts satisfies TrustFacts,
        listings: withPeers,
        sales: counted?.sales ?? 0,
        cancelledSales: counted?.cancelled ?? 0,
        jeonseRatio: jeonseRatioOf(complexes, dongs, id, dong),
      }),
    }
  })
  if (scored.length === 0) return 0
  await client.query({
    text: UPSERT,
    values: [
      scored.map(({ id }) => id),
      scored.map(({ score }) => score),
      scored.map(({ factors }) => JSON.stringify(factors)),
      TRUST_MODEL,
    ],
  })
  return scored.length
}
