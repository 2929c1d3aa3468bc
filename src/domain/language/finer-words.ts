import { money, name, term, text } from '../message/arg.ts'
import type { Arg } from '../message/arg.ts'
import { formatArg, wordFor, wordsIn } from '../message/say.ts'
import { DIRECTION_LABELS, FEATURES } from '../property.ts'
import type { FeatureWishes, PropertyExclusion, PropertyQuery, Range } from '../property.ts'
import type { Language } from '../run.ts'

type Ranged = Range | null | undefined

export const isBounded = (range: Ranged): range is Range => range?.min != null || range?.max != null

export const inFigures = (value: number): Arg => name(String(value))

/** What is bounded, and what may be asked for exactly. */
type Counted = 'rooms' | 'bathrooms' | 'parkingSpaces' | 'floor'
type Measured = 'price' | 'area' | 'completed' | 'households' | 'maintenanceFee'

/** The bounds of a figure in words that the reader of questions reads back as they were; empty where there are none. */
export const writeBounds = (
  of: Counted | Measured,
  range: Ranged,
  language: Language,
  show: (value: number) => Arg = inFigures,
): string => {
  const words = wordsIn(language)
  const { min, max } = range ?? {}
  if (min != null && max != null) return words(`condition.${of}.between`, { min: show(min), max: show(max) })
  if (min != null) return words(`condition.${of}.least`, { min: show(min) })
  return max == null ? '' : words(`condition.${of}.most`, { max: show(max) })
}

/** The same of what is counted: as many as that, where both ends are one. */
const writeCount = (of: 'rooms' | 'bathrooms' | 'parkingSpaces', range: Ranged, language: Language): string =>
  range?.min != null && range.min === range.max
    ? wordsIn(language)(`condition.${of}.just`, { min: inFigures(range.min) })
    : writeBounds(of, range, language)

const ordinal = (value: number): string => {
  const tens = Math.trunc(Math.abs(value) / 10) % 10
  const suffix = tens === 1 ? 'th' : (['th', 'st', 'nd', 'rd'][Math.abs(value) % 10] ?? 'th')
  return `${value}${suffix}`
}
const inOrder = (value: number): Arg => text({ ko: String(value), en: ordinal(value) })

const writeFloors = (range: Range, language: Language): string => {
  const words = wordsIn(language)
  const { min, max } = range
  if (min == null && max === -1) return words('condition.floor.basement')
  if (min == null || min !== max)
    return writeBounds('floor', range, language, min == null || max == null ? inOrder : inFigures)
  return min < 0
    ? words('condition.floor.below', { floor: inFigures(-min) })
    : words('condition.floor.just', { min: inOrder(min) })
}

const writeFeature = (
  feature: (typeof FEATURES)[number],
  wishes: FeatureWishes,
  language: Language,
): string => {
  const words = wordsIn(language)
  switch (feature) {
    case 'rooms':
    case 'bathrooms':
      return writeCount(feature, wishes[feature], language)
    case 'parkingSpaces': {
      const { min, max } = wishes.parkingSpaces ?? {}
      const isAny = min === 1 && max == null
      if (max !== 0 && !isAny) return writeCount(feature, wishes.parkingSpaces, language)
      return saidOf(words('condition.has.parkingSpaces'), isAny, language)
    }
    case 'maintenanceFee':
      return writeBounds(feature, wishes.maintenanceFee, language, money)
    case 'elevator':
    case 'pets':
    case 'furnished': {
      const has = wishes[feature]
      return has == null ? '' : saidOf(words(`condition.has.${feature}`), has, language)
    }
    default:
      return feature satisfies never
  }
}
const saidOf = (what: string, isWanted: boolean, language: Language): string =>
  isWanted ? what : wordsIn(language)('condition.not', { what: name(what) })

/** What homes are asked to have and no listing tells, each in words. */
export const writeFeatures = (wishes: FeatureWishes, language: Language): string[] =>
  FEATURES.map((feature) => writeFeature(feature, wishes, language)).filter((said) => said !== '')

/** What no search applies: the words that were not understood, and what no listing tells. */
export const unappliedConditions = (query: PropertyQuery, language: Language): string[] => [
  ...query.unrecognized,
  ...writeFeatures(query, language),
]

/** Floors and light, which may be asked for and refused. */
const writeLight = (
  floors: readonly Ranged[],
  { floorLevels, directions }: Pick<PropertyExclusion, 'floorLevels' | 'directions'>,
  language: Language,
): string[] => [
  ...floors.filter(isBounded).map((floor) => writeFloors(floor, language)),
  ...(floorLevels ?? []).map((level) => wordsIn(language)(`condition.floor.${level}`)),
  ...(directions ?? []).map((direction) => wordFor(DIRECTION_LABELS[direction], language)),
]

/** Complexes, floors and light, as a search applies them. */
export const writeSurroundings = (query: PropertyQuery, language: Language): string[] => [
  ...(query.complexNames ?? []),
  ...writeLight([query.floor], query, language),
]

/** What is refused, each in words; `names` are those of kinds and regions. */
export const writeExclusions = (
  not: PropertyExclusion | null | undefined,
  language: Language,
  names: {
    type: (type: NonNullable<PropertyExclusion['propertyTypes']>[number]) => string
    region: (code: string) => string | undefined
  },
): string[] =>
  [
    ...(not?.regionCodes ?? []).flatMap((code) => names.region(code) ?? []),
    ...(not?.propertyTypes ?? []).map(names.type),
    ...(not?.transactionTypes ?? []).map((deal) => formatArg(term(`deal.${deal}`), language)),
    ...(not?.complexNames ?? []),
    ...(not?.exclusiveArea ?? []).map((area) => writeBounds('area', area, language)),
    ...writeLight(not?.floor ?? [], not ?? {}, language),
  ]
    .filter((what) => what !== '')
    .map((what) => wordsIn(language)('condition.not', { what: name(what) }))
