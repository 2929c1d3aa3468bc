import type { TransactionKind, TransactionType } from '../../domain/property.ts'
import { IS_DEMO } from '../demo.ts'
import { select } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { bigintIds, columnList, inOrderOf } from './columns.ts'
import type { Columns } from './columns.ts'

/** A listing or a deal. Money in 만원, dates YYYY-MM-DD. */
export interface TransactionRow {
  id: string
  propertyId: string
  regionCode: string
  kind: TransactionKind
  transactionType: TransactionType
  salePrice: number | null
  deposit: number | null
  monthlyRent: number | null
  transactionDate: string | null
  exclusiveArea: number | null
  floor: number | null
  articleNo: string | null
  articleConfirmYmd: string | null
  isCancelled: boolean
  isDirectTrade: boolean | null
  isDemo: boolean
  listedAt: Date
  closedAt: Date | null
}

export const TRANSACTION_COLUMNS: Columns<TransactionRow> = {
  id: 't.id',
  propertyId: 't.real_estate_id',
  regionCode: 't.region_code',
  kind: 't.kind',
  transactionType: 't.transaction_type',
  salePrice: 't.sale_price',
  deposit: 't.deposit',
  monthlyRent: 't.monthly_rent',
  transactionDate: 't.transaction_date::text',
  exclusiveArea: 't.exclusive_area',
  floor: 't.floor',
  articleNo: 't.article_no',
  articleConfirmYmd: 't.article_confirm_ymd',
  isCancelled: 't.is_cancelled',
  isDirectTrade: 't.is_direct_trade',
  isDemo: IS_DEMO,
  listedAt: 't.listed_at',
  closedAt: 't.closed_at',
}

const SELECT = `select ${columnList(TRANSACTION_COLUMNS)} from "transaction" t`

export const transactionsById = async (
  db: Queryable,
  ids: readonly string[],
): Promise<(TransactionRow | null)[]> => {
  const rows = await select<TransactionRow>(
    db,
    'transactions_by_id',
    `${SELECT} where t.id = any($1::bigint[])`,
    [bigintIds(ids)],
  )
  return inOrderOf(ids, rows, (row) => row.id)
}
