import { plainly } from '../../domain/calculator/lease/outcome.ts'
import {
  endOfLease,
  FREE_MONTHS,
  insurableUntil,
  lastDayOf,
  noticeWindow,
  RENEWAL_MONTHS,
  REPORTED,
  USUAL_MONTHS,
} from '../../domain/calculator/lease/dates.ts'
import { leaseEnding } from '../../domain/calculator/lease/ending.ts'
import type { LeaseEnding } from '../../domain/calculator/lease/ending.ts'
import { daysAfter, koreanDay } from '../../domain/day.ts'
import { dayOf } from '../../domain/lease-facts.ts'
import type { LeaseFacts } from '../../domain/lease-facts.ts'
import { article, count, date, money } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { civil, findingOf, saidOf } from './lease-finding.ts'
import { remindersFrom } from './reminder.ts'
import { defineTool } from './tool.ts'
import type { Found, ToolContext } from './tool.ts'

const CLAIM = { lawName: '민사집행법', articleNumber: '제88조' }

/** What sets the days. */
const GROUNDS = {
  home: '주택임대차보호법 제6조의3',
  shop: '상가건물 임대차보호법 제10조',
  free: '주택임대차보호법 제6조의2',
  report: '부동산 거래신고 등에 관한 법률 제6조의2',
} as const

const YEAR = 12
const lengthOf = (months: number): Arg =>
  months % YEAR === 0 ? count(months / YEAR, 'year') : count(months, 'month')

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

/** What lets a tenant leave before the end that was agreed on; null where nothing does. */
const groundOf = ({ mayLeave }: LeaseEnding, premises: LeaseFacts['premises']): string | null => {
  if (!mayLeave) return null
  return premises === 'SHOP' ? GROUNDS.shop : GROUNDS.free
}

/** Notice was given: by what the lease goes on decides when it is over. */
const tellEnding = ({ given: { facts }, today }: ToolContext, arrivedOn: string): Found => {
  const inputs = {
    arrivedOn,
    endOn: dayOf(facts, 'END'),
    premises: facts.premises,
    regime: facts.renewal,
  }
  const outcome = leaseEnding(inputs)
  const main = saidOf(outcome, (it) => endingSaid(it, arrivedOn))
  return findingOf({
    name: 'leaseEnding',
    inputs,
    outcome,
    said: [...main, message('lease.date.tenantOnly')],
    reminders: remindersFrom(
      today,
      outcome.result?.last == null
        ? []
        : [[outcome.result.last, message('reminder.leaseEnds'), groundOf(outcome.result, facts.premises)]],
    ),
    caveats: main.slice(1),
  })
}

/** A day that a court or an insurer sets; null: none is asked for. */
const dueOf = ({ given: { facts }, says }: Pick<ToolContext, 'given' | 'says'>) => {
  const claim = dayOf(facts, 'CLAIM_BY')
  if (claim !== null) return { kind: 'claim', day: claim } as const
  const from = dayOf(facts, 'MOVED_IN') ?? dayOf(facts, 'SIGNED')
  return says('guarantee') && from !== null
    ? ({ kind: 'insure', day: insurableUntil(from, dayOf(facts, 'END')) } as const)
    : null
}

const tellDue = (
  { today, given }: ToolContext,
  { kind, day }: NonNullable<ReturnType<typeof dueOf>>,
): Found =>
  findingOf({
    name: 'leaseDates',
    inputs: { dates: given.facts.dates },
    outcome: plainly(null, {
      assumptions:
        kind === 'insure' && dayOf(given.facts, 'END') === null
          ? [message('lease.date.usualTerm', { months: count(USUAL_MONTHS, 'month') })]
          : [],
    }),
    said:
      kind === 'claim'
        ? [message('lease.date.claim', { day: date(day), article: article(CLAIM) })]
        : [message('lease.date.insure', { day: date(day) }), message('lease.date.insureBy')],
    reminders: remindersFrom(today, [
      kind === 'claim'
        ? [day, message('reminder.claim'), '민사집행법 제88조']
        : [day, message('reminder.insure'), null],
    ]),
  })

/** By when something is due, from the day that is said. */
const tellDates = (context: ToolContext): Found => {
  const { facts } = context.given
  const due = dueOf(context)
  if (due !== null) return tellDue(context, due)
  const ends = endOfLease(facts)
  const end = ends?.day ?? null
  const arrived = dayOf(facts, 'NOTICE')
  const signed = dayOf(facts, 'SIGNED')
  if (arrived !== null) return tellEnding(context, arrived)
  const said: Said[] = []
  const days: (readonly [string, Said, string | null])[] = []
  if (end !== null) {
    const { from, until } = noticeWindow(end, RENEWAL_MONTHS[facts.premises === 'SHOP' ? 'SHOP' : 'HOME'])
    const ground = facts.premises === 'SHOP' ? GROUNDS.shop : GROUNDS.home
    days.push(
      [from, message('reminder.renewalFrom'), ground],
      [daysAfter(until, -1), message('reminder.renewalUntil', { until: date(until) }), ground],
      [end, message('reminder.leaseEnds'), null],
    )
    said.push(
      ...(ends?.from == null
        ? []
        : [
            message('lease.date.ends', {
              end: date(end),
              start: date(ends.from.start),
              term: lengthOf(ends.from.months),
            }),
          ]),
      ...(until < koreanDay(context.today)
        ? [message('lease.date.gone', { until: date(until), months: count(FREE_MONTHS, 'month') })]
        : []),
      message('lease.date.renewal', {
        from: date(from),
        until: date(until),
        told: date(daysAfter(until, -1)),
      }),
      message('lease.date.landlord'),
    )
  } else if (signed !== null) {
    const { day, moved } = lastDayOf(signed, REPORTED.days)
    days.push([day, message('reminder.report'), GROUNDS.report])
    said.push(
      message('lease.date.report', { day: date(day), days: count(REPORTED.days, 'day') }),
      ...(moved ? [message('lease.date.moved', { article: article(civil('제161조')) })] : []),
      message('lease.date.reportWho', { deposit: money(REPORTED.deposit), rent: money(REPORTED.rent) }),
    )
  }
  return findingOf({
    name: 'leaseDates',
    inputs: { end, signed, premises: facts.premises },
    outcome: plainly(null, {
      assumptions:
        end !== null && facts.premises === null
          ? [
              message('lease.date.home', {
                from: count(RENEWAL_MONTHS.SHOP[0], 'month'),
                until: count(RENEWAL_MONTHS.SHOP[1], 'month'),
              }),
            ]
          : [],
    }),
    said,
    reminders: remindersFrom(context.today, days),
  })
}

export const dates = defineTool({
  id: 'dates',
  asks: ({ given, says, searches }) => {
    const { facts } = given
    return (
      (says('deadline') ||
        dayOf(facts, 'CLAIM_BY') !== null ||
        // Notice of a lease of which it is known by what it goes on: when it ends then is what follows.
        (dayOf(facts, 'NOTICE') !== null && facts.renewal !== null)) &&
      !searches &&
      (endOfLease(facts) !== null ||
        dayOf(facts, 'NOTICE') !== null ||
        dayOf(facts, 'SIGNED') !== null ||
        dueOf({ given, says }) !== null)
    )
  },
  calculations: ['leaseDates', 'leaseEnding'],
  run: tellDates,
})
