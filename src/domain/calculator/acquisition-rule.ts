import { exact, minus, over, round, times } from './exact.ts'
import type { Exact } from './exact.ts'
import { succeed } from './rule.ts'
import type { Rule } from './rule.ts'

interface StandardRate extends Rule {
  /** Percent. */
  rateOf(price: number): Exact
}

/** 6억 to 9억: price × 2 ÷ 3억 − 3 percent, the fifth decimal of the rate (the third of the percentage) rounded half up. */
const sliding = (price: number): Exact =>
  over(round(times(minus(over(times(price, 2), 30_000), 3), 100)), 100)

export const STANDARD_RATES: readonly StandardRate[] = succeed<Omit<StandardRate, 'effectiveTo'>>([
  {
    name: '취득세 주택 유상거래 표준세율',
    article: '지방세법 제11조 제1항 제8호',
    effectiveFrom: '2020-01-01',
    verified: true,
    text: '6억원 이하 1 %, 6억원 초과 9억원 이하 (취득가액 × 2/3억원 − 3) %, 9억원 초과 3 %.',
    rateOf: (price) => (price <= 60_000 ? exact(1) : price <= 90_000 ? sliding(price) : exact(3)),
  },
])

interface HeavyRate extends Rule {
  /** Percent for the second home in a regulated area or the third outside, and for more. */
  second: number
  more: number
}

export const HEAVY_RATES: readonly HeavyRate[] = succeed([
  {
    name: '다주택 취득세 중과',
    article: '지방세법 제13조의2 제1항 제2호·제3호',
    effectiveFrom: '2020-08-12',
    second: 8,
    more: 12,
    verified: true,
    text: '조정대상지역 2주택·그 밖의 지역 3주택 8 %, 조정대상지역 3주택 이상·그 밖의 지역 4주택 이상 12 %.',
  },
])

interface EducationTax extends Rule {
  /** Percent of the acquisition tax at the standard rate. */
  ofTax: number
  /** Percent of the price where the heavy rate applies. */
  ofPrice: number
}

export const EDUCATION_TAXES: readonly EducationTax[] = succeed([
  {
    name: '지방교육세',
    article: '지방세법 제151조 제1항 제1호',
    effectiveFrom: '2020-01-01',
    ofTax: 10,
    ofPrice: 0.4,
    verified: true,
    text: '표준세율: 세율의 50 %로 산출한 금액의 20 %(취득세의 10 %). 제13조의2 중과: (4 % − 2 %)의 20 %(취득가액의 0.4 %).',
  },
])

interface RuralTax extends Rule {
  /** Homes up to this many ㎡ pay none. */
  exemptUpTo: number
  /** Percent of the price, by the rate of the acquisition tax. */
  standard: number
  second: number
  more: number
}

export const RURAL_TAXES: readonly RuralTax[] = succeed([
  {
    name: '농어촌특별세',
    article: '농어촌특별세법 제5조 제1항 제6호, 제4조 제11호',
    effectiveFrom: '2020-01-01',
    exemptUpTo: 85,
    standard: 0.2,
    second: 0.6,
    more: 1,
    verified: false,
    text: '표준세율을 2 %로 보고 산출한 취득세액의 10 %: 일반 0.2 %, 8 % 중과 0.6 %, 12 % 중과 1.0 %. 전용 85 ㎡ 이하는 비과세.',
  },
])

interface OtherRate extends Rule {
  /** Percent of the price, each. */
  rate: number
  education: number
  rural: number
}

/** An officetel is bought as a building, however it is used; what it counts as later is another question. */
export const OTHER_RATES: readonly OtherRate[] = succeed([
  {
    name: '취득세 주택 외 건축물 표준세율',
    article: '지방세법 제11조 제1항 제7호 나목, 제151조 제1항 제1호, 농어촌특별세법 제5조 제1항 제6호',
    effectiveFrom: '2020-01-01',
    rate: 4,
    education: 0.4,
    rural: 0.2,
    verified: false,
    text:
      '오피스텔 등 주택 외 건축물의 매매: 취득세 4 %, 지방교육세 (4 % − 2 %)의 20 %인 0.4 %, 농어촌특별세 0.2 %. ' +
      '보유 주택 수로 중과하지 않습니다.',
  },
])
