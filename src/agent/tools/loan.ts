import type { Said } from '../../domain/message/say.ts'
import type { AppliedRule, Assumption } from '../../domain/answer.ts'
import { loanAffordability } from '../../domain/calculator/loan-affordability.ts'
import { yearlyServiceOf } from '../../domain/calculator/debt-service.ts'
import { loanCeiling } from '../../domain/calculator/loan-ceiling.ts'
import { defineTool, noFindings } from './tool.ts'
import type { Findings, ToolContext } from './tool.ts'
import { calculationEvidence, money, percent } from './calculation.ts'
import { assume, confidenceOf, missing, orRefused, USUAL_YEARS } from './context.ts'
import { assumedRate, lowestRate } from './lowest-rate.ts'

const homesAssumed = ({ given, words }: ToolContext): Assumption[] =>
  given.ownedHomes === null ? [assume(words.names.homes, words.noHomes)] : []

/** What a tenant of the home will have paid; it is owed before the loan, so lenders take it off what the home secures. */
const tenantDeposit = ({ given }: ToolContext): number =>
  given.rents.length > 0 ? (given.deposits[0] ?? 0) : 0

/** What a calculator lends, and how the answer tells of it. */
interface Lent {
  /** Of the calculator, by which the result is known. */
  name: string
  inputs: { price: number; regionCode: string; ownedHomes: number; firstHome: boolean }
  result: { maximumLoan: number; ltv: number; assumptions: Said[]; rules: AppliedRule[] }
  /** The sentence of the result, where anything is lent. */
  main: string
  said: readonly string[]
  /** The inputs beside price and homes, in words. */
  given: readonly string[]
  metrics: Findings['metrics']
  assumptions: Assumption[]
  confidence: number
}

/** What is lent and what the buyer has to bring, with a tenant's deposit taken into account. */
const findingsOf = (context: ToolContext, lent: Lent): Findings => {
  const { words, language, regionName } = context
  const { names, loan } = words
  const { inputs, result, assumptions, confidence } = lent
  const { price } = inputs
  const deposit = tenantDeposit(context)
  const secured = Math.max(0, Math.floor((price * result.ltv) / 100) - deposit)
  const afterDeposit = Math.min(result.maximumLoan, secured)
  const own = Math.max(0, price - afterDeposit - deposit)
  const main = result.maximumLoan === 0 ? loan.none : lent.main
  const advice = context.given.rents.length > 0 ? [loan.letting] : []
  return {
    ...noFindings,
    evidence: [
      calculationEvidence({
        name: lent.name,
        title: loan.title,
        inputs,
        result,
        further: {
          ownMoney: own,
          ...(deposit > 0 && { tenantDeposit: deposit, loanAfterDeposit: afterDeposit }),
        },
        said: [
          main,
          loan.ltv(percent(result.ltv)),
          ...lent.said,
          ...(deposit > 0
            ? [loan.afterDeposit(money(deposit, language), money(afterDeposit, language))]
            : []),
          loan.own(money(own, language)),
        ],
        advice,
        given: [
          `${names.price} ${money(price, language)}`,
          ...lent.given,
          `${names.homes} ${words.homes(inputs.ownedHomes)}`,
          ...(regionName === null ? [] : [`${names.region} ${regionName}`]),
        ],
        language,
      }),
    ],
    metrics: [
      { name: loan.title, value: result.maximumLoan, unit: '만원' },
      ...lent.metrics,
      { name: loan.metric.own, value: own, unit: '만원' },
    ],
    insights: [main],
    recommendations: advice,
    assumptions,
    confidence,
  }
}

/** Without an income: what the price and the place allow. */
const analyseCeiling = (context: ToolContext, price: number, regionCode: string): Findings => {
  const { given, words, language, today, rules } = context
  const { loan } = words
  const inputs = { price, regionCode, ownedHomes: given.ownedHomes ?? 0, firstHome: given.firstHome }
  const result = loanCeiling(inputs, today, rules)
  const assumptions = homesAssumed(context)
  return findingsOf(context, {
    name: 'loanCeiling',
    inputs,
    result,
    main: loan.withoutIncome(money(result.maximumLoan, language), loan.factors[result.limitingFactor]),
    said: result.cap === null ? [] : [loan.cap(money(result.cap, language))],
    given: [],
    metrics: [],
    assumptions,
    confidence: confidenceOf(assumptions) - 0.2,
  })
}

/** How much a bank may lend to buy the home. */
const analyseLoan = (context: ToolContext): Promise<Findings> => {
  const { given, request, words, language, today, rules, ruleRegion: regionCode } = context
  const { names, loan } = words
  const { price, income } = given
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
    const years = given.years ?? USUAL_YEARS
    const owed = yearlyServiceOf(request.person.debts)
    const inputs = {
      price,
      annualIncome: income,
      ...(owed > 0 && { existingAnnualRepayment: owed }),
      annualRate: rate,
      years,
      regionCode,
      ownedHomes: given.ownedHomes ?? 0,
      firstHome: given.firstHome,
    }
    const result = loanAffordability(inputs, today, rules)
    const assumptions: Assumption[] = [
      ...(found ? [assumedRate(context, found)] : []),
      ...(given.years === null ? [assume(names.years, words.years(USUAL_YEARS))] : []),
      ...homesAssumed(context),
    ]
    return findingsOf(context, {
      name: 'loanAffordability',
      inputs,
      result,
      main: loan.said(money(result.maximumLoan, language), loan.factors[result.limitingFactor]),
      said: result.maximumLoan === 0 ? [] : [loan.payment(money(result.monthlyPayment, language))],
      given: [
        `${names.income} ${money(income, language)}`,
        `${names.rate} ${percent(rate)}`,
        `${names.years} ${words.years(years)}`,
        ...(owed > 0 ? [`${names.owed} ${money(owed, language)}`] : []),
      ],
      metrics: [{ name: loan.metric.payment, value: result.monthlyPayment, unit: '만원' }],
      assumptions,
      confidence: confidenceOf(assumptions),
    })
  })
}

export const loan = defineTool({
  id: 'loan',
  title: { KO: '대출 한도 계산', EN: 'lending limit' },
  kind: 'calculation',
  needs: ['price'],
  asks: ({ borrows, given }) => borrows && given.price !== null,
  calculations: {
    loanAffordability: { KO: '대출 한도 계산', EN: 'Lending limit' },
    loanCeiling: { KO: '대출 한도 계산 (소득 제외)', EN: 'Lending limit (without income)' },
  },
  analysis: 'market',
  section: 'loan',
  isOfCase: true,
  isByPlace: true,
  takesRates: true,
  run: analyseLoan,
})
