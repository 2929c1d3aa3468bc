import type { z } from 'zod'
import { acquisitionBill } from '../../domain/calculator/tax/acquisition.ts'
import {
  ACQUIRED,
  ACQUISITION_CAUSES,
  acquisitionInput,
} from '../../domain/calculator/tax/acquisition-input.ts'
import type {
  TaxAlternative,
  TaxBill,
  TaxCalculation,
  TaxPart,
  TaxStep,
} from '../../domain/calculator/tax/bill.ts'
import { capitalGainsInput, capitalGainsTax } from '../../domain/calculator/tax/capital-gains.ts'
import {
  comprehensiveRealEstateTax,
  comprehensiveTaxInput,
} from '../../domain/calculator/tax/comprehensive.ts'
import {
  housingDeduction,
  housingDeductionInput,
  MORTGAGE_TERMS,
  rentalIncomeTax,
  rentalIncomeTaxInput,
  rentTaxCredit,
  rentTaxCreditInput,
} from '../../domain/calculator/tax/income.ts'
import { DEDUCTIONS, RELATIONS, SOLD, TWO_AS_ONE } from '../../domain/calculator/tax/kinds.ts'
import { propertyTax, propertyTaxInput } from '../../domain/calculator/tax/property.ts'
import {
  giftTax,
  giftTaxInput,
  inheritanceTax,
  inheritanceTaxInput,
  STAMPED,
  stampTax,
  stampTaxInput,
} from '../../domain/calculator/tax/transfer.ts'
import type { TermId } from '../../domain/message/term.ts'
import { term } from '../../domain/message/arg.ts'
import { formatArg } from '../../domain/message/say.ts'
import type { Rules } from '../../domain/rules/rules.ts'
import { builder } from '../builder.ts'
import { AppliedRule } from '../answer/source.ts'
import { described, inKorean } from './fields.ts'
import { closedSet } from '../closed-set.ts'
import { inputOf } from './schema-input.ts'

closedSet('AcquisitionCause', ACQUISITION_CAUSES, 'By what a home or land is acquired.', {
  SALE: 'Bought (유상).',
  GIFT: 'Given (증여).',
  INHERITANCE: 'Inherited (상속).',
  NEW_BUILDING: 'Built (원시취득).',
  DIVORCE: 'Divided in a divorce (재산분할).',
})
closedSet('Acquired', ACQUIRED, 'What is acquired.', {
  HOME: 'A home.',
  OTHER: 'A shop, an officetel, land.',
  FARMLAND: 'Farmland (농지).',
})
closedSet('Relation', RELATIONS, 'Who gives or leaves it, to whoever receives it.', {
  SPOUSE: 'Husband or wife.',
  PARENT: 'Father or mother.',
  GRANDPARENT: 'A grandparent.',
  CHILD: 'A child or grandchild.',
  RELATIVE: 'Another relative (친족).',
  OTHER: 'Somebody else.',
})
closedSet('SoldAsset', SOLD, 'What is sold.', {
  HOME: 'A home.',
  MEMBERSHIP: '조합원입주권.',
  PRESALE: '분양권.',
  BUILDING: 'A shop, an office.',
  LAND: 'Land.',
  IDLE_LAND: '비사업용 토지.',
})
closedSet('TwoHomesAsOne', TWO_AS_ONE, 'Why two homes count as one.', {
  TEMPORARY: '일시적 2주택.',
  MARRIAGE: '혼인.',
  PARENTS: '동거봉양.',
  INHERITED: '상속주택.',
  NONE: 'They do not.',
})
closedSet('HousingDeductionKind', DEDUCTIONS, 'A deduction from income.', {
  LEASE_LOAN: '주택임차차입금 원리금.',
  MORTGAGE_INTEREST: '장기주택저당차입금 이자.',
  SAVINGS: '주택청약종합저축.',
})
closedSet('MortgageTerms', MORTGAGE_TERMS, 'How a mortgage is repaid.', {
  FIXED_AND_REPAID_15: 'Fixed rate and repaid in instalments, 15 years or more.',
  EITHER_15: 'One of both, 15 years or more.',
  OTHER_15: 'Neither, 15 years or more.',
  EITHER_10: 'One of both, 10 to 15 years.',
})
closedSet('StampedDocument', STAMPED, 'What kind of document.', {
  HOME_SALE: 'Sale of a home.',
  SALE: 'Another sale of real estate.',
  LOAN: 'Loan with a financial institution.',
  LEASE: 'Lease.',
})

