import { readSums } from '../language/sum.ts'
import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'

/** 5억이 아니라, 2억 5천 말고, 30년 말고: a sum or a time that is taken back for the one after it. */
const TAKEN_BACK =
  /\d[\d,.억천백만]{0,12}(?:\s\d[\d,.천백만]{0,8})?\s?(?:원|%|프로|퍼센트|년(?:\s?전)?|개월(?:\s?전)?|월(?!세)|일|㎡|평|채|주택|세)?\s?(?:이|가)?\s?(?:아니라|아니고|말고)\s{0,3}(?=\d)/g
/** 450 million, not 600 million; 30 years instead of 20: taken back for the one beside it. */
const TAKEN_BACK_ENGLISH =
  /,?\s?\b(?:and |but )?(?:not|instead of|rather than)\s{1,3}(?:₩\s?)?\d[\d,.]{0,15}\s?(?:(?:million|billion|thousand|bn|mn?|k)\b)?\s?(?:%|(?:percent|won|krw|years?|months?|homes?)\b)?/gi
/** What one says with a correction. */
const COMPLAINT =
  /^\s{0,3}(?:(?:no|sorry|wait|actually)\b|아니(?:요|야|지)?|틀렸[가-힣]{0,4}|잘못\s?[봤말썼들적][가-힣]{0,4})[,.!~\s]{1,3}(?=\S)/i
/** 그게 아니라 빌라만: what was said before is meant, and no home that was shown. */
const NOT_THAT = /^\s{0,3}(?:아니\s?,?\s?)?(?:그게|그건|그것이)\s?아니(?:라|고|구)\s?,?\s{1,3}(?=\S)/
/** 6억이라고, 6억이라니까요. */
const INSISTS = /(\d[억천백만]{0,3}원?)이?라(?:고|니까)(?:요)?(?=[\s.!~]|$)/g

/** What is taken back in English needs another number beside it: “I have lived there 5 years, not 3”. */
const withoutTakenBack = (text: string): string => {
  const left = text.replace(TAKEN_BACK, '')
  const english = left.replace(TAKEN_BACK_ENGLISH, '')
  return /\d/.test(english) ? english : left
}

/** A follow-up that corrects a sum, as the sum that is meant: “아니 5억이 아니라 6억이라고” is “6억”. Any other text as it is. */
export const correctedTo = (said: Prose): Prose => {
  const text = textOf(said)
  const left = withoutTakenBack(text)
  return left === text ? text.replace(NOT_THAT, '') : left.replace(COMPLAINT, '').replace(INSISTS, '$1')
}

/** The sum that a text takes back (75가 아니라 50, 3억 말고 2억), in 만원; null where it takes none back. */
export const takenBack = (said: Prose): number | null => {
  const text = textOf(said)
  const [first, ...more] = [...(text.match(TAKEN_BACK) ?? []), ...(text.match(TAKEN_BACK_ENGLISH) ?? [])]
  return first === undefined || more.length > 0 ? null : (readSums(first)[0]?.value ?? null)
}
