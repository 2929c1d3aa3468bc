import type { z } from 'zod'
import { money } from '../../message/arg.ts'
import { message } from '../../message/say.ts'
import type { Said } from '../../message/say.ts'
import { inForce } from '../../rules/rule.ts'
import type { Rule } from '../../rules/rule.ts'
import type { Rules } from '../../rules/rules.ts'
import type { acquisitionInput } from './acquisition-input.ts'
import { toWon, share } from './bill.ts'

type Buyer = z.output<typeof acquisitionInput>

interface Cut {
  rule: Rule
  amountOf(tax: number): number
  /** The rate of one home, however many there are. */
  plainRate: boolean
  reasons: Said[]
}

const atMost =
  (most: number) =>
  (tax: number): number =>
    Math.min(tax, most)

const none = (): number => 0

const firstHomeCut = (buyer: Buyer, price: number, date: string, rules: Rules): Cut => {
  const rule = inForce(rules.firstHomeCut, date, 'asOf')
  if (price > rule.priceUpTo) {
    const limit = money(rule.priceUpTo)
    return {
      rule,
      amountOf: none,
      plainRate: false,
      reasons: [message('tax.why.firstHomeTooDear', { limit })],
    }
  }
  const smallPrice = buyer.capitalArea === true ? rule.smallPriceCapital : rule.smallPrice
  const isSmall =
    buyer.apartment === false &&
    buyer.exclusiveArea != null &&
    buyer.exclusiveArea <= rule.smallArea &&
    price <= smallPrice
  const most = isSmall || buyer.shrinkingArea === true ? rule.smallCut : rule.cut
  return {
    rule,
    amountOf: atMost(most),
    plainRate: true,
    reasons: [message('tax.why.firstHome', { most: money(most) }), message('tax.why.noIncomeLimit')],
  }
}

const birthCut = (price: number, date: string, rules: Rules): Cut => {
  const rule = inForce(rules.birthCut, date, 'asOf')
  const isTooDear = price > rule.priceUpTo
  return {
    rule,
    amountOf: isTooDear ? none : atMost(rule.cut),
    plainRate: false,
    reasons: [
      isTooDear
        ? message('tax.why.birthTooDear', { limit: money(rule.priceUpTo) })
        : message('tax.why.birth', { most: money(rule.cut) }),
    ],
  }
}

const shrinkingCut = (buyer: Buyer, price: number, date: string, rules: Rules): Cut | null => {
  const rule = inForce(rules.shrinkingAreaCut, date, 'asOf')
  const limit = buyer.capitalArea === true ? rule.priceUpToCapital : rule.priceUpTo
  if (price > limit || (buyer.ownedHomes ?? 0) > 1 || buyer.regulatedArea === true) return null
  return {
    rule,
    amountOf: (tax) => Math.min(toWon(share(rule.share, tax)), rule.cap),
    plainRate: false,
    reasons: [message('tax.why.shrinking', { most: money(rule.cap) })],
  }
}

/** What is let off a home that is bought: one cut only, the larger. Null where none is asked for. */
export const cutOf = (buyer: Buyer, date: string, rules: Rules): Cut | null => {
  const { cause, price } = buyer
  if (
    cause !== 'SALE' ||
    price == null ||
    buyer.corporation === true ||
    (buyer.acquired ?? 'HOME') !== 'HOME'
  )
    return null
  const cuts = [
    ...(buyer.birth === true ? [birthCut(price, date, rules)] : []),
    ...(buyer.firstHome === true ? [firstHomeCut(buyer, price, date, rules)] : []),
    ...(buyer.shrinkingArea === true ? [shrinkingCut(buyer, price, date, rules)] : []),
  ].filter((cut) => cut !== null)
  return cuts.toSorted((a, b) => b.amountOf(price) - a.amountOf(price))[0] ?? null
}
