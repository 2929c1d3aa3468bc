import type { Pool, PoolClient } from 'pg'
import { LOAN_CATEGORY_LABELS } from '../../domain/loan/product.ts'
import type { LoanCategory, LoanProduct } from '../../domain/loan/product.ts'
import { isProblem } from '../../domain/source-row.ts'
import type { SourceRow } from '../../domain/source-row.ts'
import { bumpCorpusVersion } from '../corpus-version.ts'
import { select } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { cleanJson } from '../text.ts'
import { inTransaction } from '../transaction-block.ts'
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
    countWritten(account, products.length, await upsertLoans(client, products))
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

const COLUMNS = `name, category, options, rate_type, repayment_type, min_rate, max_rate, average_rate, limit_text,
  eligibility, disclosed_month`
const excluded = COLUMNS.split(',')
  .map((column) => `excluded.${column.trim()}`)
  .join(', ')
const stored = COLUMNS.split(',')
  .map((column) => `lp.${column.trim()}`)
  .join(', ')

/** An older disclosure than the stored one changes nothing: files of two months may come in any order. */
const UPSERT = `
  with written as (
    insert into loan_product as lp (code, company, ${COLUMNS}, is_demo)
    select code, company, name, category, options, "rateType", "repaymentType", "minRate", "maxRate", "averageRate",
      "limitText", eligibility, "disclosedMonth", false
    from json_to_recordset($1) as row(code text, name text, company text, category text, options jsonb, "rateType" text,
      "repaymentType" text, "minRate" float8, "maxRate" float8, "averageRate" float8, "limitText" text, eligibility text,
      "disclosedMonth" text)
    on conflict (code, company) do update set (${COLUMNS}, is_demo) = row(${excluded}, false)
      where lp.is_demo or ((${stored}) is distinct from (${excluded})
        and coalesce(excluded.disclosed_month >= lp.disclosed_month, true))
    returning lp.xmax = 0 as is_new
  )
  select count(*) filter (where is_new)::int as inserted, count(*) filter (where not is_new)::int as updated from written`

const upsertLoans = async (client: PoolClient, products: readonly LoanProduct[]) => {
  const { rows } = await client.query<{ inserted: number; updated: number }>(UPSERT, [
    JSON.stringify(products.map(cleanJson)),
  ])
  return rows[0] ?? { inserted: 0, updated: 0 }
}

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
