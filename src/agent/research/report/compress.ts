import { factValues } from '../../evidence.ts'
import { inertText } from '../../../domain/inert-text.ts'
import type { Evidence, FactName } from '../../evidence.ts'
import type { Language } from '../../../domain/run.ts'
import type { CompressInput } from '../decisions.ts'
import { OFFLINE_RESEARCH } from '../planning/prompt.ts'

/** What of a kind of source says the most in one line. */
const TOLD: Record<Evidence['kind'], readonly FactName[]> = {
  market: ['median', 'change', 'jeonseRatio', 'volume'],
  property: ['price', 'area', 'trust'],
  legal: ['quote'],
  loan: ['rate', 'limit'],
  calculation: [],
}
const CALCULATED = 3
/** Homes and products that a note lists; the others are in its sources. */
const LISTED = 5

const lineOf = (item: Evidence, language: Language): string => {
  const said =
    item.kind === 'calculation'
      ? item.facts.slice(0, CALCULATED)
      : TOLD[item.kind].flatMap((name) => factValues(item, name, language).slice(0, 1))
  return `- ${inertText(item.title)}: ${said.map(inertText).join(' · ')} [${item.n}]`
}

/** A line for each source, the ones that say the most first. */
export const compressNotes = ({
  evidence,
  language,
  topic,
}: Pick<CompressInput, 'evidence' | 'language' | 'topic'>): { text: string; gaps: string[] } => {
  const { nothing } = OFFLINE_RESEARCH[language]
  if (evidence.length === 0) return { text: nothing, gaps: [`${topic.task}: ${nothing}`] }
  const order: Evidence['kind'][] = ['calculation', 'market', 'legal', 'loan', 'property']
  const lines = order.flatMap((kind) =>
    evidence
      .filter((item) => item.kind === kind)
      .slice(0, LISTED)
      .map((item) => lineOf(item, language)),
  )
  return { text: lines.join('\n'), gaps: [] }
}
