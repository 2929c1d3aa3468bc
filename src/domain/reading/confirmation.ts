import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { readAmounts } from '../language/amount.ts'

/** Whether the amounts stand as they were typed, are to be those of the listing, or have to be given again. */
export type Confirmation = 'RIGHT' | 'AS_LISTED' | 'UNSURE'

const RIGHT =
  /맞|^(?:네|넵|넹|예|응|그래|ㅇㅇ|ㅇㅋ|오케이|확인)|협의|합의|적은\s?(?:금액|값)?\s?대로|\b(?:yes|yep|right|correct|ok|okay|sure|agreed|negotiated)\b/i
const AS_LISTED =
  /매물(?:에\s?(?:올라온|나온|적힌)\s?(?:금액|값|가격)?|\s?(?:금액|값|가격))?\s?(?:대로|으로)|\bas (?:it is )?(?:listed|offered)\b/i
/** What turns a yes round, or leaves it open: “네, 잘못 적었어요”, “맞지 않아요”. */
const DOUBT =
  /아니|아닌|아닙|않|안\s?맞|못|말고|말아|마세|틀|다르|달라|다시|실수|오타|수정|고치|고쳐|고칠|바꾸|바꿔|바꿀|아마|글쎄|모르|몰라|취소|그만|싫|\?|？|n['’]t\b|\b(?:no|not|nope|wrong|again|mistake|typo|maybe|change|incorrect)\b/i

/**
 * What somebody answers who was asked whether these amounts are right. What is not plainly a yes is none: a wrong amount
 * in a contract costs more than a second question.
 */
export const readConfirmation = (said: Prose, agreed: readonly number[]): Confirmation => {
  const text = textOf(said)
  const listed = AS_LISTED.exec(text)
  if (listed !== null) return DOUBT.test(text.slice(listed.index)) ? 'UNSURE' : 'AS_LISTED'
  if (!RIGHT.test(text) || DOUBT.test(text)) return 'UNSURE'
  return readAmounts(text).every(({ value }) => agreed.includes(value)) ? 'RIGHT' : 'UNSURE'
}

/** That something is to be written with blanks, and what refuses it. */
const WRITES =
  /^(?:네|넵|넹|예|응|어|그래|좋|ㅇㅇ|ㅇㅋ|오케이|오키|맞|써|작성|부탁)|빈칸|비워|써\s?(?:줘|주)|작성해|진행|^(?:y|please|go ahead)\b|blank|yes|ok|sure/i
const REFUSES =
  /아니|말아|마세요|하지\s?마|싫|괜찮아요|안\s?(?:써|할|해|돼)|그만|취소|쓰지|됐|\b(?:no|not)\b|don't|never|stop|cancel/i

/** Whether somebody who was asked for it wants a paper with blanks. */
export const wantsBlanks = (text: Prose): boolean => WRITES.test(textOf(text)) && !REFUSES.test(textOf(text))
