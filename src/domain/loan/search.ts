import { z } from 'zod'
import { LOAN_CATEGORIES, loanProduct } from './product.ts'

export const loanQuery = z.object({
  category: z.enum(LOAN_CATEGORIES).nullish(),
  /** Percent a year; products whose lowest rate is at most this. Products without a published rate do not match. */
  maxRate: z.number().min(0).max(100).nullish(),
  companyName: z.string().trim().min(1).max(60).nullish(),
  rateType: z.string().trim().min(1).max(40).nullish(),
  /** What the person wants to borrow or can pay as a deposit, 만원; ranks products, never hides one. */
  amount: z.int().min(0).nullish(),
  keywords: z.array(z.string()).nullish(),
  first: z.int().min(1).max(100).default(10),
})
export type LoanQuery = z.infer<typeof loanQuery>

export const loanHit = loanProduct.extend({
  id: z.string(),
  /** One of the invented products of the demo data. */
  isDemo: z.boolean(),
})
export type LoanHit = z.infer<typeof loanHit>

export interface LoanPage {
  items: LoanHit[]
  totalCount: number
  /** No product is known at all. */
  isEmpty: boolean
}
