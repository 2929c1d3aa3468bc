import { anyOf, matchAt, skipSpaces } from './text.ts'
import type { Span } from './text.ts'

export type Unit =
  | 'MONEY'
  | 'BARE'
  | 'SQUARE_METRE'
  | 'PYEONG'
  | 'CALENDAR_YEAR'
  | 'YEARS'
  | 'HOUSEHOLDS'
  | 'MINUTES'
  | 'LINE'
  | 'FLOOR'
  | 'ROOM'
  | 'BATH'
  | 'PARKING'
  | 'OTHER'

/** A number with its unit. MONEY is in 만원; `lead` is the worth of its first unit (억 10000), for “3~5억”. */
export interface Measure extends Span {
  unit: Unit
  value: number
  lead: number
}

export const UNITS: readonly (readonly [Unit, RegExp])[] = [
  [
    'SQUARE_METRE',
    anyOf(
      String.raw`
      ㎡  m²  m2(?!\d)  제곱\s?미터  평방\s?미터  제곱  헤베  sqm\b  sq\.?\s?m\b  square\s?met(?:er|re)s?\b
      [a-d]?\s?타입  [a-d](?=$|[\s,가-힣])(?![은는]\s?\d)(?!\s(?:month|year|day|week)\b)`,
      'y',
    ),
  ],
  ['PYEONG', /평형|평수|평(?![가-힣]*동)|py\b|pyeong\b/y],
  ['MINUTES', /분(?![당양리할위기])|-?\s?min(?:ute)?s?\b'?/y],
  ['HOUSEHOLDS', /세대(?!주|원)|가구(?!주|원)|households?\b/y],
  ['YEARS', /년(?:차)?(?!도|대|식)|-?\s?years?\b/y],
  ['LINE', /호선/y],
  // A building of fifteen floors says nothing of the floor of a home.
  [
    'FLOOR',
    /층(?!수|간|고|별|\s?(?:짜리|건물|규모|이상\s?건물|단독|주택|집))|(?:st|nd|rd|th)?[ -]?floors?\b/y,
  ],
  ['ROOM', /룸(?!메이트)|-?\s?bed(?:room)?s?\b|-?\s?brs?\b|-?\s?rooms?\b/y],
  ['PARKING', /parking (?:spaces?|lots?)\b|cars?\b/y],
  ['BATH', /-?\s?bath(?:room)?s?\b/y],
  [
    'OTHER',
    anyOf(
      String.raw`
      층  룸  개월  개  명  (?<![천만억백십])인(?![천제데지]|가(?!족|구)|\s?(?:경우|집|곳|방|매물|물건|계약|아파트|빌라|원룸|오피스텔|상가|단지|거|것|건|걸|데|사람|분|상황|상태|조건))  살(?!다|았|고(?![가-힣])|아|던|면서|려|기로)  세(?!대|종|입|금|제|요|력|놓)  마리  일(?!산|대|원|광|로|동|\s?때|\s?경우)  시간  시(?=\s|$|에|까)  달(?!\s?래|\s?라|러)  주일  %
      퍼센트  프로  호(?!가)  차(?=\s|$)  번  배(?!당|상|우|액)  미터  킬로  km\b  m\b  동(?=\s|$|[가-힣]*호)  단지
      (?:st|nd|rd|th)\b  people\b
      kids\b`,
      'y',
    ),
  ],
]

/** What may follow a counting word that is a syllable by itself: a particle, or where and how far. */
const GOES_ON =
  /^(?:이|가|은|는|을|를|의|에|도|만|로|으로|과|와|나|랑|까|부|짜|쯤|씩|거|정|안|내|걸|컷|단|차|째|간|전|후|뒤|반|미|초|대|동|실|다|이|인|입|예|수|짜리)/
/**
 * Whether a unit that ends at `end` is a word there: 40 분식집 is no time and 120 호프집 no number of a unit. `number`: where its number
 * ends; one that its unit is written to has said enough.
 */
export const isWholeUnit = (text: string, number: number, start: number, end: number): boolean =>
  start === number ||
  end > start + 1 ||
  !/[가-힣]/.test(text[start] ?? '') ||
  !/[가-힣]/.test(text[end] ?? '') ||
  GOES_ON.test(text.slice(end, end + 2))

/** True where a unit that is not money follows: the digits before it are not the rest of an amount. */
export const startsOtherUnit = (text: string, at: number): boolean => {
  const unitAt = skipSpaces(text, at)
  return UNITS.some(([, expression]) => {
    const unit = matchAt(expression, text, unitAt)
    return unit !== null && isWholeUnit(text, at, unitAt, unitAt + unit[0].length)
  })
}
