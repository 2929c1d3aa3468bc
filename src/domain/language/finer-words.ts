import { inLanguages } from '../languages.ts'
import { formatManwon, formatManwonEnglish } from '../money.ts'
import { DIRECTION_LABELS, FEATURES } from '../property.ts'
import type { FeatureWishes, FloorLevel, PropertyExclusion, PropertyQuery, Range } from '../property.ts'
import type { Language } from '../run.ts'

type Ranged = Range | null | undefined

interface Wording {
  label: 'ko' | 'en'
  levels: Record<FloorLevel, string>
  basement: string
  floor: (floor: number) => string
  floors: (range: Range) => string
  counted: Record<'rooms' | 'bathrooms' | 'parkingSpaces', (range: Range) => string>
  parking: string
  fee: (range: Range) => string
  has: Record<'elevator' | 'pets' | 'furnished', string>
  not: (what: string) => string
  area: (range: Range) => string
}

const parts = (...list: (string | false)[]): string => list.filter((part) => part !== false).join(' ')

const counting =
  (what: string, unit: string) =>
  ({ min, max }: Range): string =>
    min === max
      ? `${what} ${min}${unit}`
      : parts(min != null && `${what} ${min}${unit} 이상`, max != null && `${what} ${max}${unit} 이하`)

const countingEnglish =
  (what: string) =>
  ({ min, max }: Range): string =>
    min === max
      ? `${min} ${what}`
      : min != null && max != null
        ? `between ${min} and ${max} ${what}`
        : parts(min != null && `at least ${min} ${what}`, max != null && `at most ${max} ${what}`)

const ordinal = (value: number): string => {
  const tens = Math.trunc(Math.abs(value) / 10) % 10
  const suffix = tens === 1 ? 'th' : (['th', 'st', 'nd', 'rd'][Math.abs(value) % 10] ?? 'th')
  return `${value}${suffix}`
}

/** The finer conditions in words that the reader of questions reads back as they were. */
const WORDS: Record<Language, Wording> = inLanguages({
  KO: {
    label: 'ko',
    levels: { LOW: '저층', MIDDLE: '중층', HIGH: '고층', TOP: '탑층' },
    basement: '반지하',
    floor: (floor) => (floor < 0 ? `지하 ${-floor}층` : `${floor}층`),
    floors: ({ min, max }) => parts(min != null && `${min}층 이상`, max != null && `${max}층 이하`),
    counted: {
      rooms: counting('방', '개'),
      bathrooms: counting('화장실', '개'),
      parkingSpaces: counting('주차', '대'),
    },
    parking: '주차',
    fee: ({ min, max }) =>
      parts('관리비', min != null && `${formatManwon(min)} 이상`, max != null && `${formatManwon(max)} 이하`),
    has: { elevator: '엘리베이터', pets: '반려동물', furnished: '풀옵션' },
    not: (what) => `${what} 제외`,
    area: ({ min, max }) => parts('전용면적', min != null && `${min}㎡ 이상`, max != null && `${max}㎡ 이하`),
  },
  EN: {
    label: 'en',
    levels: { LOW: 'low floor', MIDDLE: 'middle floor', HIGH: 'high floor', TOP: 'top floor' },
    basement: 'basement',
    floor: (floor) => (floor < 0 ? `b${-floor} floor` : `${ordinal(floor)} floor`),
    floors: ({ min, max }) =>
      min != null && max != null
        ? `floors ${min} to ${max}`
        : parts(
            min != null && `${ordinal(min)} floor or higher`,
            max != null && `${ordinal(max)} floor or lower`,
          ),
    counted: {
      rooms: countingEnglish('bedrooms'),
      bathrooms: countingEnglish('bathrooms'),
      parkingSpaces: countingEnglish('parking spaces'),
    },
    parking: 'parking',
    fee: ({ min, max }) =>
      min != null && max != null
        ? `maintenance fee between ${formatManwonEnglish(min)} and ${formatManwonEnglish(max)}`
        : parts(
            'maintenance fee',
            min != null && `at least ${formatManwonEnglish(min)}`,
            max != null && `at most ${formatManwonEnglish(max)}`,
          ),
    has: { elevator: 'elevator', pets: 'pets', furnished: 'furnished' },
    not: (what) => `no ${what}`,
    area: ({ min, max }) =>
      min != null && max != null
        ? `area between ${min} m2 and ${max} m2`
        : parts('area', min != null && `at least ${min} m2`, max != null && `at most ${max} m2`),
  },
})

