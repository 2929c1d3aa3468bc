import type { LeaseFacts } from '../lease-facts.ts'
import type { TurnMemory } from '../memory.ts'
import { asksAnything, ENDS_SUPPOSING } from './again.ts'
import type { AskName } from './asks.ts'
import type { Request } from './request.ts'
import { costsTold, taxOf } from './tax-later.ts'

/** What words of how a debt is paid (일시상환, 월 40 나가요) would ask for where nothing were owed. */
const OF_PAYING: readonly AskName[] = ['repayment', 'prepaymentFee', 'products']
/** What debts that are owed already change: how much may be lent beside them. */
const OF_LIMIT: readonly AskName[] = ['loan', 'limits', 'dsr']

/**
 * 신용대출 3천 일시상환 6% 쓰는 중, 자동차 할부도 월 40 나가는데, after how much may be lent: what is owed already is told, or supposed,
 * and no payment of it is asked for.
 */
export const withDebtsTold = (said: Request, last: TurnMemory | null, text: string): Request => {
  const asked = last?.request?.wishes.some(({ asks }) => asks.some((name) => OF_LIMIT.includes(name)))
  const isTold = said.person.debts.length > 0 && (ENDS_SUPPOSING.test(text.trim()) || !asksAnything(text))
  if (asked !== true || !isTold) return said
  return {
    ...said,
    wishes: said.wishes.map((wish) => ({
      ...wish,
      asks: wish.asks.filter((name) => !OF_PAYING.includes(name)),
    })),
  }
}

/** What a purchase is told to have cost asks for neither. */
const OF_COSTS: readonly AskName[] = ['fee', 'tax', 'total']

/** 복비랑 수리비로 3천 썼어: of no fee alone. */
const withoutPaid = (facts: LeaseFacts): LeaseFacts => ({
  ...facts,
  sums: facts.sums.filter(({ of }) => of !== 'FEE_PAID'),
})

/** 취득세랑 복비로 3천 들었어, after the tax on a gain: what was paid, and neither a price nor a tax that is asked for. */
export const withCostsTold = (said: Request, last: TurnMemory | null, text: string): Request => {
  const before = last === null ? null : taxOf(last)
  if (before === null || asksAnything(text)) return said
  return {
    ...said,
    wishes: said.wishes.map((wish) => {
      const tax = costsTold(before, wish)
      if (tax === null) return wish
      return {
        ...wish,
        tax,
        asks: wish.asks.filter((name) => !OF_COSTS.includes(name)),
        case: { ...wish.case, price: null, facts: withoutPaid(wish.case.facts) },
      }
    }),
  }
}
