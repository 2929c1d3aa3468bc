import type { LoanCategory } from '../../domain/loan/product.ts'
import { message } from '../../domain/message/say.ts'
import { readLoanCategory } from '../../domain/reading/loans.ts'
import type { Request } from '../../domain/reading/request.ts'
import { caseOf } from '../request-of.ts'
import { loanEvidence } from './evidence/loan.ts'
import { homesIn } from './listings.ts'
import { defineSearch } from './search.ts'

/** Products that are looked up, and that an answer may use. */
const HITS = 8

/** The group of loans that is asked for; that of the deal where no loan is named. */
const groupOf = ({ wishes }: Request): LoanCategory | null => {
  const asked = wishes.find(({ need }) => need === 'LOAN_CONSULT') ?? wishes[0]
  return asked === undefined ? null : (asked.loans ?? readLoanCategory(asked.said, asked.home))
}

export const loans = defineSearch({
  id: 'search_loans',
  title: 'tool.loans',
  kind: 'loan',
  query: 'loan',
  source: 'loan_service',
  counted: { total: 'loan', summary: 'loanCount' },
  asks: ({ needs }) => needs.includes('LOAN_CONSULT'),
  plan: ({ question, request, intent, places }) => {
    const [home] = homesIn(request)
    const amount = caseOf(question, places).loan ?? home?.deposit?.max ?? home?.salePrice?.max ?? null
    return { category: groupOf(request), amount, keywords: intent.keywords, first: HITS }
  },
  look: async (query, { deps, signal }) => {
    const { items, isEmpty } = await deps.ports.searchLoans(query, signal)
    return {
      evidence: items.slice(0, HITS).map((hit) => loanEvidence(hit, 1)),
      count: items.length,
      gaps: items.length > 0 ? [] : [message(isEmpty ? 'search.noLoansAtAll' : 'search.noLoans')],
    }
  },
})
