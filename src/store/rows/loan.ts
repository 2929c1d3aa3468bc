import type { LoanProduct } from '../../domain/loan/product.ts'
import { STORED } from '../../domain/stored.ts'
import { select } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { bigintIds, columnList, inOrderOf } from './columns.ts'
import type { Columns } from './columns.ts'

export interface LoanRow extends LoanProduct {
  id: string
  /** One of the invented products of the demo data. */
  isDemo: boolean
}

/** `options` still as jsonb came: read it with {@link readLoan}. */
export interface StoredLoan extends Omit<LoanRow, 'options'> {
  options: unknown
}

export const readLoan = (stored: StoredLoan): LoanRow => ({
  ...stored,
  options: STORED.loanOptions.read(stored.options),
})

const LOAN_COLUMNS: Columns<StoredLoan> = {
  id: 'lp.id',
  code: 'lp.code',
  name: 'lp.name',
  company: 'lp.company',
  category: 'lp.category',
  rateType: 'lp.rate_type',
  repaymentType: 'lp.repayment_type',
  minRate: 'lp.min_rate',
  maxRate: 'lp.max_rate',
  averageRate: 'lp.average_rate',
  limitText: 'lp.limit_text',
  eligibility: 'lp.eligibility',
  disclosedMonth: 'lp.disclosed_month',
  options: 'lp.options',
  isDemo: 'lp.is_demo',
}
export const loanColumns = columnList(LOAN_COLUMNS)

export const loansById = async (db: Queryable, ids: readonly string[]): Promise<(LoanRow | null)[]> => {
  const rows = await select<StoredLoan>(
    db,
    'loans_by_id',
    `select ${loanColumns} from loan_product lp where lp.id = any($1::bigint[])`,
    [bigintIds(ids)],
  )
  return inOrderOf(ids, rows.map(readLoan), (row) => row.id)
}
