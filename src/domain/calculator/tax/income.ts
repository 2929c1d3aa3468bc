import { present } from '../../present.ts'
import { z } from 'zod'
import { money } from '../../message/arg.ts'
import { message } from '../../message/say.ts'
import { exactManwon } from '../../money.ts'
import { inForce } from '../../rules/rule.ts'
import type { Rule } from '../../rules/rule.ts'
import type { Rules } from '../../rules/rules.ts'
import { compare, exact, minus, plus, toNumber } from '../exact.ts'
import { asOf, caseDay, homeCount, positiveManwon, readInput } from '../input.ts'
import { DEDUCTIONS } from './kinds.ts'
import { calculate, fact, rulesOf, share, sum, toWon, step } from './bill.ts'
import type { RegimeName, TaxBill, TaxCalculation } from './bill.ts'

export const rentTaxCreditInput = z.object({
  yearRent: positiveManwon.describe('Rent paid in the year, 만원.'),
  salary: exactManwon.nullish().describe('총급여 of the year, 만원.'),
  noHome: z.boolean().nullish().describe('The household owns no home on 31 December.'),
  registered: z.boolean().nullish().describe('Registered at the address of the lease (전입신고).'),
  asOf: asOf,
})
export type RentTaxCreditInput = z.input<typeof rentTaxCreditInput>
type Credit = z.output<typeof rentTaxCreditInput>

const creditOf = (input: Credit, today: Date, rules: Rules): TaxBill => {
  const rule = inForce(rules.rentTaxCredit, caseDay(input.asOf, today), 'asOf')
  const salary = input.salary ?? 0
  const isOpen = salary <= rule.salaryUpTo && input.noHome !== false && input.registered !== false
  const rate = !isOpen ? 0 : salary <= rule.lowSalaryUpTo ? rule.lowSalaryRate : rule.rate
  const counted = Math.min(input.yearRent, rule.rentUpTo)
  const amount = toWon(share(rate, counted))
  return {
    regime: 'rentTaxCredit',
    total: amount,
    parts: [{ tax: 'rentTaxCredit', amount, rate }],
    steps: present([
      step('yearRent', input.yearRent),
      counted < input.yearRent && step('counted', counted),
      step('rate', rate, 'PERCENT'),
      amount > 0 && step('localCredit', toWon(share(10, amount))),
    ]),
    reasons: present([
      salary > rule.salaryUpTo && message('tax.why.salaryAbove', { limit: money(rule.salaryUpTo) }),
      input.noHome === false && message('tax.why.ownsHome'),
      input.registered === false && message('tax.why.notRegisteredThere'),
      isOpen && counted < input.yearRent && message('tax.why.rentCapped', { limit: money(rule.rentUpTo) }),
    ]),
    assumptions: isOpen ? [message('tax.note.rentCredit'), message('tax.note.mostCredit')] : [],
    deadlines: [],
    rules: rulesOf(rule),
  }
}

/** 월세 세액공제: what it takes off the income tax of the year, at most. 만원 to the won. */
export const rentTaxCredit = (raw: RentTaxCreditInput, today: Date, rules: Rules): TaxCalculation => {
  const input = readInput(rentTaxCreditInput, raw)
  const { lowSalaryUpTo, salaryUpTo } = inForce(rules.rentTaxCredit, caseDay(input.asOf, today), 'asOf')
  const salaries = fact(
    'salary',
    [lowSalaryUpTo, 'tax.if.salaryLow'],
    [salaryUpTo, 'tax.if.salaryMiddle'],
    [salaryUpTo + 1, 'tax.if.salaryHigh'],
  )
  const owns = fact('noHome', [true, 'tax.if.rentsOnly'], [false, 'tax.if.ownsHome'])
  const lives = fact('registered', [true, 'tax.if.registeredThere'], [false, 'tax.if.notRegisteredThere'])
  return calculate(input, { deciding: [salaries], assumed: [owns, lives] }, (it) =>
    creditOf(it, today, rules),
  )
}

