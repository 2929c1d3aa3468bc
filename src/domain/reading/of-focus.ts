import type { TurnMemory } from '../memory.ts'
import { countConditions } from '../property.ts'
import type { Asked } from './asked.ts'
import { readLeaning } from './leaning/read-leaning.ts'
import { goesOnInCase } from './same-case.ts'

/** 금리 5%면 월 이자는요?, 한 달에 얼마 갚아?: what borrowing costs, and no loan of one's own. */
const paysBack = ({ alone: { wishes } }: Asked): boolean => {
  const [wish, ...more] = wishes
  return wish !== undefined && more.length === 0 && wish.asks.includes('repayment') && wish.case.loan === null
}

/**
 * What was asked of one of the homes that were shown, as what a text goes on from that says more of it and neither bounds a search
 * nor is of another home (연봉 5천이에요, 금리가 5%면요?); null: it does not.
 */
export const caseOfFocus = (asked: Asked, last: TurnMemory): TurnMemory | null => {
  const { focus } = last
  if (focus?.request == null || countConditions(asked.said) > 0) return null
  if (asked.alone.wishes.some(({ case: given }) => given.price !== null || given.deposits.length > 0))
    return null
  const { request, intentType, lent } = focus
  const { lent: _ofAnother, ...rest } = last
  const before = { ...rest, request, intentType, facets: [intentType], ...(lent !== undefined && { lent }) }
  if (lent !== undefined && paysBack(asked)) return before
  return goesOnInCase(asked, before, readLeaning(asked, before)) ? before : null
}
