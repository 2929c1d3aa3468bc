import { beforeEach, expect, test } from 'vitest'
import type { LoanProduct } from '../../../src/domain/loan/product.ts'
import { readFinlife } from '../../../src/sources/finlife.ts'
import { importLoans } from '../../../src/store/import/loans.ts'
import { loadLoans } from '../../../src/dev/demo/load/loans.ts'
import { demoLoans } from '../../../src/dev/demo/loan.ts'
import { inTransaction } from '../../../src/store/transaction-block.ts'
import { freshPool } from '../../support/db.ts'
import { finlifeJson, loanBase, loanOption } from '../../sources/wire-finlife.ts'

const pool = freshPool()
beforeEach(() => pool.query('truncate loan_product, corpus_version'))

const importJson = (json: string) => {
  const { rows, notes } = readFinlife(JSON.parse(json))
  return importLoans(pool, rows, notes)
}
const stored = async () =>
  (
    await pool.query(
      `select code, min_rate, disclosed_month, is_demo from loan_product order by is_demo, code`,
    )
  ).rows
const version = async () =>
  (await pool.query(`select version from corpus_version where name = 'loans'`)).rows[0]
const categories = async () =>
  (
    await pool.query<{ category: string }>(
      'select distinct category from loan_product where is_demo order by 1',
    )
  ).rows.map(({ category }) => category)

test('products are stored by code and company, once', async () => {
  expect(await importJson(finlifeJson())).toMatchObject({
    read: 1,
    inserted: 1,
    updated: 0,
    unchanged: 0,
    skipped: 0,
  })
  const before = await version()
  expect(await importJson(finlifeJson())).toMatchObject({ read: 1, inserted: 0, updated: 0, unchanged: 1 })
  expect(await version()).toEqual(before)
  expect(await stored()).toEqual([
    { code: '0010927-HJ01', min_rate: 3.61, disclosed_month: '202610', is_demo: false },
  ])
})

test('a later disclosure updates, an earlier one changes nothing', async () => {
  await importJson(finlifeJson())
  const later = finlifeJson({
    base: [loanBase({ dcls_month: '202611' })],
    options: [loanOption({ lend_rate_min: 3.2 })],
  })
  expect(await importJson(later)).toMatchObject({ updated: 1 })
  expect(await importJson(finlifeJson())).toMatchObject({ updated: 0, unchanged: 1 })
  expect(await stored()).toMatchObject([{ min_rate: 3.2, disclosed_month: '202611' }])
})

test('real products retire the invented ones of their kind, and the summary says so', async () => {
  await inTransaction(pool, (client) => loadLoans(client, demoLoans(), () => {}))
  const account = await importJson(finlifeJson())
  expect(account.notes).toEqual([expect.stringMatching(/^\d+ invented products were removed.*전세자금대출$/)])
  expect(await categories()).toEqual(['CREDIT', 'MORTGAGE', 'POLICY'])
  expect((await importJson(finlifeJson())).notes).toEqual([])
})

test('a product that stands where an invented one stood is real from then on', async () => {
  const [demo] = demoLoans().filter(({ category }) => category === 'JEONSE')
  if (!demo) throw new Error('there are demo loans')
  await inTransaction(pool, (client) => loadLoans(client, [demo], () => {}))
  const real: LoanProduct = { ...demo, name: '진짜' }
  expect(await importLoans(pool, [{ line: 1, value: real }])).toMatchObject({ updated: 1 })
  expect(await stored()).toMatchObject([{ code: demo.code, is_demo: false }])
})

test('the rows of the summary add up', async () => {
  const account = await importJson(
    finlifeJson({
      base: [loanBase(), loanBase(), loanBase({ kor_co_nm: '' }), loanBase({ fin_prdt_cd: 'B' })],
      options: [loanOption({ fin_prdt_cd: 'X' })],
    }),
  )
  expect(account).toMatchObject({
    read: 4,
    inserted: 2,
    updated: 0,
    unchanged: 0,
    skipped: 2,
    rowName: 'product',
  })
  expect(account.notes).toEqual([expect.stringContaining('optionList[0]')])
})
