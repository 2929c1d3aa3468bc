import type { Case } from '../../domain/case.ts'
import { present } from '../../domain/present.ts'
import {
  balanceAfter,
  loanPaidBy,
  loanRepayment,
  repaymentAfterGrace,
} from '../../domain/calculator/loan-repayment.ts'
import type { LoanCategory } from '../../domain/loan/product.ts'
import { count, dollars, money, percent, term, within } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { toNearestWon } from '../../domain/money.ts'
import { message } from '../../domain/message/say.ts'
import { sum } from '../facts/row.ts'
import { defineTool } from './tool.ts'
import type { Assumed, Found, ToolContext } from './tool.ts'
import { concludes, finds, given } from './calculation.ts'
import { USUAL_YEARS, assume, assumeYears, foundBy, missing } from './context.ts'
import { lowestRate } from './lowest-rate.ts'

/** A lease by statute. */
const LEASE_YEARS = 2

/** Nobody borrows for a deposit for longer, in years. */
const LONGEST_LEASE = 10

/** A loan on credit is lent for a year at a time. */
const CREDIT_YEARS = 1

/** From here on a sum is told in 만원, to the nearest: nobody needs the won of a total. */
const TOTAL_FROM = 10_000

/** To the nearest won: what is paid is told as banks tell it. */
const inWon = (amount: number): Arg => money(amount >= TOTAL_FROM ? Math.round(amount) : toNearestWon(amount))

type Lent = NonNullable<Case['loans']>[number]

/** What each of several loans costs a month, in interest alone where nobody says that more is paid, and by how much they differ. */
const analyseLoans = ({ given: { loans = [], method: said, years: ofAll } }: ToolContext): Found => {
  const isOwn = loans.some(({ method }) => method !== undefined)
  const paidFor = ({ amount, rate, method, years }: Lent) => {
    const by = method ?? (isOwn ? 'BULLET' : (said ?? 'BULLET'))
    const terms = { loan: amount, annualRate: rate, years: years ?? ofAll ?? USUAL_YEARS, method: by }
    return { method: by, month: loanRepayment(terms).firstPayment }
  }
  const each = loans.map((it) => ({ ...it, ...paidFor(it) }))
  const nameOf = ({ amount, rate }: Lent): Arg =>
    within(message('loan.at', { amount: money(amount), rate: percent(rate) }))
  const ranked = each.toSorted((a, b) => b.month - a.month)
  const [most, least] = [ranked[0], ranked.at(-1)]
  if (most === undefined || least === undefined) return {}
  const isInterest = each.every(({ method }) => method === 'BULLET')
  const told = {
    more: nameOf(most),
    moreMonth: inWon(most.month),
    less: nameOf(least),
    lessMonth: inWon(least.month),
    difference: inWon(most.month - least.month),
  }
  return foundBy({
    name: 'loanRepayment',
    inputs: { loans },
    further: { [isInterest ? 'monthlyInterest' : 'monthlyPayments']: each.map(({ month }) => month) },
    facts: [
      concludes(isInterest ? 'loan.apart' : 'loan.apartPaid', told),
      ...each.map((it) =>
        it.method === 'BULLET'
          ? finds('loan.interestOf', { of: nameOf(it), month: inWon(it.month), year: inWon(it.month * 12) })
          : finds('loan.paidOf', {
              of: nameOf(it),
              month: inWon(it.month),
              method: term(`method.${it.method}`),
            }),
      ),
      ...(isInterest ? [finds('loan.interestOnly')] : []),
    ],
  })
}

