import { z } from 'zod'
import type { AppliedRule } from '../answer.ts'
import { formatManwon, manwon } from '../money.ts'
import { compare, over, times, toNumber } from './exact.ts'
import type { Exact, Operand } from './exact.ts'
import { caseDay, day, omitted, positiveManwon, readInput, refuse, regionCode } from './input.ts'
import { isCapitalArea, readPlace } from './region.ts'
import { applied, inForce } from '../rules/rule.ts'
import type { Rules } from '../rules/rules.ts'
import { smallDepositOf } from './small-deposit.ts'

export const RISK_LEVELS = ['LOW', 'MEDIUM', 'HIGH'] as const
type RiskLevel = (typeof RISK_LEVELS)[number]

export const jeonseRiskInput = z.object({
  marketPrice: positiveManwon,
  deposit: manwon,
  seniorDebt: manwon.nullish(),
  regionCode,
  firstMortgageDate: day.nullish(),
  asOf: day.nullish(),
})
export type JeonseRiskInput = z.input<typeof jeonseRiskInput>

export interface JeonseRisk {
  /** Percent: deposit ÷ price. */
  jeonseRatio: number
  /** Percent: older debt and deposit ÷ price. */
  debtRatio: number
  level: RiskLevel
  guaranteeEligible: boolean
  /** 만원, paid before every mortgage. */
  priorityRepayment: number
  reasons: string[]
  assumptions: string[]
  rules: AppliedRule[]
}

/** The bands of the debt ratio, percent; no statute sets them. */
export const LOW_UP_TO = 70
export const MEDIUM_UP_TO = 80
/** A check that holds by less than this many points is near failing. */
const NEAR = 5

export const riskLevelOf = (debtRatio: Operand): RiskLevel => {
  if (compare(debtRatio, LOW_UP_TO) <= 0) return 'LOW'
  return compare(debtRatio, MEDIUM_UP_TO) <= 0 ? 'MEDIUM' : 'HIGH'
}

const shown = (ratio: Exact): string => `${Number(toNumber(ratio).toFixed(2))} %`

/** A limit on a share: whether it holds, and what to say where it fails or nearly does. */
const check = (what: string, share: Exact, limit: number): { holds: boolean; reasons: string[] } => {
  const holds = compare(share, limit) <= 0
  if (!holds) return { holds, reasons: [`${what} ${shown(share)}: 보증 가입 한도 ${limit} %를 넘습니다.`] }
  const isNear = compare(share, limit - NEAR) > 0
  return {
    holds,
    reasons: isNear ? [`${what} ${shown(share)}: 보증 가입 한도 ${limit} %에 가깝습니다.`] : [],
  }
}

/** Percent of the price: the deposit, all that is owed, and what is owed before the deposit. */
const sharesOf = (marketPrice: number, deposit: number, senior: number) => ({
  jeonseRatio: over(times(deposit, 100), marketPrice),
  debtRatio: over(times(senior + deposit, 100), marketPrice),
  seniorRatio: over(times(senior, 100), marketPrice),
})

export interface DepositShare {
  /** Percent: deposit ÷ price. */
  jeonseRatio: number
  /** Percent: older debt and deposit ÷ price. */
  debtRatio: number
  level: RiskLevel
  /** Whether the limits of the guarantee hold; null where it depends on the region. */
  guaranteeEligible: boolean | null
  rules: AppliedRule[]
}

/** What price and deposit tell by themselves, where the region is not known. */
export const depositShare = (
  { marketPrice, deposit, seniorDebt }: { marketPrice: number; deposit: number; seniorDebt: number },
  today: Date,
  known: Rules,
): DepositShare => {
  const guarantee = inForce(known.guarantee, caseDay(null, today), 'asOf')
  const { jeonseRatio, debtRatio, seniorRatio } = sharesOf(marketPrice, deposit, seniorDebt)
  const holds = compare(debtRatio, guarantee.debt) <= 0 && compare(seniorRatio, guarantee.seniorDebt) <= 0
  const [low, high] = [guarantee.capitalArea, guarantee.elsewhere].toSorted((a, b) => a - b)
  const isSure = low !== undefined && high !== undefined && (deposit <= low || deposit > high)
  return {
    jeonseRatio: toNumber(jeonseRatio),
    debtRatio: toNumber(debtRatio),
    level: riskLevelOf(debtRatio),
    guaranteeEligible: holds && !isSure ? null : holds && deposit <= (low ?? 0),
    rules: [applied(guarantee)],
  }
}

