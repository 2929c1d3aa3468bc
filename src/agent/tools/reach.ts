import { loanRepayment } from '../../domain/calculator/loan-repayment.ts'
import { highestWithin, jeonseReach } from '../../domain/calculator/reach.ts'
import type { JeonseReach } from '../../domain/calculator/reach.ts'
import { koreanDay } from '../../domain/day.ts'
import { list, money, percent, phrase, term } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { present } from '../../domain/present.ts'
import { inForce } from '../../domain/rules/rule.ts'
import { sum } from '../facts/row.ts'
import { concludes, given, inOrder, warns } from './calculation.ts'
import { confidenceOf, foundBy, missing } from './context.ts'
import { feeFor } from './fee.ts'
import { openResults, saidOf } from './lease-finding.ts'
import { matchLoans } from './lending.ts'
import { ceilingsOf, homesAssumed, mostLent, placeOf } from './loan.ts'
import { lowestRate } from './lowest-rate.ts'
import { taxesOnBuying } from './tax.ts'
import { defineTool } from './tool.ts'
import type { Asking, Found, ToolContext } from './tool.ts'

/** What the loan costs a month at the lowest rate that was found, and what that is of the income. */
const interestOf = (context: ToolContext, loan: number): Said[] => {
  const rate = lowestRate(context, 'JEONSE')?.rate ?? null
  const { income } = context.given
  if (rate === null || loan === 0) return []
  const { firstPayment } = loanRepayment({ loan, annualRate: rate, years: 1, method: 'BULLET' })
  return present([
    message('reach.interest', { rate: percent(rate), interest: money(Math.round(firstPayment)) }),
    income !== null &&
      income > 0 &&
      message('reach.interestShare', { share: percent((firstPayment * 1200) / income, 1) }),
  ])
}

/** Up to which jeonse deposit own money goes with a loan, and which products are for a deposit of that size. */
const ofJeonse = async (context: ToolContext, ownMoney: number): Promise<Found> => {
  const { given: asked, today, rules } = context
  const inputs = { ownMoney, ownedHomes: asked.ownedHomes ?? 0, regionCode: asked.regionCode }
  const outcome = jeonseReach(inputs, today, rules)
  const rule = inForce(rules.jeonseLoan, koreanDay(today), 'asOf')
  const say = ({ deposit, loan }: JeonseReach): Said =>
    loan === 0
      ? message('reach.noLoan', { most: money(deposit) })
      : message('reach.jeonse', { most: money(deposit), own: money(ownMoney), loan: money(loan) })
  const { result } = outcome
  const highest = result ?? outcome.alternatives[0]?.result
  const assumptions = homesAssumed(context)
  const products =
    result === null || result.loan === 0
      ? null
      : await matchLoans({
          ...context,
          given: {
            ...asked,
            deposits: [result.deposit],
            leases: [{ deposit: result.deposit, rent: null }],
          },
        })
  const found = foundBy(
    {
      name: 'jeonseReach',
      inputs,
      result: { assumptions: outcome.assumptions, rules: outcome.rules },
      further: openResults(outcome),
      facts: [
        ...inOrder([
          ...saidOf(outcome, say),
          message('reach.lent', { share: percent(rule.share), most: money(rule.most) }),
          highest !== undefined &&
            highest.deposit >= highest.highestDeposit &&
            message('reach.highest', { most: money(highest.highestDeposit) }),
          ...interestOf(context, highest?.loan ?? 0),
        ]),
        warns('reach.jeonseWithout'),
        given({ ownMoney, income: asked.income, homes: asked.ownedHomes, region: context.region }),
      ],
      rows: [highest !== undefined && sum(message('calculation.jeonseReach'), highest.deposit)],
    },
    { assumptions, confidence: confidenceOf(assumptions) },
  )
  // How much is lent for that deposit is told already.
  const others = present(products?.evidence ?? []).filter(
    ({ source }) => source.kind !== 'CALCULATION' || source.name !== 'jeonseLoanLimit',
  )
  return { ...found, evidence: [...(found.evidence ?? []), ...others], gaps: products?.gaps ?? [] }
}

/** Prices are told in steps of so many 만원. */
const STEP = 100

