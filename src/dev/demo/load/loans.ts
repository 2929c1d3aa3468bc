import type { PoolClient } from 'pg'
import type { LoanProduct as Product } from '../../../domain/loan/product.ts'
import { LoanProduct } from '../../../store/entities/loan-product.ts'
import { upsertMany } from '../../../store/upsert.ts'

/** Demo products are marked as such; one of the same code and company that was imported stays as it is. */
export const loadLoans = async (
  client: PoolClient,
  loans: readonly Product[],
  report: (done: number) => void,
): Promise<void> => {
  await client.query(
    `delete from loan_product lp where lp.is_demo and not exists (
       select from json_to_recordset($1) as kept(code text, company text)
       where kept.code = lp.code and kept.company = lp.company)`,
    [JSON.stringify(loans.map(({ code, company }) => ({ code, company })))],
  )
  await upsertMany(
    client,
    LoanProduct,
    loans.map((loan) => ({ ...loan, isDemo: true })),
    { key: ['code', 'company'], when: 't.is_demo', report },
  )
}
