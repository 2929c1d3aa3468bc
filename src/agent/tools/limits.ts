import { present } from '../../domain/present.ts'
import type { Parts } from '../../domain/present.ts'
import { dsrLimits, ltvLimits } from '../../domain/calculator/lending-limit.ts'
import type { Case } from '../../domain/case.ts'
import type { Borrower } from '../../domain/calculator/lending-place.ts'
import { count, money, percent, term } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import type { Evidence } from '../facts/evidence.ts'
import { sum } from '../facts/row.ts'
import { debtShareOf, servicesOf, yearlyServiceOf } from '../../domain/calculator/debt-service.ts'
import { sumOf } from '../../domain/lease-facts.ts'
import { koreanDay } from '../../domain/day.ts'
import { defineTool } from './tool.ts'
import type { Assumed, Found, ToolContext } from './tool.ts'
import { calculationEvidence, given, inOrder } from './calculation.ts'
import { assumeYears, confidenceOf, USUAL_YEARS } from './context.ts'
import { assumedRate, lowestRate } from './lowest-rate.ts'
import { lendingZone } from './lending-zone.ts'
import { debtLine, jeonseLoanIn, unservedSaid } from './debts.ts'

const borrowerOf = ({ given }: ToolContext): Borrower | null => {
  if (given.firstHome) return 'firstHome'
  if (given.ownedHomes === null) return null
  return given.ownedHomes > 0 ? 'owner' : 'noHome'
}

const explainLtv = (context: ToolContext): Evidence => {
  const { today, rules, ruleRegion, region } = context
  const borrower = borrowerOf(context)
  const result = ltvLimits({ regionCode: ruleRegion, borrower }, today, rules)
  const rows = result.limits.map((row) => {
    const of = {
      who: term(`borrower.${row.borrower}`),
      where: term(`zone.${row.zone}`),
      ltv: percent(row.ltv),
    }
    return ruleRegion === null || region === null
      ? message('limits.ltv', of)
      : message('limits.ltvHere', { ...of, region })
  })
  const isShut =
    borrower === 'owner' && result.limits.length > 0 && result.limits.every(({ ltv }) => ltv === 0)
  const shut = isShut ? [message('limits.none')] : []
  const disposal = isShut && context.given.ownedHomes === 1 ? [message('limits.disposal')] : []
  const isNarrow = rows.length <= 3 && ruleRegion !== null
  const means = message('limits.ltvMeans')
  return calculationEvidence({
    name: 'lendingLimits',
    inputs: { regionCode: ruleRegion, borrower },
    result: { assumptions: [], rules: result.rules },
    further: { limits: result.limits },
    facts: inOrder(isNarrow ? [...shut, ...rows, ...disposal, means] : [means, ...rows]),
  })
}

/** What share of the income all debts take, with the loan that is asked about; none where nothing of it is known. */
const dsrShare = (
  { given: { income, loan }, says }: ToolContext,
  existing: number,
  rate: number | null,
  years: number,
  stresses: readonly number[],
): Said[] => {
  if (income === null || !says('dsrShare') || (loan === null && existing === 0)) return []
  if (loan !== null && rate === null) return []
  const of = (more: number) =>
    debtShareOf(income, existing, loan === null ? null : { amount: loan, rate: (rate ?? 0) + more, years })
  const { share, yearly } = of(0)
  const plain = message('lease.dsr.share', {
    share: percent(share, 1),
    yearly: money(yearly),
    income: money(income),
  })
  return loan === null
    ? [plain]
    : [
        plain,
        ...stresses.map((stress) =>
          message('lease.dsr.shareStressed', {
            stress: percent(stress),
            share: percent(of(stress).share, 1),
          }),
        ),
      ]
}