const called = (id: TermId): string => formatArg(term(id), 'KO')

const Part = builder.objectRef<TaxPart>('TaxPart').implement({
  description: 'One of the taxes that are paid together.',
  fields: (t) => ({
    tax: t.exposeString('tax', { description: 'Which: acquisitionTax, localEducationTax …' }),
    name: t.string({ description: 'Its name, Korean.', resolve: ({ tax }) => called(`tax.part.${tax}`) }),
    amount: t.exposeFloat('amount', { description: '만원, to the won.' }),
    rate: t.exposeFloat('rate', {
      nullable: true,
      description: 'Percent of the base; null where rates rise with it.',
    }),
  }),
})

const Step = builder.objectRef<TaxStep>('TaxStep').implement({
  description: 'One figure on the way to the tax.',
  fields: (t) => ({
    step: t.exposeString('step', { description: 'Which: price, gain, longTermDeduction, taxBase …' }),
    name: t.string({ description: 'Its name, Korean.', resolve: ({ step }) => called(`tax.step.${step}`) }),
    value: t.exposeFloat('value', { description: 'In the unit beside it.' }),
    unit: t.exposeString('unit', { description: 'MANWON, PERCENT or YEARS.' }),
  }),
})

const Deadline = builder.objectRef<TaxBill['deadlines'][number]>('TaxDeadline').implement({
  description: 'By when something is to be filed or paid.',
  fields: (t) => ({
    what: t.exposeString('what', { description: 'What is due.' }),
    name: t.string({
      description: 'The same in words, Korean.',
      resolve: ({ what }) => called(`tax.deadline.${what}`),
    }),
    day: t.field({
      type: 'Date',
      nullable: true,
      description: 'Null: counted from a day that was not given.',
      resolve: ({ day }) => day,
    }),
  }),
})

const Bill = builder.objectRef<TaxBill>('TaxBill').implement({
  description: 'A tax with all that is paid together with it.',
  fields: (t) => ({
    regime: t.exposeString('regime', { description: 'For whom and for what it holds.' }),
    regimeName: t.string({
      description: 'The same in words, Korean.',
      resolve: ({ regime }) => called(`tax.regime.${regime}`),
    }),
    total: t.exposeFloat('total', {
      nullable: true,
      description: 'All parts together, 만원, to the won; null where the law leaves no sum that can be said.',
    }),
    parts: t.field({ type: [Part], description: 'What it is made of.', resolve: ({ parts }) => parts }),
    steps: t.field({ type: [Step], description: 'How it was come to.', resolve: ({ steps }) => steps }),
    reasons: t.stringList({
      description: 'Why it came out so. Korean.',
      resolve: ({ reasons }) => inKorean(reasons),
    }),
    assumptions: t.stringList({
      description: described.assumptions,
      resolve: ({ assumptions }) => inKorean(assumptions),
    }),
    deadlines: t.field({
      type: [Deadline],
      description: 'What is due by when.',
      resolve: ({ deadlines }) => deadlines,
    }),
    rules: t.field({ type: [AppliedRule], description: described.rules, resolve: ({ rules }) => rules }),
  }),
})

