import { OFFLINE } from '../call.ts'
import type { Making } from '../call.ts'
import type { World, Fittable } from './define.ts'
import type { Asked, Caller } from './runner.ts'

/** Makes a call by its rules; `reason` says, in words that are safe to show, why no model made it. */
export async function* makeByRules<I extends Fittable, T>(
  { call, input, context: { signal } }: Asked<I, T>,
  world: World,
  reason: string,
): Making<T> {
  return { ...(yield* call.byRules(input, world, signal, reason)), fallbackReason: reason }
}

/** By rules alone: no network, and the same question has the same answer. */
export const byRules = (world: World): Caller => ({
  name: OFFLINE.model,
  make: ({ call, input, context: { signal } }) => call.byRules(input, world, signal, null),
})
