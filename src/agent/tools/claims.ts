import {
  AGREED_COUNTS,
  downPayment,
  fraudMinimum,
  lateInterest,
  refusedRenewal,
} from '../../domain/calculator/lease/claims.ts'
import {
  FREE_MONTHS,
  lastDayOf,
  noticeWindow,
  RENEWAL_MONTHS,
  REPORTED,
} from '../../domain/calculator/lease/dates.ts'
import { leaseEnding } from '../../domain/calculator/lease/ending.ts'
import type { LeaseEnding } from '../../domain/calculator/lease/ending.ts'
import { daysAfter } from '../../domain/calculator/tax/bill.ts'
import { dayOf, sumOf } from '../../domain/lease-facts.ts'
import { article, count, date, money, name, percent, within } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { inForce, koreanDay } from '../../domain/rules/rule.ts'
import { orRefused } from './context.ts'
import { findingOf } from './lease-finding.ts'
import { defineTool } from './tool.ts'
import type { Findings, ToolContext } from './tool.ts'

const civil = (articleNumber: string) => ({ lawName: '민법', articleNumber })

/** What is owed for a deposit that comes back late. */
const tellInterest = (context: ToolContext): Promise<Findings> => {
  const { given, today, rules } = context
  const { facts } = given
  return orRefused('lateInterest', () => {
    const from = dayOf(facts, 'HANDED') ?? dayOf(facts, 'END')
    const days = facts.days
    const inputs = {
      deposit: given.deposits[0] ?? 0,
      handedOver: facts.handedOver ?? (facts.served === true && days !== null ? true : null),
      handedOverOn: from,
      servedOn: dayOf(facts, 'SERVED'),
      until: dayOf(facts, 'PAID'),
      days: from === null ? days : null,
      served: facts.served,
    }
    const outcome = lateInterest(inputs, today, rules)
    const owed = outcome.result ?? outcome.alternatives[0]?.result ?? { interest: 0, parts: [] }
    const [only, ...more] = owed.parts
    const main =
      outcome.result === null
        ? message('lease.interest.if', { interest: money(owed.interest) })
        : only === undefined
          ? message('lease.interest.none', { article: article(civil('제536조')) })
          : more.length > 0
            ? message('lease.interest.owedParts', { interest: money(owed.interest) })
            : message('lease.interest.owed', {
                interest: money(owed.interest),
                days: count(only.days, 'day'),
                rate: percent(only.rate),
              })
    const last = owed.parts.at(-1)
    return findingOf({
      tool: 'interest',
      name: 'lateInterest',
      inputs,
      outcome,
      said: [
        main,
        ...owed.parts.map((it) =>
          message('lease.interest.part', {
            days: count(it.days, 'day'),
            rate: percent(it.rate),
            interest: money(it.interest),
          }),
        ),
        ...(only?.from != null && last?.until != null
          ? [message('lease.interest.span', { from: date(only.from), until: date(last.until) })]
          : []),
        ...(facts.served === true
          ? []
          : [
              message('lease.interest.later', {
                rate: percent(inForce(rules.litigationInterest, koreanDay(today), 'asOf').rate),
              }),
            ]),
      ],
    })
  })
}

export const interest = defineTool({
  id: 'interest',
  title: 'tool.interest',
  kind: 'calculation',
  needs: [],
  asks: ({ given, says, searches }) =>
    says('lateInterest') &&
    !searches &&
    given.deposits.length > 0 &&
    (given.facts.handedOver === false ||
      given.facts.days !== null ||
      dayOf(given.facts, 'HANDED') !== null ||
      dayOf(given.facts, 'END') !== null),
  calculations: ['lateInterest'],
  analysis: 'market',
  section: 'cost',
  isOfCase: true,
  run: tellInterest,
})

