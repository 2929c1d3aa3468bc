import { present } from '../../present.ts'
import { z } from 'zod'
import { money } from '../../message/arg.ts'
import { message } from '../../message/say.ts'
import { inForce } from '../../rules/rule.ts'
import type { Rules } from '../../rules/rules.ts'
import { toNumber } from '../exact.ts'
import { asOf, caseDay, positiveManwon, readInput } from '../input.ts'
import { calculate, fact, progressive, rulesOf, share, sum, toWon, topRate, step } from './bill.ts'
import type { TaxBill, TaxCalculation } from './bill.ts'

export const propertyTaxInput = z.object({
  officialPrice: positiveManwon.describe('공시가격, 만원.'),
  onlyHome: z.boolean().nullish().describe('The household owns just this home.'),
  urban: z.boolean().nullish().describe('도시지역분 is due; yes when omitted.'),
  asOf: asOf,
})
export type PropertyTaxInput = z.input<typeof propertyTaxInput>
type Input = z.output<typeof propertyTaxInput>

const billOf = (input: Input, today: Date, rules: Rules): TaxBill => {
  const date = caseDay(input.asOf, today)
  const price = input.officialPrice
  const isOnly = input.onlyHome === true
  const usual = inForce(rules.propertyTaxRatio, date, 'asOf')
  const ofOnly = inForce(rules.propertyTaxOnlyHomeRatio, date, 'asOf')
  const ratio = isOnly ? (ofOnly.ratios.find(({ upTo }) => price <= upTo)?.ratio ?? usual.ratio) : usual.ratio
  const base = share(ratio, price)
  const rates = inForce(rules.propertyTaxRates, date, 'asOf')
  const special = inForce(rules.propertyTaxOnlyHomeRates, date, 'asOf')
  const isSpecial = isOnly && price <= special.officialUpTo
  const brackets = isSpecial ? special.brackets : rates.brackets
  const tax = progressive(base, brackets)
  const parts = present([
    { tax: 'propertyTax', amount: toWon(tax), rate: null } as const,
    input.urban !== false &&
      ({ tax: 'urbanAreaTax', amount: toWon(share(rates.urban, base)), rate: rates.urban } as const),
    { tax: 'localEducationTax', amount: toWon(share(rates.education, tax)), rate: rates.education } as const,
  ])
  return {
    regime: isSpecial ? 'propertyOnlyHome' : isOnly ? 'propertyOnlyHomeDear' : 'propertyHome',
    total: sum(parts.map(({ amount }) => amount)),
    parts,
    steps: [
      step('official', price),
      step('ratio', ratio, 'PERCENT'),
      step('taxBase', toWon(base)),
      step('rate', topRate(toNumber(base), brackets), 'PERCENT'),
    ],
    reasons:
      isOnly && !isSpecial ? [message('tax.why.onlyHomeDear', { limit: money(special.officialUpTo) })] : [],
    assumptions: [
      message('tax.note.lastYear'),
      ...(input.urban == null ? [message('tax.note.urban')] : []),
      message('tax.note.noFacilityTax'),
    ],
    deadlines: [{ what: 'property', day: null }],
    rules: rulesOf(rates, ...(isSpecial ? [special] : []), isOnly ? ofOnly : usual),
  }
}

/** 재산세 on a home as of 1 June with 도시지역분 and 지방교육세, 만원 to the won. */
export const propertyTax = (raw: PropertyTaxInput, today: Date, rules: Rules): TaxCalculation =>
  calculate(
    readInput(propertyTaxInput, raw),
    {
      deciding: [fact('onlyHome', [true, 'tax.if.onlyHome'], [false, 'tax.if.otherHome'])],
      assumed: [fact('urban', [true, 'tax.if.urban'], [false, 'tax.if.notUrban'])],
    },
    (input) => billOf(input, today, rules),
  )
