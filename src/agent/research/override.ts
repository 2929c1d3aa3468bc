import { ReducedValue } from '@langchain/langgraph'
import { z } from 'zod'

/** What a node may write to a list channel: more of it, or, said explicitly, all of it anew. */
export interface Override<T> {
  type: 'override'
  value: T[]
}
type Change<T> = T[] | Override<T>

export const override = <T>(value: T[]): Override<T> => ({ type: 'override', value })

/** Appends; an override replaces what is there, and what is appended after it follows it. */
export const appendOrReplace = <T>(current: readonly T[], change: Change<T>): T[] =>
  Array.isArray(change) ? [...current, ...change] : [...change.value]

/** A list channel that many writers append to and that one may replace. */
export const overridable = <S extends z.ZodType>(item: S) =>
  new ReducedValue(
    z.array(item).default(() => []),
    {
      inputSchema: z.union([z.array(item), z.object({ type: z.literal('override'), value: z.array(item) })]),
      reducer: (current, change) => appendOrReplace(current, change),
    },
  )

/** A number that parallel writers add to. */
export const summed = () =>
  new ReducedValue(z.number().default(0), { reducer: (current, change) => current + change })