const isBounded = (range: Ranged): range is Range => range?.min != null || range?.max != null

const writeFloors = (range: Range, words: Wording): string => {
  const { min, max } = range
  if (min == null && max === -1) return words.basement
  return min != null && min === max ? words.floor(min) : words.floors(range)
}

const writeFeature = (
  feature: (typeof FEATURES)[number],
  wishes: FeatureWishes,
  words: Wording,
): string | null => {
  switch (feature) {
    case 'rooms':
    case 'bathrooms':
      return isBounded(wishes[feature]) ? words.counted[feature](wishes[feature]) : null
    case 'parkingSpaces': {
      const spaces = wishes.parkingSpaces
      if (!isBounded(spaces)) return null
      if (spaces.max === 0) return words.not(words.parking)
      return spaces.min === 1 && spaces.max == null ? words.parking : words.counted.parkingSpaces(spaces)
    }
    case 'maintenanceFee':
      return isBounded(wishes.maintenanceFee) ? words.fee(wishes.maintenanceFee) : null
    case 'elevator':
    case 'pets':
    case 'furnished': {
      const has = wishes[feature]
      return has == null ? null : has ? words.has[feature] : words.not(words.has[feature])
    }
    default:
      return feature satisfies never
  }
}

/** What homes are asked to have and no listing tells, each in words. */
export const writeFeatures = (wishes: FeatureWishes, language: Language): string[] =>
  FEATURES.flatMap((feature) => writeFeature(feature, wishes, WORDS[language]) ?? [])

/** What no search applies: the words that were not understood, and what no listing tells. */
export const unappliedConditions = (query: PropertyQuery, language: Language): string[] => [
  ...query.unrecognized,
  ...writeFeatures(query, language),
]

/** Complexes, floors and light, as a search applies them. */
export const writeSurroundings = (
  { complexNames, floor, floorLevels, directions }: PropertyQuery,
  language: Language,
): string[] => {
  const words = WORDS[language]
  return [
    ...(complexNames ?? []),
    ...(isBounded(floor) ? [writeFloors(floor, words)] : []),
    ...(floorLevels ?? []).map((level) => words.levels[level]),
    ...(directions ?? []).map((direction) => DIRECTION_LABELS[direction][words.label]),
  ]
}

/** What is refused, each in words; `names` are those of kinds, deals and regions. */
export const writeExclusions = (
  not: PropertyExclusion | null | undefined,
  language: Language,
  names: {
    type: (type: NonNullable<PropertyExclusion['propertyTypes']>[number]) => string
    deal: (deal: NonNullable<PropertyExclusion['transactionTypes']>[number]) => string
    region: (code: string) => string | undefined
  },
): string[] => {
  const words = WORDS[language]
  return [
    ...(not?.regionCodes ?? []).flatMap((code) => names.region(code) ?? []),
    ...(not?.propertyTypes ?? []).map(names.type),
    ...(not?.transactionTypes ?? []).map(names.deal),
    ...(not?.complexNames ?? []),
    ...(not?.exclusiveArea ?? []).filter(isBounded).map(words.area),
    ...(not?.floor ?? []).filter(isBounded).map((floor) => writeFloors(floor, words)),
    ...(not?.floorLevels ?? []).map((level) => words.levels[level]),
    ...(not?.directions ?? []).map((direction) => DIRECTION_LABELS[direction][words.label]),
  ].map(words.not)
}
