import type { Case } from '../case.ts'
import { namesMortgage } from '../language/debts.ts'
import { textOf } from '../prose.ts'
import { sumOf, withFacts } from '../lease-facts.ts'
import { saysNoRole } from './open-sum.ts'
import { demandedIn } from './paid-for.ts'
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

/** A fee is less than a tenth of what it is of, where a month's rent stands for a hundred of it. */
const FEES = 10
const RENTS = 100

/** 30만원 달라고 하네, after what a broker may ask for was worked out: what is held against that, and no figure of the deal. */
export const ofFee = (own: Wish | undefined, [was]: readonly Wish[]): Wish | undefined => {
  if (own === undefined || was?.asks.includes('fee') !== true) return own
  const { case: said } = own
  const [deposit = 0] = was.case.deposits
  const [rent = 0] = was.case.rents
  const amount = was.case.price ?? deposit + rent * RENTS
  const paid = sumOf(said.facts, 'FEE_PAID') ?? demandedIn(textOf(own.said))
  if (paid === null || paid * FEES >= amount) return own
  const facts = withFacts(said.facts, { ...said.facts, sums: [{ of: 'FEE_PAID', value: paid }] })
  const none = { price: null, deposits: [], rents: [], leases: [], transactionTypes: [] }
  const home = { ...own.home, salePrice: null, deposit: null, monthlyRent: null, transactionTypes: [] }
  return { ...own, open: [], home, case: { ...said, ...none, facts } }
}