const Alternative = builder.objectRef<TaxAlternative>('TaxAlternative').implement({
  description: 'What comes out if facts that were not given are so.',
  fields: (t) => ({
    condition: t.string({
      description: 'The facts, all of them together. Korean.',
      resolve: ({ conditions }) => inKorean(conditions).join(', '),
    }),
    result: t.field({ type: Bill, description: 'What comes out then.', resolve: ({ result }) => result }),
  }),
})

const Calculation = builder.objectRef<TaxCalculation>('TaxCalculation').implement({
  description: 'A tax: one result, or a result for each value of the facts that decide and were not given.',
  fields: (t) => ({
    result: t.field({
      type: Bill,
      nullable: true,
      description: 'Null where facts that were not given decide: see alternatives.',
      resolve: ({ bill }) => bill,
    }),
    alternatives: t.field({
      type: [Alternative],
      description: 'Every result that facts which were not given leave open.',
      resolve: ({ alternatives }) => alternatives,
    }),
    flips: t.field({
      type: [Alternative],
      description: 'What it would be if something assumed were otherwise; only what changes the sum.',
      resolve: ({ flips }) => flips,
    }),
  }),
})

interface Tax {
  description: string
  input: ReturnType<typeof inputOf>
  calculate(input: object, today: Date, rules: Rules): TaxCalculation
}

const tax = <Shape extends z.ZodRawShape>(
  name: string,
  description: string,
  about: string,
  schema: z.ZodObject<Shape>,
  calculate: (input: z.input<z.ZodObject<Shape>>, today: Date, rules: Rules) => TaxCalculation,
): Tax => ({
  description,
  input: inputOf(name, about, schema) as Tax['input'],
  calculate: calculate as Tax['calculate'],
})

/** The taxes of `Calculators`, by their fields. */
export const TAXES = {
  acquisitionTaxes: tax(
    'AcquisitionTaxesInput',
    'Taxes on a home or land that is bought, given, inherited, built or divided, by persons and corporations.',
    'An acquisition.',
    acquisitionInput,
    acquisitionBill,
  ),
  capitalGainsTax: tax(
    'CapitalGainsTaxInput',
    'Tax on selling (양도소득세, 지방소득세).',
    'A sale. Either both prices or the gain.',
    capitalGainsInput,
    capitalGainsTax,
  ),
  comprehensiveRealEstateTax: tax(
    'ComprehensiveRealEstateTaxInput',
    'Tax of a year on homes above the allowance (종합부동산세, 농어촌특별세).',
    'The homes of one owner on 1 June.',
    comprehensiveTaxInput,
    comprehensiveRealEstateTax,
  ),
  propertyTax: tax(
    'PropertyTaxInput',
    'Property tax of a year (재산세, 도시지역분, 지방교육세).',
    'A home on 1 June.',
    propertyTaxInput,
    propertyTax,
  ),
  rentTaxCredit: tax(
    'RentTaxCreditInput',
    'What a tenant gets back for rent (월세 세액공제).',
    'The rent of a year.',
    rentTaxCreditInput,
    rentTaxCredit,
  ),
  housingDeduction: tax(
    'HousingDeductionInput',
    'Deductions from income for loans and savings of a home.',
    'What was paid in a year.',
    housingDeductionInput,
    housingDeduction,
  ),
  rentalIncomeTax: tax(
    'RentalIncomeTaxInput',
    'Tax on income from letting homes (주택임대소득).',
    'The lettings of a year.',
    rentalIncomeTaxInput,
    rentalIncomeTax,
  ),
  giftTax: tax('GiftTaxInput', 'Tax on a gift (증여세).', 'A gift.', giftTaxInput, giftTax),
  inheritanceTax: tax(
    'InheritanceTaxInput',
    'Tax on an estate (상속세), in outline.',
    'An estate.',
    inheritanceTaxInput,
    inheritanceTax,
  ),
  stampTax: tax('StampTaxInput', 'Stamp tax on a document (인지세).', 'A document.', stampTaxInput, stampTax),
} satisfies Record<string, Tax>

export { Calculation as TaxCalculationRef }
