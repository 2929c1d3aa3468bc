import { present } from '../../present.ts'
import { z } from 'zod'
import { list, money, percent, phrase } from '../../message/arg.ts'
import { message } from '../../message/say.ts'
import { inForce } from '../../rules/rule.ts'
import type { Rules } from '../../rules/rules.ts'
import { compare, exact, minus, toNumber } from '../exact.ts'
import type { Exact } from '../exact.ts'
import { asOf, caseDay, homeCount, positiveManwon, readInput } from '../input.ts'
import { calculate, fact, progressive, rulesOf, share, sum, toWon, topRate, step } from './bill.ts'
import type { Fact, TaxBill, TaxCalculation } from './bill.ts'

export const comprehensiveTaxInput = z.object({
  officialPrice: positiveManwon.describe('공시가격 of all homes together, 만원.'),
  homes: homeCount.min(1, 'must be above 0').nullish().describe('Homes owned on 1 June.'),
  onlyHome: z.boolean().nullish().describe('The household owns just this home, and one person owns it.'),
  shared: z.boolean().nullish().describe('Owned by husband and wife together.'),
  ownShare: z
    .int()
    .min(1)
    .max(99)
    .nullish()
    .describe('What one of them owns of what is shared, percent; half when omitted.'),
  asOneOwner: z
    .boolean()
    .nullish()
    .describe('The special rule for a home that is shared: taxed as the only home of one of them.'),
  corporation: z.boolean().nullish().describe('A corporation owns them.'),
  age: z.int().min(0).max(130).nullish().describe('Age of the owner, years: 고령자 공제.'),
  heldYears: z.int().min(0).max(100).nullish().describe('Whole years of ownership: 장기보유 공제.'),
  asOf: asOf,
})
export type ComprehensiveTaxInput = z.input<typeof comprehensiveTaxInput>
type Input = z.output<typeof comprehensiveTaxInput>

const creditFor = (value: number, rows: readonly { from: number; rate: number }[]): number =>
  rows.findLast(({ from }) => value >= from)?.rate ?? 0

const billOf = (input: Input, today: Date, rules: Rules): TaxBill => {
  const date = caseDay(input.asOf, today)
  const rule = inForce(rules.comprehensiveTax, date, 'asOf')
  const credits = inForce(rules.comprehensiveCredits, date, 'asOf')
  const isCorporate = input.corporation === true
  const isShared = input.shared === true && input.asOneOwner !== true && !isCorporate
  const isOnly = !isCorporate && !isShared && (input.onlyHome === true || input.asOneOwner === true)
  const part = isShared ? (input.ownShare ?? 50) : 100
  const shares = isShared ? [part, 100 - part] : [part]
  const allowance = isCorporate ? 0 : isOnly ? rule.onlyHome : rule.others
  const baseOf = (percentOwned: number): Exact => {
    const above = minus(share(percentOwned, input.officialPrice), allowance)
    return compare(above, 0) > 0 ? share(rule.ratio, above) : exact(0)
  }
  // Of those who own it together, what the one pays who owns more is told step by step.
  const most = Math.max(...shares)
  const each = share(most, input.officialPrice)
  const base = baseOf(most)
  const isMany = !isOnly && (input.homes ?? 1) >= 3
  const schedule = isMany ? rule.manyHomes : rule.brackets
  const corporateRate = isMany ? rule.corporateMany : rule.corporate
  const taxes = shares.map((it) =>
    toWon(isCorporate ? share(corporateRate, baseOf(it)) : progressive(baseOf(it), schedule)),
  )
  const tax = sum(taxes)
  const credit = isOnly
    ? Math.min(
        creditFor(input.age ?? 0, credits.age) + creditFor(input.heldYears ?? 0, credits.held),
        credits.most,
      )
    : 0
  const left = toWon(share(100 - credit, tax))
  return {
    regime: isCorporate
      ? 'holdingCorporation'
      : isShared
        ? 'holdingShared'
        : isOnly
          ? 'holdingOnlyHome'
          : isMany
            ? 'holdingThreeHomes'
            : 'holdingHomes',
    total: tax,
    parts: [{ tax: 'comprehensiveRealEstateTax', amount: tax, rate: isCorporate ? corporateRate : null }],
    steps: [
      step('official', input.officialPrice),
      ...(isShared ? [step('officialEach', toWon(each))] : []),
      step('allowance', allowance),
      step('taxBase', toWon(base)),
      step('rate', isCorporate ? corporateRate : topRate(toNumber(base), schedule), 'PERCENT'),
      ...(isOnly ? [step('credit', credit, 'PERCENT')] : []),
      ...(credit > 0 ? [step('afterCredit', left)] : []),
      ...(tax > 0 ? [step('rural', toWon(share(rule.rural, left)))] : []),
    ],
    reasons: present([
      tax === 0 &&
        message('tax.why.belowAllowance', { each: money(toWon(each)), allowance: money(allowance) }),
      tax > 0 && message('tax.why.beforePropertyTax'),
      credit > 0 && message('tax.why.credit', { rate: percent(credit), left: money(left) }),
      isShared && message('tax.why.shared', { allowance: money(allowance) }),
      isShared &&
        most !== 50 &&
        message('tax.why.sharesApart', {
          each: list(shares.map((it, at) => phrase([percent(it), money(taxes[at] ?? 0)]))),
        }),
    ]),
    assumptions: [
      ...(isOnly && (input.age == null || input.heldYears == null) ? [message('tax.note.noCredit')] : []),
      message('tax.note.noExclusion'),
    ],
    deadlines: [{ what: 'holding', day: null }],
    rules: rulesOf(rule, ...(isOnly ? [credits] : [])),
  }
}

const factsOf = (input: Input): { deciding: Fact<Input>[]; assumed: Fact<Input>[] } => ({
  deciding:
    input.corporation === true
      ? []
      : [
          {
            ...fact('onlyHome', [true, 'tax.if.onlyHome'], [false, 'tax.if.otherHome']),
            where: ({ shared, homes }) => shared !== true && (homes ?? 1) === 1,
          },
          {
            ...fact('homes', [2, 'tax.if.upToTwo'], [3, 'tax.if.thirdHome']),
            where: ({ onlyHome, shared }) => onlyHome === false && shared !== true,
          },
        ],
  assumed: [
    {
      ...fact('shared', [false, 'tax.if.soleOwner'], [true, 'tax.if.sharedOwners']),
      where: ({ onlyHome, homes, corporation }) => corporation !== true && (onlyHome === true || homes === 1),
    },
    {
      ...fact('asOneOwner', [false, 'tax.if.eachOwner'], [true, 'tax.if.asOneOwner']),
      where: ({ shared, homes }) => shared === true && (homes ?? 1) === 1,
    },
  ],
})

/** 종합부동산세 on homes as of 1 June, before the property tax is taken off, which the law leaves without a formula. 만원 to the won. */
export const comprehensiveRealEstateTax = (
  raw: ComprehensiveTaxInput,
  today: Date,
  rules: Rules,
): TaxCalculation => {
  const read = readInput(comprehensiveTaxInput, raw)
  const input = { ...read, onlyHome: read.onlyHome ?? ((read.homes ?? 1) > 1 ? false : null) }
  return calculate(input, factsOf(input), (it) => billOf(it, today, rules))
}
