import fc from 'fast-check'
import { drawTrip } from './drawn.ts'
import type { Trip } from './drawn.ts'
import { judge } from './judged.ts'

/** Draws many trips and tells which ways of saying what fail: `node test/agent/trips/hunt.ts SEED RUNS [calculation]`. */
const [seed = '1', runs = '300', only] = process.argv.slice(2)
const tapes = fc.sample(fc.array(fc.nat(), { minLength: 80, maxLength: 80, size: 'max' }), {
  seed: Number(seed),
  numRuns: Number(runs),
})
const isShort = process.env['SHORT'] !== undefined

/** Which fact, said plainly, makes it right. */
const blame = async (trip: Trip): Promise<string> => {
  for (const [turn, facts] of trip.said.entries())
    for (const [at, fact] of facts.entries())
      if ((await judge(trip.plainly(turn, at))).ok) return `${fact.name}: ${fact.way}`
  const last = trip.said.at(-1)?.at(-1)
  return trip.said.length > 1 && last !== undefined ? `(${last.name}: ${last.way})` : '(whole)'
}

const counts = new Map<string, { all: number; failed: number }>()
const count = (key: string, ok: boolean) => {
  const it = counts.get(key) ?? { all: 0, failed: 0 }
  it.all += 1
  if (!ok) it.failed += 1
  counts.set(key, it)
}
const groups = new Map<string, string[]>()
let all = 0
let failed = 0
const from = performance.now()
for (const tape of tapes) {
  const trip = drawTrip(tape, only)
  if (trip === null) continue
  all += 1
  const verdict = await judge(trip).catch((error: unknown) => ({
    ok: false,
    outcome: 'error',
    wanted: '',
    got: String(error),
  }))
  count(`kind ${trip.kind}`, verdict.ok)
  count(`style ${trip.style}`, verdict.ok)
  count(`calculation ${trip.calculation.id}`, verdict.ok)
  count(`outcome ${verdict.outcome}`, verdict.ok)
  if (verdict.ok) continue
  failed += 1
  if (isShort) continue
  const why = await blame(trip).catch(() => '(error)')
  const key = `${trip.calculation.id} ${trip.kind} ${verdict.outcome} ${why}`
  groups.set(key, [
    ...(groups.get(key) ?? []),
    `${trip.turns.join(' // ')}\n      wanted ${verdict.wanted.slice(0, 150)}\n      got    ${verdict.got.slice(0, 420)}`,
  ])
}
console.log(
  `${failed} of ${all} failed, seed ${seed}, ${Math.round((performance.now() - from) / Math.max(1, all))} ms each`,
)
for (const [key, { all: of, failed: bad }] of [...counts].toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(`  ${key}: ${bad}/${of}`)
for (const [key, examples] of [...groups].toSorted(
  ([a, one], [b, other]) => other.length - one.length || a.localeCompare(b),
)) {
  console.log(`${examples.length}x ${key}`)
  for (const example of examples.slice(0, 2)) console.log(`    ${example}`)
}
