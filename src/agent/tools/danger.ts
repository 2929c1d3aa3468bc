import { LOW_UP_TO, MEDIUM_UP_TO, riskLevelOf } from '../../domain/calculator/jeonse-risk.ts'
import { percent, term } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { AskName } from '../../domain/reading/asks.ts'
import { readShare } from '../../domain/reading/share.ts'
import { applied, inForce } from '../../domain/rules/rule.ts'
import { koreanDay } from '../../domain/day.ts'
import { isOfClaim } from './jeonse.ts'
import { defineTool } from './tool.ts'
import type { Found, ToolContext } from './tool.ts'
import { inOrder } from './calculation.ts'
import { confidenceOf, foundBy } from './context.ts'

/** What of the register is asked about, the gravest first. */
const SIGNS = ['trust', 'seizure', 'mortgage', 'owner', 'building'] as const satisfies readonly AskName[]

/** How the danger to a deposit is judged, where the question gives no sums to judge it by. */
const explainDanger = ({ question, says, today, rules }: ToolContext): Found => {
  const rule = inForce(rules.guarantee, koreanDay(today), 'asOf')
  const asked = readShare(question.query)
  const level = asked === null ? null : riskLevelOf(asked)
  const signs = SIGNS.filter(says)
  const told = inOrder([
    asked !== null &&
      level !== null &&
      message('danger.ratio', { share: percent(asked), level: term(`level.${level}`) }),
    ...signs.map((sign) => message(`danger.${sign}`)),
    message('danger.bands', { low: percent(LOW_UP_TO), medium: percent(MEDIUM_UP_TO) }),
    message('danger.insured', { debt: percent(rule.debt), senior: percent(rule.seniorDebt) }),
  ])
  return foundBy(
    {
      name: 'depositDanger',
      inputs: { ...(asked !== null && { ratio: asked }) },
      result: { assumptions: [], rules: [applied(rule)] },
      further: {
        lowUpTo: LOW_UP_TO,
        mediumUpTo: MEDIUM_UP_TO,
        ...(level !== null && { level }),
        ...(signs.length > 0 && { signs }),
      },
      facts: told,
    },
    { riskLevel: level, gaps: [message('danger.tell')], confidence: confidenceOf([]) - 0.3 },
  )
}

export const danger = defineTool({
  id: 'danger',
  needs: null,
  asks: ({ needs, searches, hasSum, says, chosen }) =>
    needs.includes('RISK_ANALYSIS') &&
    !searches &&
    !hasSum &&
    !isOfClaim({ chosen }) &&
    !says('limits') &&
    !says('priority') &&
    !says('guarantee') &&
    says('deal') &&
    says('judges') &&
    !says('victim'),
  isOfCase: false,
  calculations: ['depositDanger'],
  section: 'safety',
  run: explainDanger,
})
