import type { LoanOption } from '../../domain/loan/product.ts'
import { STORED } from '../../domain/stored.ts'
import { LoanProduct } from '../entities/loan-product.ts'
import type { Queryable } from '../statement.ts'
import { rowsBy } from './read.ts'
import { rowOf } from './row.ts'
import type { RowIn } from './row.ts'

export const LOAN = rowOf(LoanProduct, 'lp')
/** `options` still as jsonb came: read it with {@link readLoan}. */
export type StoredLoan = RowIn<typeof LOAN>
export type LoanRow = Omit<StoredLoan, 'options'> & { options: LoanOption[] }

export const readLoan = (stored: StoredLoan): LoanRow => ({
  ...stored,
  options: STORED.loanOptions.read(stored.options),
})

const storedById = rowsBy(LOAN, 'id')
export const loansById = async (db: Queryable, ids: readonly string[]): Promise<(LoanRow | null)[]> =>
  (await storedById(db, ids)).map((stored) => stored && readLoan(stored))
