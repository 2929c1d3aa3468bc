import { readFileSync } from 'node:fs'
import { parseFinlife } from '../../domain/loan/finlife.ts'
import type { LoanProduct } from '../../domain/loan/product.ts'

const read = (name: string): LoanProduct[] => {
  const url = new URL(`./loan/${name}.json`, import.meta.url)
  const { products, problems } = parseFinlife(JSON.parse(readFileSync(url, 'utf8')))
  const [problem] = problems
  if (problem) throw new Error(`the demo file ${name}.json is wrong at ${problem.where}: ${problem.reason}`)
  return products
}

/** Policy loans are written in finlife's shape too, which has no letter for them. */
const policy = (products: LoanProduct[]): LoanProduct[] =>
  products.map((product) => ({ ...product, category: 'POLICY' }))

/** Invented products of invented banks, and the public programmes in short. Every name ends in “(데모)”. */
export const demoLoans = (): LoanProduct[] => [
  ...read('mortgage'),
  ...read('rent'),
  ...read('credit'),
  ...policy(read('policy-rent')),
  ...policy(read('policy-mortgage')),
]
