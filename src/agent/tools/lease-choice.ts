import { present } from '../../domain/present.ts'
import type { Parts } from '../../domain/present.ts'
import { exact, minus, toNumber } from '../../domain/calculator/exact.ts'
import {
  depositConversion,
  impliedConversionRate,
  rentConversion,
} from '../../domain/calculator/rent-conversion.ts'
import type { DepositConversion, RentConversion } from '../../domain/calculator/rent-conversion.ts'
import type { ToolContext } from './tool.ts'
import { breakEven, leaseCost } from '../../domain/calculator/lease-cost.ts'
import type { LeaseCost } from '../../domain/calculator/lease-cost.ts'
import type { Case } from '../../domain/case.ts'
import { money, percent, within } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'

type Lease = Case['leases'][number]

const nameOf = ({ deposit, rent }: Lease): Arg =>
  within(
    rent === null
      ? message('lease.jeonse', { deposit: money(deposit) })
      : message('lease.rent', { deposit: money(deposit), rent: money(rent) }),
  )

const costOf = ({ deposit, rent, loan = 0, rate = 0 }: Lease, savingsRate: number): LeaseCost =>
  leaseCost({ deposit, monthlyRent: rent ?? 0, loan, rate, savingsRate })

/** What the cost of a year is made of. */
const partsOf = (lease: Lease, cost: LeaseCost, savingsRate: number): Said[] =>
  present([
    cost.interest > 0 &&
      message('lease.interest', {
        of: nameOf(lease),
        loan: money(lease.loan ?? 0),
        rate: percent(lease.rate ?? 0),
        year: money(cost.interest),
      }),
    cost.rent > 0 && message('lease.rentYear', { of: nameOf(lease), year: money(cost.rent) }),
    cost.forgone > 0 &&
      message('lease.forgone', {
        of: nameOf(lease),
        own: money(cost.own),
        rate: percent(savingsRate),
        year: money(cost.forgone),
      }),
  ])

export interface LeaseChoice {
  /** Which costs less first. */
  said: Parts<Said>
  costs: LeaseCost[]
}

/** Where one rate of interest is said for both, what the larger deposit takes beyond the other is borrowed at it. */
const withDifferenceLent = ({ leases, rate }: Case): Case['leases'] => {
  if (rate === null || leases.length !== 2 || leases.some(({ loan }) => loan !== undefined)) return leases
  const least = Math.min(...leases.map(({ deposit }) => deposit))
  return leases.map((it) => (it.deposit > least ? { ...it, loan: it.deposit - least, rate } : it))
}

/** Two leases by what each costs in a year, as far as it is known how they are paid for; null where it is not. */
export const chooseLease = (asked: Case): LeaseChoice | null => {
  // 전환율 5%로 치면: what the larger deposit costs beyond the other, as both sides would turn it into rent.
  const { savingsRate = asked.conversionRate ?? 0, ownMoney } = asked
  const [one, other] = withDifferenceLent(asked)
  if (one === undefined || other === undefined) return null
  const isPaid =
    savingsRate > 0 || [one, other].some(({ loan, rate }) => loan !== undefined && rate !== undefined)
  if (!isPaid) return null
  const both = [one, other].map((lease) => ({ lease, cost: costOf(lease, savingsRate) }))
  const [cheap, dear] = both.toSorted((a, b) => a.cost.year - b.cost.year)
  if (cheap === undefined || dear === undefined) return null
  const flips = breakEven(cheap.cost, dear.cost)
  const short = both.filter(({ cost }) => ownMoney !== undefined && cost.own > ownMoney)
  const named = {
    cheap: nameOf(cheap.lease),
    dear: nameOf(dear.lease),
    cheapYear: money(cheap.cost.year),
    cheapMonth: money(cheap.cost.month),
    dearYear: money(dear.cost.year),
    dearMonth: money(dear.cost.month),
  }
  return {
    said: [
      cheap.cost.year === dear.cost.year
        ? message('lease.same', { year: money(cheap.cost.year) })
        : message('lease.cheaper', {
            ...named,
            difference: money(dear.cost.year - cheap.cost.year),
            monthly: money(dear.cost.month - cheap.cost.month),
          }),
      ...both.flatMap(({ lease, cost }) => partsOf(lease, cost, savingsRate)),
      savingsRate === 0 &&
        flips !== null &&
        flips > 0 &&
        message('lease.flips', {
          own: money(cheap.cost.own - dear.cost.own),
          rate: percent(flips),
          dear: nameOf(dear.lease),
        }),
      ...short.map(({ lease, cost }) =>
        message('lease.short', { of: nameOf(lease), own: money(ownMoney ?? 0), needs: money(cost.own) }),
      ),
      message('conversion.risk'),
    ],
    costs: both.map(({ cost }) => cost),
  }
}

