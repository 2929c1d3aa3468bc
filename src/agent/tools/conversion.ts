import { depositConversion, depositForRent, rentConversion } from '../../domain/calculator/rent-conversion.ts'
import type { RentConversion } from '../../domain/calculator/rent-conversion.ts'
import { article, count, money, percent, term } from '../../domain/message/arg.ts'
import { rentInstead } from '../../domain/case.ts'
import type { Case } from '../../domain/case.ts'
import { sumOf } from '../../domain/lease-facts.ts'
import { depositOf } from '../../domain/calculator/conversion-rule.ts'
import { exact, minus, toNumber } from '../../domain/calculator/exact.ts'
import { toNearestWon } from '../../domain/money.ts'
import { message } from '../../domain/message/say.ts'
import type { Parts } from '../../domain/present.ts'
import type { Said } from '../../domain/message/say.ts'
import { figure } from '../facts/row.ts'
import { defineTool } from './tool.ts'
import type { Found, ToolContext } from './tool.ts'
import { given, givenAs, inOrder } from './calculation.ts'
import { foundBy, missing } from './context.ts'
import { assumedOf } from './lease-finding.ts'
import { asJeonse, chooseLease, compare, sameAt } from './lease-choice.ts'
import type { Told } from './lease-choice.ts'

/** What of a deposit the rent of a round step stands for. 만원. */
const STEP = 1000

/** By which rent paid beyond the cap is claimed back. */
const CLAIMED_BACK = { lawName: '주택임대차보호법', articleNumber: '제10조의2' }

/** A rent that is asked for what is turned, held against the cap, and the deposit that it stands for. */
const askedFor = (
  { given: { facts } }: ToolContext,
  { maximumMonthlyRent, conversionRate }: RentConversion,
  paid: number,
): Parts<Said> => {
  const asked = sumOf(facts, 'ASKED_RENT')
  if (asked === null || conversionRate === 0) return []
  const most = toNumber(minus(maximumMonthlyRent, paid))
  const stands = {
    rent: money(asked),
    deposit: money(toNumber(depositOf(asked, exact(conversionRate)))),
    rate: percent(conversionRate),
  }
  const months = facts.livedMonths
  return [
    asked > most &&
      months !== null &&
      message('conversion.overpaid', {
        months: count(months, 'month'),
        each: money(asked - most),
        over: money((asked - most) * months),
        article: article(CLAIMED_BACK),
      }),
    asked > most
      ? message('conversion.askedOver', { rent: stands.rent, most: money(most), over: money(asked - most) })
      : message('conversion.askedWithin', { rent: stands.rent, most: money(most) }),
    message('conversion.standsFor', stands),
  ]
}

/** A deposit lowered for rent: the statute caps what may be asked for the difference. */
const lower = (
  context: ToolContext,
  sums: { deposit: number; newDeposit: number; monthlyRent?: number },
  isPart = false,
): Told => {
  const { baseRate, conversionRate } = context.given
  const { today, rules } = context
  const base = baseRate === undefined ? {} : { baseRate }
  const inputs = { ...sums, ...base }
  const result = rentConversion(inputs, today, rules)
  const step = rentConversion({ deposit: STEP, newDeposit: 0, ...base }, today, rules)
  const isWhole = inputs.newDeposit === 0 && !isPart
  // At a rate that both sides agree on; the statute still caps it where it holds.
  if (conversionRate !== undefined) {
    const rent = (inputs.monthlyRent ?? 0) + ((inputs.deposit - inputs.newDeposit) * conversionRate) / 1200
    const agreed = toNearestWon(rent)
    const isOver = agreed > result.maximumMonthlyRent
    const cap = { rate: percent(result.conversionRate), rent: money(result.maximumMonthlyRent) }
    return {
      said: [
        message('conversion.agreed', { rate: percent(conversionRate), rent: money(agreed) }),
        isOver && message('conversion.agreedOver', cap),
        message('conversion.rate', { rate: percent(result.conversionRate) }),
        message('conversion.cap'),
      ],
      inputs: { ...inputs, conversionRate },
      result,
      figure: { of: 'rent', value: agreed },
    }
  }
  return {
    said: [
      ...askedFor(context, result, inputs.monthlyRent ?? 0),
      isPart
        ? message('conversion.part', {
            deposit: money(inputs.deposit - inputs.newDeposit),
            rent: money(result.maximumMonthlyRent),
          })
        : inputs.monthlyRent === undefined || isWhole
          ? message(isWhole ? 'conversion.whole' : 'conversion.lower', {
              rent: money(result.maximumMonthlyRent),
            })
          : message('conversion.lowerBy', {
              rent: money(result.maximumMonthlyRent),
              more: money(toNumber(minus(result.maximumMonthlyRent, inputs.monthlyRent))),
            }),
      message('conversion.rate', { rate: percent(result.conversionRate) }),
      isWhole && message('conversion.step', { deposit: money(STEP), rent: money(step.maximumMonthlyRent) }),
      message('conversion.cap'),
    ],
    inputs,
    result,
    figure: { of: 'rent', value: result.maximumMonthlyRent },
  }
}

