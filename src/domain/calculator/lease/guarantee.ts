import { z } from 'zod'
import { message } from '../../message/say.ts'
import { exactManwon } from '../../money.ts'
import { applied, inForce } from '../../rules/rule.ts'
import type { Rules } from '../../rules/rules.ts'
import { floor, larger, minus, over, smaller, times } from '../exact.ts'
import { caseDay, day, positiveManwon, readInput, regionCode } from '../input.ts'
import { inCapitalArea } from '../region.ts'
import { byFact, settled } from './outcome.ts'
import type { Outcome } from './outcome.ts'

export const officialGuaranteeInput = z.object({
  officialPrice: positiveManwon.describe('공시가격 of a home that has no market price.'),
  seniorDebt: exactManwon.nullish().describe('Debt that ranks first; none when omitted.'),
  regionCode: regionCode.nullish().describe('법정동코드 of a 시군구 or dong. Both results when omitted.'),
  asOf: day.nullish().describe('Day of the case; today in Korea when omitted.'),
})

export interface OfficialGuarantee {
  /** Percent of the official price, and of the price, that count. */
  factor: number
  share: number
  /** What the home counts for, 만원. */
  price: number
  /** Deposit and older debt together, and the deposit alone, at most. 만원, floored. */
  together: number
  maximumDeposit: number
}

/** The highest deposit that HUG insures where only the official price is known. */
export const officialGuarantee = (
  raw: z.input<typeof officialGuaranteeInput>,
  today: Date,
  known: Rules,
): Outcome<OfficialGuarantee> => {
  const input = readInput(officialGuaranteeInput, raw)
  const date = caseDay(input.asOf, today)
  const factor = inForce(known.officialPrice, date, 'asOf')
  const rule = inForce(known.guarantee, date, 'asOf')
  const price = over(times(input.officialPrice, factor.factor), 100)
  const together = over(times(price, rule.debt), 100)
  const senior = input.seniorDebt ?? 0
  // Older debt above its own share bars the guarantee altogether.
  const isBarred = senior > floor(over(times(price, rule.seniorDebt), 100))
  const most = (ceiling: number): OfficialGuarantee => ({
    factor: factor.factor,
    share: rule.debt,
    price: floor(price),
    together: floor(together),
    maximumDeposit: isBarred ? 0 : floor(smaller(larger(minus(together, senior), 0), ceiling)),
  })
  const isCapital = inCapitalArea(input.regionCode ?? null, date, known)
  const conditions = [message('lease.if.capital'), message('lease.if.notCapital')] as const
  const found = byFact(isCapital, conditions, (it) => most(it ? rule.capitalArea : rule.elsewhere))
  return {
    ...(found.result === null
      ? settled(found.alternatives, (a, b) => a.maximumDeposit === b.maximumDeposit)
      : found),
    assumptions: input.seniorDebt == null ? [message('lease.guarantee.noSenior')] : [],
    rules: [applied(factor), applied(rule)],
  }
}
