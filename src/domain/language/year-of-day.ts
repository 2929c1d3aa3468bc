import { daysBetween } from '../day.ts'
import { syllable } from './hangul.ts'

/** Of a day without a year: the last such day, the next one, the nearest of both, or that of this year. */
export type Turn = 'LAST' | 'NEXT' | 'NEAREST' | 'THIS_YEAR'

/** `day`: of any year, YYYY-MM-DD; the same day of the year that is meant, counted from today. */
export const inYearMeant = (day: string, today: string, turn: Turn): string => {
  const year = Number(today.slice(0, 4))
  const of = (years: number): string => {
    const meant = `${year + years}${day.slice(4)}`
    return Number.isNaN(Date.parse(meant)) ? day : meant
  }
  const isBehind = of(0) <= today
  const last = isBehind ? of(0) : of(-1)
  const next = isBehind && of(0) !== today ? of(1) : of(0)
  switch (turn) {
    case 'LAST':
      return last
    case 'NEXT':
      return next
    case 'NEAREST':
      return daysBetween(last, today) <= daysBetween(today, next) ? last : next
    case 'THIS_YEAR':
      return of(0)
    default:
      return turn satisfies never
  }
}

/** How many days ago the last such day was. */
export const daysSinceLast = (day: string, today: string): number =>
  daysBetween(inYearMeant(day, today, 'LAST'), today)

/** ㅆ ends what is over (했, 받았, 샀), but for 있 and 겠. */
const PAST_FINAL = 20
const NO_PAST = new Set(['있', '겠'])
const OVER =
  /(?:받|치[르른]|들어온|나온|이사\s?[온간]|입주한|전입한|계약한|입금된|넘긴|끝난|지난|돌아가신|사망한|태어난|낳은)(?:음|은|름)?(?=\s|[,.!?]|$)|(?:했|됐|받|치르|넘기|샀|팔)음(?=\s|[,.!?~ㅠㅋ]|$)|\b(?:was|were|did|told|got|gave|sold|bought|left|went|paid|said|sent|came|\w{2,}ed)\b/i

/** Whether a text tells of what is over. Linear in the length of the text. */
export const tellsPast = (text: string): boolean =>
  OVER.test(text) ||
  Array.from(text).some((char) => syllable(char)?.final === PAST_FINAL && !NO_PAST.has(char))

const TO_COME =
  /예정|려고|려는|려구|할게|할\s?거|갈\s?거|[될할갈낼줄]\s?(?:건데|거예|거에|예정|텐데)|하겠|기로\s?(?:했|함|하)|\b(?:will|plan|going to|about to|intend)\b/i
/** Whether it tells of what is to come: 나가기로 했어요 is a plan. Linear in the length of the text. */
export const tellsToCome = (text: string): boolean => TO_COME.test(text)
