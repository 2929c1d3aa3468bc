import { readFileSync } from 'node:fs'
import type { PropertyQuery } from '../../../src/domain/property.ts'
import { differences, parseSentence } from './evaluation.ts'
import type { Expectation } from './evaluation.ts'

const KINDS: Record<string, string> = {
  APT: 'APARTMENT',
  OFF: 'OFFICETEL',
  VIL: 'VILLA',
  ONE: 'ONEROOM',
  HOU: 'HOUSE',
}
const DEALS = ['SALE', 'JEONSE', 'RENT']
const RANGES: Record<string, string> = {
  floor: 'floor',
  rooms: 'rooms',
  baths: 'bathrooms',
  park: 'parkingSpaces',
  fee: 'maintenanceFee',
}
const LISTS: Record<string, string> = { pos: 'floorLevels', dir: 'directions', complex: 'complexNames' }
const FLAGS: Record<string, string> = { lift: 'elevator', pets: 'pets', furnished: 'furnished' }

type Values = Record<string, unknown>

/**
 * 100 Korean and 50 English sentences, written before the reader had seen one of them. As in property-sentences.ts, and:
 * floor, rooms, baths, park, fee as bounds; pos, dir, complex as lists; lift, pets, furnished; `!` before what is refused.
 * A third column names refused regions, a fourth what has to be told.
 */
export const FINER_SENTENCES: readonly string[] = readFileSync(
  new URL('finer-sentences.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line.includes('→'))

/** The complexes that are held, and their dong. */
export const COMPLEXES = [
  ['은마', '서울특별시 강남구 대치동'],
  ['리센츠', '서울특별시 송파구 잠실동'],
  ['잠실엘스', '서울특별시 송파구 잠실동'],
  ['트리지움', '서울특별시 송파구 잠실동'],
  ['헬리오시티', '서울특별시 송파구 가락동'],
  ['마포래미안푸르지오1단지', '서울특별시 마포구 공덕동'],
] as const

const bounds = (written: string) => {
  const [min, max] = written.split('..')
  return { min: min ? Number(min) : null, max: max ? Number(max) : null }
}

const add = (to: Values, key: string, value: unknown): void => {
  const there = to[key]
  to[key] = [...(Array.isArray(there) ? there : []), value]
}

export interface Finer {
  text: string
  want: Expectation
  more: Values
  not: Values
  told: string | null
}

export const parseFiner = (line: string, codeOf: (fullName: string) => string | undefined): Finer => {
  const [text = '', rest = ''] = line.split('→').map((part) => part.trim())
  const [where = '', words = '', notWhere = '', told = ''] = rest.split('|').map((part) => part.trim())
  const more: Values = {}
  const not: Values = {}
  const plain: string[] = []
  let directTrade: boolean | null = null
  for (const word of words.split(' ').filter((part) => part !== '')) {
    const isNot = word.startsWith('!')
    const [key = '', value = ''] = word.replace('!', '').split('=')
    const to = isNot ? not : more
    if (isNot && KINDS[key]) add(to, 'propertyTypes', KINDS[key])
    else if (isNot && DEALS.includes(key)) add(to, 'transactionTypes', key)
    else if (isNot && key === 'direct') directTrade = false
    else if (isNot && key === 'area') add(to, 'exclusiveArea', bounds(value))
    else if (isNot && key === 'floor') add(to, 'floor', bounds(value))
    else if (RANGES[key]) to[RANGES[key]] = bounds(value)
    else if (LISTS[key]) for (const one of value.split(',')) add(to, LISTS[key], one)
    else if (FLAGS[key]) to[FLAGS[key]] = !isNot
    else plain.push(word)
  }
  const { want } = parseSentence(`${text} → ${where} | ${plain.join(' ')}`, codeOf)
  for (const name of notWhere.split(',').filter((part) => part !== ''))
    add(not, 'regionCodes', codeOf(name.trim()))
  return {
    text,
    want: { ...want, directTrade: directTrade ?? want.directTrade },
    more,
    not,
    told: told || null,
  }
}

const FINER = [...Object.values(RANGES), ...Object.values(LISTS), ...Object.values(FLAGS)]
const NOT = [
  'regionCodes',
  'propertyTypes',
  'transactionTypes',
  'exclusiveArea',
  'floor',
  ...Object.values(LISTS),
]

const shown = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.map((it) => JSON.stringify(it)).toSorted() : (value ?? null))

const unlike = (fields: readonly string[], want: Values, got: Values): string[] =>
  fields.filter(
    (field) =>
      shown(want[field]) !== shown(Array.isArray(got[field]) && got[field].length === 0 ? null : got[field]),
  )

/** The fields that were read differently. */
export const finerDifferences = ({ want, more, not, told }: Finer, got: PropertyQuery): string[] => [
  ...differences(want, got),
  ...((want.directTrade ?? null) === (got.directTrade ?? null) ? [] : ['directTrade is not the same']),
  ...unlike(FINER, more, { ...got }),
  ...unlike(NOT, not, { ...('not' in got ? (got.not as Values | null) : {}) }).map((field) => `not ${field}`),
  ...(told === null || got.unrecognized.join(' ').includes(told) ? [] : [`“${told}” is not told`]),
]
