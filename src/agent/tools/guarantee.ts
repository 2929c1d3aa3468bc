import { money, percent } from '../../domain/message/arg.ts'
import { applied, inForce, koreanDay } from '../../domain/rules/rule.ts'
import { defineTool, noFindings } from './tool.ts'
import type { Findings, ToolContext } from './tool.ts'
import { advises, calculationEvidence, concludes, finds } from './calculation.ts'
import { confidenceOf } from './context.ts'

/** Who may insure a jeonse deposit, by the conditions in force. */
const explainGuarantee = ({ today, rules }: ToolContext): Promise<Findings> => {
  const rule = inForce(rules.guarantee, koreanDay(today), 'asOf')
  const { capitalArea, elsewhere, debt, seniorDebt } = rule
  const main = concludes('guarantee.conditions', {
    capital: money(capitalArea),
    elsewhere: money(elsewhere),
    debt: percent(debt),
    senior: percent(seniorDebt),
  })
  const advice = advises('guarantee.check')
  return Promise.resolve({
    ...noFindings,
    evidence: [
      calculationEvidence({
        tool: 'guarantee',
        name: 'guaranteeConditions',
        inputs: {},
        result: { assumptions: [], rules: [applied(rule)] },
        further: { capitalArea, elsewhere, debt, seniorDebt },
        facts: [main, finds('guarantee.also'), finds('guarantee.price'), finds('guarantee.broken'), advice],
      }),
    ],
    insights: [main],
    recommendations: [advice],
    confidence: confidenceOf([]),
  })
}

export const guarantee = defineTool({
  id: 'guarantee',
  title: 'tool.guarantee',
  kind: 'calculation',
  needs: [],
  asks: ({ searches, says, calculates }) => says('guarantee') && !searches && !calculates('jeonse'),
  calculations: ['guaranteeConditions'],
  analysis: 'risk',
  section: 'safety',
  isOfCase: true,
  run: explainGuarantee,
})
