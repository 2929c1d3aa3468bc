import type { LoanAffordability as DomainAffordability } from '../../domain/calculator/loan-affordability.ts'
import { builder } from '../builder.ts'
import { LimitingFactorEnum } from '../enums.ts'
import { AppliedRule } from '../answer/source.ts'
import { described, inKorean } from './fields.ts'

export const LoanAffordabilityInput = builder.inputType('LoanAffordabilityInput', {
  description: 'A loan from a bank to buy a home.',
  fields: (t) => ({
    price: t.field({ type: 'Manwon', required: true, description: 'Price of the home; above 0.' }),
    annualIncome: t.field({ type: 'Manwon', required: true, description: 'Income in a year.' }),
    existingAnnualRepayment: t.field({
      type: 'Manwon',
      description: 'Principal and interest of other loans in a year; 0 when omitted.',
    }),
    annualRate: t.float({ required: true, description: 'Rate of the loan, percent a year, 0 to 100.' }),
    years: t.int({
      required: true,
      description: 'Term, 1 to 50; more than 30 count as 30 in 수도권 and regulated areas.',
    }),
    regionCode: t.string({ required: true, description: described.regionCode }),
    firstHome: t.boolean({ description: 'The first home of a lifetime (생애최초); false when omitted.' }),
    ownedHomes: t.int({ required: true, description: 'Homes that the household owns, 0 to 1000.' }),
    asOf: t.field({ type: 'Date', description: described.asOf }),
  }),
})

export const LoanAffordability = builder.objectRef<DomainAffordability>('LoanAffordability').implement({
  description: 'How much may be lent.',
  fields: (t) => ({
    maximumLoan: t.field({
      type: 'Manwon',
      description: 'The smallest of the limits, rounded down.',
      resolve: (it) => it.maximumLoan,
    }),
    limitingFactor: t.field({
      type: LimitingFactorEnum,
      description: 'Which limit that is.',
      resolve: (it) => it.limitingFactor,
    }),
    ltv: t.exposeFloat('ltv', { description: 'Share of the price that may be lent at most, percent.' }),
    stressRate: t.exposeFloat('stressRate', {
      description: 'Percent points on top of the rate, only to find the limit by income.',
    }),
    monthlyPayment: t.exposeFloat('monthlyPayment', {
      description: 'Level payment (원리금균등) of `maximumLoan` at `annualRate`, 만원 a month.',
    }),
    assumptions: t.stringList({
      description: described.assumptions,
      resolve: ({ assumptions }) => inKorean(assumptions),
    }),
    rules: t.field({ type: [AppliedRule], description: described.rules, resolve: (it) => it.rules }),
  }),
})
