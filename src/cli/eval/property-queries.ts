import { z } from 'zod'
import type { Ask } from '../guest.ts'
import { percent, share } from './figures.ts'
import type { Figures } from './figures.ts'
import type { Item } from './sets.ts'

const LISTS = ['regionCodes', 'propertyTypes', 'transactionTypes'] as const
const BOUNDS = [
  'salePrice',
  'deposit',
  'monthlyRent',
  'exclusiveArea',
  'completionYear',
  'totalHouseholds',
  'subwayWalkingTime',
] as const
const FLAGS = ['directTrade', 'includesNearbyFacilities', 'includesAgent'] as const
const FIELDS = [...LISTS, ...BOUNDS, ...FLAGS]
type Field = (typeof FIELDS)[number]
type Reading = Item<'property-queries'>['expect']

const QUERY = `query($text: String!) { reading: interpretPropertyQuery(text: $text) {
  ${LISTS.join(' ')} ${BOUNDS.map((bound) => `${bound} { min max }`).join(' ')} ${FLAGS.join(' ')} } }`

const reading = z.record(z.string(), z.unknown()).nullish()
const range = z.object({ min: z.number().nullish(), max: z.number().nullish() }).nullish()

const near = (a: number | null, b: number | null, tolerance: number): boolean =>
  a === b || (a !== null && b !== null && Math.abs(a - b) <= tolerance)

const isIn = <T extends string>(fields: readonly T[], field: string): field is T =>
  fields.some((known) => known === field)

/** Areas may differ by half a ㎡: 평 are rounded. Null and false mean the same for a wish. */
const agree = (field: Field, expected: Reading, got: Record<string, unknown>): boolean => {
  if (isIn(LISTS, field)) {
    const found = z.array(z.string()).nullish().parse(got[field]) ?? []
    return [...(expected[field] ?? [])].toSorted().join() === found.toSorted().join()
  }
  if (isIn(FLAGS, field)) return (expected[field] ?? false) === (got[field] ?? false)
  const tolerance = field === 'exclusiveArea' ? 0.5 : 0
  const found = range.parse(got[field])
  return (
    near(expected[field]?.min ?? null, found?.min ?? null, tolerance) &&
    near(expected[field]?.max ?? null, found?.max ?? null, tolerance)
  )
}

export const evaluatePropertyQueries = async (
  ask: Ask,
  items: readonly Item<'property-queries'>[],
): Promise<Figures> => {
  const wrong: Field[] = []
  let exact = 0
  for (const { text, expect } of items) {
    const got = reading.parse((await ask(QUERY, { text })).data['reading'])
    const missed = FIELDS.filter((field) => !got || !agree(field, expect, got))
    if (missed.length === 0) exact++
    wrong.push(...missed)
  }
  const weakest = [...Map.groupBy(wrong, (field) => field)]
    .toSorted((a, b) => b[1].length - a[1].length)
    .slice(0, 4)
    .map(([field, misses]) => `${field} ${percent(items.length - misses.length, items.length)}`)
  return {
    name: 'property-queries',
    lines: [
      `exact ${percent(exact, items.length)}${weakest.length > 0 ? `; weakest fields: ${weakest.join(', ')}` : ''}`,
    ],
    values: { exact: share(exact, items.length) },
  }
}
