import { LOAN_CATEGORY_LABELS } from '../../domain/loan.ts'
import type { LoanCategory } from '../../domain/loan.ts'
import { isForAnybody } from '../../domain/loan-group.ts'
import { factValues } from '../evidence.ts'
import type { Evidence } from '../evidence.ts'
import type { Assumption } from '../../domain/answer.ts'
import { percent } from './calculation.ts'
import { assume } from './context.ts'
import type { ToolContext } from './tool.ts'

export interface FoundRate {
  rate: number
  product: Evidence
}

/** That a rate which nobody said was taken from a product. */
export const assumedRate = ({ words }: ToolContext, { rate, product }: FoundRate): Assumption =>
  assume(words.names.rate, `${percent(rate)} (${words.lowestFound(product.title)})`)

/**
 * The lowest rate of the products that the search found, where there is one that is open to anybody who asks. `category`: only
 * of products of that kind.
 */
export const lowestRate = (
  { question, found, language }: ToolContext,
  category?: LoanCategory,
): FoundRate | null => {
  const label = category && LOAN_CATEGORY_LABELS[category][language === 'KO' ? 'ko' : 'en']
  const rates = found.flatMap((product) => {
    if (product.kind !== 'loan') return []
    const kind = factValues(product, 'product', language)[0] ?? ''
    if (label !== undefined && !kind.endsWith(`(${label})`)) return []
    const rate = /\d+(?:\.\d+)?(?=%)/.exec(factValues(product, 'rate', language)[0] ?? '')?.[0]
    return rate === undefined ? [] : [{ rate: Number(rate), product }]
  })
  const open = rates.filter(({ product }) => isForAnybody(product.title, question.query))
  return (open.length > 0 ? open : rates).toSorted((a, b) => a.rate - b.rate)[0] ?? null
}
