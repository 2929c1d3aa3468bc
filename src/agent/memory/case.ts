import type { Request } from '../../domain/reading/request.ts'
import type { Case } from '../../domain/case.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import type { Language } from '../../domain/run.ts'
import { CONDITION_WORDS } from './conditions.ts'

/** The figures of a case in words that are read back as they were, whatever was asked about it. */
export const writeCase = (given: Case, language: Language, places: PlaceIndex): string => {
  const { money, types, squareMetres } = CONDITION_WORDS[language]
  const ko = language === 'KO'
  const say = (korean: string, english: string, value: number | null | undefined): string[] =>
    value == null ? [] : [`${ko ? korean : english} ${money(value)}`]
  const region = given.regionCode === null ? undefined : places.regions.get(given.regionCode)
  const homes =
    given.ownedHomes === null ? [] : [given.ownedHomes === 0 ? '무주택' : `${given.ownedHomes}주택`]
  return [
    ...(region ? [region.fullName.trim()] : []),
    ...(given.propertyType === null ? [] : [types[given.propertyType]]),
    ...(given.area === null ? [] : [`${ko ? '전용면적' : 'area'} ${squareMetres(given.area)}`]),
    ...say('매매가', 'price of', given.price),
    ...given.deposits.flatMap((deposit) => say('보증금', 'deposit of', deposit)),
    ...given.rents.flatMap((rent) => say('월세', 'rent of', rent)),
    ...say('근저당', 'senior debt', given.seniorDebt),
    ...say('연소득', 'income', given.income),
    ...say('대출금', 'loan of', given.loan),
    ...(given.rate === null ? [] : [`${ko ? '금리' : 'rate'} ${given.rate}%`]),
    ...(given.years === null ? [] : [ko ? `만기 ${given.years}년` : `over ${given.years} years`]),
    ...(given.firstHome ? [ko ? '생애 최초' : 'first home'] : homes),
  ].join(ko ? ' ' : ', ')
}

/** The figures that were talked about, of whichever of its wishes had any. */
export const caseBefore = (before: Request): Case | null =>
  before.wishes.find(({ act }) => act !== 'FIND')?.case ?? before.wishes[0]?.case ?? null
