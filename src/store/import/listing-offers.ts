import type { PoolClient } from 'pg'
import type { PortalOffer } from '../../domain/offer.ts'
import { cleanText } from '../../domain/text/clean.ts'
import { NearbyFacility } from '../entities/nearby-facility.ts'
import { RealEstateAgent } from '../entities/real-estate-agent.ts'
import { Transaction } from '../entities/transaction.ts'
import { upsertMany } from '../upsert.ts'
import type { Written } from '../upsert.ts'
import { homeCode } from './listing-homes.ts'

export const PORTAL_SOURCE = 'portal'

type WrittenOffer = PortalOffer & { homeCode: string }

interface HomeOfOffers {
  id: string
  region: string
  regionCode: string
}

const homesOf = async (client: PoolClient, offers: readonly WrittenOffer[]) => {
  const { rows } = await client.query<HomeOfOffers & { code: string }>(
    'select code, id, region_id as region, region_code as "regionCode" from real_estate where code = any($1)',
    [[...new Set(offers.map((offer) => offer.homeCode))]],
  )
  return new Map(rows.map(({ code, ...home }) => [code, home]))
}

const dayStart = (ymd: string): Date =>
  new Date(`${ymd.slice(0, 4)}-${ymd.slice(4, 6)}-${ymd.slice(6)}T00:00:00+09:00`)

/** A concluded price never comes from here: every row is a LISTING. Tells ads by their number. */
const writeListings = (
  client: PoolClient,
  offers: readonly (WrittenOffer & { home: HomeOfOffers })[],
  now: Date,
): Promise<Written> =>
  upsertMany(
    client,
    Transaction,
    offers.map((offer) => ({
      realEstate: offer.home.id,
      region: offer.home.region,
      regionCode: offer.home.regionCode,
      kind: 'LISTING',
      transactionType: offer.transactionType,
      salePrice: offer.salePrice,
      deposit: offer.deposit,
      monthlyRent: offer.monthlyRent,
      exclusiveArea: offer.exclusiveArea,
      floor: offer.floor,
      articleNo: offer.articleNo,
      articleConfirmYmd: offer.confirmedOn,
      isDirectTrade: offer.isDirectTrade,
      source: PORTAL_SOURCE,
      sourceKey: offer.articleNo,
      listedAt: offer.confirmedOn === null ? now : dayStart(offer.confirmedOn),
      closedAt: null,
    })),
    { key: ['source', 'sourceKey'], merge: { listedAt: 'stored' } },
  )

/** Tells the numbers of ads of whose agent something changed. */
const writeAgents = async (client: PoolClient, offers: readonly WrittenOffer[]): Promise<string[]> => {
  const told = offers.filter((offer) => offer.realtorName !== null || offer.isDirectTrade === true)
  const { rows } = await client.query<{ id: string; articleNo: string }>(
    'select id, source_key as "articleNo" from "transaction" where source = $1 and source_key = any($2)',
    [PORTAL_SOURCE, told.map(({ articleNo }) => articleNo)],
  )
  const ids = new Map(rows.map(({ id, articleNo }) => [articleNo, id]))
  const numbers = new Map(rows.map(({ id, articleNo }) => [id, articleNo]))
  const { inserted, updated } = await upsertMany(
    client,
    RealEstateAgent,
    told.flatMap(({ articleNo, realtorName, isDirectTrade }) => {
      const transaction = ids.get(articleNo)
      return transaction === undefined
        ? []
        : [{ transaction, companyName: realtorName, isDirectTrade: isDirectTrade ?? false }]
    }),
    { key: ['transaction'], merge: { companyName: 'told' } },
  )
  return [...inserted, ...updated].flatMap((id) => numbers.get(id) ?? [])
}

