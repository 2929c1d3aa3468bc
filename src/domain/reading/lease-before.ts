import type { Case } from '../case.ts'
import { tellsLate } from '../lease-facts.ts'
import type { TurnMemory } from '../memory.ts'
import type { Request } from './request.ts'
import type { TaxAsk } from './tax-words.ts'

/** The taxes that are worked out of what a tenant pays. */
const OF_RENT: readonly TaxAsk[] = ['rentTaxCredit']

type Wish = Request['wishes'][number]

/** The lease that was told last, with its rent or its deposit; null where none was. */
const leaseTold = ({ request, earlier = [] }: TurnMemory, of: 'rents' | 'deposits'): Case | null =>
  [...earlier.map((it) => it.request), request]
    .flatMap((it) => it?.wishes ?? [])
    .findLast(({ act, case: given }) => act !== 'FIND' && given[of].length > 0)?.case ?? null

const lacksRent = ({ act, tax, case: given }: Wish): boolean =>
  act !== 'FIND' &&
  given.rents.length === 0 &&
  tax !== null &&
  tax.sums.rent === null &&
  tax.asks.some((name) => OF_RENT.includes(name))

/** Interest for so many days, or since a day: of a deposit, which was told. */
const lacksDeposit = ({ act, asks, case: { deposits, facts } }: Wish): boolean =>
  act !== 'FIND' &&
  deposits.length === 0 &&
  (asks.includes('lateInterest') || facts.aspects.interest === 'SPOKEN') &&
  tellsLate(facts)

/**
 * A question that says all but what is paid (월세 세액공제 얼마? 연봉 3200, after 보증금 1000에 월세 55; 60일 늦으면 이자 얼마?, after 보증금 1억7천):
 * it is of the lease that was told.
 */
export const withLeaseTold = (read: Request, last: TurnMemory): Request => {
  const isOfRent = read.wishes.some(lacksRent)
  const lacks = isOfRent ? lacksRent : lacksDeposit
  const told = read.wishes.some(lacks) ? leaseTold(last, isOfRent ? 'rents' : 'deposits') : null
  if (told === null) return read
  const { deposits, rents, leases } = told
  return {
    ...read,
    wishes: read.wishes.map((wish) =>
      lacks(wish) ? { ...wish, act: 'COMPUTE', case: { ...wish.case, deposits, rents, leases } } : wish,
    ),
  }
}