/** Rent turned into deposit: no statute sets a rate, so the cap on the other direction is the yardstick where none was agreed on. */
const raise = (
  { today, rules, given: { conversionRate, baseRate } }: ToolContext,
  sums: { deposit: number; monthlyRent: number; newDeposit?: number },
): Told => {
  const inputs = {
    ...sums,
    ...(conversionRate !== undefined && { rate: conversionRate }),
    ...(baseRate !== undefined && { baseRate }),
  }
  const result = depositConversion(inputs, today, rules)
  const isWhole = result.monthlyRent === 0
  const rate = percent(result.conversionRate)
  const more = result.deposit - sums.deposit
  return {
    said: [
      isWhole
        ? sums.deposit === 0
          ? message('conversion.standsFor', { rent: money(sums.monthlyRent), deposit: money(more), rate })
          : message('conversion.toJeonse', { deposit: money(result.deposit), rate })
        : message('conversion.lessRent', { rent: money(result.monthlyRent), rate }),
      isWhole &&
        sums.deposit > 0 &&
        message('conversion.standsFor', { rent: money(sums.monthlyRent), deposit: money(more), rate }),
      message('conversion.noCap'),
      conversionRate === undefined && message('conversion.depends'),
    ],
    inputs: { ...inputs },
    result,
    figure: isWhole ? { of: 'deposit', value: result.deposit } : { of: 'rent', value: result.monthlyRent },
  }
}

/** Another rent for the same home (월세를 50으로 낮추려면): which deposit goes with it. */
const depositWith = (
  { today, rules, given: { conversionRate, baseRate } }: ToolContext,
  { deposit, rent: monthlyRent, newRent }: { deposit: number; rent: number; newRent: number },
): Told => {
  const inputs = { deposit, monthlyRent, newRent, rate: conversionRate, baseRate }
  const result = depositForRent(inputs, today, rules)
  const rate = percent(result.conversionRate)
  const change = Math.abs(toNumber(minus(exact(result.deposit), deposit)))
  const told = { rent: money(newRent), deposit: money(result.deposit), change: money(change), rate }
  const isLess = newRent < monthlyRent
  return {
    said: isLess
      ? [
          message('conversion.depositFor', told),
          message('conversion.noCap'),
          conversionRate === undefined && message('conversion.depends'),
        ]
      : [
          result.monthlyRent < newRent
            ? message('conversion.depositShort', { rent: money(result.monthlyRent), rate })
            : message('conversion.depositLeft', told),
          message('conversion.cap'),
        ],
    inputs: { deposit, monthlyRent, newRent, ...(conversionRate !== undefined && { rate: conversionRate }) },
    result,
    figure: { of: 'deposit', value: result.deposit },
  }
}

