import { converse } from './conversation.ts'
import type { Told } from './conversation.ts'
import type { Trip } from './drawn.ts'
import { calculate, comesTo } from './oracle.ts'

export interface Verdict {
  ok: boolean
  /** Another figure; nothing worked out though it was understood; another calculation; nothing at all. */
  outcome: 'right' | 'wrong' | 'lacking' | 'other' | 'nothing'
  wanted: string
  got: string
}

const sourcesOf = ({ evidence }: Told) =>
  evidence.flatMap(({ source }) => (source.kind === 'CALCULATION' ? [source] : []))

/** Whether the last turn works out what the typed calculator works out of what was drawn. */
export const judge = async (trip: Trip): Promise<Verdict> => {
  const told = await converse(trip.turns)
  const last = told.at(-1)
  const { calculation, inputs, figures } = trip.calculation
  const picked = (of: Record<string, unknown>) =>
    JSON.stringify(Object.fromEntries((inputs ?? []).map((key) => [key, of[key] ?? null])))
  const wanted = inputs === undefined ? calculate(calculation, trip.input, figures) : picked(trip.input)
  const sources = last === undefined ? [] : sourcesOf(last)
  const found = sources.filter(({ name }) => name === calculation)
  if (found.length === 0) {
    const outcome = sources.length > 0 ? 'other' : (last?.gaps.length ?? 0) > 0 ? 'lacking' : 'nothing'
    const got = sources.map(({ name }) => name).join() || JSON.stringify(last?.gaps.map(({ args }) => args))
    return { ok: false, outcome, wanted, got }
  }
  const results = found.map((it) => (inputs === undefined ? comesTo(it.result, figures) : picked(it.inputs)))
  const ok = results.some((it) => isSame(wanted, it))
  const got = found.map((it, at) => `${results[at]} of ${JSON.stringify(it.inputs)}`).join(' | ')
  return { ok, outcome: ok ? 'right' : 'wrong', wanted, got }
}

/** A tool may say more beside what its calculator does. */
const isSame = (wanted: string, got: string): boolean => {
  if (wanted === got) return true
  const parts = got.split(',')
  return wanted.includes(' ') && wanted.split(',').every((part) => parts.includes(part))
}
