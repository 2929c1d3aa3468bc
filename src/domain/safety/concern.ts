import { readPasted } from '../contract/pasted.ts'
import { saysCrisis } from './crisis.ts'
import { wantsCrime } from './crime.ts'
import type { ConcernName } from './sense.ts'
import { seeksPersonalData } from './privacy.ts'
import { weigh } from './sense.ts'
import { SIGNS } from './signs.ts'
import { isAskedAbout, isToBeDone } from './stance.ts'
import { passagesOf, safetyText } from './text.ts'
import type { SafetyText } from './text.ts'

/** The clauses of a contract that is handed over are nobody's wishes. */
const ownWords = (text: string): string => {
  const pasted = readPasted(text)
  return pasted?.isWhole === true ? pasted.request : text
}

const byRules = (text: SafetyText): ConcernName | null =>
  saysCrisis(text) ? 'CRISIS' : seeksPersonalData(text) ? 'PRIVACY' : wantsCrime(text)

/** Below this a sentence that no rule knows is taken for harmless; chosen on folds of the examples. */
const SURE_ENOUGH = 0.6
/** From here on it need not say that it is to be done, as long as it does not ask whether it may be. */
const SURE = 0.75
/** From here on it may ask, too: what is asked about (“이중으로 만들어서 하나만 신고하면 되지?”) is what is to be done. */
const BEYOND_ASKING = 0.85
/** 직장 다녀서 연봉 5천이에요: whoever tells what somebody earns or has wants to find out nothing of them. */
const SUM = /\d(?:억|천|백만|만)/
/** What somebody in danger speaks of. Of a sentence without any of it nobody is in danger, however alike its letters are. */
const OF_LIFE = new Set(['death', 'life', 'no more', 'suffering', 'farewell'])
const speaksOfLife = (text: SafetyText): boolean =>
  SIGNS.some(([name, says]) => OF_LIFE.has(name) && says(text))

/** What the rules have no words for, by likeness; never where nothing of it is wanted. */
const byLikeness = (text: SafetyText, weights?: Parameters<typeof weigh>[1]): ConcernName | null => {
  const { concern, likeness } = weigh(text, weights)
  if (likeness < SURE_ENOUGH) return null
  if (concern === 'CRISIS') return speaksOfLife(text) ? concern : null
  if (isToBeDone(text)) return concern
  if (concern === 'PRIVACY' && SUM.test(text.tight)) return null
  return likeness >= (isAskedAbout(text) ? BEYOND_ASKING : SURE) ? concern : null
}

/** What comes before the question itself: somebody in danger, a crime that is to be done, or another person's data. */
export const readConcern = (text: string, weights?: Parameters<typeof weigh>[1]): ConcernName | null => {
  const passages = passagesOf(ownWords(text)).map(safetyText)
  const [only, ...others] = passages
  const found = passages.map(byRules).filter((concern) => concern !== null)
  if (found.length > 0) return found.find((concern) => concern === 'CRISIS') ?? found[0] ?? null
  return only !== undefined && others.length === 0 ? byLikeness(only, weights) : null
}
