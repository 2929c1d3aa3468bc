import { LOW_UP_TO, MEDIUM_UP_TO, riskLevelOf } from '../../domain/calculator/jeonse-risk.ts'
import { applied, inForce, koreanDay } from '../../domain/rules/rule.ts'
import { CALCULATION_WORDS } from './prompt.ts'
import { defineTool, noFindings } from './tool.ts'
import type { Findings, ToolContext } from './tool.ts'
import { calculationEvidence } from './calculation.ts'
import { confidenceOf } from './context.ts'
import { DANGER_WORDS } from './danger-prompt.ts'

/** What of the register is asked about, the gravest first. */
const SIGNS = {
  trust: /신탁|\btrust(?:ee)?\b(?! score)/i,
  seizure: /가?압류|가처분|경매|가등기|attachment|seiz|auction/i,
  mortgage: /근저당|저당|융자|담보|선순위|mortgage|senior debt|lien/i,
  owner: /소유자|대리인|명의|집주인이\s?(?:다르|아니)|owner/i,
  building: /위반\s?건축물|불법\s?(?:증축|건축)|무허가|illegal building/i,
} as const
export type DangerSign = keyof typeof SIGNS

/** 전세가율 85%, a deposit of 85% of the price. */
const RATIO =
  /(?:전세가율|부채비율|집값의|시세의|매매가의|jeonse ratio(?: of| is)?)[^\d%]{0,8}(\d{1,3}(?:\.\d+)?)\s*(?:%|퍼센트|프로)|(\d{1,3}(?:\.\d+)?)\s*%\s*(?:of the (?:price|value))/i

/** How the danger to a deposit is judged, where the question gives no sums to judge it by. */
const explainDanger = ({ question, language, today, rules }: ToolContext): Promise<Findings> => {
  const words = DANGER_WORDS[language]
  const text = question.query.slice(0, 2000)
  const rule = inForce(rules.guarantee, koreanDay(today), 'asOf')
  const ratio = RATIO.exec(text)
  const asked = ratio === null ? null : Number(ratio[1] ?? ratio[2])
  const level = asked === null ? null : riskLevelOf(asked)
  const signs = Object.entries(SIGNS).flatMap(([name, pattern]) =>
    pattern.test(text) ? [words.signs[name as DangerSign]] : [],
  )
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
  calculations: {
    depositDanger: { KO: '보증금 위험을 보는 기준', EN: 'How the danger to a deposit is judged' },
  },
  analysis: 'risk',
  section: 'safety',
  run: explainDanger,
})
