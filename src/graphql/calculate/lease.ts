import type { Outcome } from '../../domain/calculator/lease/outcome.ts'
import type { AppliedRule as DomainRule } from '../../domain/answer.ts'
import { say } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { builder } from '../builder.ts'
import { RenewalEnum } from '../enums.ts'
import { AppliedRule } from '../answer/source.ts'
import { described, inKorean } from './fields.ts'

interface Figure {
  name: string
  value: number | null
  holds: boolean | null
  says: string | null
}
interface Case {
  condition: string
  figures: Figure[]
}
interface Leased {
  figures: Figure[]
  alternatives: Case[]
  assumptions: string[]
  rules: DomainRule[]
}

/** What a result holds, by name; what a list of it holds by the place in it (shares.0.paid). */
const figuresOf = (result: object | null, within = ''): Figure[] =>
  Object.entries(result ?? {}).flatMap(([key, value]: [string, unknown]): Figure[] => {
    const figure = { name: `${within}${key}`, value: null, holds: null, says: null }
    if (typeof value === 'number' || value === null) return [{ ...figure, value }]
    if (typeof value === 'boolean') return [{ ...figure, holds: value }]
    if (typeof value === 'string') return [{ ...figure, says: value }]
    return typeof value === 'object' && value !== null ? figuresOf(value, `${figure.name}.`) : []
  })

/** A result that no fact leaves open. */
type Plain = { assumptions?: readonly Said[]; rules?: DomainRule[] } & object

/** Whatever a calculator gives, as it is shown. */
export const shown = (made: Outcome<object> | Plain): Leased => {
  if ('alternatives' in made) return leased(made as Outcome<object>)
  const { assumptions = [], rules = [], ...result } = made
  return leased({ result, alternatives: [], assumptions: [...assumptions], rules })
}

/** An outcome as it is shown. */
export const leased = ({ result, alternatives, assumptions, rules }: Outcome<object>): Leased => ({
  figures: figuresOf(result),
  alternatives: alternatives.map((it) => ({
    condition: say(it.condition, 'KO'),
    figures: figuresOf(it.result),
  })),
  assumptions: inKorean(assumptions),
  rules,
})

const LeaseFigure = builder.objectRef<Figure>('LeaseFigure').implement({
  description: 'One figure or finding of a calculation.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description:
        'What it is: maximumMonthlyRent, interest, within …; of a list by the place in it: shares.0.paid.',
    }),
    value: t.exposeFloat('value', {
      nullable: true,
      description: 'In 만원, or percent where it is a rate; null where no limit holds, or it is a finding.',
    }),
    holds: t.exposeBoolean('holds', {
      nullable: true,
      description: 'Of a finding: whether it is so; null of a figure.',
    }),
    says: t.exposeString('says', {
      nullable: true,
      description: 'A day, or which of several it is; null of figures and findings.',
    }),
  }),
})

const LeaseAlternative = builder.objectRef<Case>('LeaseAlternative').implement({
  description: 'What comes out if a fact that was not given is so.',
  fields: (t) => ({
    condition: t.exposeString('condition', { description: 'The fact. Korean.' }),
    figures: t.field({
      type: [LeaseFigure],
      description: 'What comes out then.',
      resolve: (it) => it.figures,
    }),
  }),
})

export const LeaseCalculation = builder.objectRef<Leased>('LeaseCalculation').implement({
  description:
    'A calculation of a lease: one result, or a result for each value of a fact that was not given.',
  fields: (t) => ({
    figures: t.field({
      type: [LeaseFigure],
      description: 'The result; empty where a fact that was not given decides.',
      resolve: (it) => it.figures,
    }),
    alternatives: t.field({
      type: [LeaseAlternative],
      description: 'Every result that a fact which was not given leaves open.',
      resolve: (it) => it.alternatives,
    }),
    assumptions: t.exposeStringList('assumptions', { description: described.assumptions }),
    rules: t.field({ type: [AppliedRule], description: described.rules, resolve: (it) => it.rules }),
  }),
})

