import { dayBefore } from '../../domain/region-book.ts'
import { readPlace } from '../../domain/calculator/region.ts'
import { byTier, smallDepositOf } from '../../domain/calculator/small-deposit.ts'
import type { SmallDeposit } from '../../domain/calculator/small-deposit.ts'
import { dayOf } from '../../domain/lease-facts.ts'
import { date, money, within } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { applied, inForce } from '../../domain/rules/rule.ts'
import { koreanDay, monthEndAfter } from '../../domain/day.ts'
import { sum } from '../facts/row.ts'
import { defineTool } from './tool.ts'
import type { Found, ToolContext } from './tool.ts'
import { given, inOrder } from './calculation.ts'
import { foundBy } from './context.ts'

/** The last day of what a date said: a month is known by its first day, and a year by the first of January. */
const endOf = (day: string): string => {
  if (!day.endsWith('-01')) return day
  return monthEndAfter(day, day.endsWith('-01-01') ? 11 : 0)
}

/** Below which deposit, and how much of it, is paid before every mortgage, 만원. */
type Tier = Pick<SmallDeposit['tier'], 'ceiling' | 'amount'>
const paidFirst = (deposit: number, { ceiling, amount }: Tier): number =>
  deposit <= ceiling ? Math.min(amount, deposit) : 0
const verdictOf = (deposit: number, tier: Tier): Said =>
  deposit <= tier.ceiling
    ? message('priority.yours', { deposit: money(deposit), amount: money(paidFirst(deposit, tier)) })
    : message('priority.none', { deposit: money(deposit), ceiling: money(tier.ceiling) })

/**
 * What of a small deposit is paid before every mortgage, in the region and for the deposit that the question names, by the rule of the day of
 * the first mortgage; where that is not said by today’s, and what held before is said beside it.
 */
const findPriority = ({
  given: { deposits, facts, regionCode },
  today,
  rules,
  ruleRegion,
  region,
}: ToolContext): Found => {
  const mortgagedOn = dayOf(facts, 'MORTGAGE')
  const day = mortgagedOn ?? koreanDay(today)
  const [deposit] = deposits
  // Of a whole 시·도 there may be more than one tier.
  const open =
    ruleRegion === null && regionCode !== null
      ? byTier(inForce(rules.smallDeposit, day, 'mortgageDate').tiers, regionCode, rules, (it) => it)
      : []
  const foundOn = (on: string) =>
    ruleRegion === null ? null : smallDepositOf(readPlace(ruleRegion, rules), on, 'mortgageDate', rules)
  const found = foundOn(day)
  const rule = found?.rule ?? inForce(rules.smallDeposit, day, 'mortgageDate')
  const [only, ...others] = open
  const tier = found?.tier ?? (others.length === 0 ? (only?.result ?? null) : null)
  const amount = tier === null || deposit === undefined ? 0 : paidFirst(deposit, tier)
  // Another row of the rules may hold: one that came later in the year that was named, or one of before where no day is known.
  const later = mortgagedOn === null ? null : foundOn(endOf(mortgagedOn))
  const isTurning = later !== null && later.rule.effectiveFrom !== rule.effectiveFrom
  const isFirst = rules.smallDeposit[0]?.effectiveFrom === rule.effectiveFrom
  const before = mortgagedOn === null && !isFirst ? dayBefore(rule.effectiveFrom) : null
  const earlier = before === null ? null : foundOn(before)
  const byArea = open.map(({ condition, result }) =>
    message('lease.at', {
      condition: within(condition),
      result: within(
        deposit === undefined
          ? message('priority.upTo', { ceiling: money(result.ceiling), amount: money(result.amount) })
          : verdictOf(deposit, result),
      ),
    }),
  )
  // Tiers go down from the highest: above that a deposit is small nowhere.
  const isNowhere =
    deposit !== undefined && only !== undefined && others.length > 0 && deposit > only.result.ceiling
  const told = inOrder([
    ...(isNowhere ? [verdictOf(deposit, only.result)] : others.length > 0 ? byArea : []),
    tier !== null && deposit !== undefined && verdictOf(deposit, tier),
    others.length > 0
      ? null
      : tier === null || region === null
        ? message('priority.rule')
        : message('priority.within', {
            region,
            ceiling: money(tier.ceiling),
            amount: money(tier.amount),
          }),
    message('priority.half'),
    mortgagedOn === null
      ? message('priority.day')
      : message('priority.since', { from: date(rule.effectiveFrom) }),
    isTurning &&
      later !== null &&
      message('priority.turns', {
        from: date(later.rule.effectiveFrom),
        ceiling: money(later.tier.ceiling),
        amount: money(later.tier.amount),
      }),
    earlier !== null &&
      before !== null &&
      message('priority.before', {
        until: date(before),
        ceiling: money(earlier.tier.ceiling),
        amount: money(earlier.tier.amount),
      }),
    message('priority.moved'),
    found?.straddles === true && message('priority.straddles'),
  ])
  const metrics = tier !== null && deposit !== undefined ? [sum(message('figure.priority'), amount)] : []
  return foundBy(
    {
      name: 'priorityRepayment',
      inputs: {
        regionCode: ruleRegion,
        ...(deposit !== undefined && { deposit }),
        ...(mortgagedOn !== null && { mortgageDate: mortgagedOn }),
      },
      result: { assumptions: found?.notes ?? [], rules: [applied(rule)] },
      further: {
        ...(tier !== null && { ceiling: tier.ceiling, amount: tier.amount }),
        ...(tier !== null && deposit !== undefined && { priorityRepayment: amount }),
      },
      facts: [
        ...told,
        given({ deposit, region, mortgageDate: mortgagedOn === null ? null : date(mortgagedOn) }),
      ],
      rows: metrics,
    },
    { gaps: tier === null && !isNowhere ? [message('priority.noRegion')] : [] },
  )
}

const explainPriority = (context: ToolContext): Found => findPriority(context)

export const priority = defineTool({
  id: 'priority',
  asks: ({ searches, says, given: of, chosen }) =>
    says('priority') &&
    !searches &&
    of.facts.premises !== 'SHOP' &&
    // Who has no 확정일자 has no rank, and gets what a small deposit gets.
    (!chosen.includes('order') || of.facts.fixed === false),
  calculations: ['priorityRepayment'],
  section: 'safety',
  run: explainPriority,
})
