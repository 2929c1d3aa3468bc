import { succeed } from './rule.ts'
import type { Rule } from './rule.ts'

/** Where a home is, for lending: 규제지역, else 수도권, else neither. */
export type LendingZone = 'regulated' | 'capital' | 'elsewhere'
export type Borrower = 'firstHome' | 'noHome' | 'owner'

// Lending limits are announced by the 금융위원회 and carried out by the banks; the announcement is what can be cited.
const JUNE_2025 = '금융위원회 가계부채 관리 강화 방안 (2025-06-27)'
const OCTOBER_2025 = '관계부처 합동 주택시장 안정화 대책 (2025-10-15)'

interface LtvRule extends Rule, Record<LendingZone, number> {}

const ltv = (effectiveFrom: string, who: string, regulated: number, capital: number, elsewhere: number) => ({
  name: `주택담보인정비율(LTV) ${who}`,
  article: effectiveFrom < '2025-10-16' ? JUNE_2025 : OCTOBER_2025,
  effectiveFrom,
  verified: true,
  text: `${who}: 규제지역 ${regulated} %, 수도권 비규제 ${capital} %, 비수도권 ${elsewhere} %.`,
  regulated,
  capital,
  elsewhere,
})

/** Percent of the price. Rows before these are not kept here. */
export const LTV: Readonly<Record<Borrower, readonly LtvRule[]>> = {
  noHome: succeed([ltv('2025-10-16', '무주택', 40, 70, 70)]),
  firstHome: succeed([ltv('2025-06-28', '생애최초', 70, 70, 80)]),
  owner: succeed([ltv('2025-06-28', '유주택', 0, 0, 60)]),
}

interface DsrRule extends Rule {
  /** Percent of the income that repayments may take. */
  limit: number
}

export const DSR: readonly DsrRule[] = succeed([
  {
    name: '총부채원리금상환비율(DSR)',
    article: '금융위원회 차주단위 DSR 3단계',
    effectiveFrom: '2022-07-01',
    limit: 40,
    verified: true,
    text: '은행: 모든 대출의 연간 원리금이 연소득의 40 % 이하(총대출 1억원 초과부터 의무). 여기서는 금액과 관계없이 적용했습니다.',
  },
])

interface StressRule extends Rule {
  /** Percent points on top of the rate of the loan, only to find the limit. */
  rate: number
}

const stress = (
  effectiveFrom: string,
  article: string,
  where: string,
  rate: number,
  verified: boolean,
  note = '',
) => ({
  name: '스트레스 금리',
  article,
  effectiveFrom,
  rate,
  verified,
  text: `${where} 주택담보대출: 대출금리에 ${rate} %p를 더해 DSR을 계산합니다.${note}`,
})

export const STRESS: Readonly<Record<'capital' | 'elsewhere', readonly StressRule[]>> = {
  capital: succeed([
    stress('2024-09-01', '금융위원회 스트레스 DSR 2단계', '수도권', 1.2, false),
    stress('2025-07-01', '금융위원회 스트레스 DSR 3단계', '수도권', 1.5, false),
    stress('2025-10-16', OCTOBER_2025, '수도권·규제지역', 3, true),
  ]),
  elsewhere: succeed([
    stress('2024-09-01', '금융위원회 스트레스 DSR 2단계', '비수도권', 0.75, false),
    stress(
      '2026-07-01',
      '금융위원회 스트레스 DSR 3단계 (비수도권 유예)',
      '비수도권',
      0.75,
      false,
      ' 2026-06-30까지의 유예 뒤에 정해진 값을 찾지 못해 그대로 둡니다.',
    ),
  ]),
}

interface AbsoluteCap extends Rule {
  /** 만원, by the price of the home up to and including `price`; from the lowest up. */
  caps: readonly { price: number; cap: number }[]
}

const cap = {
  name: '주택담보대출 절대한도 (수도권·규제지역, 구입 목적)',
  verified: true,
}

export const ABSOLUTE_CAPS: readonly AbsoluteCap[] = succeed([
  {
    ...cap,
    article: JUNE_2025,
    effectiveFrom: '2025-06-28',
    text: '주택 가격과 관계없이 6억원.',
    caps: [{ price: Number.POSITIVE_INFINITY, cap: 60_000 }],
  },
  {
    ...cap,
    article: OCTOBER_2025,
    effectiveFrom: '2025-10-16',
    text: '시가 15억원 이하 6억원, 15억원 초과 25억원 이하 4억원, 25억원 초과 2억원.',
    caps: [
      { price: 150_000, cap: 60_000 },
      { price: 250_000, cap: 40_000 },
      { price: Number.POSITIVE_INFINITY, cap: 20_000 },
    ],
  },
])

interface TermRule extends Rule {
  years: number
}

export const LONGEST_TERMS: readonly TermRule[] = succeed([
  {
    name: '주택담보대출 만기 상한',
    article: JUNE_2025,
    effectiveFrom: '2025-06-28',
    years: 30,
    verified: true,
    text: '수도권·규제지역 주택담보대출의 만기는 30년 이내.',
  },
])
