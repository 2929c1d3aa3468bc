import { RELATION_WORDS } from './tax-words.ts'

const KIN = RELATION_WORDS.map(([, words]) => words.source).join('|')
const HOME = '(?:집|아파트|빌라|주택|오피스텔|상가|땅|토지)'
/** 부모님 아파트를, 형 명의 집: somebody's of one's kin. */
const OF_KIN = new RegExp(
  String.raw`(?:${KIN})(?:님)?(?:의|네)?\s?(?:(?:명의|소유)(?:의|인)?\s?)?(?:시가|시세)?\s?${HOME}|\b(?:father|mother|parents?|brother|sister|uncle|aunt|grandparents?|son|daughter)['’]?s?['’]? (?:home|house|apartment|flat|land)\b`,
  'i',
)
const SELLS_TO = new RegExp(
  String.raw`(?:${KIN})(?:님)?(?:이|가|께서|은|는)[^.?!\n]{0,30}(?:파신|파시|파는|판다|판대|팔(?:겠|아|려|고))`,
  'i',
)
const FOR_A_PRICE =
  /\d[\d억천만 ,]{0,12}원?(?:에|으로|로)\s?(?:사(?=[는면서려고요])|살(?![고던])|산|샀|매수|매입|구입|넘겨받|인수|파신|파시|파는|판다|판대|팔|매매)|\b(?:buy(?:ing)?|bought|purchas(?:e|ing|ed)|sells?|selling)\b/i
/** What is given, or lent, is no price. */
const GIVEN =
  /\d[\d억천만 ,]{0,12}원?(?:을|를|은|만)?\s?(?:받|주[시셨신]|보태|지원|증여|빌리|빌려)|무상|공짜|\b(?:gives?|giving|gave|gifts?|lends?|lent)\b(?! tax)/i

/** A home is bought of one's kin for a price (아버지 집 시세 8억을 5억에 사면): it is no gift but for what the price is too low by. */
export const buysOfKin = (text: string): boolean =>
  FOR_A_PRICE.test(text) && (OF_KIN.test(text) || SELLS_TO.test(text)) && !GIVEN.test(text)