/** What a landlord owes who refused renewal to move in and let to another. */
const tellRefusal = (context: ToolContext): Promise<Findings> => {
  const { given, today, rules } = context
  return orRefused('refusedRenewal', () => {
    const [deposit = 0, newDeposit = deposit] = given.deposits
    const [first, second] = given.leases
    const [rent = 0, newRent = rent] = given.rents
    const inputs = {
      deposit,
      newDeposit,
      monthlyRent: first?.rent ?? rent,
      newMonthlyRent: second?.rent ?? newRent,
      refusedOn: dayOf(given.facts, 'REFUSED'),
    }
    const outcome = refusedRenewal(inputs, today, rules)
    const it = outcome.result
    if (it === null) throw new Error('damages are always known')
    return findingOf({
      tool: 'refusal',
      name: 'refusedRenewal',
      inputs,
      outcome,
      said: [
        message('lease.refusal.owed', { damages: money(it.damages) }),
        message('lease.refusal.three', {
          converted: money(it.converted),
          amount: money(it.threeMonths),
          months: count(it.months, 'month'),
        }),
        message('lease.refusal.difference', {
          amount: money(it.difference),
          months: count(it.differenceMonths, 'month'),
        }),
        message('lease.refusal.largest'),
        message('lease.refusal.who'),
      ],
    })
  })
}

export const refusal = defineTool({
  id: 'refusal',
  title: 'tool.refusal',
  kind: 'calculation',
  needs: [],
  asks: ({ given, says, searches }) =>
    says('refusedRenewal') &&
    !searches &&
    given.facts.premises !== 'SHOP' &&
    (given.deposits.length > 1 || given.rents.length > 1),
  calculations: ['refusedRenewal'],
  analysis: 'market',
  section: 'cost',
  isOfCase: true,
  run: tellRefusal,
})

/** Until when a lease runs of which notice was given. */
const endingSaid = ({ mayLeave, last, freeFrom }: LeaseEnding, arrived: string): Said => {
  if (last === null || freeFrom === null) return message('lease.date.fixedOpen')
  return mayLeave
    ? message('lease.date.free', {
        arrived: date(arrived),
        day: date(freeFrom),
        last: date(last),
        months: count(FREE_MONTHS, 'month'),
      })
    : message('lease.date.fixed', { last: date(last) })
}

/** Notice was given: by what the lease goes on decides when it is over. */
const tellEnding = ({ given: { facts } }: ToolContext, arrivedOn: string): Findings => {
  const inputs = {
    arrivedOn,
    endOn: dayOf(facts, 'END'),
    premises: facts.premises,
    regime: facts.renewal,
  }
  const outcome = leaseEnding(inputs)
  const main =
    outcome.result === null
      ? outcome.alternatives.map(({ condition, result }) =>
          message('lease.at', {
            condition: within(condition),
            result: within(endingSaid(result, arrivedOn)),
          }),
        )
      : [endingSaid(outcome.result, arrivedOn)]
  return findingOf({
    tool: 'dates',
    name: 'leaseEnding',
    inputs,
    outcome,
    said: [...main, message('lease.date.tenantOnly')],
    caveats: main.slice(1),
  })
}

/** By when something is due, from the day that is said. */
const tellDates = (context: ToolContext): Promise<Findings> => {
  const { facts } = context.given
  return orRefused('leaseDates', () => {
    const end = dayOf(facts, 'END')
    const arrived = dayOf(facts, 'NOTICE')
    const signed = dayOf(facts, 'SIGNED')
    if (arrived !== null) return tellEnding(context, arrived)
    const said: Said[] = []
    if (end !== null) {
      const { from, until } = noticeWindow(end, RENEWAL_MONTHS[facts.premises === 'SHOP' ? 'SHOP' : 'HOME'])
      said.push(
        message('lease.date.renewal', {
          from: date(from),
          until: date(until),
          told: date(daysAfter(until, -1)),
        }),
        message('lease.date.landlord'),
      )
    } else if (signed !== null) {
      const { day, moved } = lastDayOf(signed, REPORTED.days)
      said.push(
        message('lease.date.report', { day: date(day), days: count(REPORTED.days, 'day') }),
        ...(moved ? [message('lease.date.moved', { article: article(civil('제161조')) })] : []),
        message('lease.date.reportWho', { deposit: money(REPORTED.deposit), rent: money(REPORTED.rent) }),
      )
    }
    return findingOf({
      tool: 'dates',
      name: 'leaseDates',
      inputs: { end, signed, premises: facts.premises },
      outcome: {
        result: null,
        alternatives: [],
        assumptions:
          end !== null && facts.premises === null
            ? [
                message('lease.date.home', {
                  from: count(RENEWAL_MONTHS.SHOP[0], 'month'),
                  until: count(RENEWAL_MONTHS.SHOP[1], 'month'),
                }),
              ]
            : [],
        rules: [],
      },
      said,
    })
  })
}

