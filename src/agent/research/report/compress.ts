import { say, wordsIn } from '../../../domain/message/say.ts'
import type { Said } from '../../../domain/message/say.ts'
import type { Language } from '../../../domain/run.ts'
import { quoteOf, titleOf } from '../../facts/evidence.ts'
import type { Evidence } from '../../facts/evidence.ts'
import { rowOf } from '../../facts/row.ts'
import type { CompressInput } from '../decisions.ts'

/** Facts of a source that a note tells, the ones that say the most. */
const TOLD = 3
/** Homes and products that a note lists; the others are in its sources. */
const LISTED = 5

const saidOf = (item: Evidence): Said[] => {
  const article = rowOf(item, 'article')
  return article === null ? item.facts.slice(0, TOLD) : article.quotes.slice(0, 1).map(quoteOf)
}

const lineOf = (item: Evidence, language: Language): string =>
  `- ${titleOf(item, language)}: ${saidOf(item)
    .map((it) => say(it, language))
    .join(' · ')} [${item.n}]`

/** A line for each source, the ones that say the most first. */
export const compressNotes = ({
  evidence,
  language,
  topic,
}: Pick<CompressInput, 'evidence' | 'language' | 'topic'>): { text: string; gaps: string[] } => {
  const nothing = wordsIn(language)('research.nothing')
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
