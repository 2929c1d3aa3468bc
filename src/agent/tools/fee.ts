import { brokerageFee, rentMonths } from '../../domain/calculator/brokerage-fee.ts'
import { sumOf } from '../../domain/lease-facts.ts'
import { koreanDay } from '../../domain/day.ts'
import { money, name, percent, term } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { asFact } from '../facts/fact.ts'
import type { Fact } from '../facts/fact.ts'
import { sum } from '../facts/row.ts'
import { defineTool } from './tool.ts'
import type { Found, ToolContext } from './tool.ts'
import { concludes, finds, given } from './calculation.ts'
import { assume, foundBy } from './context.ts'

/** How the rent counts. */
const rentSaid = ({ today, rules }: ToolContext, deposit: number, rent: number): Fact[] => {
  const { rule, full, isSmall, months } = rentMonths(deposit, rent, koreanDay(today), rules)
  const of = { deposit: money(deposit), rent: money(rent), months: name(String(months)) }
  return [
    isSmall
      ? finds('fee.timesFewer', {
          ...of,
          usual: name(String(rule.months)),
          full: money(full),
          small: money(rule.small),
        })
      : finds('fee.times', of),
  ]
}

/** Land that is asked about beside a lease or a home. */
const landSaid = ({ given: { facts, price }, today, rules }: ToolContext): Fact[] => {
  const salePrice = sumOf(facts, 'LAND_PRICE')
  if (salePrice === null || salePrice === price) return []
  const { maximumFee, rate } = brokerageFee(
    { transactionType: 'SALE', propertyType: 'APARTMENT', premises: 'LAND', salePrice },
    today,
    rules,
  )
  return [
    asFact(
      'caveat',
      message('fee.land', { price: money(salePrice), rate: percent(rate), fee: money(maximumFee) }),
    ),
  ]
}

/** VAT that a broker may add, percent. */
const VAT = 10

/** Whether what was paid, or is asked, is more than the cap; what VAT may explain is no excess. */
const paidSaid = ({ given: { facts, feeRate } }: ToolContext, cap: number, amount: number): Fact[] => {
  const asked = feeRate === undefined ? null : Math.round(amount * feeRate * 100) / 10_000
  const paid = sumOf(facts, 'FEE_PAID') ?? asked
  if (paid === null) return []
  const of = { paid: money(paid), fee: money(cap), over: money(paid - cap) }
  const most = (cap * (100 + VAT)) / 100
  return [
    paid <= cap
      ? concludes('fee.within', { paid: of.paid, fee: of.fee })
      : paid <= most
        ? concludes('fee.maybeVat', { paid: of.paid, fee: of.fee, rate: percent(VAT) })
        : concludes('fee.over', of),
  ]
}

/** With VAT, where that is asked for: whether it is added depends on how the broker is taxed. */
const withVat = ({ says }: ToolContext, cap: number): Fact[] =>
  says('vat')
    ? [
        concludes('fee.withVat', {
          rate: percent(VAT),
          vat: money((cap * VAT) / 100),
          all: money((cap * (100 + VAT)) / 100),
        }),
      ]
    : []

/** The lease that the fee is of; none where a home is bought with its tenant: the fee is that of the sale. */
const dealOf = ({ given: { price, deposits, rents }, says }: ToolContext) =>
  price !== null && says('gap') ? {} : { deposit: deposits[0], rent: rents[0] }

/** What the right to a new home (분양권) changes hands for: what was paid so far and the premium; null: it is none, or nobody says. */
const presaleOf = ({ given: { facts }, says }: ToolContext): number | null => {
  const premium = sumOf(facts, 'PREMIUM')
  const paid = (sumOf(facts, 'DOWN_PAYMENT') ?? 0) + (sumOf(facts, 'BALANCE') ?? 0)
  return says('presale') && paid > 0 ? paid + (premium ?? 0) : null
}

