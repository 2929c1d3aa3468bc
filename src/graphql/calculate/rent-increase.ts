import type { RentIncrease as DomainIncrease } from '../../domain/calculator/rent-increase.ts'
import { builder } from '../builder.ts'
import { AppliedRule } from '../answer/source.ts'
import { described, inKorean } from './fields.ts'

export const RentIncreaseInput = builder.inputType('RentIncreaseInput', {
  description: 'A lease before and after.',
  fields: (t) => ({
    currentDeposit: t.field({
      type: 'Manwon',
      required: true,
      description: 'The deposit until now; above 0 where there is no rent.',
    }),
    currentMonthlyRent: t.field({ type: 'Manwon', description: 'The rent until now; 0 when omitted.' }),
    newDeposit: t.field({ type: 'Manwon', required: true, description: 'The deposit asked for.' }),
    newMonthlyRent: t.field({ type: 'Manwon', description: 'The rent asked for; 0 when omitted.' }),
    renewalRightUsed: t.boolean({
      required: true,
      description: 'The tenant uses the right to renewal (계약갱신요구권). Without it the cap does not bind.',
    }),
    baseRate: t.float({ description: described.baseRate }),
    asOf: t.field({ type: 'Date', description: described.asOf }),
  }),
})

export const RentIncrease = builder.objectRef<DomainIncrease>('RentIncrease').implement({
  description: 'Whether an increase stays within 5%, compared as deposits with the rent converted into them.',
  fields: (t) => ({
    increaseRate: t.exposeFloat('increaseRate', {
      description: 'Percent; negative where the lease gets cheaper.',
    }),
    allowed: t.exposeBoolean('allowed', {
      description: 'At most the cap; always true where the renewal right is not used.',
    }),
    maximumDeposit: t.exposeFloat('maximumDeposit', {
      description: 'The deposit that reaches the cap with the new rent as given, 만원; never below 0.',
    }),
    maximumMonthlyRent: t.exposeFloat('maximumMonthlyRent', {
      nullable: true,
      description:
        'The rent that reaches the cap with the new deposit as given, 만원; null where both rents are omitted.',
    }),
    assumptions: t.stringList({
      description: described.assumptions,
      resolve: ({ assumptions }) => inKorean(assumptions),
    }),
    rules: t.field({ type: [AppliedRule], description: described.rules, resolve: (it) => it.rules }),
  }),
})