/** How much may be borrowed for what can be paid a month. */
const analysePayable = (context: ToolContext, payable: number): Found => {
  const { given: asked } = context
  const found = asked.rate === null ? lowestRate(context, 'MORTGAGE') : null
  const rate = asked.rate ?? found?.rate ?? null
  if (rate === null) return missing('loanRepayment', { rate })
  // Whoever speaks of the interest alone pays nothing else.
  const method = asked.method ?? (asked.facts.aspects.interest === undefined ? 'LEVEL' : 'BULLET')
  const years = asked.years ?? USUAL_YEARS
  const terms = { annualRate: rate, years, method }
  const loan = loanPaidBy(payable, terms)
  const higher = loanPaidBy(payable, { ...terms, annualRate: rate + 1 })
  const shown = { payment: money(payable), rate: percent(rate), years: count(years, 'year') }
  return foundBy(
    {
      name: 'loanRepayment',
      inputs: { monthlyPayment: payable, ...terms },
      further: { loan, atHigherRate: higher },
      facts: [
        concludes(method === 'BULLET' ? 'repayment.payableInterest' : 'repayment.payable', {
          ...shown,
          method: term(`method.${method}`),
          loan: money(loan),
        }),
        finds('repayment.payableAtRate', { rate: percent(rate + 1), loan: money(higher) }),
        finds('repayment.payableLimits'),
        given({ rate, years, method: term(`method.${method}`) }),
      ],
      rows: [sum(message('figure.limit'), loan)],
    },
    {
      assumptions: present([
        found !== null &&
          assume(
            'rate',
            message('assumed.rateOf', { rate: percent(rate), product: within(found.product.title) }),
          ),
        asked.years === null && method !== 'BULLET' && assumeYears(years),
        asked.method === undefined && method === 'LEVEL' && assume('method', message('assumed.level')),
      ]),
    },
  )
}

