import { succeed } from './rule.ts'
import type { Rule } from './rule.ts'

interface GuaranteeRule extends Rule {
  /** Highest deposit, 만원. */
  capitalArea: number
  elsewhere: number
  /** Percent of the price that older debt and the deposit may reach together. */
  debt: number
  /** Percent of the price that older debt may reach alone. */
  seniorDebt: number
}

const guarantee = (effectiveFrom: string, capitalArea: number, elsewhere: number, debt: number) => ({
  name: '전세보증금반환보증 (HUG)',
  article: '주택도시보증공사 전세보증금반환보증 가입 요건',
  effectiveFrom,
  verified: false,
  text:
    `보증금 수도권 ${capitalArea / 10_000}억원·그 외 ${elsewhere / 10_000}억원 이하, 선순위채권과 보증금의 합이 주택가격의 ` +
    `${debt} % 이하, 선순위채권이 주택가격의 60 % 이하.`,
  capitalArea,
  elsewhere,
  debt,
  seniorDebt: 60,
})

/** Conditions of a public insurer, announced and not enacted. */
export const GUARANTEES: readonly GuaranteeRule[] = succeed([
  guarantee('2017-02-01', 50_000, 40_000, 100),
  guarantee('2018-02-01', 70_000, 50_000, 100),
  guarantee('2023-05-01', 70_000, 50_000, 90),
])
