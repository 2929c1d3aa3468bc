import { builder } from '../builder.ts'
import { DocumentDecisionEnum, PropertyTypeEnum } from '../enums.ts'

export const ContractHomeInput = builder.inputType('ContractHomeInput', {
  description: 'A home that stands in no listing, typed in. Kept sealed, like the parties.',
  fields: (t) => ({
    address: t.string({ required: true, description: 'Where it stands; 1 to 200 characters.' }),
    name: t.string({ description: 'Name of the building, 1 to 100 characters.' }),
    unit: t.string({ description: '동·층·호, 1 to 50 characters.' }),
    propertyType: t.field({ type: PropertyTypeEnum, description: 'What kind of home it is.' }),
    exclusiveArea: t.float({ description: 'Exclusive area in ㎡, at most 10000.' }),
  }),
})

const SpecialTermInput = builder.inputType('SpecialTermInput', {
  description: 'A special term (특약) as it is to be.',
  fields: (t) => ({
    number: t.int({ description: 'Which one, from 1 as they stand in the document; omitted: it is added.' }),
    text: t.string({ description: 'Its words, 1 to 1000 characters; omitted: it is taken out.' }),
  }),
})

const ContractTermsInput = builder.inputType('ContractTermsInput', {
  description: 'Terms as they are to be; what is omitted stays. The parties stay in any case.',
  fields: (t) => ({
    home: t.field({ type: ContractHomeInput, description: 'Only where the contract is about no listing.' }),
    deposit: t.field({ type: 'Manwon', description: 'In 만원; of a sale the down payment.' }),
    monthlyRent: t.field({ type: 'Manwon', description: 'In 만원; 0: none.' }),
    price: t.field({ type: 'Manwon', description: 'Of a sale, in 만원.' }),
    startDate: t.field({
      type: 'Date',
      description: 'First day of a lease; of a sale the day of the contract.',
    }),
    endDate: t.field({ type: 'Date', description: 'Last day of a lease; of a sale that of the balance.' }),
    specialTerms: t.field({ type: [SpecialTermInput], description: 'Those that change, at most 50.' }),
  }),
})

export const DocumentDecisionInput = builder.inputType('DocumentDecisionInput', {
  description: 'What becomes of a contract that was written.',
  fields: (t) => ({
    decision: t.field({ type: DocumentDecisionEnum, required: true, description: 'The decision.' }),
    suggestions: t.idList({
      description: 'For ACCEPT and EDIT: ids of suggestions of the request, whose wording is taken over.',
    }),
    terms: t.field({ type: ContractTermsInput, description: 'For EDIT.' }),
  }),
})
