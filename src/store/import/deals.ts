import type { Pool, PoolClient } from 'pg'
import type { ReportedDeal } from '../../domain/deal.ts'
import { NO_CHANGES } from '../../domain/region-book.ts'
import type { RegionBook } from '../../domain/region-book.ts'
import type { SourceRow } from '../../domain/source-row.ts'
import { bumpCorpusVersion } from '../corpus-version.ts'
import { refreshMarketStatistics } from '../market/refresh.ts'
import { refreshListingSearch } from '../property-search/refresh.ts'
import { koreanDay } from '../../domain/day.ts'
import { homesIn, retireBesideReal } from '../retire-demo.ts'
import { inTransaction } from '../transaction-block.ts'
import { refreshTrustScores } from '../trust.ts'
import { countWritten, createAccount, hasChanged, readBatches, skipRow, tellRetired } from './account.ts'
import type { ImportAccount } from './account.ts'
import { complexOf, dealIdentity, refreshAreas, upsertComplexes } from './complexes.ts'
import { ensureRegions } from './known-regions.ts'
import { createPlaces } from './places.ts'

const MOLIT_SOURCE = 'molit'

const BATCH = 1000

export interface DealImport {
  now?: Date
  /** What became of codes that are in force no more. */
  book?: RegionBook
}

/**
 * Takes over a file of reported deals, wholly or not at all: the rows are staged as they stream in, then written in one go
 * together with everything that follows from them.
 */
export const importDeals = (
  pool: Pool,
  rows: AsyncIterable<SourceRow<ReportedDeal>>,
  { now = new Date(), book = NO_CHANGES }: DealImport = {},
): Promise<ImportAccount> =>
  inTransaction(pool, async (client) => {
    const account = createAccount()
    await ensureRegions(client)
    const places = createPlaces(client, book)
    let staged = 0
    await client.query(STAGE)
    for await (const batch of readBatches(rows, account, BATCH)) {
      await places.findAll(batch.map(({ value }) => value))
      const placed = batch.flatMap(({ line, value: deal }) => {
        const place = places.find(deal)
        if (place) return [{ line, deal, complex: complexOf(deal, place, book) }]
        const name = [deal.regionCode, deal.regionName].filter((part) => part !== null).join(' ')
        skipRow(account, line, `“${name}” is not a known region: import the list of regions first`)
        return []
      })
      await upsertComplexes(
        client,
        placed.map(({ complex }) => complex),
      )
      await stage(client, placed)
      staged += placed.length
    }
    await client.query('analyze staged_deal')
    const { regionCodes, complexCodes, ...written } = await writeStaged(client)
    countWritten(account, staged, written)
    const retired = await retireBesideReal(client)
    tellRetired(account, retired)
    if (hasChanged(account) || retired.length > 0) {
      await refreshAreas(client, complexCodes)
      const changed = new Set([...regionCodes, ...retired.flatMap((deals) => deals.regionCodes)])
      await refreshMarketStatistics(client, { regionCodes: [...changed] })
      await refreshScores(client, [...changed], now)
      await bumpCorpusVersion(client, 'estate')
    }
    return account
  })

/** What was asked for a home is judged by what homes around it were sold for. */
const refreshScores = async (client: PoolClient, regionCodes: readonly string[], now: Date) => {
  const realEstateIds = await homesIn(client, regionCodes)
  await refreshTrustScores(client, { today: koreanDay(now), realEstateIds })
  await refreshListingSearch(client, realEstateIds)
}

const COLUMNS = `line int, identity text, complex_code text, transaction_type text, sale_price int, deposit int,
  monthly_rent int, transaction_date date, exclusive_area float8, floor int, is_cancelled boolean, cancelled_on date,
  is_direct_trade boolean, contract_type text, renewal_right_used boolean`
const NAMES = COLUMNS.split(',')
  .map((column) => column.trim().split(' ')[0])
  .join(', ')

const STAGE = `create temporary table staged_deal (${COLUMNS}) on commit drop`

