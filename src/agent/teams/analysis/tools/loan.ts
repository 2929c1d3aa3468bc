import type { Assumption } from '../../../../domain/answer.ts'
import { loanAffordability } from '../../../../domain/calculator/loan-affordability.ts'
import { factValues } from '../../../evidence.ts'
import type { Evidence } from '../../../evidence.ts'
import { noFindings } from '../state.ts'
import type { Findings } from '../state.ts'
import { calculationEvidence, money, percent } from './calculation.ts'
import { assume, confidenceOf, missing, orRefused } from './context.ts'
import type { ToolContext } from './context.ts'

const DEFAULT_YEARS = 30

/** The lowest rate of the products that the search found. */
const lowestRate = ({ state, language }: ToolContext): { rate: number; product: Evidence } | null => {
  const rates = state.inputData.flatMap((product) => {
    if (product.kind !== 'loan') return []
    const rate = /\d+(?:\.\d+)?(?=%)/.exec(factValues(product, 'rate', language)[0] ?? '')?.[0]
    return rate === undefined ? [] : [{ rate: Number(rate), product }]
  })
  return rates.toSorted((a, b) => a.rate - b.rate)[0] ?? null
}

/** How much a bank may lend to buy the home. */
export const analyseLoan = (context: ToolContext): Promise<Findings> => {
  const { given, words, language, today, regionName } = context
  const { names, loan } = words
  const { price, income, regionCode } = given
  if (price === null && given.deposits.length > 0) {
    return Promise.resolve({ ...noFindings, gaps: [words.forSaleOnly] })
  }
  const found = given.rate === null ? lowestRate(context) : null
  const rate = given.rate ?? found?.rate ?? null
  if (price === null || income === null || regionCode === null || rate === null) {
    return Promise.resolve(
      missing(context, loan.title, [
        ...(price === null ? [names.price] : []),
        ...(income === null ? [names.income] : []),
        ...(regionCode === null ? [names.region] : []),
        ...(rate === null ? [names.rate] : []),
      ]),
    )
  }
  return orRefused(context, loan.title, () => {
    const years = given.years ?? DEFAULT_YEARS
    const ownedHomes = given.ownedHomes ?? 0
    const inputs = {
      price,
      annualIncome: income,
      annualRate: rate,
      years,
      regionCode,
      ownedHomes,
      firstHome: given.firstHome,
    }
    const result = loanAffordability(inputs, today)
    const main = loan.said(money(result.maximumLoan, language), loan.factors[result.limitingFactor])
    const assumptions: Assumption[] = [
      ...(found ? [assume(names.rate, `${percent(rate)} (${words.lowestFound(found.product.title)})`)] : []),
      ...(given.years === null ? [assume(names.years, words.years(DEFAULT_YEARS))] : []),
      ...(given.ownedHomes === null ? [assume(names.homes, words.noHomes)] : []),
    ]
    return {
      ...noFindings,
      evidence: [
        calculationEvidence({
          name: 'loanAffordability',
          title: loan.title,
          inputs,
          result,
          said: [main, loan.ltv(percent(result.ltv)), loan.payment(money(result.monthlyPayment, language))],
          given: [
            `${names.price} ${money(price, language)}`,
            `${names.income} ${money(income, language)}`,
            `${names.rate} ${percent(rate)}`,
            `${names.years} ${words.years(years)}`,
            `${names.homes} ${words.homes(ownedHomes)}`,
            ...(regionName === null ? [] : [`${names.region} ${regionName}`]),
          ],
          language,
        }),
      ],
      metrics: [
        { name: loan.title, value: result.maximumLoan, unit: '만원' },
        { name: loan.payment('').replace(/:\s*$/, ''), value: result.monthlyPayment, unit: '만원' },
      ],
      insights: [main],
      assumptions,
      confidence: confidenceOf(assumptions),
    }
  })
}
