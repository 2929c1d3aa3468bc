import type { PlaceIndex } from '../language/places.ts'
import { readPropertyQuery } from '../language/query.ts'
import type { Span } from '../language/text.ts'
import { isDescribed } from '../property.ts'
import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'

/** Why somebody asks, and not what: 무서워서, 전세사기 걱정돼서 그러는데, 깡통될까봐 겁나서. */
const FEARS =
  /(?:[가-힣]{1,6}\s?(?:될까\s?봐|당할까\s?봐|일까\s?봐)\s?)?(?:(?:전세\s?)?사기(?:가|는|도)?\s?|깡통(?:전세)?(?:이|가)?\s?)?(?:너무\s?|좀\s?)?(?:무서워|무섭|걱정\s?(?:이?\s?)?(?:돼|되|이|이라)|불안해|불안하|겁\s?(?:이\s?)?나|겁나)(?:서|어서|니까?|기도\s?하고|고)(?:\s?(?:그러는데|그런데|그래서))?(?:요)?/g
/** What is left must still ask for something. */
const LEAST = 6

/** A text in which the reasons of its author are blank: they ask for nothing, and every other word keeps its place. */
export const withoutReasons = (text: string): string => {
  const rest = text.replace(FEARS, (said) => ' '.repeat(said.length))
  return rest.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= LEAST ? rest : text
}

/** Where a reason may end and the wish begin: a pause, or words that give a reason or put something off. */
const PAUSE =
  /[.!~…ㅠㅜㅋㅎ]+\s{1,2}|(?:[어아라해려]서|니까|는데|인데|길래|[네대래]요?|거든요?|나중에\s?하고|일단)[,\s]{1,2}/g
/** Whoever asks something, or says how much, gives no reason alone. */
const NO_REASON =
  /[\d?？]|얼마|몇\s|어떻|어때|어디|뭐|무엇|언제|알려|보여|찾아|추천|계산|(?<!겁)나[요여]|까[요여]|말고|빼고/

/** Letters in which somebody says why. */
const LONGEST_REASON = 60

/**
 * What is wished for of the homes that were looked for, without why (대출 이자 무서워서.. 6억 이하로 다시): from the last pause before which
 * nothing is asked, counted or wished for, where what is behind it says something of homes. Linear in the length of the text.
 */
export const withoutReasonAhead = (
  question: Prose,
  { places, now }: { places: PlaceIndex; now: Date },
): Prose => {
  const saysMore = (part: string): boolean => {
    const said = readPropertyQuery(part, places, now)
    return isDescribed(said) || said.regionCodes.length > 0
  }
  const text = textOf(question)
  let left = text
  for (const { index, 0: pause } of text.slice(0, LONGEST_REASON).matchAll(PAUSE)) {
    const at = index + pause.length
    const ahead = text.slice(0, at)
    if (NO_REASON.test(ahead) || saysMore(ahead)) break
    const behind = text.slice(at)
    if (saysMore(behind)) left = behind
  }
  return left
}

/** Where somebody works or learns: 회사가 판교인데, 판교로 출퇴근하기. */
const DAILY =
  /(?<![가-힣])(?:회사|직장|일터|사무실|근무지|학교)(?:는|은|이|가)?\s?([가-힣]{2,10}?)\s?(?:쪽|근처)?(?:이?인데|인데|이라서?|라서?|이고|여서|이어서|에\s?있(?:는데|어서|고))(?![가-힣])|(?<![가-힣])([가-힣]{2,10}?)(?:으로|로|까지)?\s?(?:출퇴근|출근|통근|통학)(?![가-힣]{6})/g

/** Places that somebody goes to every day, as they are told beside the place that is looked in: no home is looked for there. */
export const dailyPlaces = (text: string, isPlace: (name: string) => boolean): Span[] =>
  [...text.matchAll(DAILY)].flatMap((match) =>
    isPlace(match[1] ?? match[2] ?? '') ? [{ start: match.index, end: match.index + match[0].length }] : [],
  )
