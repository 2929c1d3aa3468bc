import type { TurnMemory } from '../memory.ts'
import { namesPlace } from '../property.ts'
import { askOf, isCalculation } from './asks.ts'
import type { CaseKind } from './asks.ts'
import type { Asked } from './asked.ts'
import type { Request } from './request.ts'
import { hasCase } from './standing.ts'

type Earlier = NonNullable<TurnMemory['earlier']>[number]
type Before = Pick<TurnMemory, 'intentType' | 'facets' | 'request'>

/** Of which kinds of what a calculation takes a question says something. */
const kindsSaid = ({ said, alone, ofCase }: Asked): CaseKind[] => {
  const wishes = [...alone.wishes, ...ofCase().wishes]
  const has = (is: (given: Request['wishes'][number]['case']) => boolean) =>
    wishes.some(({ case: given }) => is(given))
  const kinds: Record<CaseKind, boolean> = {
    price: has(({ price }) => price !== null),
    deposit: has(({ deposits }) => deposits.length > 0),
    rent: has(({ rents }) => rents.length > 0),
    area: has(({ area }) => area !== null),
    kind: said.propertyTypes.length > 0,
    place: namesPlace(said),
    senior: has(({ seniorDebt }) => seniorDebt !== null),
    income: has(({ income }) => income !== null),
    loan: has(({ loan, cash }) => loan !== null || cash === true),
    rate: has(({ rate }) => rate !== null),
    rateType: has(({ facts }) => facts.rateType !== null),
    // 40년으로 하면?: how long, and nothing of what.
    years: wishes.some(
      ({ case: { years }, slots }) => years !== null || slots.some(({ name }) => name === 'DURATION'),
    ),
    method: has(({ method }) => method !== undefined),
    conversionRate: has((it) => (it.baseRate ?? it.conversionRate) !== undefined),
    owned: has(({ ownedHomes, firstHome }) => ownedHomes !== null || firstHome),
    regulated: has(({ regulated }) => regulated !== null),
    debts: alone.person.debts.length > 0,
  }
  return Object.entries(kinds).flatMap(([kind, is]) => (is ? [kind as CaseKind] : []))
}

/** What the calculations that were asked for take; null where that is not known of one. */
const takenBy = ({ request }: Before): ReadonlySet<CaseKind> | null => {
  const asks = request?.wishes.flatMap((wish) => (wish.act === 'FIND' ? [] : wish.asks)) ?? []
  const takes = asks.flatMap((name) => askOf(name).takes ?? [])
  const isKnown = takes.length > 0 && asks.every((name) => !isCalculation(name) || askOf(name).takes)
  return isKnown && request?.wishes.every(({ tax }) => tax === null) === true ? new Set(takes) : null
}

/**
 * The earlier question that is asked again where something is said that the last one does not take: 5년 주기형이면? of what a bank lends,
 * though what that costs a month was asked since. Null where the last one takes it, or none does.
 */
export const taskMeant = (asked: Asked, last: TurnMemory): Earlier | null => {
  const kinds = kindsSaid(asked)
  const takes = takenBy(last)
  const isOwn = asked.calculates || asked.alone.wishes.length > 1
  if (isOwn || kinds.length === 0 || takes === null || !hasCase(last)) return null
  const isTaken = (by: ReadonlySet<CaseKind> | null) => kinds.every((kind) => by?.has(kind) === true)
  if (isTaken(takes)) return null
  return last.earlier?.findLast((it) => isTaken(takenBy(it))) ?? null
}
