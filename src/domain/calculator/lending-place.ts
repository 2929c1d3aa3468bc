import type { Rules } from '../rules/rules.ts'
import { refuse } from './input.ts'
import { isCapitalArea } from './region.ts'
import type { Place } from './region.ts'
import { regulationOf } from './regulated-area.ts'
import type { Regulation } from './regulated-area.ts'

/** Where a home is, for lending: 규제지역, else 수도권, else neither. */
export type LendingZone = 'regulated' | 'capital' | 'elsewhere'
export type Borrower = keyof Rules['ltv']

export interface LendingPlace {
  zone: LendingZone
  /** Caps in won and the longest term hold here. */
  isRestricted: boolean
  /** Null where the place is not regulated. */
  regulation: Regulation | null
}

/** What a place is for lending on a day. */
export const lendingPlaceOf = (place: Place, date: string, rules: Rules): LendingPlace => {
  const regulation = regulationOf(place, date, rules)
  const zone = regulation !== null ? 'regulated' : isCapitalArea(place, date, rules) ? 'capital' : 'elsewhere'
  return { zone, isRestricted: zone !== 'elsewhere', regulation }
}

export const LENDING_ZONES: readonly LendingZone[] = ['regulated', 'capital', 'elsewhere']

/** A place of which no more is known than its zone. */
export const zoneAlone = (zone: LendingZone | null): LendingPlace =>
  zone === null
    ? refuse('regionCode', 'a 10-digit code, or the zone')
    : { zone, isRestricted: zone !== 'elsewhere', regulation: null }

/** Who owns a home is no first buyer, whatever is said beside it. */
export const borrowerOf = (ownedHomes: number, firstHome: boolean): Borrower => {
  if (ownedHomes > 0) return 'owner'
  return firstHome ? 'firstHome' : 'noHome'
}
