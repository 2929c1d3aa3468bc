import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import table from './other-worlds.json' with { type: 'json' }

const OTHER = new RegExp(Object.values(table.worlds).flat().join('|'), 'giu')
/** Words that are of homes wherever they stand. */
const HOUSING = new RegExp(table.housing.join('|'), 'iu')

/**
 * Whether a text is of another world that shares words with housing (전세버스, 킥보드 보증금): something else is named that is let,
 * bought or priced, and nothing of a home is.
 */
export const isOfOtherWorld = (written: Prose): boolean => {
  const text = textOf(written)
  const rest = text.replace(OTHER, ' ')
  return rest !== text && !HOUSING.test(rest)
}
