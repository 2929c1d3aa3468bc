import { readAmounts } from './language/amount.ts'
import type { Arg } from './message/arg.ts'
import type { PreferenceKey } from './preference.ts'

/** What is remembered of a household is kept in Korean, whatever it was told in. */
const HOUSEHOLD: readonly (readonly [RegExp, (count: string) => string])[] = [
  [/^신혼부부$/, () => 'newlyweds'],
  [/^1인 가구$/, () => 'living alone'],
  [/^(\d)인 가구$/, (count) => `a household of ${count}`],
  [/^자녀 (\d)명$/, (count) => (count === '1' ? '1 child' : `${count} children`)],
  [/^부모님과 함께$/, () => 'living with parents'],
  [/^반려동물$/, () => 'pets'],
]

const householdInEnglish = (part: string): string =>
  HOUSEHOLD.flatMap(([pattern, write]) => {
    const match = pattern.exec(part)
    return match === null ? [] : [write(match[1] ?? '')]
  })[0] ?? part

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
