import { readLoanLimit } from './product.ts'
import type { LoanProduct } from './product.ts'
import type { LoanQuery } from './search.ts'

const squash = (text: string) => text.toLowerCase().replace(/\s/gu, '')

const matches = (loan: LoanProduct, keywords: readonly string[]): number => {
  const said = squash(
    [loan.name, loan.company, loan.rateType, loan.repaymentType, loan.eligibility, loan.limitText].join(' '),
  )
  return keywords.filter((word) => word.trim() !== '' && said.includes(squash(word))).length
}

/**
 * What fits best first: products whose limit is known to be below the wanted amount come after the others, then those
 * that hold more of the keywords, then the order they came in (lowest rate first). Nothing is left out.
 */
export const rankLoans = <Loan extends LoanProduct>(
  loans: readonly Loan[],
  query: Pick<LoanQuery, 'amount' | 'keywords'>,
): Loan[] =>
  loans
    .map((loan, place) => {
      const limit = readLoanLimit(loan.limitText)
      const tooSmall = query.amount != null && limit !== null && limit < query.amount
      return { loan, place, tooSmall, matched: matches(loan, query.keywords ?? []) }
    })
    .toSorted((a, b) => Number(a.tooSmall) - Number(b.tooSmall) || b.matched - a.matched || a.place - b.place)
    .map(({ loan }) => loan)
