import { present } from '../../domain/present.ts'
import {
  convertedDepositOf,
  RENT_TIMES,
  SHOP_RENEWAL_YEARS,
  shopConversion,
  shopRaise,
  shopScope,
} from '../../domain/calculator/lease/shop.ts'
import { raisedBy } from '../../domain/calculator/lease/raise.ts'
import { shopArrears, shopSmallDeposit } from '../../domain/calculator/lease/shop-claims.ts'
import type { ShopRaise } from '../../domain/calculator/lease/shop.ts'
import { dayOf, sumOf } from '../../domain/lease-facts.ts'
import { count, list, money, name, percent, within } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { inForce } from '../../domain/rules/rule.ts'
import { koreanDay } from '../../domain/day.ts'
import { findingOf, openNear } from './lease-finding.ts'
import { tellTacit } from './shop-tacit.ts'
import { defineTool } from './tool.ts'
import type { Asking, Found, ToolContext } from './tool.ts'

/** How a shop’s lease counts. */
const how = (): Said => message('lease.shop.how', { factor: name(String(RENT_TIMES)) })
/** What holds above the limit too, and what does not. */
const applies = ({ today, rules }: ToolContext): Said =>
  message('lease.shop.applies', {
    years: count(SHOP_RENEWAL_YEARS, 'year'),
    cap: percent(inForce(rules.shopIncreaseCap, koreanDay(today), 'asOf').cap),
  })

/** What of a raise is told of one region. */
const capOf = (it: ShopRaise): Said =>
  it.maximumMonthlyRent === null
    ? message('lease.shop.noCap', { cap: percent(it.cap) })
    : it.maximumMonthlyRent > 0
      ? message('lease.shop.capTo', { rent: money(it.maximumMonthlyRent), cap: percent(it.cap) })
      : message('lease.shop.capDeposit', { deposit: money(it.maximumDeposit ?? 0), cap: percent(it.cap) })

interface Lease {
  deposit: number
  monthlyRent: number
  regionCode: string | null
}

const leaseOf = ({ given }: ToolContext): Lease => ({
  deposit: given.deposits[0] ?? 0,
  monthlyRent: given.rents[0] ?? 0,
  regionCode: given.regionCode,
})

