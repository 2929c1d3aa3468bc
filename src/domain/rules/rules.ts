import type { z } from 'zod'
import { createRegionBook } from '../region-book.ts'
import type { RegionChange } from '../region-book.ts'
import type { Region } from '../region.ts'
import { RULE_VALUES } from './kinds.ts'
import type { RuleKind } from './kinds.ts'
import type { RuleRow } from './rows.ts'
import type { Rule } from './rule.ts'

/** The 시·도 and 시군구 in force, and the day for which it is asked which are. */
export interface RegionList {
  regions: readonly Pick<Region, 'code' | 'fullName'>[]
  day: string
}

/** The rules of a version, by kind, oldest first, and the regions that they are about. */
export const rulesOf = (rows: readonly RuleRow[], { regions, day }: RegionList) => {
  const of = <S extends z.ZodType<object>>(kind: RuleKind, values: S): (Rule & z.output<S>)[] =>
    rows
      .filter((row) => row.kind === kind)
      .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
      .map(({ id, name, article, from, until, verified, source, text, values: given }) => ({
        id,
        name,
        article,
        effectiveFrom: from,
        effectiveTo: until,
        verified,
        source,
        text,
        ...values.parse(given),
      }))
  return {
    regions: createRegionBook(regions, changesOf(of('regionChange', RULE_VALUES.regionChange)), day),
    homeFee: of('homeFee', RULE_VALUES.homeFee),
    officetelFee: of('officetelFee', RULE_VALUES.officetelFee),
    officetelHome: of('officetelHome', RULE_VALUES.officetelHome),
    rentAmount: of('rentAmount', RULE_VALUES.rentAmount),
    baseRate: of('baseRate', RULE_VALUES.baseRate),
    conversionCap: of('conversionCap', RULE_VALUES.conversionCap),
    increaseCap: of('increaseCap', RULE_VALUES.increaseCap),
    guarantee: of('guarantee', RULE_VALUES.guarantee),
    smallDeposit: of('smallDeposit', RULE_VALUES.smallDeposit),
    depositArea: of('depositArea', RULE_VALUES.depositArea),
    capitalArea: of('capitalArea', RULE_VALUES.capitalArea),
    regulatedArea: of('regulatedArea', RULE_VALUES.regulatedArea),
    permitArea: of('permitArea', RULE_VALUES.permitArea),
    ltv: {
      noHome: of('ltvNoHome', RULE_VALUES.ltvNoHome),
      firstHome: of('ltvFirstHome', RULE_VALUES.ltvFirstHome),
      owner: of('ltvOwner', RULE_VALUES.ltvOwner),
    },
    dsr: of('dsr', RULE_VALUES.dsr),
    stress: {
      capital: of('stressCapital', RULE_VALUES.stressCapital),
      elsewhere: of('stressElsewhere', RULE_VALUES.stressElsewhere),
    },
    loanCap: of('loanCap', RULE_VALUES.loanCap),
    young: of('young', RULE_VALUES.young),
    loanTerm: of('loanTerm', RULE_VALUES.loanTerm),
    standardTax: of('standardTax', RULE_VALUES.standardTax),
    heavyTax: of('heavyTax', RULE_VALUES.heavyTax),
    educationTax: of('educationTax', RULE_VALUES.educationTax),
    ruralTax: of('ruralTax', RULE_VALUES.ruralTax),
    nationalHome: of('nationalHome', RULE_VALUES.nationalHome),
    otherTax: of('otherTax', RULE_VALUES.otherTax),
  }
}

const changesOf = (
  rows: readonly (Rule & z.output<(typeof RULE_VALUES)['regionChange']>)[],
): RegionChange[] =>
  rows.flatMap(({ effectiveFrom: from, renumbered, moved, undated = false }) => [
    ...renumbered.map((pair) => readChange(pair, true, from, !undated)),
    ...moved.map((pair) => readChange(pair, false, from, !undated)),
  ])

const readChange = (pair: string, isRenumbered: boolean, from: string, isDated: boolean): RegionChange => {
  const [former = '', code = ''] = pair.split(' ')
  const keepsRest = isRenumbered || (former.length >= 8 && code.length === former.length)
  return { former, code, keepsRest, from, isDated }
}

export type Rules = ReturnType<typeof rulesOf>
