import type { Assumption } from '../../../../domain/answer.ts'
import { loanAffordability } from '../../../../domain/calculator/loan-affordability.ts'
import { loanCeiling } from '../../../../domain/calculator/loan-ceiling.ts'
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

const homesAssumed = ({ given, words }: ToolContext): Assumption[] =>
  given.ownedHomes === null ? [assume(words.names.homes, words.noHomes)] : []

/** What a tenant of the home will have paid; it is owed before the loan, so lenders take it off what the home secures. */
const tenantDeposit = ({ given }: ToolContext): number =>
  given.rents.length > 0 ? (given.deposits[0] ?? 0) : 0

interface Lent {
  maximumLoan: number
  ltv: number
}

/** What is lent and what the buyer has to bring, with a tenant's deposit taken into account. */
const settle = (context: ToolContext, price: number, { maximumLoan, ltv }: Lent) => {
  const { words, language } = context
  const deposit = tenantDeposit(context)
  const secured = Math.max(0, Math.floor((price * ltv) / 100) - deposit)
  const loan = Math.min(maximumLoan, secured)
  const own = Math.max(0, price - loan - deposit)
  return {
    own,
    further: { ownMoney: own, ...(deposit > 0 && { tenantDeposit: deposit, loanAfterDeposit: loan }) },
    said: [
      ...(deposit > 0 ? [words.loan.afterDeposit(money(deposit, language), money(loan, language))] : []),
      words.loan.own(money(own, language)),
    ],
    advice: context.given.rents.length > 0 ? [words.loan.letting] : [],
  }
}

/** Without an income: what the price and the place allow. */
const analyseCeiling = (context: ToolContext, price: number, regionCode: string): Findings => {
  const { given, words, language, today, regionName } = context
  const { names, loan } = words
  const inputs = { price, regionCode, ownedHomes: given.ownedHomes ?? 0, firstHome: given.firstHome }
  const result = loanCeiling(inputs, today)
  const assumptions = homesAssumed(context)
  const settled = settle(context, price, result)
  const main =
    result.maximumLoan === 0
      ? loan.none
      : loan.withoutIncome(money(result.maximumLoan, language), loan.factors[result.limitingFactor])
  return {
    ...noFindings,
    evidence: [
      calculationEvidence({
        name: 'loanCeiling',
        title: loan.title,
        inputs,
        result,
        further: settled.further,
        said: [
          main,
          loan.ltv(percent(result.ltv)),
          ...(result.cap === null ? [] : [loan.cap(money(result.cap, language))]),
          ...settled.said,
        ],
        advice: settled.advice,
        given: [
          `${names.price} ${money(price, language)}`,
          `${names.homes} ${words.homes(inputs.ownedHomes)}`,
          ...(regionName === null ? [] : [`${names.region} ${regionName}`]),
        ],
        language,
      }),
    ],
    metrics: [
      { name: loan.title, value: result.maximumLoan, unit: '만원' },
      { name: loan.metric.own, value: settled.own, unit: '만원' },
    ],
    insights: [main],
    recommendations: settled.advice,
    assumptions,
    confidence: confidenceOf(assumptions) - 0.2,
  }
}

/** How much a bank may lend to buy the home. */
export const analyseLoan = (context: ToolContext): Promise<Findings> => {
  const { given, words, language, today, regionName } = context
  const { names, loan } = words
  const { price, income, regionCode } = given
  const found = given.rate === null ? lowestRate(context) : null
  const rate = given.rate ?? found?.rate ?? null
  if (price !== null && regionCode !== null && income === null) {
    return orRefused(context, loan.title, () => analyseCeiling(context, price, regionCode))
  }
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
    const settled = settle(context, price, result)
    const main =
      result.maximumLoan === 0
        ? loan.none
        : loan.said(money(result.maximumLoan, language), loan.factors[result.limitingFactor])
    const assumptions: Assumption[] = [
      ...(found ? [assume(names.rate, `${percent(rate)} (${words.lowestFound(found.product.title)})`)] : []),
      ...(given.years === null ? [assume(names.years, words.years(DEFAULT_YEARS))] : []),
      ...homesAssumed(context),
    ]
    return {
      ...noFindings,
      evidence: [
        calculationEvidence({
          name: 'loanAffordability',
          title: loan.title,
          inputs,
          result,
          further: settled.further,
          said: [
            main,
            loan.ltv(percent(result.ltv)),
            ...(result.maximumLoan === 0 ? [] : [loan.payment(money(result.monthlyPayment, language))]),
            ...settled.said,
          ],
          advice: settled.advice,
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
        { name: loan.metric.payment, value: result.monthlyPayment, unit: '만원' },
        { name: loan.metric.own, value: settled.own, unit: '만원' },
      ],
      insights: [main],
      recommendations: settled.advice,
      assumptions,
      confidence: confidenceOf(assumptions),
    }
  })
}
