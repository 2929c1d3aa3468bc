import { jeonseLoanLimit } from '../../domain/calculator/lease/jeonse-loan.ts'
import type { JeonseLoan } from '../../domain/calculator/lease/jeonse-loan.ts'
import { inForce } from '../../domain/rules/rule.ts'
import { koreanDay } from '../../domain/day.ts'
import { money, percent } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import type { Evidence } from '../facts/evidence.ts'
import type { ToolContext } from './tool.ts'
import { sum } from '../facts/row.ts'
import { calculationEvidence, inOrder } from './calculation.ts'
import { openResults, saidOf } from './lease-finding.ts'

/** How much is lent for a deposit at all, whatever the product. */
export const jeonseLimitOf = ({ given, today, rules }: ToolContext, deposit: number) => {
  const inputs = { deposit, ownedHomes: given.ownedHomes, regionCode: given.regionCode }
  return { inputs, outcome: jeonseLoanLimit(inputs, today, rules) }
}

export const jeonseLimit = (
  { today, rules }: ToolContext,
  { inputs, outcome }: ReturnType<typeof jeonseLimitOf>,
): Evidence => {
  const rule = inForce(rules.jeonseLoan, koreanDay(today), 'asOf')
  const sayLimit = ({ limit, limitedBy, highestDeposit }: JeonseLoan): Said =>
    limitedBy === 'HOMES'
      ? message('lease.loan.HOMES')
      : limitedBy === 'DEPOSIT'
        ? message('lease.loan.DEPOSIT', { most: money(highestDeposit) })
        : message(`lease.loan.${limitedBy}`, { share: percent(rule.share), limit: money(limit) })
  return calculationEvidence({
    name: 'jeonseLoanLimit',
    inputs,
    result: { assumptions: outcome.assumptions, rules: outcome.rules },
    further: openResults(outcome),
    facts: inOrder(saidOf(outcome, sayLimit)),
    // What is asked next of borrowing as much is of this sum.
    rows: [outcome.result !== null && sum(message('calculation.loanAffordability'), outcome.result.limit)],
  })
}
