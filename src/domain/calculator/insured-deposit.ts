import { inForce } from '../rules/rule.ts'
import type { Rules } from '../rules/rules.ts'
import { caseDay } from './input.ts'
import { isCapitalArea, readPlace } from './region.ts'

/** The highest deposit that HUG insures beside older debt, 만원; null where it insures none. Without a region that of 수도권. */
export const insuredDeposit = (
  {
    marketPrice,
    seniorDebt,
    regionCode,
  }: { marketPrice: number; seniorDebt: number; regionCode: string | null },
  today: Date,
  known: Rules,
): number | null => {
  const date = caseDay(null, today)
  const guarantee = inForce(known.guarantee, date, 'asOf')
  const isCapital = regionCode === null || isCapitalArea(readPlace(regionCode, known), date, known)
  const ceiling = isCapital ? guarantee.capitalArea : guarantee.elsewhere
  const most = Math.min(ceiling, Math.floor((marketPrice * guarantee.debt) / 100) - seniorDebt)
  return seniorDebt * 100 > marketPrice * guarantee.seniorDebt || most <= 0 ? null : most
}