/** Two leases between which somebody chooses, by what each costs, or by the rate at which they cost the same. */
const heldAgainst = ({ given: asked, says, today, rules }: ToolContext): Told | null => {
  const { leases } = asked
  const [one, other] = leases
  if (one === undefined || other === undefined || one.deposit === other.deposit) return null
  // One that is turned into the other is no choice at the rate that both agree on.
  const choice = chooseLease(says('choice') ? asked : { ...asked, conversionRate: undefined })
  const same = choice === null && says('choice') ? sameAt(leases) : null
  const said = choice?.said ?? same?.said
  if (said === undefined) return null
  const [deposit, newDeposit] = [Math.max(one.deposit, other.deposit), Math.min(one.deposit, other.deposit)]
  const conversion = rentConversion({ deposit, newDeposit }, today, rules)
  return {
    said,
    inputs: { deposit, newDeposit },
    // What is said of it rests on the person's own figures alone.
    result: { ...conversion, ...(choice && { costs: choice.costs }), assumptions: [], rules: [] },
    figure:
      same === null
        ? { of: 'year', value: Math.min(...(choice?.costs ?? []).map(({ year }) => year)) }
        : { of: 'rate', value: same.rate },
  }
}

/** A part of the deposit, or what is talked of where no larger one is known. */
const turn = (context: ToolContext, turned: number, lease: Case['leases'][number] | undefined): Told =>
  lease === undefined || lease.deposit <= turned || lease.rent === null
    ? lower(context, { deposit: turned, newDeposit: 0 }, true)
    : lower(context, {
        deposit: lease.deposit,
        newDeposit: lease.deposit - turned,
        monthlyRent: lease.rent,
      })

/** What the rent of a large round sum is told for, 만원. */
const ROUND = 10_000

/** The cap as it stands today, where nobody gives a sum. */
const capToday = ({ today, rules, given: { baseRate } }: ToolContext): Told => {
  const inputs = { deposit: ROUND, newDeposit: 0, ...(baseRate !== undefined && { baseRate }) }
  const result = rentConversion(inputs, today, rules)
  return {
    said: [
      message('conversion.rate', { rate: percent(result.conversionRate) }),
      message('conversion.part', { deposit: money(ROUND), rent: money(result.maximumMonthlyRent) }),
      message('conversion.cap'),
    ],
    inputs,
    result,
    figure: { of: 'rate', value: result.conversionRate },
  }
}

const told = (context: ToolContext): Told | null => {
  const [first, second] = context.given.leases
  const newRent = rentInstead(context.given, context.says('depositAsked'))
  if (newRent !== null && first?.rent != null)
    return depositWith(context, { deposit: first.deposit, rent: first.rent, newRent })
  const turned = sumOf(context.given.facts, 'TURNED')
  if (turned !== null && second === undefined) return turn(context, turned, first)
  const [rent, lessRent] = context.given.rents
  // 월세 100을 90으로 내리면 보증금 얼마 더: whatever the deposit is, what the difference stands for is added.
  if (first === undefined && rent !== undefined && lessRent !== undefined && lessRent < rent)
    return raise(context, { deposit: 0, monthlyRent: rent - lessRent })
  if (first === undefined)
    return rent === undefined
      ? context.says('conversionCap')
        ? capToday(context)
        : null
      : raise(context, { deposit: 0, monthlyRent: rent })
  const held = heldAgainst(context)
  if (held !== null) return held
  if (second !== undefined) {
    // In which order they are told says which is turned into which, unless it is chosen between them.
    const [jeonse, rented] = first.rent === null ? [first, second] : [second, first]
    // Of two homes one is chosen, and none is turned into the other.
    const isOneHome = !context.says('choice') && !context.says('compare')
    if (
      isOneHome &&
      first.rent !== null &&
      second.rent === null &&
      context.given.transactionTypes.includes('JEONSE')
    ) {
      const turned = asJeonse(context, second.deposit, { deposit: first.deposit, monthlyRent: first.rent })
      if (turned !== null) return turned
    }
    if (jeonse.rent === null && rented.rent !== null && (jeonse === first || context.says('choice'))) {
      return compare(context, jeonse.deposit, { deposit: rented.deposit, monthlyRent: rented.rent })
    }
    if (first.rent !== null && second.deposit > first.deposit) {
      return raise(context, {
        deposit: first.deposit,
        monthlyRent: first.rent,
        newDeposit: second.deposit,
      })
    }
    // Asked for more deposit, a tenant may turn what is added into rent: the larger sum is the one that is lowered.
    const [deposit, newDeposit] = [
      Math.max(first.deposit, second.deposit),
      Math.min(first.deposit, second.deposit),
    ]
    return lower(context, { deposit, newDeposit, ...(first.rent !== null && { monthlyRent: first.rent }) })
  }
  return first.rent === null
    ? lower(context, { deposit: first.deposit, newDeposit: 0 })
    : raise(context, { deposit: first.deposit, monthlyRent: first.rent })
}

