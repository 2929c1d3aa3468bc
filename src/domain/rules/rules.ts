import type { z } from 'zod'
import { RULE_VALUES } from './kinds.ts'
import type { RuleKind } from './kinds.ts'
import type { RuleRow } from './rows.ts'
import type { Rule } from './rule.ts'

/** The rules of a version, by kind, oldest first. */
export const rulesOf = (rows: readonly RuleRow[]) => {
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
    homeFee: of('homeFee', RULE_VALUES.homeFee),
    officetelFee: of('officetelFee', RULE_VALUES.officetelFee),
    rentAmount: of('rentAmount', RULE_VALUES.rentAmount),
    baseRate: of('baseRate', RULE_VALUES.baseRate),
    conversionCap: of('conversionCap', RULE_VALUES.conversionCap),
    increaseCap: of('increaseCap', RULE_VALUES.increaseCap),
    guarantee: of('guarantee', RULE_VALUES.guarantee),
    smallDeposit: of('smallDeposit', RULE_VALUES.smallDeposit),
    regulatedArea: of('regulatedArea', RULE_VALUES.regulatedArea),
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
    loanTerm: of('loanTerm', RULE_VALUES.loanTerm),
    standardTax: of('standardTax', RULE_VALUES.standardTax),
    heavyTax: of('heavyTax', RULE_VALUES.heavyTax),
    educationTax: of('educationTax', RULE_VALUES.educationTax),
    ruralTax: of('ruralTax', RULE_VALUES.ruralTax),
    otherTax: of('otherTax', RULE_VALUES.otherTax),
  }
}
export type Rules = ReturnType<typeof rulesOf>
