import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import type { TurnMemory } from '../memory.ts'
import { isSearched } from './standing.ts'

/** 둘 중 아무데나, 두 곳 다, either of them: the two places that were talked of. */
const EITHER =
  /(?<![가-힣])(?:둘|두\s?(?:곳|군데|동네|지역|구|데))\s?(?:중|다(?![른시])|모두|가운데|에서|아무|어디|상관)|(?<![가-힣])(?:양쪽|두\s?(?:곳|군데|동네|지역|구))(?:\s?(?:다|모두|에서))?|\b(?:either|both)(?=\s+(?:of (?:them|those|these|the two)|areas?|places?|districts?|neighbou?rhoods?|is|are|would|will|works?)\b|\s*[,.!?]|$)/i

/**
 * The codes of the place that was looked at last and of the one before it, where a text says that it may be either; null where it does
 * not, or where one place alone was talked of.
 */
export const eitherPlace = (text: Prose, last: TurnMemory): string[] | null => {
  const own = last.query.regionCodes
  if (!EITHER.test(textOf(text)) || !isSearched(last) || own.length === 0) return null
  const other = last.earlier?.findLast(
    (it) => isSearched(it) && it.query.regionCodes.some((code) => !own.includes(code)),
  )
  if (own.length > 1 || other === undefined) return own.length > 1 ? [...own] : null
  return [...new Set([...other.query.regionCodes, ...own])]
}
