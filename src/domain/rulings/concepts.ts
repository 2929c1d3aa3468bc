import { z } from 'zod'

/** Words “a|b, c|d”: the Korean ones, then the English ones. */
const words = z.array(z.string().min(1)).min(1).max(2)
const table = z.record(z.string().regex(/^[a-zA-Z]+$/), words)

const ENGLISH = /^[a-z0-9 '’%+.-]+$/

/** What the same thing is called, in two languages. */
export interface Concept {
  name: string
  /** As they stand in a text without spaces. */
  korean: readonly string[]
  /** By their beginnings; short ones (rent, tax) whole, or inflected. */
  english: readonly string[]
}

/** The table as it stands in its file; throws a ZodError where it is none. */
export const readConcepts = (value: unknown): Concept[] =>
  Object.entries(table.parse(value)).map(([name, forms]) => {
    const all = forms.flatMap((form) => form.split('|')).map((form) => form.trim().toLowerCase())
    return {
      name,
      korean: all.filter((form) => /[가-힣]/.test(form)),
      english: all.filter((form) => ENGLISH.test(form)),
    }
  })
