import { PROPERTY_KINDS, PROPERTY_TYPES } from '../domain/property-kind.ts'
import type { PropertyType } from '../domain/property-kind.ts'

/** What the portal offers and is no home that can be moved into. */
const FOREIGN_CODES = 'ABYG OBYG JGB PRE SGJT SMS SG GJCG APTHGJ GM TJ'.split(' ')
const FOREIGN_WORDS = /분양|입주권|재개발|상가|사무실|공장|창고|지식산업|토지|건물/
const BY_RANK = PROPERTY_TYPES.toSorted(
  (one, other) => PROPERTY_KINDS[one].portal.rank - PROPERTY_KINDS[other].portal.rank,
)

/** What the portal's codes and words of kinds of property mean here. */
export const propertyTypeOfCode = (code: string, name: string): PropertyType | 'FOREIGN' | undefined => {
  const known = code.trim().toUpperCase()
  const type = PROPERTY_TYPES.find((kind) => PROPERTY_KINDS[kind].portal.codes.includes(known))
  if (type !== undefined) return type
  if (FOREIGN_CODES.includes(known) || FOREIGN_WORDS.test(name)) return 'FOREIGN'
  return BY_RANK.find((kind) => PROPERTY_KINDS[kind].portal.words.test(name))
}

export type Trade = 'SALE' | 'JEONSE' | 'RENT' | 'SHORT_TERM'

const TRADE_CODES: Readonly<Record<string, Trade>> = {
  A1: 'SALE',
  B1: 'JEONSE',
  B2: 'RENT',
  B3: 'SHORT_TERM',
}
const TRADE_NAMES: Readonly<Record<string, Trade>> = {
  매매: 'SALE',
  전세: 'JEONSE',
  월세: 'RENT',
  단기임대: 'SHORT_TERM',
}

/** The code decides what is offered, its name where there is no code; never which price happens to be set. */
export const tradeOf = (code: string, name: string): Trade | undefined =>
  code.trim() === '' ? TRADE_NAMES[name.trim()] : TRADE_CODES[code.trim().toUpperCase()]
