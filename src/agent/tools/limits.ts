import { say } from '../../domain/message/say.ts'
import { dsrLimits, ltvLimits } from '../../domain/calculator/lending-limit.ts'
import type { Borrower } from '../../domain/calculator/lending-place.ts'
import type { Assumption } from '../../domain/answer.ts'
import type { Evidence } from '../facts/evidence.ts'
import { defineTool, noFindings } from './tool.ts'
import type { Findings, ToolContext } from './tool.ts'
import { calculationEvidence, money, percent } from './calculation.ts'
import { assume, confidenceOf, USUAL_YEARS } from './context.ts'
import { assumedRate, lowestRate } from './lowest-rate.ts'
import { RULE_WORDS } from './rule-prompt.ts'

const borrowerOf = ({ given }: ToolContext): Borrower | null => {
  if (given.firstHome) return 'firstHome'
  if (given.ownedHomes === null) return null
  return given.ownedHomes > 0 ? 'owner' : 'noHome'
}

const explainLtv = (context: ToolContext): Evidence => {
  const { language, today, rules, ruleRegion, regionName } = context
  const { limits } = RULE_WORDS[language]
  const borrower = borrowerOf(context)
  const result = ltvLimits({ regionCode: ruleRegion, borrower }, today, rules)
  const rows = result.limits.map((row) =>
    ruleRegion === null || regionName === null
      ? limits.ltv(limits.borrowers[row.borrower], limits.zones[row.zone], percent(row.ltv))
      : limits.ltvHere(limits.borrowers[row.borrower], regionName, limits.zones[row.zone], percent(row.ltv)),
  )
  const isNarrow = rows.length <= 3 && ruleRegion !== null
  return calculationEvidence({
    name: 'lendingLimits',
    title: limits.title,
    inputs: { regionCode: ruleRegion, borrower },
    result: { assumptions: [], rules: result.rules },
    further: { limits: result.limits },
    said: isNarrow ? [...rows, limits.ltvMeans] : [limits.ltvMeans, ...rows],
    given: [],
    language,
  })
}

const explainDsr = (
  context: ToolContext,
): { evidence: Evidence; main: string; assumptions: Assumption[]; gaps: string[] } => {
  const { given, language, today, rules, words } = context
  const { limits } = RULE_WORDS[language]
  const { names } = words
  const { income } = given
  const found = given.rate === null ? lowestRate(context, 'MORTGAGE') : null
  const rate = given.rate ?? found?.rate ?? null
  const years = given.years ?? USUAL_YEARS
  const result = dsrLimits({ annualIncome: income, annualRate: rate, years }, today, rules)
  const can = income !== null && rate !== null
  const [capital, elsewhere] = result.loans
  const loans = result.loans.map((it) =>
    limits.loan(limits[it.zone], money(it.loan, language), `${it.stressRate}%`, words.years(it.years)),
  )
  const main =
    capital && elsewhere
      ? limits.main(money(capital.loan, language), money(elsewhere.loan, language))
      : limits.dsrMeans
  return {
    main,
    evidence: calculationEvidence({
      name: 'dsrLimits',
      title: limits.title,
      inputs: { annualIncome: income, annualRate: rate, years },
      result: { assumptions: [], rules: result.rules },
      further: { limit: result.limit, ...(can && { yearly: result.yearly, loans: result.loans }) },
      said: [
        main,
        limits.dsr(percent(result.limit)),
        ...(result.yearly === null
          ? []
          : [limits.yearly(money(result.yearly, language), money(Math.floor(result.yearly / 12), language))]),
        ...loans,
        ...(can ? [limits.dsrMeans, limits.also] : []),
      ],
      given: [
        ...(income === null ? [] : [`${names.income} ${money(income, language)}`]),
        ...(can ? [`${names.rate} ${percent(rate)}`, `${names.years} ${words.years(years)}`] : []),
      ],
      language,
    }),
    assumptions: [
      ...(can && found ? [assumedRate(context, found)] : []),
      ...(can && given.years === null ? [assume(names.years, words.years(USUAL_YEARS))] : []),
    ],
    gaps: [
      ...(income === null ? [limits.noIncome] : []),
      ...(income !== null && rate === null ? [limits.rateNeeded] : []),
    ],
  }
}

/** The limits on mortgages by price and by income, as they are in force; with an income, what it allows to borrow. */
const explainLimits = (context: ToolContext): Promise<Findings> => {
  const { says } = context
  const dsr = says('dsr') || !says('ltv') ? explainDsr(context) : null
  const evidence = [...(dsr !== null ? [dsr.evidence] : []), ...(says('ltv') ? [explainLtv(context)] : [])]
  const assumptions = dsr?.assumptions ?? []
  return Promise.resolve({
    ...noFindings,
    evidence,
    insights: evidence.flatMap(({ facts }) => facts.slice(0, 1).map((it) => say(it, context.language))),
    assumptions,
    gaps: dsr?.gaps ?? [],
    confidence: confidenceOf(assumptions),
  })
}

export const limits = defineTool({
  id: 'limits',
  title: { KO: '대출 규제 비율 확인', EN: 'limits on mortgages' },
  kind: 'calculation',
  needs: [],
  asks: ({ borrows, given, hasSum, searches, namesLoan, says }) =>
    // With a price the limits are worked out for it.
    !(borrows && hasSum) &&
    ((says('limits') && !searches) ||
      // A loan for a deposit, and one that is asked for by name, is lent by terms of its own.
      (borrows && given.income !== null && !says('lease') && !namesLoan)),
  calculations: {
    lendingLimits: { KO: 'LTV 규제 비율', EN: 'Limits by LTV' },
    dsrLimits: { KO: 'DSR 한도 계산', EN: 'Limits by DSR' },
  },
  analysis: 'market',
  section: 'loan',
  isOfCase: true,
  takesRates: true,
  run: explainLimits,
})
