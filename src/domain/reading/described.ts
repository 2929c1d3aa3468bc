import { syllable } from '../language/hangul.ts'
import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { KIND_NOUNS } from '../property-kind.ts'

/** Letters of a description; a longer text says more than what homes are to be like. */
const MOST = 40

/** How it may go on behind the home: 보여줘, 있어? */
const GOES_ON =
  '(?:요|이요)?(?:\\s(?:다시\\s)?(?:보여|찾아|골라|추천|부탁)[가-힣]{0,4}(?:\\s[가-힣]{1,3})?|\\s?있(?:어|나|을까|는지|습니까)(?:요)?)?[\\s.!~?？]*$'
/** What homes are called at the end of what is said of them: 집만, 매물은요? */
const HOME_AT_END = new RegExp(
  `(\\S)\\s?(?:${KIND_NOUNS}|집|매물|물건|방|동네|단지)(?:들)?(?:만|(?:으)?로(?:만)?|은|는)?${GOES_ON}`,
)
/** And what anything is called that is chosen among: 데로, 곳만, 걸로. */
const CHOICE_AT_END = new RegExp(`(\\S)\\s?(?:(?:데|곳|거|것)(?:만|(?:으)?로(?:만)?)|걸로(?:만)?)${GOES_ON}`)
/** The same where nothing else is named that there may be such a one of (대출 금리 낮은 곳). */
const ANYTHING_AT_END = new RegExp(`(\\S)\\s?(?:데|곳|거|것|걸)(?:들)?(?:은|는)?${GOES_ON}`)
/** The same without a home: 엘리베이터 있는, 관리비 포함해서; and what comes first: 전세가율 높은 순으로. */
const LEFT_OPEN =
  /(?:(?:있는|없는|되는|가능한|포함(?:해서|한|된|하고|으로)?|제외(?:하고|한)?)|\S순(?:서)?(?:대로|으로|로)?|\s순(?:서)?(?:대로|으로|로)?(?:\s(?:정렬|보여|골라|나열)[가-힣]{0,3}(?:\s[가-힣]{1,3})?)?)(?:요)?[\s.!~]*$/
/** with parking, that allow pets, near a school, sorted by households: English says it without a verb of its own. */
const IN_ENGLISH =
  /^\s*(?:(?:and|but|only|just|now)\s+)*(?:(?:the\s+)?(?:ones?|homes?|places?|those)\s+)?(?:with(?:out)?|that|which|near|close to|allowing|sorted by)\s+(?![^?]*\?)[a-z]/i
/** 그런 집, 어떤 집, 다른 집: it points, asks which, or says nothing of it. */
const SAYS_NOTHING = new Set(['그런', '이런', '저런', '어떤', '다른', '괜찮은', '좋은', '새로운'])

/** The final consonant ㄴ, which ends what describes: 조용한, 없는, 된. */
const NIEUN = 4

/**
 * Whether a text says nothing but what homes are to be like (융자 없는 집만, 조용한 동네로, 엘리베이터 있는 데): after a search its words bound what is
 * looked for, and ask for nothing that they name. `names`: it has a word for something else that may be asked for.
 */
export const describesHomes = (question: Prose, names: boolean): boolean => {
  const text = textOf(question).trim()
  if (text.length > MOST) return false
  if (LEFT_OPEN.test(text) || IN_ENGLISH.test(text)) return true
  const found =
    HOME_AT_END.exec(text) ?? CHOICE_AT_END.exec(text) ?? (names ? null : ANYTHING_AT_END.exec(text))
  if (found === null || syllable(found[1] ?? '')?.final !== NIEUN) return false
  const word =
    text
      .slice(0, found.index + 1)
      .split(/\s/)
      .at(-1) ?? ''
  return !SAYS_NOTHING.has(word)
}
