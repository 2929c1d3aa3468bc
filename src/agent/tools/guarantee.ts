import { applied, inForce, koreanDay } from '../../domain/rules/rule.ts'
import { defineTool, noFindings } from './tool.ts'
import type { Findings, ToolContext } from './tool.ts'
import { calculationEvidence, money } from './calculation.ts'
import { confidenceOf } from './context.ts'
import { RULE_WORDS } from './rule-prompt.ts'

/** Who may insure a jeonse deposit, by the conditions in force. */
const explainGuarantee = ({ language, today, rules }: ToolContext): Promise<Findings> => {
  const { guarantee } = RULE_WORDS[language]
  const rule = inForce(rules.guarantee, koreanDay(today), 'asOf')
  const { capitalArea, elsewhere, debt, seniorDebt } = rule
  const main = guarantee.said(
    money(capitalArea, language),
    money(elsewhere, language),
    `${debt}%`,
    `${seniorDebt}%`,
  )
  return Promise.resolve({
    ...noFindings,
    evidence: [
      calculationEvidence({
        name: 'guaranteeConditions',
        title: guarantee.title,
        inputs: {},
        result: { assumptions: [], rules: [applied(rule)] },
        further: { capitalArea, elsewhere, debt, seniorDebt },
        said: [main, guarantee.also, guarantee.price, guarantee.broken],
        given: [],
        advice: [guarantee.check],
        language,
      }),
    ],
    insights: [main],
    recommendations: [guarantee.check],
    confidence: confidenceOf([]),
  })
}

export const guarantee = defineTool({
  id: 'guarantee',
  title: { KO: '반환보증 요건 확인', EN: 'conditions of the guarantee' },
  kind: 'calculation',
  needs: [],
  asks: ({ searches, says, calculates }) => says('guarantee') && !searches && !calculates('jeonse'),
  calculations: {
    guaranteeConditions: { KO: '전세보증금 반환보증 요건', EN: 'Conditions of the deposit guarantee' },
  },
  analysis: 'risk',
  section: 'safety',
  isOfCase: true,
  run: explainGuarantee,
})
