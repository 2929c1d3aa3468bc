import type { LoanCategory } from '../../domain/loan/product.ts'
import { isForAnybody } from '../../domain/loan/group.ts'
import type { Evidence } from '../facts/evidence.ts'
import { rowOf } from '../facts/row.ts'
import { lowestRateOf } from './evidence/loan.ts'
import { percent, within } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { assume } from './context.ts'
import type { Assumed, ToolContext } from './tool.ts'

export interface FoundRate {
  rate: number
  product: Evidence
}

/** That a rate which nobody said was taken from a product. */
export const assumedRate = ({ rate, product }: FoundRate): Assumed =>
  assume('rate', message('assumed.lowestRate', { rate: percent(rate), product: within(product.title) }))

/**
 * The lowest rate of the products that the search found, where there is one that is open to anybody who asks. `category`: only
 * of products of that kind.
 */
export const lowestRate = ({ question, found }: ToolContext, category?: LoanCategory): FoundRate | null => {
  const rates = found.flatMap((product) => {
    const loan = rowOf(product, 'product')
    if (loan === null || (category !== undefined && loan.category !== category)) return []
    const rate = lowestRateOf(loan)
    return Number.isFinite(rate) ? [{ rate, product, title: `${loan.company} ${loan.name}` }] : []
  })
  const open = rates.filter(({ title }) => isForAnybody(title, question.query))
  return (open.length > 0 ? open : rates).toSorted((a, b) => a.rate - b.rate)[0] ?? null
}