export const MORTGAGE_TERMS = ['FIXED_AND_REPAID_15', 'EITHER_15', 'OTHER_15', 'EITHER_10'] as const
export const housingDeductionInput = z.object({
  deduction: z.enum(DEDUCTIONS).describe('Which deduction from income.'),
  paid: positiveManwon.describe('Repaid, paid as interest, or paid in within the year, 만원.'),
  terms: z.enum(MORTGAGE_TERMS).nullish().describe('Of a mortgage: how it is repaid.'),
  officialPrice: positiveManwon.nullish().describe('기준시가 at the purchase, 만원.'),
  salary: exactManwon.nullish().describe('총급여 of the year, 만원.'),
  asOf: asOf,
})
export type HousingDeductionInput = z.input<typeof housingDeductionInput>
type Deduction = z.output<typeof housingDeductionInput>

const deductionOf = (input: Deduction, today: Date, rules: Rules): TaxBill => {
  const date = caseDay(input.asOf, today)
  const bill = (regime: RegimeName, amount: number, rule: Rule): TaxBill => ({
    regime,
    total: amount,
    parts: [{ tax: 'incomeDeduction', amount, rate: null }],
    steps: [step('paid', input.paid)],
    reasons: [],
    assumptions: [message('tax.note.deduction')],
    deadlines: [],
    rules: rulesOf(rule),
  })
  if (input.deduction === 'LEASE_LOAN') {
    const rule = inForce(rules.leaseLoanDeduction, date, 'asOf')
    return bill('leaseLoanDeduction', Math.min(toWon(share(rule.share, input.paid)), rule.most), rule)
  }
  if (input.deduction === 'SAVINGS') {
    const rule = inForce(rules.savingsDeduction, date, 'asOf')
    const counted = (input.salary ?? 0) > rule.salaryUpTo ? 0 : Math.min(input.paid, rule.paidUpTo)
    return bill('savingsDeduction', toWon(share(rule.share, counted)), rule)
  }
  const rule = inForce(rules.mortgageInterestDeduction, date, 'asOf')
  const most = {
    FIXED_AND_REPAID_15: rule.fixedAndRepaid15,
    EITHER_15: rule.either15,
    OTHER_15: rule.other15,
    EITHER_10: rule.either10,
  }[input.terms ?? 'OTHER_15']
  const isTooDear = (input.officialPrice ?? 0) > rule.officialUpTo
  return bill('mortgageInterestDeduction', isTooDear ? 0 : Math.min(input.paid, most), rule)
}

/** What loans and savings for a home take off the income that is taxed, 만원. Both results where the terms of a mortgage are open. */
export const housingDeduction = (raw: HousingDeductionInput, today: Date, rules: Rules): TaxCalculation => {
  const input = readInput(housingDeductionInput, raw)
  const terms = fact(
    'terms',
    ['FIXED_AND_REPAID_15', 'tax.if.fixedAndRepaid'],
    ['EITHER_15', 'tax.if.fixedOrRepaid'],
    ['OTHER_15', 'tax.if.otherTerms'],
    ['EITHER_10', 'tax.if.tenYears'],
  )
  return calculate(input, { deciding: input.deduction === 'MORTGAGE_INTEREST' ? [terms] : [] }, (it) =>
    deductionOf(it, today, rules),
  )
}

export const rentalIncomeTaxInput = z.object({
  homes: homeCount
    .min(1, 'must be above 0')
    .nullish()
    .describe('Homes of husband and wife together; every result when omitted.'),
  officialPrice: positiveManwon.nullish().describe('기준시가 of the only home, 만원.'),
  yearRent: exactManwon.describe('Rent of the year, 만원.'),
  deposits: exactManwon.nullish().describe('Deposits of all homes together, 만원.'),
  otherIncome: exactManwon.nullish().describe('종합소득금액 beside it, 만원.'),
  registered: z.boolean().nullish().describe('Registered as a rental business.'),
  asOf: asOf,
})
export type RentalIncomeTaxInput = z.input<typeof rentalIncomeTaxInput>
type Rental = z.output<typeof rentalIncomeTaxInput> & { dear?: boolean | null }