/** The same with a home at a price. */
const priced = (context: ToolContext, price: number): ToolContext => ({
  ...context,
  given: { ...context.given, price },
})

/** What taxes and fee come to at a price; null: what is not known leaves it open. */
const costsAt = (context: ToolContext, price: number): number | null => {
  const at = priced(context, price)
  const taxes = taxesOnBuying(at, price)
  return taxes === null ? null : taxes + feeFor(at).result.maximumFee
}

/** Up to which price own money goes with a loan of so much at each price, taxes and fee paid; null: nobody can tell. */
const priceWithin = (
  context: ToolContext,
  ownMoney: number,
  lentAt: (at: ToolContext) => number | null,
): number | null =>
  highestWithin(
    ownMoney,
    (price) => {
      if (price === 0) return 0
      const [costs, lent] = [costsAt(context, price), lentAt(priced(context, price))]
      return costs === null || lent === null ? null : price + costs - lent
    },
    STEP,
  )

const ofPurchase = (context: ToolContext, ownMoney: number): Found => {
  const { given: asked, region } = context
  const name = 'purchaseReach'
  const inputs = {
    ownMoney,
    income: asked.income,
    regionCode: asked.regionCode,
    ownedHomes: asked.ownedHomes ?? 0,
    firstHome: asked.firstHome,
  }
  const assumptions = homesAssumed(context)
  const more = { assumptions, confidence: confidenceOf(assumptions) }
  const told = [
    warns('funds.without'),
    ...given({ ownMoney, income: asked.income, homes: asked.ownedHomes, region }),
  ]
  if (placeOf(context) !== null) {
    const price = priceWithin(context, ownMoney, mostLent)
    const costs = price === null ? null : costsAt(context, price)
    if (price === null || costs === null) return missing(name, { income: asked.income, rate: asked.rate })
    const loan = mostLent(priced(context, price)) ?? 0
    return foundBy(
      {
        name,
        inputs,
        further: { price, loan, costs },
        facts: [
          concludes('reach.sale', {
            most: money(price),
            own: money(ownMoney),
            loan: money(loan),
            costs: money(costs),
          }),
          ...told,
        ],
        rows: [sum(message(`calculation.${name}`), price), sum(message('figure.limit'), loan)],
      },
      more,
    )
  }
  const byZone = ceilingsOf(priced(context, ownMoney)).flatMap(({ zone }) => {
    const price = priceWithin(
      context,
      ownMoney,
      (at) => ceilingsOf(at).find((it) => it.zone === zone)?.maximumLoan ?? null,
    )
    return price === null ? [] : [{ zone, price }]
  })
  if (byZone.length === 0) return missing(name, { region: null })
  const zones = list(byZone.map(({ zone, price }) => phrase([term(`zone.${zone}`), money(price)])))
  return foundBy(
    {
      name,
      inputs,
      further: { byZone },
      facts: [concludes('reach.saleByZone', { own: money(ownMoney), zones }), ...told],
    },
    { ...more, gaps: missing(name, { region: null, income: asked.income }).gaps },
  )
}

/** 월세는요?: what a month costs reaches up to no price. */
const rentsAlone = (deals: ToolContext['given']['transactionTypes']): boolean =>
  deals.length > 0 && deals.every((deal) => deal === 'RENT')

/** Up to which price or deposit it goes, and no price or deposit is said. */
const asksReach = ({
  says,
  searches,
  ownMoney,
  given: { price, deposits, transactionTypes },
}: Asking): boolean =>
  says('reach') &&
  !searches &&
  !rentsAlone(transactionTypes) &&
  ownMoney !== null &&
  ownMoney > 0 &&
  price === null &&
  deposits.length === 0

export const reach = defineTool({
  id: 'reach',
  asks: asksReach,
  calculations: ['jeonseReach', 'purchaseReach'],
  section: 'loan',
  isByPlace: true,
  takesRates: true,
  run: (context) => {
    const { given: asked, request } = context
    const ownMoney = request.person.ownMoney ?? 0
    return asked.transactionTypes.includes('JEONSE')
      ? ofJeonse(context, ownMoney)
      : ofPurchase(context, ownMoney)
  },
})
