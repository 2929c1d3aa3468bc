import type { Case } from '../case.ts'
import { namesMortgage } from '../language/debts.ts'
import { textOf } from '../prose.ts'
import { saysNoRole } from './open-sum.ts'
import type { Request, Wish } from './request.ts'

/**
 * What one deal costs is worked out of its own sums: those of a lease are none of a purchase. Where only another deal is named
 * (전세로 들어가면?), it is the same sum for that.
 */
export const ofDeal = ({ asks, case: before }: Wish, { case: own, home }: Wish, said: Case): Case => {
  // A sum of which no word says that it is a price names no deal.
  if (!asks.includes('fee') || (own.price !== null && said.price === null)) return before
  const [deal, ...more] = said.transactionTypes.length > 0 ? said.transactionTypes : home.transactionTypes
  const named = more.length === 0 && said.price === null && said.deposits.length === 0 ? deal : undefined
  const [deposit, ...others] = before.deposits
  if (named === 'JEONSE' && before.price !== null && deposit === undefined) {
    const lease = { deposit: before.price, rent: null }
    return { ...before, price: null, deposits: [before.price], rents: [], leases: [lease] }
  }
  if (named === 'SALE' && before.price === null && deposit !== undefined && others.length === 0)
    return { ...before, price: deposit, deposits: [], rents: [], leases: [] }
  return said.price !== null && said.transactionTypes.includes('SALE')
    ? { ...before, deposits: [], rents: [], leases: [] }
    : before
}

/** A mortgage that is told of a home whose deposit was talked of is older debt, and no loan that is asked for. */
export const ofLease = (said: Case, before: Case, { said: text }: Wish): Case =>
  said.loan !== null && before.deposits.length > 0 && before.loan === null && namesMortgage(textOf(text))
    ? { ...said, loan: null, seniorDebt: said.seniorDebt ?? said.loan }
    : said

/** A price of which only its size says that it is one (2억 5천이면?) is what was talked of; no word of it names a deal either. */
export const opened = (own: Case, { open, said }: Wish, { taken }: Request): [Case, readonly number[]] => {
  if (!taken.includes('DEAL')) return [own, open]
  if (own.price === null) return [open.length > 0 ? { ...own, transactionTypes: [] } : own, open]
  return saysNoRole(textOf(said))
    ? [{ ...own, price: null, transactionTypes: [] }, [own.price, ...open]]
    : [own, open]
}
