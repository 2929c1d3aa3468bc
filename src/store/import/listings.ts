import type { Pool, PoolClient } from 'pg'
import { NO_CHANGES } from '../../domain/region-book.ts'
import type { RegionBook } from '../../domain/region-book.ts'
import type { PortalOffer, PortalRecord } from '../../domain/offer.ts'
import type { SourceRow } from '../../domain/source-row.ts'
import { bumpCorpusVersion } from '../corpus-version.ts'
import { refreshListingSearch } from '../property-search/refresh.ts'
import { koreanDay } from '../../domain/day.ts'
import { refreshAfter, retireBesideReal } from '../retire-demo.ts'
import { RealEstate } from '../entities/real-estate.ts'
import { idsByCode } from '../upsert.ts'
import { cleanJson } from '../text.ts'
import { inTransaction } from '../transaction-block.ts'
import { refreshTrustScores } from '../trust.ts'
import { countWritten, createAccount, readBatches, skipRow, tellRetired } from './account.ts'
import type { ImportAccount } from './account.ts'
import { ensureRegions } from './known-regions.ts'
import { createComplexBook, findComplexes, problemOf, writeComplexes } from './listing-complexes.ts'
import {
  buildingTags,
  complexCode,
  homeCode,
  homeOfOffer,
  isOwnHome,
  refreshHomes,
  upsertHomes,
  writeTags,
} from './listing-homes.ts'
import type { PortalHome } from './listing-homes.ts'
import { closeMissing, findStored, upsertOffers } from './listing-offers.ts'
import { createPlaces } from './places.ts'

export interface ListingImport {
  /** The file holds every open ad of the complexes it names: stored ones that it lacks are closed. */
  isComplete?: boolean
  now?: Date
  /** What became of codes that are in force no more. */
  book?: RegionBook
}

const BATCH = 1000

/**
 * Takes over an export of a portal, wholly or not at all: asking prices (LISTING), never concluded ones. Rows are staged as
 * they stream in, because a complex may be described after its ads; then complexes, ads and what follows from them are
 * written in one go.
 */
export const importListings = (
  pool: Pool,
  rows: AsyncIterable<SourceRow<PortalRecord>>,
  { isComplete = false, now = new Date(), book: regions = NO_CHANGES }: ListingImport = {},
): Promise<ImportAccount> =>
  inTransaction(pool, async (client) => {
    const account = createAccount()
    await ensureRegions(client)
    const places = createPlaces(client, regions)
    const { book, tags } = await stageAll(client, rows, account)
    const touched = new Set(await writeComplexes(client, book, places, account))
    await writeOffers(client, { account, places, touched, now })
    for (const code of await writeTags(client, tags)) touched.add(code)
    if (isComplete) {
      const { rows: newest } = await client.query<{ day: string | null }>(
        'select max(confirmed_on) as day from staged_offer',
      )
      const closed = await closeMissing(client, {
        complexCodes: [...tags.keys()],
        newest: newest[0]?.day ?? null,
        now,
      })
      for (const code of closed.homeCodes) touched.add(code)
      if (closed.count > 0)
        account.notes.push(`${closed.count} stored listings that the file no longer has were closed`)
    }
    const retired = await retireBesideReal(client)
    tellRetired(account, retired)
    if (touched.size > 0 || retired.length > 0) {
      await refreshAll(client, [...touched], now)
      await refreshAfter(client, retired, koreanDay(now))
      await bumpCorpusVersion(client, 'estate')
    }
    return account
  })

const STAGE = `create temporary table staged_offer (line int, article_no text, complex_no text, confirmed_on text, offer jsonb)
  on commit drop`

/** Refused ads are staged by their number alone: they are still on the market. */
const stageAll = async (
  client: PoolClient,
  rows: AsyncIterable<SourceRow<PortalRecord>>,
  account: ImportAccount,
) => {
  const book = createComplexBook()
  const tags = new Map<string, Set<string>>()
  let swapped = 0
  await client.query(STAGE)
  for await (const batch of readBatches(rows, account, BATCH)) {
    const staged: { line: number; article_no: string; offer: PortalOffer | null }[] = []
    for (const { line, value } of batch) {
      if (value.kind === 'COMPLEX') book.add(line, value.complex)
      else if (value.kind === 'REFUSED') {
        skipRow(account, line, value.problem)
        staged.push({ line, article_no: value.articleNo, offer: null })
      } else {
        const { offer } = value
        if (offer.areasWereSwapped) swapped += 1
        if (offer.complexNo !== null) collectTags(tags, offer)
        staged.push({ line, article_no: offer.articleNo, offer: cleanJson(offer) })
      }
    }
    await client.query(
      `insert into staged_offer select line, article_no, offer->>'complexNo', offer->>'confirmedOn', offer
       from json_to_recordset($1) as row(line int, article_no text, offer jsonb)`,
      [JSON.stringify(staged)],
    )
  }
  if (swapped > 0)
    account.notes.push(`${swapped} ads had their supply and exclusive areas the wrong way round`)
  await client.query('create index on staged_offer (article_no)')
  await client.query('analyze staged_offer')
  return { book, tags }
}