/** Regions that come out alike, told as one; the one that most come to first. */
const byResult = (said: readonly { condition: Said; result: Said }[]): Said[] =>
  [...Map.groupBy(said, ({ result }) => JSON.stringify(result)).values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap(([first, ...others]) =>
      first === undefined
        ? []
        : [
            message('lease.at', {
              condition: list([first, ...others].map(({ condition }) => within(condition))),
              result: within(first.result),
            }),
          ],
    )

/** What is asked for, and by how many percent it is more; null: nothing is, or nothing was paid. */
const raiseOf = (
  { deposit, monthlyRent }: Lease,
  { newDeposit, newMonthlyRent }: { newDeposit: number | null; newMonthlyRent: number | null },
) => {
  const isRent = newMonthlyRent !== null
  const [before, asked] = isRent ? [monthlyRent, newMonthlyRent] : [deposit, newDeposit]
  return asked === null || before === 0
    ? null
    : { isRent, said: { asked: money(asked), rate: percent((asked * 100) / before - 100) } }
}

const tellRaise = (context: ToolContext, lease: Lease): Found => {
  const { given, request, today, rules } = context
  const share = request.wishes.find((wish) => wish.share !== null)?.share ?? null
  const asked =
    given.rents[1] ??
    openNear(request, lease.monthlyRent) ??
    (share !== null && lease.monthlyRent > 0 ? raisedBy(lease.monthlyRent, share) : null)
  const inputs = {
    ...lease,
    newDeposit: given.deposits[1] ?? null,
    newMonthlyRent: asked,
  }
  const outcome = shopRaise(inputs, today, rules)
  const { result, alternatives } = outcome
  const converted = money(convertedDepositOf(lease))
  // What is asked for, and what a raise that is: of the rent, else of the deposit.
  const raise = raiseOf(lease, inputs)
  const said: Said[] =
    result === null
      ? [
          ...byResult(alternatives.map(({ condition, result: it }) => ({ condition, result: capOf(it) }))),
          ...(raise === null ? [] : [message('lease.shop.asked', raise.said)]),
          message('lease.shop.byRegion', { converted }),
        ]
      : result.maximumDeposit === null
        ? [
            message('lease.shop.raiseFree', { cap: percent(result.cap) }),
            ...(raise === null ? [] : [message('lease.shop.asked', raise.said)]),
            message('lease.shop.beyond', { converted, limit: money(result.limit) }),
            applies(context),
          ]
        : present([
            raise !== null &&
              message(result.allowed === true ? 'lease.shop.raiseYes' : 'lease.shop.raiseNo', {
                ...raise.said,
                most: money((raise.isRent ? result.maximumMonthlyRent : result.maximumDeposit) ?? 0),
                cap: percent(result.cap),
              }),
            result.maximumDeposit > 0 && (result.maximumMonthlyRent ?? 0) > 0
              ? message('lease.shop.raiseRent', {
                  rent: money(result.maximumMonthlyRent ?? 0),
                  deposit: money(result.maximumDeposit),
                  cap: percent(result.cap),
                })
              : message('lease.shop.applied', { result: within(capOf(result)) }),
            message('lease.shop.within', { converted, limit: money(result.limit) }),
          ])
  return findingOf({
    name: 'shopRaise',
    inputs,
    outcome,
    said: [...said, message('lease.shop.once'), how()],
    caveats: said.slice(1),
  })
}

/** Whether a part of the deposit is to become rent: it is lowered, or a part of it is named. */
const turnsDeposit = ({ deposits: [deposit = 0, other = deposit], facts }: Asking['given']): boolean =>
  other < deposit || sumOf(facts, 'TURNED') !== null

const tellConversion = (context: ToolContext, lease: Lease): Found => {
  const { given, today, rules, request } = context
  const [, other] = given.deposits
  const part = sumOf(given.facts, 'TURNED') ?? request.wishes.flatMap(({ open }) => open)[0]
  // 1억 중에 5천을: a part of it; 1억을 5천으로: what is left of it.
  const turned = other === undefined ? (part ?? lease.deposit) : lease.deposit - other
  const converted = turned > 0 && turned <= lease.deposit ? turned : lease.deposit
  const inputs = { ...lease, converted, baseRate: given.baseRate ?? null }
  const outcome = shopConversion(inputs, today, rules)
  const all = [outcome.result, ...outcome.alternatives.map(({ result }) => result)].filter(
    (it) => it !== null,
  )
  const capped = all.find((it) => it.addedRent != null) ?? null
  const highest = all[0]?.highest ?? 0
  const main =
    capped === null
      ? message('lease.shop.convertFree', { rate: percent(highest) })
      : message('lease.shop.convert', {
          amount: money(converted),
          rent: money(capped.addedRent ?? 0),
          rate: percent(capped.rate ?? 0),
        })
  const total =
    capped === null || lease.monthlyRent === 0
      ? []
      : [message('lease.shop.convertTotal', { rent: money(lease.monthlyRent + (capped.addedRent ?? 0)) })]
  return findingOf({
    name: 'shopConversion',
    inputs,
    outcome,
    said: [main, ...total, message('lease.shop.convertIf')],
    caveats: capped === null ? [] : [message('lease.shop.convertIf')],
  })
}

const tellSmall = (context: ToolContext, lease: Lease): Found => {
  const { given, today, rules } = context
  const inputs = { ...lease, firstMortgageDate: dayOf(given.facts, 'MORTGAGE'), price: given.price }
  const outcome = shopSmallDeposit(inputs, today, rules)
  const { result, alternatives } = outcome
  const converted = money(convertedDepositOf(lease))
  // Too large in every region that may be meant: which it is makes no difference.
  const ceilings = alternatives.map(({ result: it }) => it.ceiling)
  const isNowhere = alternatives.length > 0 && alternatives.every(({ result: it }) => it.amount === 0)
  const said =
    result === null && isNowhere
      ? [message('lease.shop.smallNo', { converted, ceiling: money(Math.max(...ceilings)) })]
      : result === null
        ? [
            message('lease.shop.byRegion', { converted }),
            ...alternatives.map(({ condition, result: it }) =>
              message('lease.shop.smallAt', {
                condition: within(condition),
                ceiling: money(it.ceiling),
                amount: money(it.amount),
              }),
            ),
          ]
        : result.amount > 0
          ? [
              message('lease.shop.small', {
                amount: money(result.amount),
                converted,
                ceiling: money(result.ceiling),
              }),
            ]
          : [message('lease.shop.smallNo', { converted, ceiling: money(result.ceiling) })]
  return findingOf({
    name: 'shopSmallDeposit',
    inputs,
    outcome,
    said: [...said, message('lease.shop.smallHow', { factor: name(String(RENT_TIMES)) })],
    caveats: said.slice(1),
  })
}

const tellScope = (context: ToolContext, lease: Lease): Found => {
  const { today, rules } = context
  const outcome = shopScope(lease, today, rules)
  const { result } = outcome
  const converted = money(convertedDepositOf(lease))
  const said =
    result === null
      ? [
          message('lease.shop.byRegion', { converted }),
          ...outcome.alternatives.map(({ condition, result: it }) =>
            message('lease.shop.limitAt', {
              condition: within(condition),
              limit: money(it.limit),
              within: within(message(it.within ? 'lease.shop.isWithin' : 'lease.shop.isBeyond')),
            }),
          ),
        ]
      : [
          message(result.within ? 'lease.shop.within' : 'lease.shop.beyond', {
            converted,
            limit: money(result.limit),
          }),
        ]
  return findingOf({
    name: 'shopScope',
    inputs: { ...lease },
    outcome,
    said: [...said, applies(context), how()],
    caveats: said.slice(1),
  })
}

const tellArrears = (context: ToolContext, rent: number, arrears: number): Found => {
  const { today, rules } = context
  const inputs = { monthlyRent: rent, arrears }
  const outcome = shopArrears(inputs, today, rules)
  const { threshold = 0, reached = false, missing = 0, periods: most = 0 } = outcome.result ?? {}
  const periods = name(String(most))
  const sums = { arrears: money(arrears), threshold: money(threshold), periods }
  return findingOf({
    name: 'shopArrears',
    inputs,
    outcome,
    said: [
      reached
        ? message('lease.shop.arrears', sums)
        : message('lease.shop.arrearsNot', { ...sums, missing: money(missing) }),
      message('lease.shop.ever', { periods }),
    ],
  })
}

/** Rent in arrears, as a sum or in months; null where none is spoken of. */
const arrearsOf = ({ facts, rents }: Asking['given']): number | null => {
  const [rent] = rents
  const sum = sumOf(facts, 'ARREARS')
  if (sum !== null) return sum
  return facts.arrearsMonths === null || rent === undefined ? null : facts.arrearsMonths * rent
}

/** The rules of shops and never those of homes; which of them, the question says. */
const analyseShop = (context: ToolContext): Found => {
  const { given, says } = context
  const lease = leaseOf(context)
  const arrears = arrearsOf(given)
  const [rent] = given.rents
  if (arrears !== null && rent !== undefined) return tellArrears(context, rent, arrears)
  if (given.deposits.length + given.rents.length === 0) return {}
  if (given.facts.renewal === 'TACIT') return tellTacit(context, lease)
  if (says('priority')) return tellSmall(context, lease)
  if (turnsDeposit(given)) return tellConversion(context, lease)
  if (says('increase') || given.rents.length > 1) return tellRaise(context, lease)
  if (says('conversion')) return tellConversion(context, lease)
  return tellScope(context, lease)
}

/** Figures of a shop's lease of which something is asked that its rules answer. */
const asksOfShop = ({ given, says, searches }: Asking): boolean => {
  if (given.facts.premises !== 'SHOP' || searches) return false
  if (arrearsOf(given) !== null && given.rents.length > 0) return true
  if (given.deposits.length + given.rents.length === 0) return false
  return (
    given.facts.renewal === 'TACIT' ||
    says('priority') ||
    says('increase') ||
    says('conversion') ||
    says('shopScope') ||
    turnsDeposit(given) ||
    given.rents.length > 1
  )
}

export const shop = defineTool({
  id: 'shop',
  asks: asksOfShop,
  calculations: ['shopScope', 'shopRaise', 'shopConversion', 'shopSmallDeposit', 'shopArrears'],
  isByPlace: true,
  run: analyseShop,
})
