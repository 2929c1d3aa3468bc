import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { anyPhrase } from './phrase.ts'
import { readSigns } from './signs.ts'

/** What was said before, by words that name it as such. */
const SAID_BEFORE = anyPhrase(
  '방금  아까  앞서  위에서  말씀하신  말씀대로  (그|이) (조문|법|규정|내용|사람|경우|때)  예를 들',
)
/** A question that begins so goes on. */
const BEGINS =
  /^(?:그럼|그러면|그렇다면|그래서|그런데|근데|그리고|그거|그건|그게|이건|이거|이게|위|말씀|왜요?|더|다시|또|and|but|then|so|why)(?![a-z])|\b(?:that|those|it|this)\b[^.?!]*\?$/i

/** A question shorter than this that names nothing is about what was said before. */
const SHORT = 12

/** Whether a question of law can only be understood with what was said before it. */
export const goesBack = (text: Prose): boolean => {
  const asked = textOf(text).trim()
  return asked.length < SHORT || BEGINS.test(asked) || SAID_BEFORE.test(asked) || readSigns(asked).connects
}

/** What is looked up for a question that goes back: the last one that stood for itself, and this one. `earlier`: the oldest first. */
export const withQuestionBefore = (question: Prose, earlier: readonly Prose[]): Prose => {
  const before = earlier.findLast((text) => !goesBack(text))
  return before === undefined ? question : `${before}\n${question}`
}