const collectTags = (tags: Map<string, Set<string>>, offer: PortalOffer): void => {
  const code = complexCode(offer.complexNo ?? '')
  const found = tags.get(code) ?? new Set()
  if (!offer.isShortTerm) for (const tag of buildingTags(offer.tags)) found.add(tag)
  tags.set(code, found)
}

interface Writing {
  account: ImportAccount
  places: ReturnType<typeof createPlaces>
  /** Codes of homes about which something changed. */
  touched: Set<string>
  now: Date
}

/** An ad that stands in the file more than once counts as it was confirmed last. */
const writeOffers = async (client: PoolClient, writing: Writing): Promise<void> => {
  const { account } = writing
  await client.query(
    `declare staged cursor for select distinct on (article_no) line, offer from staged_offer where offer is not null
     order by article_no, confirmed_on desc nulls last, line desc`,
  )
  let distinct = 0
  for (;;) {
    const { rows } = await client.query<{ line: number; offer: PortalOffer }>(`fetch ${BATCH} from staged`)
    if (rows.length === 0) break
    distinct += rows.length
    await writeBatch(client, rows, writing)
  }
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from staged_offer where offer is not null',
  )
  const repeated = (rows[0]?.count ?? 0) - distinct
  if (repeated === 0) return
  account.unchanged += repeated
  account.notes.push(`${repeated} rows repeat an ad of the file; the one confirmed last was taken`)
}

const writeBatch = async (
  client: PoolClient,
  batch: readonly { line: number; offer: PortalOffer }[],
  { account, places, touched, now }: Writing,
): Promise<void> => {
  const offers = batch.map(({ offer }) => offer)
  const stored = await findStored(client, offers)
  const complexes = await findComplexes(client, [
    ...new Set(offers.flatMap(({ complexNo }) => (complexNo === null ? [] : [complexCode(complexNo)]))),
  ])
  const isLocated = ({ regionCode, regionName }: PortalOffer) => regionCode !== null || regionName !== null
  await places.findAll(offers.filter(isLocated))
  const homes = new Map<string, PortalHome>()
  const fresh: PortalOffer[] = []
  for (const { line, offer } of batch) {
    const complex = offer.complexNo === null ? undefined : complexes.get(complexCode(offer.complexNo))
    const place = complex ?? (isLocated(offer) ? places.find(offer) : undefined)
    if (place === undefined) {
      skipRow(account, line, problemOf(offer.regionCode ?? offer.regionName))
      continue
    }
    if (stored.get(offer.articleNo)?.isLater) {
      account.unchanged += 1
      continue
    }
    fresh.push(offer)
    if (isOwnHome(offer) || complex === undefined) homes.set(homeCode(offer), homeOfOffer(offer, place))
  }
  const changedHomes = await upsertHomes(client, [...homes.values()])
  const { inserted, updated } = await upsertOffers(client, fresh, now)
  for (const offer of fresh) {
    const code = homeCode(offer)
    if (isOwnHome(offer) && changedHomes.updated.has(code) && !inserted.has(offer.articleNo))
      updated.add(offer.articleNo)
    if (!inserted.has(offer.articleNo) && !updated.has(offer.articleNo)) continue
    touched.add(code)
    const before = stored.get(offer.articleNo)?.homeCode
    if (before !== undefined) touched.add(before)
  }
  countWritten(account, fresh.length, { inserted: inserted.size, updated: updated.size })
}

const REFRESHED_AT_ONCE = 20_000

const refreshAll = async (client: PoolClient, codes: readonly string[], now: Date): Promise<void> => {
  const ids = [...(await idsByCode(client, RealEstate, codes)).values()]
  for (let at = 0; at < ids.length; at += REFRESHED_AT_ONCE) {
    const some = ids.slice(at, at + REFRESHED_AT_ONCE)
    await refreshHomes(client, some)
    await refreshTrustScores(client, { today: koreanDay(now), realEstateIds: some })
  }
  // At once: an ad that moved from one home to another is deleted from the old one before it is added to the new one.
  await refreshListingSearch(client, ids)
}