const stage = (
  client: PoolClient,
  rows: readonly { line: number; deal: ReportedDeal; complex: ReturnType<typeof complexOf> }[],
) =>
  client.query(
    `insert into staged_deal (${NAMES}) select ${NAMES} from json_to_recordset($1) as row(${COLUMNS})`,
    [
      JSON.stringify(
        rows.map(({ line, deal, complex }) => ({
          line,
          identity: dealIdentity(deal, complex),
          complex_code: complex.code,
          transaction_type: deal.transactionType,
          sale_price: deal.salePrice,
          deposit: deal.deposit,
          monthly_rent: deal.monthlyRent,
          transaction_date: deal.contractDate,
          exclusive_area: deal.exclusiveArea,
          floor: deal.floor,
          is_cancelled: deal.isCancelled,
          cancelled_on: deal.cancelledOn,
          is_direct_trade: deal.isDirectTrade,
          contract_type: deal.contractType,
          renewal_right_used: deal.renewalRightUsed,
        })),
      ),
    ],
  )

/**
 * Equal deals (two like flats sold for the same price on one day; a cancelled deal reported anew) are numbered, cancelled
 * ones first, and a cancellation is never taken back: so files that overlap, in any order, lead to the same rows.
 */
const WRITE = `
  with numbered as (
    select *, identity || '-' || row_number() over (partition by identity order by is_cancelled desc, line) as source_key
    from staged_deal
  ), written as (
    insert into "transaction" as t (real_estate_id, region_id, region_code, kind, transaction_type, sale_price, deposit,
      monthly_rent, transaction_date, exclusive_area, floor, is_cancelled, cancelled_on, is_direct_trade, contract_type,
      renewal_right_used, source, source_key, listed_at)
    select re.id, re.region_id, re.region_code, 'DEAL', n.transaction_type, n.sale_price, n.deposit,
      n.monthly_rent, n.transaction_date, n.exclusive_area, n.floor, n.is_cancelled, n.cancelled_on, n.is_direct_trade,
      n.contract_type, n.renewal_right_used, $1, n.source_key, n.transaction_date::timestamp at time zone 'Asia/Seoul'
    from numbered n join real_estate re on re.code = n.complex_code
    order by n.line
    on conflict (source, source_key) do update
      set is_cancelled = t.is_cancelled or excluded.is_cancelled,
        cancelled_on = coalesce(excluded.cancelled_on, t.cancelled_on),
        is_direct_trade = coalesce(excluded.is_direct_trade, t.is_direct_trade),
        contract_type = coalesce(excluded.contract_type, t.contract_type),
        renewal_right_used = coalesce(excluded.renewal_right_used, t.renewal_right_used)
      where (excluded.is_cancelled and not t.is_cancelled)
        or coalesce(excluded.cancelled_on, t.cancelled_on) is distinct from t.cancelled_on
        or coalesce(excluded.is_direct_trade, t.is_direct_trade) is distinct from t.is_direct_trade
        or coalesce(excluded.contract_type, t.contract_type) is distinct from t.contract_type
        or coalesce(excluded.renewal_right_used, t.renewal_right_used) is distinct from t.renewal_right_used
    returning t.real_estate_id, t.region_code, t.xmax = 0 as is_new
  )
  select count(*) filter (where is_new)::int as inserted, count(*) filter (where not is_new)::int as updated,
    coalesce(array_agg(distinct w.region_code), '{}') as "regionCodes",
    coalesce(array_agg(distinct re.code), '{}') as "complexCodes"
  from written w join real_estate re on re.id = w.real_estate_id`

const writeStaged = async (client: PoolClient) => {
  const { rows } = await client.query<{
    inserted: number
    updated: number
    regionCodes: string[]
    complexCodes: string[]
  }>(WRITE, [MOLIT_SOURCE])
  const [written] = rows
  if (!written) throw new Error('an aggregate returns a row')
  return written
}
