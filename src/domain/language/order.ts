import type { PropertyOrder } from '../property.ts'

const FIRST = String.raw`\s?(?:순서?(?:대)?(?:로|으로)?|것부터|거부터|곳부터|집부터|매물부터|순)`

/** How one says what comes first. Those that another contains come before it. */
const ORDERS: readonly { order: PropertyOrder; pattern: RegExp }[] = [
  {
    order: { field: 'TRUST_SCORE', direction: 'DESC' },
    pattern: new RegExp(
      String.raw`신뢰(?:도|점수|\s점수)?(?:가|이)?\s?(?:높은|좋은)?${FIRST}|\b(?:most trusted|highest trust(?: score)?) first\b`,
      'iu',
    ),
  },
  {
    order: { field: 'SUBWAY_DISTANCE', direction: 'ASC' },
    pattern: new RegExp(
      String.raw`(?<!(?:학교|초등학교|직장|회사|마트|병원|공원)(?:에서|이랑|랑|와|과)?\s?)(?:지하철|전철)?역?(?:에서|이랑|하고|과|와)?\s?가까운${FIRST}|\b(?:nearest|closest)(?: to (?:the )?(?:subway|station))? first\b`,
      'iu',
    ),
  },
  {
    order: { field: 'NEWEST', direction: 'DESC' },
    pattern: new RegExp(
      String.raw`최신\s?순(?:으로)?|최근\s?(?:에\s?)?(?:올라온|등록된|등록)?${FIRST}|\b(?:newest|latest|most recent) first\b`,
      'iu',
    ),
  },
  {
    order: { field: 'AREA', direction: 'DESC' },
    pattern: new RegExp(
      String.raw`(?:면적|평수|집)?(?:이|가)?\s?(?:넓은|큰)${FIRST}|\b(?:largest|biggest) first\b`,
      'iu',
    ),
  },
  {
    order: { field: 'AREA', direction: 'ASC' },
    pattern: new RegExp(
      String.raw`(?:면적|평수|집)?(?:이|가)?\s?(?:좁은|작은)${FIRST}|\bsmallest first\b`,
      'iu',
    ),
  },
  {
    order: { field: 'PRICE', direction: 'ASC' },
    pattern: new RegExp(
      String.raw`(?:가격|금액|값)?(?:이|은)?\s?(?:제일\s?|가장\s?)?(?:(?<!비)싼|저렴한|낮은|적은)${FIRST}|\b(?:from )?(?:the )?(?:cheapest|lowest price)(?: (?:ones )?first| to)?\b|\blow to high\b`,
      'iu',
    ),
  },
  {
    order: { field: 'PRICE', direction: 'DESC' },
    pattern: new RegExp(
      String.raw`(?:가격|금액|값)?(?:이|은)?\s?(?:제일\s?|가장\s?)?(?:비싼|높은)${FIRST}|\b(?:most expensive|highest price) first\b|\bhigh to low\b`,
      'iu',
    ),
  },
]

/** 제일 싼 아파트: what is most of it comes first, though nobody says 순. */
const MOST = String.raw`(?:제일|가장|젤|최고로)\s?`
const SUPERLATIVES: readonly { order: PropertyOrder; pattern: RegExp }[] = [
  {
    order: { field: 'PRICE', direction: 'ASC' },
    pattern: new RegExp(
      String.raw`${MOST}(?:싼|저렴한|값싼)|\b(?:the )?(?:cheapest|least expensive)\b`,
      'iu',
    ),
  },
  {
    order: { field: 'PRICE', direction: 'DESC' },
    pattern: new RegExp(String.raw`${MOST}비싼|\b(?:the )?most expensive\b`, 'iu'),
  },
  {
    order: { field: 'AREA', direction: 'DESC' },
    pattern: new RegExp(
      String.raw`${MOST}(?:넓은|큰(?!\s?(?:문제|고민|걱정|차이|위험)))|\b(?:the )?(?:largest|biggest)\b`,
      'iu',
    ),
  },
  {
    order: { field: 'AREA', direction: 'ASC' },
    pattern: new RegExp(String.raw`${MOST}(?:좁은|작은)|\b(?:the )?smallest\b`, 'iu'),
  },
]

export interface ReadOrder {
  order: PropertyOrder
  /** Where in the text it was said. */
  start: number
  end: number
}

/** “싼 순으로”, “newest first”: what the listings are to be sorted by; null where nobody says it. */
export const readOrder = (text: string): ReadOrder | null => {
  for (const { order, pattern } of [...ORDERS, ...SUPERLATIVES]) {
    const found = pattern.exec(text)
    if (found) return { order, start: found.index, end: found.index + found[0].length }
  }
  return null
}
