import { succeed } from './rule.ts'
import type { Rule } from './rule.ts'

/** A row of 별표 1: amounts below `below` 만원 pay up to `rate` percent, at most `ceiling` 만원. */
interface FeeBand {
  below: number
  rate: number
  ceiling: number
}

interface FeeTable extends Rule {
  sale: readonly FeeBand[]
  lease: readonly FeeBand[]
}

const NONE = Number.POSITIVE_INFINITY
const bands = (...rows: [below: number, rate: number, ceiling: number][]): FeeBand[] =>
  rows.map(([below, rate, ceiling]) => ({ below, rate, ceiling }))

export const HOME_FEES: readonly FeeTable[] = succeed([
  {
    name: '주택 중개보수 상한',
    article: '공인중개사법 시행규칙 제20조 제1항, 별표 1',
    effectiveFrom: '2021-10-19',
    verified: true,
    text: '중개의뢰인 한쪽에서 받을 수 있는 한도. 시·도 조례의 요율 안에서 협의해 정하며 부가가치세는 별도입니다.',
    sale: bands(
      [5000, 0.6, 25],
      [20_000, 0.5, 80],
      [90_000, 0.4, NONE],
      [120_000, 0.5, NONE],
      [150_000, 0.6, NONE],
      [NONE, 0.7, NONE],
    ),
    lease: bands(
      [5000, 0.5, 20],
      [10_000, 0.4, 30],
      [60_000, 0.3, NONE],
      [120_000, 0.4, NONE],
      [150_000, 0.5, NONE],
      [NONE, 0.6, NONE],
    ),
  },
])

export const OFFICETEL_FEES: readonly FeeTable[] = succeed([
  {
    name: '오피스텔 중개보수 상한',
    article: '공인중개사법 시행규칙 제20조 제4항 제1호, 별표 2',
    effectiveFrom: '2015-01-06',
    verified: true,
    text: '전용면적 85 ㎡ 이하이고 전용 부엌·화장실·목욕시설을 갖춘 오피스텔: 매매·교환 0.5 %, 임대차 등 0.4 % 이내.',
    sale: bands([NONE, 0.5, NONE]),
    lease: bands([NONE, 0.4, NONE]),
  },
])

interface AmountRule extends Rule {
  months: number
  /** Where deposit and rent come to less than this, 만원, `fewerMonths` of rent count. */
  small: number
  fewerMonths: number
}

export const RENT_AMOUNTS: readonly AmountRule[] = succeed([
  {
    name: '월세의 거래금액',
    article: '공인중개사법 시행규칙 제20조 제5항 제1호',
    effectiveFrom: '2006-06-15',
    months: 100,
    small: 5000,
    fewerMonths: 70,
    verified: true,
    text: '보증금 + 월세 × 100. 그 합이 5천만원 미만이면 보증금 + 월세 × 70.',
  },
])