/** What a loan costs a month and altogether. A rate or a term that is not said is stated as assumed. */
const analyseRepayment = (context: ToolContext): Found => {
  const { given: asked, says } = context
  if (asked.loans !== undefined) return analyseLoans(context)
  if (asked.payable !== undefined && asked.loan === null) return analysePayable(context, asked.payable)
  const loan = asked.loan ?? asked.dollars
  // A loan for a deposit has rates of its own, and no lease runs for as long as a home is paid off.
  const isOf = (category: LoanCategory) => context.request.wishes.some(({ loans }) => loans === category)
  const isLease = (says('lease') || isOf('JEONSE')) && (asked.years ?? LEASE_YEARS) <= LONGEST_LEASE
  const found = asked.rate === null ? lowestRate(context, isLease ? 'JEONSE' : 'MORTGAGE') : null
  const rate = asked.rate ?? found?.rate ?? null
  if (loan === null || rate === null) {
    return missing('loanRepayment', { loan, rate })
  }
  const isDollars = asked.loan === null
  const shown = (amount: number): Arg => (isDollars ? dollars(amount) : inWon(amount))
  const { graceMonths } = asked
  // Who pays interest alone at first pays the loan back in parts afterwards.
  const named = graceMonths !== undefined && asked.method === 'BULLET' ? null : (asked.method ?? null)
  // A loan for a deposit runs as long as its lease, and is paid back with the deposit; one on credit is paid back at its end.
  const isCredit = isOf('CREDIT') && asked.years === null
  const isAtEnd = (isLease || isCredit) && graceMonths === undefined
  const method = named ?? (isAtEnd ? 'BULLET' : 'LEVEL')
  const years = asked.years ?? (isLease ? LEASE_YEARS : isAtEnd ? CREDIT_YEARS : USUAL_YEARS)
  const inputs = { loan, annualRate: rate, years, method }
  const deferred = graceMonths === undefined ? null : repaymentAfterGrace(inputs, graceMonths)
  const result = deferred ?? loanRepayment(inputs)
  const { firstPayment, lastPayment, totalInterest, totalPaid } = result
  const interest = shown((loan * rate) / 1200)
  const main =
    deferred === null
      ? concludes(`repayment.${method}`, { first: shown(firstPayment), last: shown(lastPayment), interest })
      : concludes('repayment.deferred', {
          grace: count(graceMonths ?? 0, 'month'),
          interest,
          first: shown(firstPayment),
          method: term(`method.${method}`),
        })
  const isOfInterest = says('totalInterest')
  const others = (['LEVEL', 'EQUAL_PRINCIPAL', 'BULLET'] as const)
    .filter((it) => it !== method && deferred === null)
    .map((it) => {
      const by = loanRepayment({ ...inputs, method: it })
      const tells = isOfInterest && it === 'EQUAL_PRINCIPAL' ? concludes : finds
      return tells(it === 'BULLET' ? 'repayment.otherBullet' : 'repayment.other', {
        method: term(`method.${it}`),
        first: shown(by.firstPayment),
        interest: shown(by.totalInterest),
      })
    })
  const assumptions: Assumed[] = present([
    named === null &&
      assume(
        'method',
        message(isLease ? 'assumed.bulletOfLease' : isAtEnd ? 'assumed.bulletOfCredit' : 'assumed.level'),
      ),
    asked.rate === null &&
      assume(
        'rate',
        found
          ? message('assumed.rateOf', { rate: percent(rate), product: within(found.product.title) })
          : message('assumed.rate', { rate: percent(rate) }),
      ),
    asked.years === null && assume('years', message('assumed.years', { years: count(years, 'year') })),
  ])
  const higher = loanRepayment({ ...inputs, annualRate: rate + 1 })
  const pay = asked.monthlyPay ?? (asked.income === null ? null : asked.income / 12)
  const { repaid } = asked
  const balance = repaid === undefined ? null : balanceAfter(inputs, repaid)
  const paid = sum(message('figure.payment'), firstPayment)
  const costs = sum(message('calculation.loanRepayment'), totalInterest)
  const metrics = isDollars ? [] : isOfInterest ? [costs, paid] : [paid, costs]
  return foundBy(
    {
      name: 'loanRepayment',
      inputs: { ...inputs, currency: isDollars ? 'USD' : '만원' },
      result: { ...result, assumptions: [], rules: [] },
      ...(balance !== null && { further: { payments: repaid, balance } }),
      facts: [
        balance !== null &&
          concludes('repayment.balance', {
            paid: count(repaid ?? 0, 'month'),
            balance: shown(balance),
            repaid: shown(loan - balance),
          }),
        isOfInterest &&
          concludes('repayment.interestAll', { value: shown(totalInterest), years: count(years, 'year') }),
        main,
        pay !== null &&
          !isDollars &&
          concludes('repayment.ofPay', {
            payment: shown(firstPayment),
            pay: money(Math.round(pay)),
            share: percent((firstPayment * 100) / pay, 1),
          }),
        !isOfInterest &&
          finds('repayment.interest', { value: shown(totalInterest), years: count(years, 'year') }),
        finds('repayment.total', { value: shown(totalPaid) }),
        method === 'EQUAL_PRINCIPAL' && finds('repayment.firstInterest', { value: interest }),
        ...others,
        method === 'LEVEL' &&
          deferred === null &&
          finds('repayment.atRate', {
            rate: percent(rate + 1),
            payment: shown(higher.firstPayment),
          }),
        finds(deferred === null ? 'repayment.fixed' : 'repayment.fixedDeferred'),
        isDollars && finds('repayment.currency'),
        given({ loan: isDollars ? dollars(loan) : loan, rate, years, method: term(`method.${method}`) }),
      ],
      rows: metrics,
    },
    { assumptions },
  )
}

export const repayment = defineTool({
  id: 'repayment',
  needs: ['loan'],
  asks: ({ calculates, says, given }) =>
    // 1년 만에 갚으면 수수료는?: the year is when it is repaid early, and not for how long it runs.
    (calculates('repayment') && !(says('prepaymentFee') && given.rate === null)) ||
    (given.payable !== undefined && given.loan === null) ||
    (given.repaid !== undefined && given.loan !== null),
  calculations: ['loanRepayment'],
  section: 'loan',
  takesRates: true,
  run: analyseRepayment,
})
