import type { RentConversion as DomainConversion } from '../../domain/calculator/rent-conversion.ts'
import { builder } from '../builder.ts'
import { AppliedRule } from '../answer/source.ts'
import { described, inKorean } from './fields.ts'

export const RentConversionInput = builder.inputType('RentConversionInput', {
  description: 'A part of the deposit of a running or renewed lease that is turned into rent.',
  fields: (t) => ({
    deposit: t.field({ type: 'Manwon', required: true, description: 'The deposit until now.' }),
    newDeposit: t.field({
      type: 'Manwon',
      required: true,
      description: 'The deposit that stays; at most `deposit`.',
    }),
    monthlyRent: t.field({ type: 'Manwon', description: 'The rent until now; 0 when omitted.' }),
    baseRate: t.float({ description: described.baseRate }),
    asOf: t.field({ type: 'Date', description: described.asOf }),
  }),
})

export const RentConversion = builder.objectRef<DomainConversion>('RentConversion').implement({
  description: 'The highest rent after a conversion (전월세 전환율).',
  fields: (t) => ({
    conversionRate: t.exposeFloat('conversionRate', {
      description: 'The highest rate allowed, percent a year.',
    }),
    maximumMonthlyRent: t.exposeFloat('maximumMonthlyRent', {
      description: 'Rent until now and the converted part together, 만원 a month.',
    }),
    assumptions: t.stringList({
      description: described.assumptions,
      resolve: ({ assumptions }) => inKorean(assumptions),
    }),
    rules: t.field({ type: [AppliedRule], description: described.rules, resolve: (it) => it.rules }),
  }),
})