export const dates = defineTool({
  id: 'dates',
  title: 'tool.dates',
  kind: 'calculation',
  needs: [],
  asks: ({ given: { facts }, says, searches }) =>
    says('deadline') &&
    !searches &&
    (dayOf(facts, 'END') !== null || dayOf(facts, 'NOTICE') !== null || dayOf(facts, 'SIGNED') !== null),
  calculations: ['leaseDates', 'leaseEnding'],
  analysis: 'market',
  section: 'cost',
  isOfCase: true,
  run: tellDates,
})

/** What it costs to withdraw from a sale. */
const tellWithdrawal = (context: ToolContext): Promise<Findings> => {
  const { facts } = context.given
  return orRefused('downPayment', () => {
    const provisional = sumOf(facts, 'PROVISIONAL')
    const agreed = sumOf(facts, 'DOWN_PAYMENT')
    const paid = sumOf(facts, 'PAID_DOWN')
    const inputs = {
      agreed,
      paid: agreed === null ? null : paid,
      provisional,
      concluded: facts.concluded,
      performed: facts.performed,
    }
    const outcome = downPayment(inputs)
    const it = outcome.result ?? outcome.alternatives[0]?.result
    if (it === undefined) throw new Error('a withdrawal is always known')
    const seller = message('lease.down.seller', { pays: money(it.sellerPays), own: money(it.sellerOwn) })
    const buyer = message('lease.down.buyer', {
      loses: money(it.buyerLoses),
      still: money(it.buyerStillPays),
    })
    const isPartly = agreed !== null && it.buyerStillPays > 0
    const said = it.bound
      ? []
      : outcome.result === null
        ? [
            message('lease.down.provisional', { amount: money(provisional ?? 0) }),
            message('lease.down.sellerIf', { pays: money(it.sellerPays), paid: money(provisional ?? 0) }),
            message('lease.down.forfeit'),
          ]
        : it.buyerLoses === 0
          ? [message('lease.down.returned', { amount: money(it.sellerPays) }), message('lease.down.forfeit')]
          : isPartly
            ? [
                message('lease.down.partly', {
                  pays: money(it.sellerPays),
                  agreed: money(agreed),
                  ruling: name(AGREED_COUNTS),
                }),
                buyer,
              ]
            : [seller, buyer]
    return findingOf({
      tool: 'withdrawal',
      name: 'downPayment',
      inputs,
      outcome,
      said: [...said, message('lease.down.bound', { article: article(civil('제565조')) })],
      caveats: said.slice(1, 2),
    })
  })
}

export const withdrawal = defineTool({
  id: 'withdrawal',
  title: 'tool.withdrawal',
  kind: 'calculation',
  needs: [],
  asks: ({ given: { facts }, says, searches }) =>
    says('withdrawal') &&
    !searches &&
    (sumOf(facts, 'DOWN_PAYMENT') !== null || sumOf(facts, 'PROVISIONAL') !== null),
  calculations: ['downPayment'],
  analysis: 'market',
  section: 'cost',
  isOfCase: true,
  run: tellWithdrawal,
})

/** What a victim of fraud gets at least. */
const tellMinimum = (context: ToolContext): Promise<Findings> => {
  const { given, today, rules } = context
  return orRefused('fraudMinimum', () => {
    const inputs = { deposit: given.deposits[0] ?? 0, recovered: sumOf(given.facts, 'RECOVERED') ?? 0 }
    const outcome = fraudMinimum(inputs, today, rules)
    const { amount = 0, minimum = 0, parts = 1 } = outcome.result ?? {}
    const part = name(`1/${parts}`)
    return findingOf({
      tool: 'minimum',
      name: 'fraudMinimum',
      inputs,
      outcome,
      said: [
        amount > 0
          ? message('lease.fraud.amount', { amount: money(amount), minimum: money(minimum), part })
          : message('lease.fraud.none', { minimum: money(minimum), part }),
      ],
    })
  })
}

export const minimum = defineTool({
  id: 'minimum',
  title: 'tool.minimum',
  kind: 'calculation',
  needs: [],
  asks: ({ given, says, searches }) =>
    says('fraudMinimum') &&
    !searches &&
    given.deposits.length > 0 &&
    sumOf(given.facts, 'RECOVERED') !== null,
  calculations: ['fraudMinimum'],
  analysis: 'market',
  section: 'cost',
  isOfCase: true,
  run: tellMinimum,
})
