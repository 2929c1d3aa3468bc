import { LOW_UP_TO, MEDIUM_UP_TO, riskLevelOf } from '../../domain/calculator/jeonse-risk.ts'
import type { AskName } from '../../domain/reading/asks.ts'
import { readShare } from '../../domain/reading/share.ts'
import { applied, inForce, koreanDay } from '../../domain/rules/rule.ts'
import { CALCULATION_WORDS } from './prompt.ts'
import { defineTool, noFindings } from './tool.ts'
import type { Findings, ToolContext } from './tool.ts'
import { calculationEvidence } from './calculation.ts'
import { confidenceOf } from './context.ts'
import { DANGER_WORDS } from './danger-prompt.ts'

/** What of the register is asked about, the gravest first. */
const SIGNS = ['trust', 'seizure', 'mortgage', 'owner', 'building'] as const satisfies readonly AskName[]

/** How the danger to a deposit is judged, where the question gives no sums to judge it by. */
const explainDanger = ({ question, says, language, today, rules }: ToolContext): Promise<Findings> => {
  const words = DANGER_WORDS[language]
  const rule = inForce(rules.guarantee, koreanDay(today), 'asOf')
  const asked = readShare(question.query)
  const level = asked === null ? null : riskLevelOf(asked)
  const signs = SIGNS.filter(says).map((name) => words.signs[name])
  const bands = words.bands(`${LOW_UP_TO}%`, `${MEDIUM_UP_TO}%`)
  const said = [
    ...(asked === null || level === null
      ? []
      : [words.ratio(`${asked}%`, CALCULATION_WORDS[language].levels[level])]),
    ...signs,
    bands,
    words.insured(`${rule.debt}%`, `${rule.seniorDebt}%`),
  ]
  return Promise.resolve({
    ...noFindings,
    evidence: [
      calculationEvidence({
        name: 'depositDanger',
        title: words.title,
        inputs: { ...(asked !== null && { ratio: asked }) },
        result: { assumptions: [], rules: [applied(rule)] },
        further: { lowUpTo: LOW_UP_TO, mediumUpTo: MEDIUM_UP_TO, ...(level !== null && { level }) },
        said,
        given: [],
        language,
      }),
    ],
    insights: said.slice(0, 1),
    riskLevel: level,
    gaps: [words.tell],
    confidence: confidenceOf([]) - 0.3,
  })
}

export const danger = defineTool({
  id: 'danger',
  title: { KO: '보증금 위험 기준', EN: 'danger to a deposit' },
  kind: 'calculation',
  asks: ({ needs, searches, hasSum, says }) =>
    needs.includes('RISK_ANALYSIS') &&
    !searches &&
    !hasSum &&
    !says('limits') &&
    !says('priority') &&
    !says('guarantee') &&
    says('deal') &&
    says('judges') &&
    !says('victim'),
  calculations: {
    depositDanger: { KO: '보증금 위험을 보는 기준', EN: 'How the danger to a deposit is judged' },
  },
  analysis: 'risk',
  section: 'safety',
  run: explainDanger,
})
