import { z } from 'zod'
import stored from './answers.json' with { type: 'json' }
import { CONCERNS } from './sense.ts'

const text = z.string().min(1)
const texts = z.array(text).min(1)

const words = z.union([
  z.strictObject({ lead: text, sections: z.array(z.strictObject({ heading: text, items: texts })) }),
  /** A plain no: why, and what can be done lawfully instead. */
  z.strictObject({ lead: text, why: texts, ways: texts }),
])
export type SafetyWords = z.infer<typeof words>

/** What is said to somebody in danger, and to whoever wants a crime done or another person’s data. */
const answer = z.strictObject({
  /** What the answer rests on, and what of each article matters. `{n}` in a text cites the n-th, from 1. */
  articles: z.array(z.strictObject({ lawName: text, articleNumber: text, about: text })),
  ko: words,
  en: words,
})

/** Only figures that statutes and offices give themselves. */
export const SAFETY_ANSWERS = z.record(z.enum(CONCERNS), answer).parse(stored)
