import { expect, test } from 'vitest'
import { z } from 'zod'
import rows from './told-of-last.json' with { type: 'json' }
import { resultIn, workedTalk } from './worked-in-talk.ts'

const row = z
  .strictObject({
    /** The rule behind the figures, which are in 만원. */
    why: z.string().min(1),
    questions: z.array(z.string()).min(2),
    calculation: z.string(),
    /** What of the result must hold turn by turn; null: it is not worked out. */
    results: z.array(z.record(z.string(), z.json()).nullable()),
  })
  .refine(({ questions, results }) => questions.length === results.length)

const held = z.object({
  result: z.unknown(),
  alternatives: z.array(z.looseObject({ result: z.unknown() })),
})

/** What a calculation of a lease says, or where a fact is open the first of what it may be; of any other what it is itself. */
const told = (found: unknown): unknown => {
  const { success, data } = held.safeParse(found)
  return success && data.result !== undefined ? (data.result ?? data.alternatives[0]?.result) : found
}

test.each(z.array(row).parse(rows))('$why', async ({ questions, calculation, results }) => {
  const found = await workedTalk(questions)
  found.forEach((evidence, at) => {
    const result = told(resultIn(evidence, calculation))
    const expected = results[at]
    if (expected === null) expect(result).toBeUndefined()
    else expect(result).toMatchObject(expected ?? {})
  })
})
