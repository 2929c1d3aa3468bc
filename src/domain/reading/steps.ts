import type { TurnMemory } from '../memory.ts'
import { textOf } from '../prose.ts'
import type { AskName } from './asks.ts'
import type { Case } from '../case.ts'
import { anyForm } from '../language/forms.ts'
import { roleOf } from '../language/sum-role.ts'
import { readSums } from '../language/sum.ts'
import type { Sum } from '../language/sum.ts'
import { sumOf } from '../lease-facts.ts'
import { openRentIn } from './arrears.ts'
import { NEAR } from './lease-events.ts'
import type { Wish } from './request.ts'
import words from './steps.json' with { type: 'json' }

const RISES = anyForm(words.rises, words.parts)
const FALLS = anyForm(words.falls, words.parts)

/** By how much something is to rise or fall (3천 올려 달래요, 천만원 깎으면), and what is said beside it. */
export const stepIn = (text: string): { by: number; sum: Sum; others: Sum[] } | null => {
  const sums = readSums(text)
  const steps = sums.flatMap((sum) => {
    const behind = text.slice(sum.end, sum.end + NEAR)
    const sign = RISES.test(behind) ? 1 : FALLS.test(behind) ? -1 : 0
    return sum.bare || sign === 0 ? [] : [{ by: sign * sum.value, sum }]
  })
  const [step, ...more] = steps
  return step === undefined || more.length > 0
    ? null
    : { ...step, others: sums.filter((it) => it !== step.sum) }
}

/** What rises is a rate of interest. */
const RATE = anyForm(words.rate, words.parts)
const RATE_STEP = anyForm(words.rateStep, words.parts)
const RATE_STEP_ENGLISH = anyForm(words.rateStepEnglish, words.parts)

/** 금리가 0.5%p 오르면, if rates rise by 1%: by how much a rate is to change, which is no rate by itself. */
const atRate = (own: Wish, before: Case): Wish => {
  const text = textOf(own.said)
  const [, korean, up] = RATE_STEP.exec(text) ?? []
  const [, rises, , english] = RATE_STEP_ENGLISH.exec(text) ?? []
  const by = Number(korean ?? english)
  const isSaid = own.case.rate === by || (own.case.rate === null && own.share === by && RATE.test(text))
  if (before.rate === null || !isSaid) return own
  const rate = Math.round((before.rate + ((up ?? rises) === undefined ? -by : by)) * 1000) / 1000
  return rate > 0 ? { ...own, share: null, case: { ...own.case, rate } } : own
}

/** 와이프 3천 합치면, if we add my wife's 30 million: what somebody else earns, to be added to what was said. */
const JOINS = anyForm(words.joins, words.parts)

export const joinsEarnings = ({ said }: Pick<Wish, 'said'>): boolean => JOINS.test(textOf(said))

const withEarnings = (own: Wish, before: Case): Wish => {
  // A sum beside them that nothing is said of is what they earn.
  const earned = own.case.income ?? own.open[0] ?? own.case.price
  return earned !== null && before.income !== null && joinsEarnings(own)
    ? { ...own, open: [], case: { ...own.case, price: null, income: before.income + earned } }
    : own
}

/** 11월 것도 안 냈어요, July is unpaid as well: of another month than those that were told, and no word about one of them. */
const OF_ANOTHER = anyForm(words.unpaidToo, words.parts)

/** Rent that a question says is open too is added to what was open before it. */
const withUnpaid = (own: Wish, before: Case): Wish => {
  const text = textOf(own.said)
  const was = sumOf(before.facts, 'ARREARS')
  const [rent] = before.rents
  if (was === null || rent === undefined || own.case.rents.length > 0 || !OF_ANOTHER.test(text)) return own
  const open = openRentIn(text, readSums(text), rent)
  if (open === null) return own
  const { facts } = own.case
  const sums = [
    ...facts.sums.filter(({ of }) => of !== 'ARREARS'),
    { of: 'ARREARS' as const, value: was + open.value },
  ]
  return {
    ...own,
    open: own.open.filter((it) => !open.sums.some(({ value }) => value === it)),
    case: { ...own.case, facts: { ...facts, arrearsMonths: null, sums } },
  }
}