/** The ads of one complex may differ by a minute: the shortest walk counts, in any order of ads. Tells the homes' codes. */
const writeWalks = async (
  client: PoolClient,
  offers: readonly (WrittenOffer & { home: HomeOfOffers })[],
): Promise<Set<string>> => {
  const shortest = new Map<string, number>()
  for (const { home, subwayWalkingTime } of offers)
    if (subwayWalkingTime !== null)
      shortest.set(home.id, Math.min(subwayWalkingTime, shortest.get(home.id) ?? subwayWalkingTime))
  const { inserted, updated } = await upsertMany(
    client,
    NearbyFacility,
    [...shortest].map(([realEstate, subwayWalkingTime]) => ({ realEstate, subwayWalkingTime })),
    { key: ['realEstate'], merge: { subwayWalkingTime: 'least' } },
  )
  const changed = new Set([...inserted, ...updated])
  return new Set(offers.filter(({ home }) => changed.has(home.id)).map(({ homeCode: code }) => code))
}

export interface WrittenOffers {
  inserted: Set<string>
  updated: Set<string>
}

/** Writes ads whose homes are there already, with who offers them and what is near. */
export const upsertOffers = async (
  client: PoolClient,
  offers: readonly PortalOffer[],
  now: Date,
): Promise<WrittenOffers> => {
  const rows = offers.map((offer) => ({
    ...offer,
    homeCode: homeCode(offer),
    realtorName: offer.realtorName && cleanText(offer.realtorName),
  }))
  const homes = await homesOf(client, rows)
  const placed = rows.flatMap((row) => {
    const home = homes.get(row.homeCode)
    return home === undefined ? [] : [{ ...row, home }]
  })
  const written = await writeListings(client, placed, now)
  const agents = await writeAgents(client, rows)
  const near = await writeWalks(client, placed)
  const inserted = new Set(written.inserted)
  const changed = [
    ...written.updated,
    ...agents,
    ...rows
      .filter((row) => row.subwayWalkingTime !== null && near.has(row.homeCode))
      .map(({ articleNo }) => articleNo),
  ]
  return { inserted, updated: new Set(changed.filter((articleNo) => !inserted.has(articleNo))) }
}

export interface StoredOffer {
  homeCode: string
  /** The stored state is later than the ad's: an older export takes nothing back. */
  isLater: boolean
}

/** What is stored of these ads, by their number. */
export const findStored = async (
  client: PoolClient,
  offers: readonly PortalOffer[],
): Promise<Map<string, StoredOffer>> => {
  const { rows } = await client.query<{
    articleNo: string
    homeCode: string
    confirmedOn: string | null
    isClosed: boolean
  }>(
    `select t.article_no as "articleNo", re.code as "homeCode", t.article_confirm_ymd as "confirmedOn",
       t.closed_at is not null as "isClosed"
     from "transaction" t join real_estate re on re.id = t.real_estate_id
     where t.source = $1 and t.source_key = any($2)`,
    [PORTAL_SOURCE, offers.map(({ articleNo }) => articleNo)],
  )
  const days = new Map(offers.map(({ articleNo, confirmedOn }) => [articleNo, confirmedOn]))
  return new Map(
    rows.map(({ articleNo, homeCode: code, confirmedOn, isClosed }) => {
      const told = days.get(articleNo) ?? null
      const known = confirmedOn ?? ''
      // A closed ad is open again only when it was confirmed anew.
      const isLater = isClosed ? (told ?? '') <= known : told !== null && told < known
      return [articleNo, { homeCode: code, isLater }]
    }),
  )
}

/**
 * Closes the ads of these complexes that the export does not hold, told that it is a complete one. Ads confirmed after its
 * newest day are none of its business; tells the homes that lost one.
 */
export const closeMissing = async (
  client: PoolClient,
  { complexCodes, newest, now }: { complexCodes: readonly string[]; newest: string | null; now: Date },
): Promise<{ count: number; homeCodes: string[] }> => {
  const { rows } = await client.query<{ code: string }>(
    `update "transaction" t set closed_at = $4
     from real_estate re
     where re.id = t.real_estate_id and t.source = $1 and t.closed_at is null
       and (re.code = any($2) or split_part(re.code, '-A-', 1) = any($2))
       and (t.article_confirm_ymd is null or t.article_confirm_ymd <= $3)
       and not exists (select from staged_offer s where s.article_no = t.article_no)
     returning re.code`,
    [PORTAL_SOURCE, complexCodes, newest, now],
  )
  return { count: rows.length, homeCodes: [...new Set(rows.map(({ code }) => code))] }
}
