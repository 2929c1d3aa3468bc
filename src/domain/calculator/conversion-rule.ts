import type { AppliedRule } from '../answer.ts'
import { exact, over, plus, smaller, times } from './exact.ts'
import type { Exact } from './exact.ts'
import { applied, inForce, succeed } from './rule.ts'
import type { Rule } from './rule.ts'

interface BaseRate extends Rule {
  /** Percent a year. */
  rate: number
}

const bank = { name: '한국은행 기준금리', article: '한국은행 금융통화위원회 결정' }

/** Older days need the rate of the day as input: this table does not reach back further than it was checked. */
export const BASE_RATES: readonly BaseRate[] = succeed([
  {
    ...bank,
    effectiveFrom: '2025-05-29',
    rate: 2.5,
    verified: true,
    text: '기준금리 연 2.50 %.',
  },
  {
    ...bank,
    effectiveFrom: '2026-07-16',
    rate: 2.75,
    verified: false,
    text: '기준금리 연 2.75 %. 변경된 날은 금융통화위원회 일정에서 추정했습니다.',
  },
  { ...bank, effectiveFrom: '2026-08-27', rate: 3, verified: true, text: '기준금리 연 3.00 %.' },
])

interface ConversionCap extends Rule {
  /** The highest rate whatever the base rate, percent a year. */
  highest: number
  factor: number
  margin: number
}

const cap = {
  name: '전월세 전환율 상한',
  article: '주택임대차보호법 제7조의2, 시행령 제9조',
  highest: 10,
  verified: true,
}

/** By the day on which the deposit is converted (법령해석 20-0683). */
export const CONVERSION_CAPS: readonly ConversionCap[] = succeed([
  {
    ...cap,
    effectiveFrom: '2014-01-01',
    factor: 4,
    margin: 0,
    text: '연 10 %와 한국은행 기준금리의 4배 가운데 낮은 비율.',
  },
  {
    ...cap,
    effectiveFrom: '2016-11-30',
    factor: 1,
    margin: 3.5,
    text: '연 10 %와 한국은행 기준금리에 연 3.5 %를 더한 비율 가운데 낮은 비율.',
  },
  {
    ...cap,
    effectiveFrom: '2020-09-29',
    factor: 1,
    margin: 2,
    text:
      '연 10 %와 한국은행 기준금리에 연 2 %를 더한 비율 가운데 낮은 비율. 존속 중이거나 갱신되는 계약에서 보증금을 월세로 ' +
      '돌릴 때의 상한이고, 새 계약에는 적용되지 않습니다. 넘게 낸 월세는 돌려받을 수 있습니다(제10조의2).',
  },
])

export interface ConversionRate {
  /** Percent a year. */
  rate: Exact
  rules: AppliedRule[]
  assumptions: string[]
}

/** The highest rate at which a deposit may be turned into rent on a day. */
export const conversionRateOn = (day: string, baseRate: number | null | undefined): ConversionRate => {
  const rule = inForce(CONVERSION_CAPS, day, 'asOf')
  const base =
    baseRate == null ? inForce(BASE_RATES, day, 'asOf', '; give the rate of that day as baseRate') : undefined
  const rate = smaller(rule.highest, plus(times(baseRate ?? base?.rate ?? 0, rule.factor), rule.margin))
  return {
    rate,
    rules: base === undefined ? [applied(rule)] : [applied(rule), applied(base)],
    assumptions:
      base === undefined ? [] : [`한국은행 기준금리: ${day} 현재 연 ${base.rate} %를 적용했습니다.`],
  }
}

/** The rent of a month that stands for a deposit. */
export const rentOf = (deposit: Exact | number, rate: Exact): Exact => over(times(deposit, rate), exact(1200))
/** The deposit that stands for the rent of a month. */
export const depositOf = (rent: Exact | number, rate: Exact): Exact => over(times(rent, 1200), rate)
