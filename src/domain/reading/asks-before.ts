import { DEPOSIT_LEASE } from '../language/sum-role.ts'
import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { askOf, isCalculation } from './asks.ts'
import type { AskName } from './asks.ts'
import { saysNoRole } from './open-sum.ts'
import { readAsks } from './read-asks.ts'
import { hasFigures } from './read-wish.ts'
import type { Request, Wish } from './request.ts'
import { taxesNamed } from './tax-words.ts'

/** A sum that says nothing of what it is, after talk of a deposit (보증금을 못 받았어요, then 2억이고 6개월 늦었어). */
const asDeposit = (wish: Wish, { taken }: Request, thread: readonly Prose[]): Wish => {
  const { price } = wish.case
  const isOpen = price !== null && taken.includes('DEAL') && saysNoRole(textOf(wish.said))
  if (!isOpen || wish.act === 'FIND' || !thread.some((it) => DEPOSIT_LEASE.test(textOf(it)))) return wish
  const lease = { price: null, deposits: [price], leases: [{ deposit: price, rent: null }] }
  return { ...wish, case: { ...wish.case, transactionTypes: [], ...lease } }
}

/** What the questions of law before it ask to be worked out, once the figures are said (얼마나 받아요? 보증금 3억에 월 50이었어요). */
export const withAsksOf = (request: Request, thread: readonly Prose[]): Request => {
  const [first, ...more] = request.wishes
  if (first === undefined || more.length > 0 || !hasFigures(first.case)) return request
  // What is asked of loans is asked in words of its own.
  if (first.need === 'LOAN_CONSULT' || first.asks.some((name) => worksOut(name))) return request
  // 복비로 3천 썼어: what it would ask by itself, and was found not to, it does not ask with them either.
  const told = readAsks(textOf(first.said))
  const asked = readAsks([...thread, first.said].map(textOf).join(' ')).filter(
    (name) => worksOut(name) && !told.includes(name),
  )
  return asked.length === 0
    ? request
    : { ...request, wishes: [{ ...asDeposit(first, request, thread), asks: [...first.asks, ...asked] }] }
}

/** Whether a figure is asked for by it. */
export const worksOut = (name: AskName): boolean =>
  askOf(name).gives !== undefined || askOf(name).calculation !== undefined

/** Whether words ask for a figure by themselves, and for no tax and no sum of all (복비는요?). */
export const asksFigure = (said: Prose): boolean => {
  const text = textOf(said)
  const asks = readAsks(text)
  return !asks.includes('total') && asks.some(isCalculation) && taxesNamed(text).length === 0
}
