import { present } from '../present.ts'
import { money, name, percent, term } from '../message/arg.ts'
import { message } from '../message/say.ts'
import type { Said } from '../message/say.ts'
import { z } from 'zod'
import type { AppliedRule } from '../answer.ts'
import { date as dateArg } from '../message/arg.ts'
import type { TermId } from '../message/term.ts'
import type { RiskLevel } from '../contract/contract.ts'
import { exactManwon } from '../money.ts'
import { compare, over, times, toNumber } from './exact.ts'
import type { Exact, Operand } from './exact.ts'
import { caseDay, day, omitted, positiveManwon, readInput, refuse, regionCode } from './input.ts'
import { isCapitalArea, readPlace } from './region.ts'
import { applied, inForce } from '../rules/rule.ts'
import type { Rules } from '../rules/rules.ts'
import { smallDepositOf } from './small-deposit.ts'

export const jeonseRiskInput = z.object({
  marketPrice: positiveManwon,
  deposit: exactManwon,
  seniorDebt: exactManwon.nullish(),
  regionCode,
  firstMortgageDate: day.nullish(),
  asOf: day.nullish(),
})
export type JeonseRiskInput = z.input<typeof jeonseRiskInput>

/** The bands of the debt ratio, percent; no statute sets them. */
export const LOW_UP_TO = 70
export const MEDIUM_UP_TO = 80
/** A check that holds by less than this many points is near failing. */
const NEAR = 5

export const riskLevelOf = (debtRatio: Operand): RiskLevel => {
  if (compare(debtRatio, LOW_UP_TO) <= 0) return 'LOW'
  return compare(debtRatio, MEDIUM_UP_TO) <= 0 ? 'MEDIUM' : 'HIGH'
}

const shown = (ratio: Exact) => percent(toNumber(ratio))

/** A limit on a share: whether it holds, and what to say where it fails or nearly does. */
const check = (what: TermId, share: Exact, limit: number): { holds: boolean; reasons: Said[] } => {
  const holds = compare(share, limit) <= 0
  const told = { what: term(what), share: shown(share), limit: percent(limit) }
  if (!holds) return { holds, reasons: [message('note.guarantee.shareAbove', told)] }
  const isNear = compare(share, limit - NEAR) > 0
  return {
    holds,
    reasons: isNear ? [message('note.guarantee.shareNear', told)] : [],
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

export interface JeonseRisk extends DepositShare {
  guaranteeEligible: boolean
  /** 만원, paid before every mortgage. */
  priorityRepayment: number
  reasons: Said[]
  assumptions: Said[]
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
  const debtCheck = check('input.allDebt', debtRatio, guarantee.debt)
  const seniorCheck = check('input.seniorDebt', seniorRatio, guarantee.seniorDebt)

  return {
    jeonseRatio: toNumber(jeonseRatio),
    debtRatio: toNumber(debtRatio),
    level,
    guaranteeEligible: deposit <= ceiling && debtCheck.holds && seniorCheck.holds,
    priorityRepayment,
    reasons: present([
      ...describeLevel(level, debtRatio),
      deposit > ceiling && message('note.guarantee.depositAbove', { limit: money(ceiling) }),
      deposit <= ceiling &&
        deposit * 100 > ceiling * (100 - NEAR) &&
        message('note.guarantee.depositNear', { limit: money(ceiling) }),
      ...debtCheck.reasons,
      ...seniorCheck.reasons,
      !isSmall && message('note.small.above', { ceiling: money(tier.ceiling) }),
      isSmall && half < Math.min(tier.amount, deposit) && message('note.small.half', { half: money(half) }),
      straddles && message('note.small.straddles'),
      place.abolished !== null && message('note.region.abolished', { code: name(place.abolished) }),
    ]),
    assumptions: [
      ...omitted({ seniorDebt: input.seniorDebt }),
      ...(input.firstMortgageDate == null ? [message('note.small.day', { day: dateArg(date) })] : []),
      message('note.small.tenant'),
      message('note.guarantee.checked'),
      ...notes,
    ],
    rules: [applied(small), applied(guarantee)],
  }
}

const describeLevel = (level: RiskLevel, ratio: Exact): Said[] => {
  switch (level) {
    case 'LOW':
      return compare(ratio, LOW_UP_TO - NEAR) > 0
        ? [message('note.level.nearMedium', { ratio: shown(ratio), limit: percent(LOW_UP_TO) })]
        : []
    case 'MEDIUM':
      return [message('note.level.medium', { ratio: shown(ratio), limit: percent(LOW_UP_TO) })]
    case 'HIGH':
      return [message('note.level.high', { ratio: shown(ratio), limit: percent(MEDIUM_UP_TO) })]
    default:
      return level satisfies never
  }
}
