import { z } from 'zod'

/** A document that was found: its text stays in the corpus. */
export const foundReference = z.object({
  id: z.string(),
  label: z.string(),
  /** Sum of 1 ÷ (60 + place) over the queries that found it. */
  score: z.number(),
  /** The part that matched. */
  snippet: z.string(),
  /** The attempt that found it first. */
  iteration: z.int().min(0),
})
export type FoundReference = z.infer<typeof foundReference>