/** A jeonse and a monthly rent, held against one another by a jeonse that costs more. */
const areTwoKinds = ({ leases }: Case): boolean =>
  leases.length === 2 && leases.some(({ rent }) => rent !== null) && leases.some(({ rent }) => rent === null)

/** A rate that is said where nothing is borrowed is the one that is converted at (이율 4.5%로 전세로 바꾸면). */
const atRateSaid = ({ given: of, says }: ToolContext): Case => {
  const { rate, loan, leases, conversionRate } = of
  const isOfLoan =
    rate === null ||
    loan !== null ||
    says('choice') ||
    leases.some((lease) => lease.loan !== undefined) ||
    (areTwoKinds(of) && leases[0]?.rent === null)
  return isOfLoan || leases.length === 0 ? of : { ...of, rate: null, conversionRate: conversionRate ?? rate }
}

/** Deposit for rent and rent for deposit, or two leases held against one another. */
const analyseConversion = (asked: ToolContext): Found => {
  const context = { ...asked, given: atRateSaid(asked) }
  const found = told(context)
  if (found === null) return missing('rentConversion', { deposit: null, newDeposit: null })
  const facts = inOrder(found.said)
  const { of, value } = found.figure
  const metrics = [
    figure(message(`conversion.figure.${of}`), value, of === 'rate' ? 'unit.percent' : 'unit.money'),
  ]
  return foundBy({
    name: 'rentConversion',
    inputs: found.inputs,
    result: {
      ...found.result,
      assumptions: assumedOf(found.result.assumptions, context.given),
    },
    facts: [
      ...facts,
      ...context.given.leases.map(({ deposit, rent }, index) => {
        const name = index === 0 ? 'deposit' : 'newDeposit'
        return rent === null
          ? given({ [name]: deposit })
          : givenAs('input.lease', {
              name: term(`given.${name}`),
              deposit: money(deposit),
              rent: money(rent),
            })
      }),
    ],
    rows: metrics,
  })
}

/** 3억 5천에서 3억 9천, 올리는 만큼은 월세로: what is added is told as rent with the raise. */
const isTold = ({ leases: [first, second, ...more] }: Case, isRaise: boolean): boolean =>
  isRaise &&
  first?.rent === null &&
  second?.rent === null &&
  more.length === 0 &&
  second.deposit > first.deposit

/** Two leases of which it is known what own money would earn, or at what it is borrowed. */
const isPaidFor = ({ leases, savingsRate, rate }: Case): boolean =>
  leases.length === 2 && (savingsRate !== undefined || rate !== null)

export const conversion = defineTool({
  id: 'conversion',
  asks: ({ calculates, says, given: of }) =>
    !isTold(of, calculates('increase')) &&
    (calculates('conversion') ||
      (says('conversionCap') && of.deposits.length === 0 && of.rents.length === 0) ||
      (says('depositAsked') && of.deposits.length === 0 && of.rents.length > 1) ||
      ((says('choice') || says('compare')) && (areTwoKinds(of) || isPaidFor(of))) ||
      (says('conversion') &&
        (sumOf(of.facts, 'TURNED') !== null || (of.conversionRate !== undefined && of.rents.length > 0)))) &&
    of.facts.premises !== 'SHOP',
  calculations: ['rentConversion'],
  takesAll: ({ leases }) => leases.length > 1,
  run: analyseConversion,
})