const explainDsr = (
  context: ToolContext,
): { evidence: Evidence; assumptions: Assumed[]; gaps: Parts<Said> } => {
  const { given: asked, today, rules } = context
  const { income } = asked
  const found = asked.rate === null ? lowestRate(context, 'MORTGAGE') : null
  const rate = asked.rate ?? found?.rate ?? null
  const years = asked.years ?? USUAL_YEARS
  const { debts } = context.request.person
  const counted = [
    ...jeonseLoanIn(context),
    ...servicesOf(debts, koreanDay(today), rules).map((it) => debtLine(it)),
  ]
  const existing = yearlyServiceOf(debts, koreanDay(today), rules)
  const { rateType } = asked.facts
  const of = { annualIncome: income, annualRate: rate, years, existing }
  const result = dsrLimits({ ...of, ...(rateType !== null && { rateType }) }, today, rules)
  const periodic =
    rateType === null ? dsrLimits({ ...of, rateType: 'PERIODIC' }, today, rules).loans[0] : undefined
  const can = income !== null && rate !== null
  const [capital, elsewhere] = result.loans
  const zone = lendingZone(context)
  const here = result.loans.find((it) => it.zone === zone)
  const monthly =
    result.yearly === null
      ? []
      : [
          message('limits.yearly', {
            yearly: money(result.yearly),
            monthly: money(Math.floor(result.yearly / 12)),
          }),
        ]
  const lent = (here ?? capital)?.loan
  // Asked what may be paid a month, and not what may be borrowed.
  const isOfPayment = context.says('repayment') && asked.loan === null
  return {
    evidence: calculationEvidence({
      name: 'dsrLimits',
      inputs: { annualIncome: income, annualRate: rate, years },
      result: { assumptions: [], rules: result.rules },
      further: { limit: result.limit, ...(can && { yearly: result.yearly, loans: result.loans }) },
      facts: [
        ...inOrder([
          ...dsrShare(
            context,
            existing,
            rate,
            years,
            new Set(result.loans.map((it) => it.stressRate)).values().toArray(),
          ),
          ...(isOfPayment ? monthly : []),
          here !== undefined
            ? message('limits.byIncomeHere', { where: term(`dsr.${here.zone}`), loan: money(here.loan) })
            : capital && elsewhere
              ? message('limits.byIncome', { loan: money(capital.loan), other: money(elsewhere.loan) })
              : (counted[0] ?? message('limits.dsrMeans')),
          capital && elsewhere && existing > 0 && message('lease.dsr.existing', { yearly: money(existing) }),
          capital &&
            elsewhere &&
            message(rateType === null ? 'lease.dsr.assumedType' : 'lease.dsr.type', {
              type: term(`rate.${rateType ?? 'VARIABLE'}`),
            }),
          periodic !== undefined && message('lease.dsr.periodic', { loan: money(periodic.loan) }),
          ...counted.slice(capital && elsewhere ? 0 : 1),
          message('limits.dsr', { limit: percent(result.limit) }),
          ...(isOfPayment ? [] : monthly),
          ...result.loans.map((it) =>
            message('limits.loan', {
              where: term(`dsr.${it.zone}`),
              loan: money(it.loan),
              stress: percent(it.stressRate),
              years: count(it.years, 'year'),
            }),
          ),
          can && [message('limits.dsrMeans'), message('limits.also')],
        ]),
        given({ income, ...(can && { rate, years }) }),
      ],
      // What is asked next of borrowing as much is of this sum.
      rows: [lent !== undefined && sum(message('calculation.loanAffordability'), lent)],
    }),
    assumptions: present([
      can && found && assumedRate(found),
      can && asked.years === null && assumeYears(USUAL_YEARS),
    ]),
    gaps: [
      ...unservedSaid(context),
      income === null && counted.length === 0 && message('limits.noIncome'),
      income !== null && rate === null && message('limits.noRate'),
    ],
  }
}

/** Whether it is lent to owners is known before the price. */
const buysAnother = ({ ownedHomes, price }: Case): boolean => (ownedHomes ?? 0) > 0 && price === null

/** The limits on mortgages by price and by income, as they are in force; with an income, what it allows to borrow. */
const explainLimits = (context: ToolContext): Found => {
  const { says, given: of } = context
  const byPrice = says('ltv') || buysAnother(of)
  const dsr = says('dsr') || !byPrice ? explainDsr(context) : null
  const evidence = present([byPrice && explainLtv(context), dsr !== null && dsr.evidence])
  const assumptions = dsr?.assumptions ?? []
  return {
    evidence,
    insights: evidence.flatMap(({ facts }) => facts.slice(0, 1)),
    assumptions,
    gaps: dsr?.gaps ?? [],
    confidence: confidenceOf(assumptions),
  }
}

export const limits = defineTool({
  id: 'limits',
  asks: ({ borrows, given: of, hasSum, searches, namesLoan, says }) =>
    // With a price the limits are worked out for it.
    (!(borrows && hasSum) || sumOf(of.facts, 'CREDIT_LIMIT') !== null || says('dsrShare')) &&
    ((says('limits') && !searches) ||
      // A loan for a deposit, and one that is asked for by name, is lent by terms of its own.
      (says('loan') && !searches && !hasSum && buysAnother(of)) ||
      (borrows && of.income !== null && !says('lease') && (!namesLoan || of.rate !== null))),
  calculations: ['lendingLimits', 'dsrLimits'],
  section: 'loan',
  takesRates: true,
  run: explainLimits,
})