/** What of a case it is that rises or falls: what is named, else what is large enough for it. */
const STEPPED = ['deposit', 'price', 'rent', 'loan'] as const

/**
 * A sum that says by how much another one changes (3천 올려 달래요) is none by itself: of a lease it is asked for beside what is paid
 * now; where what comes out is said too (천만원 깎아서 1억 8천), that is what is meant.
 */
export const stepped = (said: Wish, before: Case): Wish => {
  const own = withUnpaid(withEarnings(atRate(said, before), before), before)
  const text = textOf(own.said)
  const step = stepIn(text)
  if (step === null) return own
  const { by, sum, others } = step
  const without = <T extends readonly number[]>(list: T): number[] => list.filter((it) => it !== sum.value)
  const rest: Case = {
    ...own.case,
    price: own.case.price === sum.value ? null : own.case.price,
    loan: own.case.loan === sum.value ? null : own.case.loan,
    deposits: without(own.case.deposits),
    rents: without(own.case.rents),
    leases: own.case.leases.filter(({ deposit }) => deposit !== sum.value),
  }
  if (others.length > 0) return { ...own, case: rest, open: without(own.open) }
  // 1천만 올리자고 하면요, after 2천 더 올려 달래요: another raise is of what is paid, and not of what was asked for before it.
  const [paid = 0, demanded] = before.deposits
  const [paidRent = 0, demandedRent] = before.rents
  const known = {
    deposit: by > 0 && demanded !== undefined && paid < demanded ? paid : before.deposits.at(-1),
    price: before.price ?? undefined,
    rent: by > 0 && demandedRent !== undefined && paidRent < demandedRent ? paidRent : before.rents.at(-1),
    loan: before.loan ?? undefined,
  }
  const raised = demandedRent !== undefined ? 'rent' : demanded !== undefined ? 'deposit' : null
  const named = roleOf(text, sum, 0, text.length)
  const thing =
    STEPPED.find((name) => name === named && known[name] !== undefined) ??
    STEPPED.find((name) => name === raised && by > 0) ??
    STEPPED.find((name) => Math.abs(by) < (known[name] ?? 0))
  const was = thing === undefined ? undefined : known[thing]
  if (thing === undefined || was === undefined || was + by <= 0) return own
  const becomes = was + by
  const list = by > 0 ? [was, becomes] : [becomes]
  const open: number[] = []
  switch (thing) {
    case 'deposit':
      return { ...own, open, case: { ...rest, deposits: list, transactionTypes: [] } }
    case 'rent':
      return { ...own, open, case: { ...rest, rents: list, transactionTypes: [] } }
    default:
      return { ...own, open, case: { ...rest, [thing]: becomes, transactionTypes: [] } }
  }
}

/** 그 금액 다 빌리면, 한도까지 받으면, if I borrow that much: as much as may be lent. */
const AS_LENT = anyForm(words.asLent, words.parts)

/** What a question asks for that has a sum worked out which may be lent. */
const LENDS: readonly AskName[] = ['loan', 'limits', 'dsr']

/**
 * Of what may be lent at most as it was worked out, in 만원, where a question asks what borrowing that comes to: it says so, or what may
 * be lent is what was asked before it.
 */
export const withLent = (own: Wish, { lent, request }: Pick<TurnMemory, 'lent' | 'request'>): Wish => {
  const isOfLoan = request?.wishes.some(({ asks }) => asks.some((name) => LENDS.includes(name))) === true
  return lent !== undefined &&
    own.case.loan === null &&
    own.asks.includes('repayment') &&
    (isOfLoan || AS_LENT.test(textOf(own.said)))
    ? { ...own, case: { ...own.case, loan: lent } }
    : own
}
