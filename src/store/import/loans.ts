import type { Pool, PoolClient } from 'pg'
import { LOAN_CATEGORY_LABELS } from '../../domain/loan/product.ts'
import type { LoanCategory, LoanProduct } from '../../domain/loan/product.ts'
import { isProblem } from '../../domain/source-row.ts'
import type { SourceRow } from '../../domain/source-row.ts'
import { bumpCorpusVersion } from '../corpus-version.ts'
import { LoanProduct as StoredLoan } from '../entities/loan-product.ts'
import { select } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { cleanJson } from '../text.ts'
import { inTransaction } from '../transaction-block.ts'
import { countsOf, upsertMany } from '../upsert.ts'
import type { Written } from '../upsert.ts'
import { countWritten, createAccount, hasChanged, skipRow } from './account.ts'
import type { ImportAccount } from './account.ts'

/** Takes over the products of some lenders, all or none, by code and company. */
export const importLoans = (
  pool: Pool,
  rows: readonly SourceRow<LoanProduct>[],
  notes: readonly string[] = [],
): Promise<ImportAccount> =>
  inTransaction(pool, async (client) => {
    const account = createAccount('product')
    account.read = rows.length
    account.notes.push(...notes)
    const products: LoanProduct[] = []
    const seen = new Set<string>()
    for (const row of rows) {
      if (isProblem(row)) {
        skipRow(account, row.line, row.problem)
        continue
      }
      const key = `${row.value.code} ${row.value.company}`
      if (seen.has(key))
        skipRow(account, row.line, `the product ${key} is there twice; the first one was taken`)
      else products.push(row.value)
      seen.add(key)
    }
    countWritten(account, products.length, countsOf(await upsertLoans(client, products)))
    const retired = await retireDemoLoans(client)
    account.notes.push(
      ...retired.map(
        ({ category, count }) =>
          `${count} invented products were removed, now that real ones are known: ${LOAN_CATEGORY_LABELS[category].ko}`,
      ),
    )
    if (hasChanged(account) || retired.length > 0) await bumpCorpusVersion(client, 'loans')
    return account
  })

/** An older disclosure than the stored one changes nothing: files of two months may come in any order. */
const upsertLoans = (client: PoolClient, products: readonly LoanProduct[]): Promise<Written> =>
  upsertMany(
    client,
    StoredLoan,
    products.map((product) => ({ ...cleanJson(product), isDemo: false })),
    {
      key: ['code', 'company'],
      when: 't.is_demo or coalesce(excluded.disclosed_month >= t.disclosed_month, true)',
    },
  )

/**
 * Invented rates must never stand beside real ones: where real products of a kind are known, the demo ones of that kind
 * are deleted. Called after an import and after every (re)load of the demo data.
 */
export const retireDemoLoans = (client: Queryable): Promise<{ category: LoanCategory; count: number }[]> =>
  select(
    client,
    'retire_demo_loans',
    `with retired as (
       delete from loan_product demo
       where demo.is_demo and exists (select from loan_product lp where not lp.is_demo and lp.category = demo.category)
       returning category
     )
     select category, count(*)::int as count from retired group by category order by category`,
  )
