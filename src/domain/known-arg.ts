import { householdInEnglish } from './household.ts'
import { readAmounts } from './language/amount.ts'
import type { Arg } from './message/arg.ts'
import type { PreferenceKey } from './preference.ts'

/** The value of something that is remembered, for readers of either language. */
export const knownArg = (key: PreferenceKey, value: string): Arg => {
  const inBoth = (en: string): Arg => ({ kind: 'text', ko: value, en })
  switch (key) {
    case 'annual_income':
    case 'own_funds': {
      const [amount] = readAmounts(value)
      return amount === undefined ? { kind: 'name', value } : { kind: 'money', value: amount.value }
    }
    case 'owned_homes': {
      const count = Number.parseInt(value, 10)
      if (Number.isNaN(count)) return inBoth('no home')
      return inBoth(count === 1 ? '1 home' : `${count} homes`)
    }
    case 'household':
      return inBoth(value.split(', ').map(householdInEnglish).join(', '))
    default:
      return { kind: 'name', value }
  }
}
