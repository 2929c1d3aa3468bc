import type { PoolClient } from 'pg'
import type { LoanProduct } from '../../../domain/loan/product.ts'

const UPSERT = `
  insert into loan_product (code, name, company, category, options, rate_type, repayment_type, min_rate, max_rate,
    average_rate, limit_text, eligibility, disclosed_month, is_demo)
  select code, name, company, category, options, "rateType", "repaymentType", "minRate", "maxRate", "averageRate",
    "limitText", eligibility, "disclosedMonth", true
  from json_to_recordset($1) as row(code text, name text, company text, category text, options jsonb, "rateType" text,
    "repaymentType" text, "minRate" float8, "maxRate" float8, "averageRate" float8, "limitText" text, eligibility text,
    "disclosedMonth" text)
  on conflict (code, company) do update set name = excluded.name, category = excluded.category,
    options = excluded.options, rate_type = excluded.rate_type, repayment_type = excluded.repayment_type,
    min_rate = excluded.min_rate, max_rate = excluded.max_rate, average_rate = excluded.average_rate,
    limit_text = excluded.limit_text, eligibility = excluded.eligibility, disclosed_month = excluded.disclosed_month
  where loan_product.is_demo`

/** Demo products are marked as such; one of the same code and company that was imported stays as it is. */
export const loadLoans = async (
  client: PoolClient,
  loans: readonly LoanProduct[],
  report: (done: number) => void,
): Promise<void> => {
  report(0)
  const rows = JSON.stringify(loans)
  await client.query(
    `delete from loan_product lp where lp.is_demo and not exists (
       select from json_to_recordset($1) as kept(code text, company text)
       where kept.code = lp.code and kept.company = lp.company)`,
    [rows],
  )
  await client.query(UPSERT, [rows])
  report(loans.length)
}