const rentalBill = (input: Rental, today: Date, rules: Rules): TaxBill => {
  const date = caseDay(input.asOf, today)
  const rule = inForce(rules.rentalIncomeTax, date, 'asOf')
  const { localShare } = inForce(rules.incomeBrackets, date, 'asOf')
  const bill = (over: Partial<TaxBill> & Pick<TaxBill, 'regime' | 'total'>): TaxBill => ({
    parts: [],
    steps: [],
    reasons: [],
    assumptions: [],
    deadlines: [{ what: 'income', day: null }],
    rules: rulesOf(rule),
    ...over,
  })
  if (input.homes === 1 && input.dear === false) {
    return bill({
      regime: 'rentalFree',
      total: 0,
      parts: [{ tax: 'rentalIncomeTax', amount: 0, rate: null }],
      reasons: [message('tax.why.rentalFree', { limit: money(rule.freeUpTo) })],
      deadlines: [],
    })
  }
  const above = (input.deposits ?? 0) - rule.depositsFrom
  const deemed =
    (input.homes ?? 1) >= 3 && above > 0 ? toWon(share(rule.depositRate, share(rule.depositShare, above))) : 0
  const income = sum([input.yearRent, deemed])
  if (income > rule.separateUpTo) {
    return bill({
      regime: 'rentalTogether',
      total: null,
      reasons: [message('tax.why.rentalTogether', { limit: money(rule.separateUpTo) })],
    })
  }
  const isRegistered = input.registered === true
  const expenses = share(isRegistered ? rule.registeredExpenses : rule.expenses, income)
  const deduction =
    (input.otherIncome ?? 0) > rule.otherIncomeUpTo
      ? 0
      : isRegistered
        ? rule.registeredDeduction
        : rule.deduction
  const left = minus(minus(income, expenses), deduction)
  const base = compare(left, 0) > 0 ? left : exact(0)
  const tax = share(rule.rate, base)
  const parts = [
    { tax: 'rentalIncomeTax', amount: toWon(tax), rate: rule.rate } as const,
    { tax: 'localIncomeTax', amount: toWon(share(localShare, tax)), rate: localShare } as const,
  ]
  return bill({
    regime: 'rentalSeparate',
    total: sum(parts.map(({ amount }) => amount)),
    parts,
    steps: [
      step('yearRent', input.yearRent),
      ...(deemed > 0 ? [step('deemedRent', deemed)] : []),
      step('expenses', toWon(expenses)),
      step('deduction', deduction),
      step('taxBase', toNumber(plus(base, 0))),
      step('rate', rule.rate, 'PERCENT'),
    ],
    reasons:
      (input.otherIncome ?? 0) > rule.otherIncomeUpTo
        ? [message('tax.why.otherIncome', { limit: money(rule.otherIncomeUpTo) })]
        : [],
    assumptions: [
      ...(input.registered === true ? [] : [message('tax.note.unregistered')]),
      message('tax.note.insurance'),
    ],
  })
}

/** Income tax on rents, taxed apart at 14 %, with 지방소득세; 만원 to the won. Above 2,000만 a year no sum can be said. */
export const rentalIncomeTax = (raw: RentalIncomeTaxInput, today: Date, rules: Rules): TaxCalculation => {
  const read = readInput(rentalIncomeTaxInput, raw)
  const { freeUpTo, otherIncomeUpTo } = inForce(rules.rentalIncomeTax, caseDay(read.asOf, today), 'asOf')
  const input: Rental = { ...read, dear: read.officialPrice == null ? null : read.officialPrice > freeUpTo }
  return calculate(
    input,
    {
      deciding: [
        fact(
          'homes',
          [2, 'tax.if.secondHome'],
          [1, 'tax.if.onlyHome'],
          ...((read.deposits ?? 0) > 0 ? [[3, 'tax.if.thirdHome'] as const] : []),
        ),
        fact('dear', [false, 'tax.if.upTo12'], [true, 'tax.if.over12']),
        fact('otherIncome', [0, 'tax.if.otherIncomeLow'], [otherIncomeUpTo + 1, 'tax.if.otherIncomeHigh']),
      ],
      assumed: [fact('registered', [false, 'tax.if.unregistered'], [true, 'tax.if.registered'])],
    },
    (it) => rentalBill(it, today, rules),
  )
}
