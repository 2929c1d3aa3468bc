import type { PoolClient } from 'pg'
import type { TransactionRow } from '../rows.ts'
import { writeBatches } from './batches.ts'

const BATCH = 8000

/** Column arrays: for this many rows half the time of JSON, whose keys would be most of what is sent. */
const UPSERT = `
  insert into "transaction" (real_estate_id, region_id, region_code, kind, transaction_type, sale_price, deposit,
    monthly_rent, transaction_date, exclusive_area, floor, article_no, article_confirm_ymd, is_cancelled, cancelled_on,
    is_direct_trade, contract_type, renewal_right_used, source, source_key, listed_at, closed_at)
  select re.id, re.region_id, re.region_code, kind, transaction_type, sale_price, deposit, monthly_rent,
    transaction_date, row.exclusive_area, floor, article_no, article_confirm_ymd, is_cancelled, cancelled_on,
    is_direct_trade, contract_type, renewal_right_used, source, source_key, listed_at, closed_at
  from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::int[], $6::int[], $7::date[], $8::float8[], $9::int[],
    $10::text[], $11::text[], $12::boolean[], $13::date[], $14::boolean[], $15::text[], $16::boolean[], $17::text[],
    $18::text[], $19::timestamptz[], $20::timestamptz[]) as row(property_code, kind, transaction_type, sale_price, deposit,
    monthly_rent, transaction_date, exclusive_area, floor, article_no, article_confirm_ymd, is_cancelled, cancelled_on,
    is_direct_trade, contract_type, renewal_right_used, source, source_key, listed_at, closed_at)
  join real_estate re on re.code = row.property_code
  on conflict (source, source_key) do update set real_estate_id = excluded.real_estate_id,
    region_id = excluded.region_id, region_code = excluded.region_code, kind = excluded.kind,
    transaction_type = excluded.transaction_type, sale_price = excluded.sale_price, deposit = excluded.deposit,
    monthly_rent = excluded.monthly_rent, transaction_date = excluded.transaction_date,
    exclusive_area = excluded.exclusive_area, floor = excluded.floor, article_no = excluded.article_no,
    article_confirm_ymd = excluded.article_confirm_ymd, is_cancelled = excluded.is_cancelled,
    cancelled_on = excluded.cancelled_on, is_direct_trade = excluded.is_direct_trade,
    contract_type = excluded.contract_type, renewal_right_used = excluded.renewal_right_used,
    listed_at = excluded.listed_at, closed_at = excluded.closed_at`

const COLUMNS = [
  'propertyCode',
  'kind',
  'transactionType',
  'salePrice',
  'deposit',
  'monthlyRent',
  'transactionDate',
  'exclusiveArea',
  'floor',
  'articleNo',
  'articleConfirmYmd',
  'isCancelled',
  'cancelledOn',
  'isDirectTrade',
  'contractType',
  'renewalRightUsed',
  'source',
  'sourceKey',
  'listedAt',
  'closedAt',
] as const satisfies (keyof TransactionRow)[]

export const upsertTransactions = (
  client: PoolClient,
  transactions: readonly TransactionRow[],
  report: (done: number) => void,
): Promise<void> =>
  writeBatches(transactions, BATCH, report, (batch) =>
    client.query(
      UPSERT,
      COLUMNS.map((column) => batch.map((row) => row[column])),
    ),
  )
