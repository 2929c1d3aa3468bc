import { readPlace } from '../../domain/calculator/region.ts'
import { smallDepositOf } from '../../domain/calculator/small-deposit.ts'
import { money } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { applied, inForce, koreanDay } from '../../domain/rules/rule.ts'
import { sum } from '../facts/row.ts'
import { defineTool, noFindings } from './tool.ts'
import type { Findings, ToolContext } from './tool.ts'
import { calculationEvidence, given, inOrder } from './calculation.ts'
import { confidenceOf } from './context.ts'

/** What of a small deposit is paid before every mortgage, in the region and for the deposit that the question names. */
const explainPriority = ({
  given: { deposits },
  today,
  rules,
  ruleRegion,
  region,
}: ToolContext): Promise<Findings> => {
  const day = koreanDay(today)
  const [deposit] = deposits
  const found = ruleRegion === null ? null : smallDepositOf(readPlace(ruleRegion, rules), day, 'asOf', rules)
  const rule = found?.rule ?? inForce(rules.smallDeposit, day, 'asOf')
  const tier = found?.tier ?? null
  const isSmall = tier !== null && deposit !== undefined && deposit <= tier.ceiling
  const amount = isSmall && deposit !== undefined ? Math.min(tier.amount, deposit) : 0
  const told = inOrder([
    ...(tier === null || deposit === undefined
      ? []
      : [
          isSmall
            ? message('priority.yours', { deposit: money(deposit), amount: money(amount) })
            : message('priority.none', { deposit: money(deposit), ceiling: money(tier.ceiling) }),
        ]),
    tier === null || region === null
      ? message('priority.rule')
      : message('priority.within', {
          region,
          ceiling: money(tier.ceiling),
          amount: money(tier.amount),
        }),
    message('priority.half'),
    message('priority.day'),
    message('priority.moved'),
    ...(found?.straddles === true ? [message('priority.straddles')] : []),
  ])
  const metrics = tier !== null && deposit !== undefined ? [sum(message('figure.priority'), amount)] : []
  return Promise.resolve({
    ...noFindings,
    evidence: [
      calculationEvidence({
        tool: 'priority',
        name: 'priorityRepayment',
        inputs: { regionCode: ruleRegion, ...(deposit !== undefined && { deposit }) },
        result: { assumptions: found?.notes ?? [], rules: [applied(rule)] },
        further: {
          ...(tier !== null && { ceiling: tier.ceiling, amount: tier.amount }),
          ...(tier !== null && deposit !== undefined && { priorityRepayment: amount }),
        },
        facts: [
          ...told,
          ...(deposit === undefined ? [] : [given('given.deposit', money(deposit))]),
          ...(region === null ? [] : [given('given.region', region)]),
        ],
        rows: metrics,
      }),
    ],
    metrics,
    insights: told.slice(0, 1),
    gaps: tier === null ? [message('priority.noRegion')] : [],
    confidence: confidenceOf([]),
  })
}

export const priority = defineTool({
  id: 'priority',
  title: 'tool.priority',
  kind: 'calculation',
  needs: [],
  asks: ({ searches, says, given: of, chosen }) =>
    says('priority') && !searches && of.facts.premises !== 'SHOP' && !chosen.includes('order'),
  calculations: ['priorityRepayment'],
  analysis: 'risk',
  section: 'safety',
  isOfCase: true,
  run: explainPriority,
})
