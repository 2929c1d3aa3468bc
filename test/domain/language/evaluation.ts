import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { PropertyQuery } from '../../../src/domain/property.ts'

const range = z.object({ min: z.number().nullish(), max: z.number().nullish() }).nullable().default(null)
export const expectation = z.object({
  regionCodes: z.array(z.string()).default([]),
  propertyTypes: z.array(z.string()).default([]),
  transactionTypes: z.array(z.string()).default([]),
  salePrice: range,
  deposit: range,
  monthlyRent: range,
  exclusiveArea: range,
  completionYear: range,
  totalHouseholds: range,
  subwayWalkingTime: range,
  directTrade: z.boolean().nullable().default(null),
  includesNearbyFacilities: z.boolean().default(false),
  includesAgent: z.boolean().default(false),
})
export type Expectation = z.infer<typeof expectation>

const LISTS = ['regionCodes', 'propertyTypes', 'transactionTypes'] as const
const FLAGS = ['directTrade', 'includesNearbyFacilities', 'includesAgent'] as const
const BOUNDS = [
  'salePrice',
  'deposit',
  'monthlyRent',
  'exclusiveArea',
  'completionYear',
  'totalHouseholds',
  'subwayWalkingTime',
] as const

const near = (want: number | null | undefined, got: number | null | undefined, tolerance: number): boolean =>
  (want ?? null) === (got ?? null) || (want != null && got != null && Math.abs(want - got) <= tolerance)

/** The fields that were read differently, compared as the evaluation does: areas within 0.5 ㎡, null as missing. */
export const differences = (want: Expectation, got: PropertyQuery): string[] => [
  ...LISTS.filter((field) => want[field].toSorted().join() !== got[field].toSorted().join()),
  ...FLAGS.filter((field) => (want[field] ?? false) !== (got[field] ?? false)),
  ...BOUNDS.filter((field) => {
    const tolerance = field === 'exclusiveArea' ? 0.5 : 0
    return (
      !near(want[field]?.min, got[field]?.min, tolerance) ||
      !near(want[field]?.max, got[field]?.max, tolerance)
    )
  }),
]

export const readLines = <T>(path: string, item: z.ZodType<T>): T[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.length > 0)
    .map((line) => item.parse(JSON.parse(line)))

const TYPES: Record<string, string> = {
  APT: 'APARTMENT',
  OFF: 'OFFICETEL',
  VIL: 'VILLA',
  ONE: 'ONEROOM',
  HOU: 'HOUSE',
}
const FIELDS: Record<string, string> = {
  sale: 'salePrice',
  dep: 'deposit',
  rent: 'monthlyRent',
  area: 'exclusiveArea',
  year: 'completionYear',
  hh: 'totalHouseholds',
  walk: 'subwayWalkingTime',
}
const FLAG_NAMES: Record<string, string> = {
  direct: 'directTrade',
  near: 'includesNearbyFacilities',
  agent: 'includesAgent',
}

const end = (written: string | undefined): number | null => (written ? Number(written) : null)

/** “text → regions | APT SALE sale=..50000” as in property-sentences.ts. */
export const parseSentence = (line: string, codeOf: (fullName: string) => string | undefined) => {
  const [text = '', want = ''] = line.split('→').map((part) => part.trim())
  const [places = '', words = ''] = want.split('|').map((part) => part.trim())
  const raw: Record<string, unknown> = {}
  const types: string[] = []
  const deals: string[] = []
  for (const word of words.split(' ').filter((part) => part.length > 0)) {
    const [key = '', bounds] = word.split('=')
    const [min, max] = (bounds ?? '').split('..')
    if (TYPES[word]) types.push(TYPES[word])
    else if (FLAG_NAMES[word]) raw[FLAG_NAMES[word]] = true
    else if (FIELDS[key] && bounds) raw[FIELDS[key]] = { min: end(min), max: end(max) }
    else if (['SALE', 'JEONSE', 'RENT'].includes(word)) deals.push(word)
    else throw new Error(`“${word}” in “${line}” is no expectation`)
  }
  const regionCodes = places.split(',').flatMap((name) => {
    if (name.trim() === '') return []
    const code = codeOf(name.trim())
    if (!code) throw new Error(`no region “${name}” for “${line}”`)
    return [code]
  })
  return {
    text,
    want: expectation.parse({ ...raw, regionCodes, propertyTypes: types, transactionTypes: deals }),
  }
}
