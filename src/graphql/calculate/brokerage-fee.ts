import type { BrokerageFee as DomainFee } from '../../domain/calculator/brokerage-fee.ts'
import { builder } from '../builder.ts'
import { PremisesEnum, PropertyTypeEnum, TransactionTypeEnum } from '../enums.ts'
import { AppliedRule } from '../answer/source.ts'
import { described, inKorean } from './fields.ts'

export const BrokerageFeeInput = builder.inputType('BrokerageFeeInput', {
  description: 'A contract through an agent.',
  fields: (t) => ({
    transactionType: t.field({
      type: TransactionTypeEnum,
      required: true,
      description: 'Sale, jeonse or rent.',
    }),
    salePrice: t.field({ type: 'Manwon', description: 'Needed for SALE.' }),
    deposit: t.field({ type: 'Manwon', description: 'Needed for JEONSE; for RENT 0 when omitted.' }),
    monthlyRent: t.field({ type: 'Manwon', description: 'Needed for RENT.' }),
    propertyType: t.field({ type: PropertyTypeEnum, required: true, description: 'Kind of building.' }),
    premises: t.field({
      type: PremisesEnum,
      description: 'A shop or land has the fee of no home, whatever the kind; a home when omitted.',
    }),
    asOf: t.field({ type: 'Date', description: described.asOf }),
  }),
})

export const BrokerageFee = builder.objectRef<DomainFee>('BrokerageFee').implement({
  description: 'The most that an agent may ask of one side, without VAT.',
  fields: (t) => ({
    transactionAmount: t.field({
      type: 'Manwon',
      description:
        'What the fee is a share of: the price, the deposit, or deposit and 100 (70) months of rent.',
      resolve: (it) => it.transactionAmount,
    }),
    rate: t.exposeFloat('rate', { description: 'Highest rate, percent.' }),
    maximumFee: t.exposeFloat('maximumFee', {
      description: 'Amount × rate, at most the ceiling of the table; 만원.',
    }),
    assumptions: t.stringList({
      description: described.assumptions,
      resolve: ({ assumptions }) => inKorean(assumptions),
    }),
    rules: t.field({ type: [AppliedRule], description: described.rules, resolve: (it) => it.rules }),
  }),
})
