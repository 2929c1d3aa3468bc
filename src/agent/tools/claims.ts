import { lateInterest, refusedRenewal } from '../../domain/calculator/lease/claims.ts'
import { dayOf, sumOf } from '../../domain/lease-facts.ts'
import { article, count, date, money, percent } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { inForce } from '../../domain/rules/rule.ts'
import { daysAfter, koreanDay } from '../../domain/day.ts'
import { findingOf, civil } from './lease-finding.ts'
import { defineTool } from './tool.ts'
import type { Found, ToolContext } from './tool.ts'

/** What is owed for a deposit that comes back late. */
const tellInterest = (context: ToolContext): Found => {
  const { given, today, rules } = context
  const { facts } = given
  const days = facts.days
  // 소장 받고 100일이 더 지나면: of these days, whatever was owed before.
  const isSince = facts.served === true && days !== null && dayOf(facts, 'SERVED') === null
  const from = isSince ? null : (dayOf(facts, 'HANDED') ?? dayOf(facts, 'END'))
  const paid = dayOf(facts, 'PAID')
  // 100일 늦게 주면, after the day of moving out was told: so long from that day on.
  const late =
    paid === null && from !== null && days !== null && facts.served !== true ? daysAfter(from, days) : null
  const inputs = {
    deposit: given.deposits[0] ?? 0,
    handedOver: facts.handedOver ?? (facts.served === true && days !== null ? true : null),
    handedOverOn: from,
    servedOn: dayOf(facts, 'SERVED'),
    until: paid ?? late,
    days: from === null ? days : null,
    ...(from === null && days !== null && { daysUnserved: facts.daysUnserved }),
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
      only?.from != null &&
        last?.until != null &&
        message('lease.interest.span', { from: date(only.from), until: date(last.until) }),
      facts.served !== true &&
        message('lease.interest.later', {
          rate: percent(inForce(rules.litigationInterest, koreanDay(today), 'asOf').rate),
        }),
    ],
  })
}

export const interest = defineTool({
  id: 'interest',
  asks: ({ given, says, searches }) =>
    says('lateInterest') &&
    !searches &&
    given.deposits.length > 0 &&
    (given.facts.handedOver === false ||
      given.facts.days !== null ||
      dayOf(given.facts, 'HANDED') !== null ||
      dayOf(given.facts, 'END') !== null),
  calculations: ['lateInterest'],
  run: tellInterest,
})

/** What a landlord owes who refused renewal to move in and let to another. */
const tellRefusal = (context: ToolContext): Found => {
  const { given, today, rules } = context
  const own = sumOf(given.facts, 'LIVED_AT')
  const [deposit = 0, newDeposit = deposit] =
    own === null || given.deposits.length > 1 ? given.deposits : [own, ...given.deposits]
  const [first, second] = given.leases
  const [rent = 0, newRent = rent] = given.rents
  const inputs = {
    deposit,
    newDeposit,
    // 저는 3억 전세, 새 사람은 3억에 40: of two leases each has its own rent, or none.
    monthlyRent: first?.rent ?? (second?.rent == null ? rent : 0),
    newMonthlyRent: second?.rent ?? newRent,
    refusedOn: dayOf(given.facts, 'REFUSED'),
    baseRate: given.baseRate ?? null,
  }
  const outcome = refusedRenewal(inputs, today, rules)
  const it = outcome.result
  if (it === null) throw new Error('damages are always known')
  return findingOf({
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
        months: count(it.differenceMonths / 12, 'year'),
      }),
      message('lease.refusal.largest'),
      message('lease.refusal.who'),
    ],
  })
}

export const refusal = defineTool({
  id: 'refusal',
  asks: ({ given, says, searches }) =>
    says('refusedRenewal') &&
    !searches &&
    given.facts.premises !== 'SHOP' &&
    (given.deposits.length > (sumOf(given.facts, 'LIVED_AT') === null ? 1 : 0) || given.rents.length > 1),
  calculations: ['refusedRenewal'],
  run: tellRefusal,
})
