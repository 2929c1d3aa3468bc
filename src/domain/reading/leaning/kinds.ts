import type { TurnMemory } from '../../memory.ts'
import { namesPlace } from '../../property.ts'
import type { Asked } from '../asked.ts'
import type { Wish } from '../request.ts'

/** How something is lent, or turned into rent. */
const TERMS = ['method', 'baseRate', 'ltv', 'conversionRate', 'loanShare'] as const

/** Of which kinds a wish says something. */
export const kindsSaid = ({ home, case: given, tax, slots }: Wish): ReadonlySet<string> => {
  const facts: Record<string, boolean> = {
    place: namesPlace(home) || given.regionCode !== null,
    kind: home.propertyTypes.length > 0 || given.propertyType !== null,
    price: home.salePrice !== null || given.price !== null,
    deposit: home.deposit !== null || given.deposits.length > 0,
    rent: home.monthlyRent !== null || given.rents.length > 0,
    area: home.exclusiveArea !== null || given.area !== null,
    age: home.completionYear !== null,
    finer: [home.floor, home.rooms, home.directions, home.floorLevels].some((it) => it != null),
    refused: home.not != null,
    debt: given.seniorDebt !== null,
    income: given.income !== null,
    loan: given.loan !== null,
    rate: given.rate !== null,
    years: given.years !== null,
    owned: given.ownedHomes !== null || given.firstHome,
    regulated: given.regulated !== null || given.zone !== undefined,
    dates: given.facts.dates.length > 0,
    days: given.facts.days !== null,
    renewal: given.facts.renewal !== null,
    terms: given.facts.rateType !== null || TERMS.some((name) => given[name] !== undefined),
    tax: tax !== null,
    lasts: slots.some(({ name }) => name === 'DURATION'),
  }
  return new Set(Object.entries(facts).flatMap(([name, is]) => (is ? [name] : [])))
}

/** Sums, areas and years that are said and were said before. */
const figuresOf = ({ home, case: given, open }: Wish): number[] =>
  [
    given.price,
    ...given.deposits,
    ...given.rents,
    given.loan,
    given.income,
    given.area,
    given.seniorDebt,
    ...open,
    ...[home.salePrice, home.deposit, home.monthlyRent].flatMap((it) => [it?.max ?? null, it?.min ?? null]),
  ].filter((it) => it !== null)

/** Whether the sums that it says were said before. */
export const repeating = ({ alone }: Asked, { request }: TurnMemory): string[] => {
  const before = new Set(request?.wishes.flatMap(figuresOf))
  const own = [...new Set(alone.wishes.flatMap(figuresOf))]
  const same = own.filter((it) => before.has(it)).length
  return own.length === 0
    ? []
    : [`sums ${same === own.length ? 'all' : same > 0 ? 'some' : 'none'} as before`]
}