/** Two leases with rent of which only the sums are known: at which rate they cost the same. */
export const sameAt = ([one, other]: Case['leases']): { rate: number; said: Said[] } | null => {
  if (one?.rent == null || other?.rent == null) return null
  const rate = breakEven(costOf(one, 0), costOf(other, 0))
  const [more, less] = one.deposit >= other.deposit ? [one, other] : [other, one]
  if (rate === null || rate <= 0) return null
  const of = {
    rate: percent(rate),
    more: nameOf(more),
    less: nameOf(less),
    difference: money(more.deposit - less.deposit),
  }
  return { rate, said: [message('lease.sameAt', of), message('lease.sameMeans', of)] }
}

/** What is said of one lease turned into another. */
export interface Told {
  /** The result first. */
  said: Parts<Said>
  inputs: Record<string, number>
  result: (RentConversion | DepositConversion) & object
  figure: { of: 'rent' | 'deposit' | 'year' | 'rate'; value: number }
}

/** A jeonse and a lease with rent side by side: at which rate they are the same, and what that means. */
export const compare = (
  { today, rules, given: { baseRate } }: ToolContext,
  jeonse: number,
  lease: { deposit: number; monthlyRent: number },
): Told | null => {
  const implied = impliedConversionRate(jeonse, lease)
  if (implied === null) return null
  const result = rentConversion({ deposit: jeonse, newDeposit: lease.deposit, baseRate }, today, rules)
  const rate = percent(implied)
  return {
    said: [
      message('conversion.implied', { rate }),
      message('conversion.cheaper', { rate }),
      message('conversion.dearer', { rate }),
      message('conversion.atCap', {
        rate: percent(result.conversionRate),
        rent: money(result.maximumMonthlyRent),
      }),
      message('conversion.year', { rent: money(lease.monthlyRent * 12) }),
      message('conversion.risk'),
    ],
    inputs: { jeonse, ...lease },
    result,
    figure: { of: 'rate', value: implied },
  }
}

/** A lease with rent that is to become a jeonse (5천에 60을 전세 2억으로): held against what its rent stands for. */
export const asJeonse = (
  context: ToolContext,
  jeonse: number,
  lease: { deposit: number; monthlyRent: number },
): Told | null => {
  const compared = compare(context, jeonse, lease)
  if (compared === null) return null
  const { conversionRate: agreed, baseRate } = context.given
  const whole = depositConversion({ ...lease, rate: agreed, baseRate }, context.today, context.rules)
  const difference = Math.abs(toNumber(minus(exact(jeonse), whole.deposit)))
  const stands = {
    rent: money(lease.monthlyRent),
    deposit: money(lease.deposit),
    worth: money(whole.deposit),
    rate: percent(whole.conversionRate),
    jeonse: money(jeonse),
    difference: money(difference),
  }
  return {
    ...compared,
    said: [
      message(jeonse > whole.deposit ? 'conversion.jeonseAbove' : 'conversion.jeonseWithin', stands),
      message('conversion.noCap'),
      ...compared.said,
    ],
  }
}
