import type { PropertyType } from '../domain/property.ts'

/** What the portal's codes and words of kinds of property mean here; 'FOREIGN' is no home that can be moved into. */
const PROPERTY_CODES: Readonly<Record<string, PropertyType | 'FOREIGN'>> = {
  APT: 'APARTMENT',
  JGC: 'APARTMENT',
  OPST: 'OFFICETEL',
  VL: 'VILLA',
  YR: 'VILLA',
  DDDGG: 'HOUSE',
  C01: 'ONEROOM',
  C02: 'VILLA',
  C03: 'HOUSE',
  ABYG: 'FOREIGN',
  OBYG: 'FOREIGN',
  JGB: 'FOREIGN',
  PRE: 'FOREIGN',
  SGJT: 'FOREIGN',
  SMS: 'FOREIGN',
  SG: 'FOREIGN',
  GJCG: 'FOREIGN',
  APTHGJ: 'FOREIGN',
  GM: 'FOREIGN',
  TJ: 'FOREIGN',
}
const PROPERTY_NAMES: [RegExp, PropertyType | 'FOREIGN'][] = [
  [/분양|입주권|재개발|상가|사무실|공장|창고|지식산업|토지|건물/, 'FOREIGN'],
  [/원룸|투룸/, 'ONEROOM'],
  [/오피스텔/, 'OFFICETEL'],
  [/아파트|재건축/, 'APARTMENT'],
  [/빌라|연립|다세대/, 'VILLA'],
  [/단독|다가구|전원주택|한옥/, 'HOUSE'],
]

export const propertyTypeOfCode = (code: string, name: string): PropertyType | 'FOREIGN' | undefined =>
  PROPERTY_CODES[code.trim().toUpperCase()] ?? PROPERTY_NAMES.find(([word]) => word.test(name))?.[1]

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