/** The most that an agent may ask of one side, and what it is worked out of. */
export const feeFor = (context: ToolContext) => {
  const { given: asked, today, rules } = context
  const { deposit, rent } = dealOf(context)
  const transactionType = deposit === undefined ? 'SALE' : rent === undefined ? 'JEONSE' : 'RENT'
  const propertyType = asked.propertyType ?? 'APARTMENT'
  // A building of which less than half is a home is none.
  const { premises, lessHome } = asked.facts
  const isHome = lessHome !== true && (premises === 'HOME' || premises === null)
  const inputs = {
    transactionType,
    propertyType,
    ...(!isHome && { premises: lessHome === true ? 'SHOP' : premises }),
    ...(deposit === undefined ? { salePrice: presaleOf(context) ?? asked.price } : { deposit }),
    ...(rent !== undefined && { monthlyRent: rent }),
  } as const
  return { result: brokerageFee(inputs, today, rules), inputs, isHome }
}

/** Nobody lets or buys a home for more, 만원. */
const DEAREST = 1_000_000
/** The least that a home must cost, or be let for without rent, for a fee to be within the cap, 만원. */
const leastFor = (
  { today, rules }: ToolContext,
  paid: number,
  transactionType: 'SALE' | 'JEONSE',
): number => {
  const deal = { transactionType, propertyType: 'APARTMENT' } as const
  const capOf = (amount: number): number =>
    brokerageFee({ ...deal, salePrice: amount, deposit: amount }, today, rules).maximumFee
  let [low, high] = [1, DEAREST]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (capOf(middle) >= paid) high = middle
    else low = middle + 1
  }
  return low
}

/** A fee that is asked for a deal of which nobody says what it is for: from which price on it is within the cap. */
const analyseDemand = (context: ToolContext, paid: number): Found => {
  const [sale, jeonse] = [leastFor(context, paid, 'SALE'), leastFor(context, paid, 'JEONSE')]
  return foundBy({
    name: 'brokerageFee',
    inputs: { paid },
    further: { sale, jeonse },
    facts: [concludes('fee.unknownDeal', { paid: money(paid), sale: money(sale), jeonse: money(jeonse) })],
  })
}

/** The most that an agent may ask of one side. */
const analyseFee = (context: ToolContext): Found => {
  const { given: asked } = context
  const demanded = sumOf(asked.facts, 'FEE_PAID')
  const isUnknown = asked.price === null && asked.deposits.length === 0 && presaleOf(context) === null
  if (demanded !== null && isUnknown) return analyseDemand(context, demanded)
  const { deposit, rent } = dealOf(context)
  const presale = presaleOf(context)
  const { result, inputs, isHome } = feeFor(context)
  const main = concludes('fee.most', { fee: money(result.maximumFee) })
  const assumptions =
    asked.propertyType === null && isHome ? [assume('type', message('assumed.apartment'))] : []
  const metrics = [sum(message('calculation.brokerageFee'), result.maximumFee)]
  return foundBy(
    {
      name: 'brokerageFee',
      inputs,
      result,
      facts: [
        ...paidSaid(context, result.maximumFee, result.transactionAmount),
        main,
        ...withVat(context, result.maximumFee),
        presale !== null && asFact('caveat', message('fee.presale', { amount: money(presale) })),
        ...landSaid(context),
        finds('fee.rate', { rate: percent(result.rate) }),
        finds('fee.amount', { amount: money(result.transactionAmount) }),
        rent !== undefined && rentSaid(context, deposit ?? 0, rent),
        given({ type: isHome ? term(`type.${inputs.propertyType}`) : null }),
      ],
      rows: metrics,
    },
    { assumptions },
  )
}

export const fee = defineTool({
  id: 'fee',
  asks: ({ calculates, says, given: { facts } }) =>
    calculates('fee') || (says('fee') && sumOf(facts, 'FEE_PAID') !== null && facts.premises !== 'SHOP'),
  calculations: ['brokerageFee'],
  run: analyseFee,
})
