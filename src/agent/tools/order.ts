import { distribution } from '../../domain/calculator/lease/distribution.ts'
import { dayOf, sumOf } from '../../domain/lease-facts.ts'
import { date, money, name, term } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { koreanDay } from '../../domain/rules/rule.ts'
import { orRefused } from './context.ts'
import { findingOf } from './lease-finding.ts'
import { defineTool } from './tool.ts'
import type { Findings, ToolContext } from './tool.ts'

/** Of a region in which nothing is said, small deposits are those of everywhere else. */
const ELSEWHERE = '5111000000'

const tellOrder = (context: ToolContext): Promise<Findings> => {
  const { given, today, rules, ruleRegion } = context
  const { facts } = given
  return orRefused('distribution', () => {
    const mortgage = sumOf(facts, 'MORTGAGE') ?? given.seniorDebt
    const mortgageOn = dayOf(facts, 'MORTGAGE') ?? koreanDay(today)
    const movedInOn = dayOf(facts, 'MOVED_IN') ?? dayOf(facts, 'FIXED')
    const fixedOn = dayOf(facts, 'FIXED')
    const many = facts.tenants
    const deposit = given.deposits[0] ?? sumOf(facts, 'EACH') ?? 0
    // Several small tenants who are named alike moved in before the auction.
    const tenant = { deposit, movedInOn: movedInOn ?? '2025-01-01', fixedOn, claimed: facts.claimed ?? true }
    const inputs = {
      price: sumOf(facts, 'AUCTION_PRICE') ?? 0,
      cost: sumOf(facts, 'COST'),
      mortgages: mortgage === null ? [] : [{ name: '', amount: mortgage, on: mortgageOn }],
      tenants: Array.from({ length: many ?? 1 }, () => ({ name: '', ...tenant })),
      regionCode: ruleRegion ?? ELSEWHERE,
    }
    const outcome = distribution(inputs, today, rules)
    const it = outcome.result
    const [own] = it?.tenants ?? []
    if (it === null || own === undefined) throw new Error('a tenant is always told')
    const main: Said[] =
      many !== null
        ? [message('lease.order.each', { amount: money(own.paid) })]
        : [
            own.missing === 0
              ? message('lease.order.whole', { paid: money(own.paid) })
              : message('lease.order.yours', { paid: money(own.paid), missing: money(own.missing) }),
            ...(own.missing === 0
              ? []
              : [
                  own.opposes
                    ? message('lease.order.buyer', { owes: money(own.buyerOwes) })
                    : message('lease.order.leaves'),
                ]),
          ]
    const rows = it.shares.map((share, index) =>
      message('lease.order.row', {
        place: name(String(index + 1)),
        name: term(`rank.${share.rank}`),
        amount: money(share.paid),
      }),
    )
    return findingOf({
      tool: 'order',
      name: 'distribution',
      inputs,
      outcome: {
        ...outcome,
        assumptions: [
          ...outcome.assumptions,
          ...(ruleRegion === null ? [message('lease.order.noRegion')] : []),
        ],
      },
      said: [
        ...main,
        ...rows,
        ...(it.baseRight === null ? [] : [message('lease.order.base', { day: date(it.baseRight.on) })]),
      ],
      caveats: main.slice(1),
    })
  })
}

export const order = defineTool({
  id: 'order',
  title: 'tool.order',
  kind: 'calculation',
  needs: [],
  asks: ({ given, searches }) =>
    !searches &&
    (given.deposits.length > 0 || sumOf(given.facts, 'EACH') !== null) &&
    sumOf(given.facts, 'AUCTION_PRICE') !== null,
  calculations: ['distribution'],
  analysis: 'risk',
  section: 'safety',
  isOfCase: true,
  isByPlace: true,
  run: tellOrder,
})
