import type { Roi as DomainRoi } from '../../domain/calculator/roi.ts'
import { builder } from '../builder.ts'
import { described, inKorean } from './fields.ts'

export const RoiInput = builder.inputType('RoiInput', {
  description: 'A home that is bought to be let.',
  fields: (t) => ({
    price: t.field({ type: 'Manwon', required: true, description: 'Price of the home; above 0.' }),
    deposit: t.field({ type: 'Manwon', description: 'The tenant’s deposit; 0 when omitted.' }),
    monthlyRent: t.field({ type: 'Manwon', required: true, description: 'Rent of a month.' }),
    loanAmount: t.field({ type: 'Manwon', description: 'Loan; 0 when omitted.' }),
    annualRate: t.float({ description: 'Rate of the loan, percent a year; needed where there is a loan.' }),
    annualCost: t.field({ type: 'Manwon', description: 'Costs of a year; 0 when omitted.' }),
    purchaseCost: t.field({
      type: 'Manwon',
      description: 'Taxes and fees of buying: own money too; 0 when omitted.',
    }),
  }),
})

export const Roi = builder.objectRef<DomainRoi>('Roi').implement({
  description: 'What the buyer’s own money earns, before tax.',
  fields: (t) => ({
    equity: t.exposeFloat('equity', {
      description: 'Price + purchaseCost − deposit − loan, 만원; 0 or less is an error.',
    }),
    annualCashFlow: t.exposeFloat('annualCashFlow', {
      description: 'Rent − interest − costs of a year, 만원.',
    }),
    estimatedRoi: t.exposeFloat('estimatedRoi', { description: 'Cash flow ÷ equity, percent a year.' }),
    paybackPeriod: t.exposeFloat('paybackPeriod', {
      nullable: true,
      description: 'Equity ÷ cash flow, years; null where nothing is left over.',
    }),
    assumptions: t.stringList({
      description: described.assumptions,
      resolve: ({ assumptions }) => inKorean(assumptions),
    }),
  }),
})
