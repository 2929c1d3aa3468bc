import { readPlace } from '../../domain/calculator/region.ts'
import { applied, inForce, koreanDay } from '../../domain/rules/rule.ts'
import { smallDepositOf } from '../../domain/calculator/small-deposit.ts'
import { defineTool, noFindings } from './tool.ts'
import type { Findings, ToolContext } from './tool.ts'
import { calculationEvidence, money } from './calculation.ts'
import { confidenceOf } from './context.ts'
import { RULE_WORDS } from './rule-prompt.ts'

/** What of a small deposit is paid before every mortgage, in the region and for the deposit that the question names. */
const explainPriority = ({
  given,
  language,
  today,
  rules,
  ruleRegion,
  regionName,
  words,
}: ToolContext): Promise<Findings> => {
  const { priority } = RULE_WORDS[language]
  const day = koreanDay(today)
  const [deposit] = given.deposits
  const found = ruleRegion === null ? null : smallDepositOf(readPlace(ruleRegion, rules), day, 'asOf', rules)
  const rule = found?.rule ?? inForce(rules.smallDeposit, day, 'asOf')
  const tier = found?.tier ?? null
  const isSmall = tier !== null && deposit !== undefined && deposit <= tier.ceiling
  const amount = isSmall && deposit !== undefined ? Math.min(tier.amount, deposit) : 0
  const ceiling = tier === null ? '' : money(tier.ceiling, language)
  const said = [
    ...(tier === null || deposit === undefined
      ? []
      : [
          isSmall
            ? priority.yours(money(deposit, language), money(amount, language))
            : priority.none(money(deposit, language), ceiling),
        ]),
    ...(tier === null || regionName === null
      ? [priority.rule]
      : [priority.said(regionName, ceiling, money(tier.amount, language))]),
    priority.half,
    priority.day,
    priority.moved,
    ...(found?.straddles === true ? [priority.straddles] : []),
  ]
  return Promise.resolve({
    ...noFindings,
    evidence: [
      calculationEvidence({
        name: 'priorityRepayment',
        title: priority.title,
        inputs: { regionCode: ruleRegion, ...(deposit !== undefined && { deposit }) },
        result: { assumptions: found?.notes ?? [], rules: [applied(rule)] },
        further: {
          ...(tier !== null && { ceiling: tier.ceiling, amount: tier.amount }),
          ...(tier !== null && deposit !== undefined && { priorityRepayment: amount }),
        },
        said,
        given: [
          ...(deposit === undefined ? [] : [`${words.names.deposit} ${money(deposit, language)}`]),
          ...(regionName === null ? [] : [`${words.names.region} ${regionName}`]),
        ],
        language,
      }),
    ],
    metrics:
      tier !== null && deposit !== undefined
        ? [{ name: words.jeonse.metrics.priority, value: amount, unit: '만원' }]
        : [],
    insights: said.slice(0, 1),
    gaps: tier === null ? [priority.noRegion] : [],
    confidence: confidenceOf([]),
  })
}

export const priority = defineTool({
  id: 'priority',
  title: { KO: '최우선변제금 확인', EN: 'small deposits' },
  kind: 'calculation',
  needs: [],
  asks: ({ searches, says }) => says('priority') && !searches,
  calculations: {
    priorityRepayment: { KO: '최우선변제금', EN: 'Small deposits, paid first' },
  },
  analysis: 'risk',
  section: 'safety',
  isOfCase: true,
  run: explainPriority,
})
