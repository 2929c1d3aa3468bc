import { titleOf } from '../facts/evidence.ts'
import { loanRepayment } from '../../domain/calculator/loan-repayment.ts'
import type { LoanRepayment, RepaymentMethod } from '../../domain/calculator/loan-repayment.ts'
import type { Assumption } from '../../domain/answer.ts'
import { readRepaymentMethod } from '../../domain/language/repayment.ts'
import { defineTool, noFindings } from './tool.ts'
import type { Findings, ToolContext } from './tool.ts'
import { calculationEvidence, money, percent } from './calculation.ts'
import { assume, confidenceOf, missing, orRefused, USUAL_YEARS } from './context.ts'
import { lowestRate } from './lowest-rate.ts'
import { RULE_WORDS } from './rule-prompt.ts'

/** A lease by statute. */
const LEASE_YEARS = 2

const inDollars = (amount: number): string =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

/** From here on a sum is told in 만원, to the nearest: nobody needs the won of a total. */
const TOTAL_FROM = 10_000

/** To the nearest won: what is paid is told as banks tell it. */
const inWon = (amount: number, { language }: ToolContext): string => {
  if (amount >= TOTAL_FROM) return money(Math.round(amount), language)
  const won = Math.round(amount * 10_000)
  if (language === 'EN') return `${won.toLocaleString('en-US')} won`
  return won % 10_000 === 0 ? money(won / 10_000, language) : `${won.toLocaleString('en-US')}원`
}

/** What a loan costs a month and altogether. A rate or a term that is not said is stated as assumed. */
const analyseRepayment = (context: ToolContext): Promise<Findings> => {
  const { given, words, language, question, says } = context
  const { repayment } = RULE_WORDS[language]
  const { names } = words
  const loan = given.loan ?? given.dollars
  // A loan for a deposit has rates of its own.
  const isLease = says('lease')
  const found = given.rate === null ? lowestRate(context, isLease ? 'JEONSE' : 'MORTGAGE') : null
  const rate = given.rate ?? found?.rate ?? null
  if (loan === null || rate === null) {
    return Promise.resolve(
      missing(context, repayment.title, [
        ...(loan === null ? [names.loan] : []),
        ...(rate === null ? [names.rate] : []),
      ]),
    )
  }
  const shown = (amount: number) => (given.loan === null ? inDollars(amount) : inWon(amount, context))
  return orRefused(context, repayment.title, () => {
    const named = readRepaymentMethod(question.query)
    // A loan for a deposit runs as long as its lease, and is paid back with the deposit.
    const method = named ?? (isLease ? 'BULLET' : 'LEVEL')
    const years = given.years ?? (isLease ? LEASE_YEARS : USUAL_YEARS)
    const inputs = { loan, annualRate: rate, years, method }
    const result = loanRepayment(inputs)
    const { firstPayment, lastPayment, totalInterest, totalPaid } = result
    const main = repayment.said[method](shown(firstPayment), shown(lastPayment), shown((loan * rate) / 1200))
    const other = (it: RepaymentMethod, by: LoanRepayment) =>
      (it === 'BULLET' ? repayment.interestOnly : repayment.other)(
        repayment.methods[it],
        shown(by.firstPayment),
        shown(by.totalInterest),
      )
    const others = (['LEVEL', 'EQUAL_PRINCIPAL', 'BULLET'] as const).filter((it) => it !== method)
    const assumptions: Assumption[] = [
      ...(named === null
        ? [assume(repayment.method, isLease ? repayment.assumedLease : repayment.assumedMethod)]
        : []),
      ...(given.rate === null
        ? [
            assume(
              names.rate,
              `${repayment.assumedRate(percent(rate))}${found ? ` (${words.lowestFound(titleOf(found.product, language))})` : ''}`,
            ),
          ]
        : []),
      ...(given.years === null ? [assume(names.years, repayment.assumedYears(words.years(years)))] : []),
    ]
    const higher = loanRepayment({ ...inputs, annualRate: rate + 1 })
    return {
      ...noFindings,
      evidence: [
        calculationEvidence({
          name: 'loanRepayment',
          title: repayment.title,
          inputs: { ...inputs, currency: given.loan === null ? 'USD' : '만원' },
          result: { ...result, assumptions: [], rules: [] },
          said: [
            main,
            repayment.interest(shown(totalInterest), words.years(years)),
            repayment.total(shown(totalPaid)),
            ...(method !== 'EQUAL_PRINCIPAL' ? [] : [repayment.firstInterest(shown((loan * rate) / 1200))]),
            ...others.map((it) => other(it, loanRepayment({ ...inputs, method: it }))),
            ...(method === 'LEVEL'
              ? [repayment.sensitivity(percent(rate + 1), shown(higher.firstPayment))]
              : []),
            repayment.fixed,
            ...(given.loan === null ? [repayment.currency] : []),
          ],
          given: [
            `${names.loan} ${given.loan === null ? inDollars(loan) : money(loan, language)}`,
            `${names.rate} ${percent(rate)}`,
            `${names.years} ${words.years(years)}`,
            `${repayment.method} ${repayment.methods[method]}`,
          ],
          language,
        }),
      ],
      metrics:
        given.loan === null
          ? []
          : [
              { name: words.loan.metric.payment, value: firstPayment, unit: '만원' },
              { name: repayment.title, value: totalInterest, unit: '만원' },
            ],
      insights: [main],
      assumptions,
      confidence: confidenceOf(assumptions),
    }
  })
}

export const repayment = defineTool({
  id: 'repayment',
  title: { KO: '대출 상환 계산', EN: 'repayment' },
  kind: 'calculation',
  needs: ['loan'],
  asks: ({ calculates }) => calculates('repayment'),
  calculations: {
    loanRepayment: { KO: '대출 상환 계산', EN: 'Repayment of the loan' },
  },
  analysis: 'market',
  section: 'loan',
  isOfCase: true,
  takesRates: true,
  run: analyseRepayment,
})