export const ShopRaiseInput = builder.inputType('ShopRaiseInput', {
  description: 'The lease of a shop, and what is asked for.',
  fields: (t) => ({
    deposit: t.field({ type: 'Manwon', required: true, description: 'The deposit until now.' }),
    monthlyRent: t.field({ type: 'Manwon', description: 'The rent until now, without VAT; 0 when omitted.' }),
    newDeposit: t.field({ type: 'Manwon', description: 'The deposit asked for.' }),
    newMonthlyRent: t.field({ type: 'Manwon', description: 'The rent asked for.' }),
    regionCode: t.string({
      description: `${described.regionCode} A whole 시·도 will do; every region when omitted.`,
    }),
    asOf: t.field({ type: 'Date', description: described.asOf }),
  }),
})

export const ShopSmallDepositInput = builder.inputType('ShopSmallDepositInput', {
  description: 'The lease of a shop in an auction.',
  fields: (t) => ({
    deposit: t.field({ type: 'Manwon', required: true, description: 'The deposit.' }),
    monthlyRent: t.field({ type: 'Manwon', description: 'Counts 100 times; 0 when omitted.' }),
    regionCode: t.string({ description: described.regionCode }),
    firstMortgageDate: t.field({ type: 'Date', description: 'Decides the rule; today when omitted.' }),
    price: t.field({ type: 'Manwon', description: 'Of the building: half of it is shared at most.' }),
  }),
})

export const HomeRaiseInput = builder.inputType('HomeRaiseInput', {
  description: 'The lease of a home, and what is asked for.',
  fields: (t) => ({
    currentDeposit: t.field({ type: 'Manwon', required: true, description: 'The deposit until now.' }),
    currentMonthlyRent: t.field({ type: 'Manwon', description: 'The rent until now; 0 when omitted.' }),
    newDeposit: t.field({ type: 'Manwon', description: 'The deposit asked for.' }),
    newMonthlyRent: t.field({ type: 'Manwon', description: 'The rent asked for.' }),
    regime: t.field({
      type: RenewalEnum,
      description: 'By what it goes on; both results of a renewal when omitted.',
    }),
    baseRate: t.float({ description: described.baseRate }),
    asOf: t.field({ type: 'Date', description: described.asOf }),
  }),
})

export const LateInterestInput = builder.inputType('LateInterestInput', {
  description: 'A deposit that comes back late.',
  fields: (t) => ({
    deposit: t.field({ type: 'Manwon', required: true, description: 'What of it is late.' }),
    handedOver: t.boolean({ description: 'The home was handed over; both results when omitted.' }),
    handedOverOn: t.field({ type: 'Date', description: 'The interest begins on the day after.' }),
    servedOn: t.field({ type: 'Date', description: 'The complaint was served on this day.' }),
    until: t.field({ type: 'Date', description: 'Paid on this day; today when omitted.' }),
    days: t.int({ description: 'So many days late, where no days of a calendar are known.' }),
    served: t.boolean({ description: 'Those days are after the complaint was served.' }),
  }),
})

export const RefusedRenewalInput = builder.inputType('RefusedRenewalInput', {
  description: 'A lease that was refused for the landlord to move in, and the one that was made instead.',
  fields: (t) => ({
    deposit: t.field({ type: 'Manwon', required: true, description: 'The deposit until then.' }),
    monthlyRent: t.field({ type: 'Manwon', description: 'The rent until then; 0 when omitted.' }),
    newDeposit: t.field({ type: 'Manwon', required: true, description: 'The deposit of the new tenant.' }),
    newMonthlyRent: t.field({ type: 'Manwon', description: 'The rent of the new tenant; 0 when omitted.' }),
    refusedOn: t.field({ type: 'Date', description: 'The day of the refusal; today when omitted.' }),
    realLoss: t.field({ type: 'Manwon', description: 'What it cost: moving, a broker, more rent.' }),
    baseRate: t.float({ description: described.baseRate }),
  }),
})
