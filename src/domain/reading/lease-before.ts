import type { Case } from '../case.ts'
import type { TurnMemory } from '../memory.ts'
import type { Request } from './request.ts'
import type { TaxAsk } from './tax-words.ts'

/** The taxes that are worked out of what a tenant pays. */
const OF_RENT: readonly TaxAsk[] = ['rentTaxCredit']

/** The lease that was told last; null where none was. */
const leaseTold = ({ request, earlier = [] }: TurnMemory): Case | null =>
  [...earlier.map((it) => it.request), request]
    .flatMap((it) => it?.wishes ?? [])
    .findLast(({ act, case: given }) => act !== 'FIND' && given.rents.length > 0)?.case ?? null

/** A question that says all but what is paid (월세 세액공제 얼마? 연봉 3200, after 보증금 1000에 월세 55): it is of the lease that was told. */
export const withLeaseTold = (read: Request, last: TurnMemory): Request => {
  const lacks = ({ act, tax, case: given }: Request['wishes'][number]): boolean =>
    act !== 'FIND' &&
    given.rents.length === 0 &&
    tax !== null &&
    tax.sums.rent === null &&
    tax.asks.some((name) => OF_RENT.includes(name))
  const told = read.wishes.some(lacks) ? leaseTold(last) : null
  if (told === null) return read
  const { deposits, rents, leases } = told
  return {
    ...read,
    wishes: read.wishes.map((wish) =>
      lacks(wish) ? { ...wish, act: 'COMPUTE', case: { ...wish.case, deposits, rents, leases } } : wish,
    ),
  }
}
