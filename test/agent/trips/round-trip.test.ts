import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TABLE } from './calculations.ts'
import { drawTrip } from './drawn.ts'
import type { Trip } from './drawn.ts'
import { judge } from './judged.ts'
import { calculations } from '../../../src/agent/tools/registry.ts'

/** The same trips each time; `hunt.ts` makes as many as one likes. */
const SEED = 5
const TRIPS = 90

const isKnown = ({ calculation, style, kind }: Trip): boolean =>
  TABLE.known.some(
    (it) =>
      it.calculation === calculation.id &&
      (it.styles?.includes(style) ?? true) &&
      (it.kinds?.includes(kind) ?? true),
  )

const tapes = fc.sample(fc.array(fc.nat(), { minLength: 80, maxLength: 80, size: 'max' }), {
  seed: SEED,
  numRuns: TRIPS,
})
const trips = tapes.flatMap((tape) => drawTrip(tape) ?? []).filter((trip) => !isKnown(trip))

test('every calculation of the table is one that the product offers', () => {
  const offered = calculations().flatMap((tool) => tool.calculations as readonly string[])
  expect(
    TABLE.calculations.map(({ calculation }) => calculation).filter((it) => !offered.includes(it)),
  ).toEqual([])
})

test('most trips are made', () => {
  expect(trips.length).toBeGreaterThan(TRIPS / 2)
})

test.each(trips.map((trip) => [`${trip.calculation.id}: ${trip.turns.join(' → ')}`, trip] as const))(
  '%s',
  async (_name, trip) => {
    expect(await judge(trip)).toMatchObject({ ok: true })
  },
)
