import type { AcquisitionTax as DomainTax } from '../../domain/calculator/acquisition-tax.ts'
import { builder } from '../builder.ts'
import { AppliedRule } from '../answer/source.ts'
import { described, inKorean } from './fields.ts'

export const AcquisitionTaxInput = builder.inputType('AcquisitionTaxInput', {
  description: 'A home that a person buys.',
  fields: (t) => ({
    price: t.field({ type: 'Manwon', required: true, description: 'Price of the home; above 0.' }),
    exclusiveArea: t.float({ required: true, description: '전용면적, ㎡; above 0.' }),
    ownedHomes: t.int({
      required: true,
      description: 'Homes that the household owns before this acquisition, 0 to 1000.',
    }),
    regulatedArea: t.boolean({ required: true, description: 'The home lies in a 조정대상지역.' }),
    asOf: t.field({ type: 'Date', description: described.asOf }),
  }),
})

export const AcquisitionTax = builder.objectRef<DomainTax>('AcquisitionTax').implement({
  description: 'Taxes on buying a home, 만원, not rounded.',
  fields: (t) => ({
    rate: t.exposeFloat('rate', { description: 'Rate of the acquisition tax, percent.' }),
    tax: t.exposeFloat('tax', { description: '취득세.' }),
    localEducationTax: t.exposeFloat('localEducationTax', { description: '지방교육세.' }),
    ruralSpecialTax: t.exposeFloat('ruralSpecialTax', { description: '농어촌특별세; 0 up to 85 ㎡.' }),
    total: t.exposeFloat('total', { description: 'The three together.' }),
    assumptions: t.stringList({
      description: described.assumptions,
      resolve: ({ assumptions }) => inKorean(assumptions),
    }),
    rules: t.field({ type: [AppliedRule], description: described.rules, resolve: (it) => it.rules }),
  }),
})
