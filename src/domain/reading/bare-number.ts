import type { Case } from '../case.ts'
import { sumOf } from '../lease-facts.ts'
import type { TurnMemory } from '../memory.ts'
import type { Range } from '../property.ts'
import { textOf } from '../prose.ts'
import { meantBy, rentOfTurned, timesAs } from './open-sum.ts'
import type { Request } from './request.ts'

/** How many times as large a number may be as what it takes the place of. */
const MOST_APART = 20
const NUMBER = /^\d{1,4}(?:\.\d{1,2})?$/

/** The only number of a text that says nothing of what it counts (84는?, 5.2면?); null: there is none, or there are several. */
export const bareNumber = ({ unread }: Pick<Request, 'unread'>): number | null => {
  const [only, ...more] = unread.flatMap(({ text }) => (NUMBER.test(text.trim()) ? [Number(text)] : []))
  return only === undefined || more.length > 0 ? null : only
}

/** How many times as large one size is as another that is said instead; 33 after 59 ㎡ is one in 평. */
const MOST_OF_SIZE = 1.75
/** How far a size reaches that is said roughly. */
const ROUGHLY = 0.05
const IN_PYEONG = /(\d{1,3}(?:\.\d{1,2})?)\s?평/

/** What homes are bounded to by a number that says nothing of what it counts, after a search that bounded their size (84로, after 59㎡; 33은?, after 25평); null: it is none. */
export const sizeInstead = (
  bare: number | null,
  { query: { exclusiveArea: area, monthlyRent }, question }: Pick<TurnMemory, 'query' | 'question'>,
): Range | null => {
  if (bare === null || area === null) return null
  const { min = null, max = null } = area
  const middle = min === null || max === null ? (min ?? max) : (min + max) / 2
  const pyeong = Number(IN_PYEONG.exec(textOf(question))?.[1] ?? 0)
  const said = pyeong > 0 ? pyeong : middle
  if (said === null || timesAs(bare, said) > MOST_OF_SIZE) return null
  // 70은?, where a rent is as likely meant.
  const rent = monthlyRent?.max ?? monthlyRent?.min
  if (rent != null && timesAs(bare, rent) < timesAs(bare, said)) return null
  const times = (value: number | null) => value && Math.round((value * bare * 100) / said) / 100
  if (pyeong > 0) return { min: times(min), max: times(max) }
  const isRough = min !== null && max !== null
  return {
    min: min === null ? null : isRough ? bare * (1 - ROUGHLY) : bare,
    max: max === null ? null : isRough ? bare * (1 + ROUGHLY) : bare,
  }
}

/** What of a case a number without a unit may be, the likeliest of equals first. */
const thingsOf = (given: Case) => {
  const { measured, area, rate, years, rents, deposits, income, facts } = given
  return [
    ['measured', measured?.value],
    ['area', area],
    ['rate', rate],
    ['years', years],
    ['rent', rents.at(-1) ?? rentOfTurned(given)],
    ['deposit', deposits.at(-1)],
    ['income', income],
    ['arrears', sumOf(facts, 'ARREARS')],
  ] as const
}

const isSaid = (name: string, own: Case): boolean =>
  thingsOf(own).some(
    ([it, value]) => value != null && (it === name || (it === 'area' && name === 'measured')),
  )

/** A number that says nothing of what it counts is what of the case before is about as large: 84는? after 59㎡, 70이면? after a rent of 60; what is said of it with its unit says more (74가 아니라 전용 101), and what it takes the place of (`instead`) says it. */
export const withBare = (
  own: Case,
  bare: number | null,
  before: Case,
  instead: number | null = null,
): Case => {
  const known = thingsOf(before).flatMap(([name, value]) =>
    value == null || (bare !== null && Math.max(bare / value, value / bare) > MOST_APART)
      ? []
      : [[name, value] as const],
  )
  const corrected = known.find(([, value]) => value === instead)?.[0]
  const meant = bare === null ? null : (corrected ?? meantBy(bare, known))
  if (bare === null || meant === null || isSaid(meant, own)) return own
  switch (meant) {
    case 'measured': {
      const { value = bare, unit = 'SQUARE_METRE' } = before.measured ?? {}
      const area = before.area === null ? null : Math.round((before.area * bare * 100) / value) / 100
      return { ...own, area, measured: { value: bare, unit } }
    }
    case 'rent':
      return { ...own, rents: [bare] }
    case 'arrears': {
      const sums = [
        ...own.facts.sums.filter(({ of }) => of !== 'ARREARS'),
        { of: 'ARREARS' as const, value: bare },
      ]
      return { ...own, facts: { ...own.facts, sums } }
    }
    case 'deposit':
      return { ...own, deposits: [bare] }
    default:
      return { ...own, [meant]: bare }
  }
}
