import {
  depositConversion,
  impliedConversionRate,
  rentConversion,
} from '../../domain/calculator/rent-conversion.ts'
import type { DepositConversion, RentConversion } from '../../domain/calculator/rent-conversion.ts'
import { defineTool, noFindings } from './tool.ts'
import type { Findings, ToolContext } from './tool.ts'
import { calculationEvidence, money, percent } from './calculation.ts'
import { confidenceOf, missing, orRefused } from './context.ts'
import { CONVERSION_WORDS } from './conversion-prompt.ts'

/** What of a deposit the rent of a round step stands for. 만원. */
const STEP = 1000

interface Told {
  main: string
  further: readonly string[]
  inputs: Record<string, number>
  result: (RentConversion | DepositConversion) & object
  figure: number
}

/** A deposit lowered for rent: the statute caps what may be asked for the difference. */
const lower = (
  { language, today, rules }: ToolContext,
  inputs: { deposit: number; newDeposit: number; monthlyRent?: number },
): Told => {
  const words = CONVERSION_WORDS[language]
  const result = rentConversion(inputs, today, rules)
  const step = rentConversion({ deposit: STEP, newDeposit: 0 }, today, rules)
  const rent = money(result.maximumMonthlyRent, language)
  return {
    main: inputs.newDeposit === 0 ? words.toRent(rent) : words.said(rent),
    further: [
      words.rate(percent(result.conversionRate)),
      ...(inputs.newDeposit === 0
        ? [words.step(money(STEP, language), money(step.maximumMonthlyRent, language))]
        : []),
      words.cap,
    ],
    inputs,
    result,
    figure: result.maximumMonthlyRent,
  }
}

/** Rent turned into deposit: no statute sets a rate, so the cap on the other direction is the yardstick. */
const raise = (
  { language, today, rules }: ToolContext,
  inputs: { deposit: number; monthlyRent: number; newDeposit?: number },
): Told => {
  const words = CONVERSION_WORDS[language]
  const result = depositConversion(inputs, today, rules)
  const isWhole = result.monthlyRent === 0
  return {
    main: isWhole
      ? words.toJeonse(money(result.deposit, language), percent(result.conversionRate))
      : words.lessRent(money(result.monthlyRent, language), percent(result.conversionRate)),
    further: [words.noCap, words.depends],
    inputs: { ...inputs },
    result,
    figure: isWhole ? result.deposit : result.monthlyRent,
  }
}

/** A jeonse and a lease with rent side by side: at which rate they are the same, and what that means. */
const compare = (
  { language, today, rules }: ToolContext,
  jeonse: number,
  lease: { deposit: number; monthlyRent: number },
): Told | null => {
  const words = CONVERSION_WORDS[language]
  const implied = impliedConversionRate(jeonse, lease)
  if (implied === null) return null
  const result = rentConversion({ deposit: jeonse, newDeposit: lease.deposit }, today, rules)
  return {
    main: words.implied(percent(implied)),
    further: [
      words.cheaper(percent(implied)),
      words.dearer(percent(implied)),
      words.atCap(percent(result.conversionRate), money(result.maximumMonthlyRent, language)),
      words.year(money(lease.monthlyRent * 12, language)),
      words.risk,
    ],
    inputs: { jeonse, ...lease },
    result,
    figure: implied,
  }
}

const told = (context: ToolContext): Told | null => {
  const [first, second] = context.given.leases
  if (first === undefined) return null
  if (second !== undefined) {
    if (first.rent === null && second.rent !== null) {
      return compare(context, first.deposit, { deposit: second.deposit, monthlyRent: second.rent })
    }
    if (first.rent !== null && second.deposit > first.deposit) {
      return raise(context, {
        deposit: first.deposit,
        monthlyRent: first.rent,
        newDeposit: second.deposit,
      })
    }
    // Asked for more deposit, a tenant may turn what is added into rent: the larger sum is the one that is lowered.
    const [deposit, newDeposit] = [
      Math.max(first.deposit, second.deposit),
      Math.min(first.deposit, second.deposit),
    ]
    return lower(context, { deposit, newDeposit, ...(first.rent !== null && { monthlyRent: first.rent }) })
  }
  return first.rent === null
    ? lower(context, { deposit: first.deposit, newDeposit: 0 })
    : raise(context, { deposit: first.deposit, monthlyRent: first.rent })
}

/** Deposit for rent and rent for deposit, or two leases held against one another. */
const analyseConversion = (context: ToolContext): Promise<Findings> => {
  const { given, words, language } = context
  const { names } = words
  const { title } = CONVERSION_WORDS[language]
  return orRefused(context, title, () => {
    const found = told(context)
    if (found === null) return missing(context, title, [names.deposit, names.newDeposit])
    return {
      ...noFindings,
      evidence: [
        calculationEvidence({
          name: 'rentConversion',
          title,
          inputs: found.inputs,
          result: found.result,
          said: [found.main, ...found.further],
          given: given.leases.map(
            ({ deposit, rent }, index) =>
              `${index === 0 ? names.deposit : names.newDeposit} ${money(deposit, language)}` +
              `${rent === null ? '' : `, ${names.rent} ${money(rent, language)}`}`,
          ),
          language,
        }),
      ],
      metrics: [
        {
          name: title,
          value: found.figure,
          unit: found.figure < 100 && 'jeonse' in found.inputs ? '%' : '만원',
        },
      ],
      insights: [found.main],
      confidence: confidenceOf([]),
    }
  })
}

export const conversion = defineTool({
  id: 'conversion',
  title: { KO: '전월세 전환 계산', EN: 'conversion to rent' },
  kind: 'calculation',
  needs: ['deposit'],
  asks: ({ calculates }) => calculates('conversion'),
  calculations: {
    rentConversion: { KO: '전월세 전환 계산', EN: 'Conversion of deposit and rent' },
  },
  analysis: 'market',
  section: 'cost',
  isOfCase: true,
  run: analyseConversion,
})