/** How safe a jeonse deposit is: its share of the price, whether it can be insured, what comes back first at an auction. */
export const jeonseRisk = (raw: JeonseRiskInput, today: Date, known: Rules): JeonseRisk => {
  const input = readInput(jeonseRiskInput, raw)
  const { marketPrice, deposit } = input
  const date = caseDay(input.asOf, today)
  const mortgageDay = input.firstMortgageDate ?? date
  if (mortgageDay > date) refuse('firstMortgageDate', `must not be after asOf (${date})`)
  const place = readPlace(input.regionCode, known)
  const senior = input.seniorDebt ?? 0

  const { jeonseRatio, debtRatio, seniorRatio } = sharesOf(marketPrice, deposit, senior)
  const level = riskLevelOf(debtRatio)

  const dayField = input.firstMortgageDate == null ? 'asOf' : 'firstMortgageDate'
  const { rule: small, tier, straddles, notes } = smallDepositOf(place, mortgageDay, dayField, known)
  const half = Math.floor(marketPrice / 2)
  const isSmall = deposit <= tier.ceiling
  const priorityRepayment = isSmall ? Math.min(tier.amount, deposit, half) : 0

  const guarantee = inForce(known.guarantee, date, 'asOf')
  const ceiling = isCapitalArea(place, date, known) ? guarantee.capitalArea : guarantee.elsewhere
  const debtCheck = check('선순위채권과 보증금의 합', debtRatio, guarantee.debt)
  const seniorCheck = check('선순위채권', seniorRatio, guarantee.seniorDebt)

  return {
    jeonseRatio: toNumber(jeonseRatio),
    debtRatio: toNumber(debtRatio),
    level,
    guaranteeEligible: deposit <= ceiling && debtCheck.holds && seniorCheck.holds,
    priorityRepayment,
    reasons: [
      ...describeLevel(level, debtRatio),
      ...(deposit > ceiling ? [`보증금이 보증 가입 한도 ${formatManwon(ceiling)}을 넘습니다.`] : []),
      ...(deposit <= ceiling && deposit * 100 > ceiling * (100 - NEAR)
        ? [`보증금이 보증 가입 한도 ${formatManwon(ceiling)}에 가깝습니다.`]
        : []),
      ...debtCheck.reasons,
      ...seniorCheck.reasons,
      ...(isSmall
        ? []
        : [`보증금이 소액임차인 상한 ${formatManwon(tier.ceiling)}을 넘어 최우선변제를 받지 못합니다.`]),
      ...(isSmall && half < Math.min(tier.amount, deposit)
        ? [`최우선변제금은 주택가액의 절반인 ${formatManwon(half)}까지만 받습니다.`]
        : []),
      ...(straddles
        ? ['이 지역은 최우선변제 구간이 둘로 나뉘어 낮은 쪽을 적용했습니다. 동까지 확인하세요.']
        : []),
      ...(place.abolished === null
        ? []
        : [`${place.abolished}은(는) 폐지된 코드라 승계한 지역으로 판정했습니다.`]),
    ],
    assumptions: [
      ...omitted({ 선순위채권: input.seniorDebt }),
      ...(input.firstMortgageDate == null
        ? [`최초 담보물권 설정일: 입력되지 않아 ${date}의 최우선변제 기준을 적용했습니다.`]
        : []),
      '경매신청 등기 전에 전입신고와 점유를 갖춘 한 명의 임차인으로 보았습니다.',
      '보증은 보증금·부채비율·선순위채권만 확인했습니다. 신청 기한, 확정일자, 위반건축물 등은 따로 확인해야 합니다.',
      ...notes,
    ],
    rules: [applied(small), applied(guarantee)],
  }
}

const describeLevel = (level: RiskLevel, ratio: Exact): string[] => {
  switch (level) {
    case 'LOW':
      return compare(ratio, LOW_UP_TO - NEAR) > 0
        ? [`부채비율 ${shown(ratio)}: 주의 구간(${LOW_UP_TO} % 초과)에 가깝습니다.`]
        : []
    case 'MEDIUM':
      return [`부채비율 ${shown(ratio)}: ${LOW_UP_TO} %를 넘어 주의가 필요합니다.`]
    case 'HIGH':
      return [`부채비율 ${shown(ratio)}: ${MEDIUM_UP_TO} %를 넘어 보증금을 돌려받지 못할 위험이 큽니다.`]
    default:
      return level satisfies never
  }
}
