import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { readPropertyQuery } from '../language/query.ts'
import type { PlaceIndex } from '../language/places.ts'
import { PROPERTY_TYPE_LABELS } from '../property.ts'

/** Household: what is said and its normal form. */
const HOUSEHOLD: readonly (readonly [RegExp, string])[] = [
  [/신혼|newlywed/i, '신혼부부'],
  [/(?:아이|애|자녀)\s*(?:가|는|이)?\s*(?:둘|두\s?명|2명)|두\s?아이|two (?:kids|children)/i, '자녀 2명'],
  [/(?:아이|애|자녀)\s*(?:가|는|이)?\s*(?:셋|세\s?명|3명)|다자녀/, '다자녀'],
  [/어린이집|유치원|백일|갓난|임신|출산|아기|baby|pregnan/i, '어린 자녀'],
  [/1인\s?가구|혼자\s?(?:살|사는|자취)|자취/, '1인 가구'],
  [/부모님(?:과|이랑|하고)?\s?(?:함께|같이|모시)|노부모/, '부모 동거'],
  [/부부|(?:남편|아내|배우자|와이프|신랑)(?:과|이랑|하고|랑)?/, '부부'],
]

/** What is contracted and from which side. */
const CONTRACT: readonly (readonly [RegExp, string])[] = [
  [/반전세/, '반전세'],
  [/전세(?!사기|자금)/, '전세'],
  [/(?<!반)월세|달세|monthly rent/i, '월세'],
  [/매매|매수|매도|샀|사려|사고 싶|구입|분양/, '매매'],
  [/상가|가게|점포|장사|권리금|shop|store/i, '상가 임대차'],
  [/갱신|재계약|연장|renew/i, '갱신'],
]

const AMOUNT = String.raw`(?:\d[\d,.]*\s*억(?:\s*\d[\d,]*\s*(?:천만|백만|천|만)?)?|\d[\d,.]*\s*(?:천만|백만|천|만))\s*원?`
const BUDGET = new RegExp(
  String.raw`(예산|전세금?|보증금|월세|매매가?|집값|시세)\s*(?:은|는|이|가|으로|로)?\s*(?:약|최대)?\s*(${AMOUNT})`,
  'g',
)
const INCOME = new RegExp(
  String.raw`(연봉|연소득|월급|월소득|소득)\s*(?:은|는|이|가)?\s*(?:약)?\s*(${AMOUNT})`,
  'g',
)
const FINANCE: readonly (readonly [RegExp, string])[] = [
  [/무주택/, '무주택'],
  [/생애\s?최초|첫\s?집/, '생애최초'],
  [/1\s?주택/, '1주택'],
  [/다주택|2\s?주택|3\s?주택/, '다주택'],
  [/대출(?!이자율)/, '대출 이용'],
  [/보증보험|HUG|안심전세/i, '보증보험'],
]

const said = (text: string, words: readonly (readonly [RegExp, string])[]): string[] =>
  words.filter(([pattern]) => pattern.test(text)).map(([, value]) => value)

const amounts = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) =>
    `${match[1] ?? ''} ${match[2] ?? ''}`
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/(?<=\d)\s+(?=[억천백만원])/g, '')
      .trim(),
  )

/** The six slots as a text states them. A right that is asked about is no circumstance: only what is said is read. */
export const readCircumstances = (
  written: Prose,
  places: PlaceIndex,
  now: Date,
): Readonly<Record<string, readonly string[]>> => {
  const text = textOf(written)
  const query = readPropertyQuery(text, places, now)
  const slots: Record<string, string[]> = {
    household: said(text, HOUSEHOLD),
    region: query.regionCodes.flatMap((code) => places.regions.get(code)?.fullName.trim() ?? []).slice(0, 3),
    budget: amounts(text, BUDGET),
    property: query.propertyTypes.map((type) => PROPERTY_TYPE_LABELS[type].ko),
    contract: said(text, CONTRACT),
    finance: [...amounts(text, INCOME), ...said(text, FINANCE)],
  }
  return Object.fromEntries(
    Object.entries(slots)
      .map(([name, values]): [string, string[]] => [name, [...new Set(values)]])
      .filter(([, values]) => values.length > 0),
  )
}
