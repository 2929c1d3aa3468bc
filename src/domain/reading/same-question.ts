import { maskPersonalData } from '../personal-data.ts'
import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'

/** The same question whatever its spaces, capitals and marks. */
export const normaliseQuestion = (question: Prose): string =>
  textOf(question)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()

/** What was masked in a question says that there was something personal. */
const MASKED = /\*{2,}|●|○{2,}/u

/** Whether a question holds, or held, what is its author's alone. */
export const looksPersonal = (question: Prose): boolean => {
  const text = textOf(question)
  return MASKED.test(text) || maskPersonalData(text) !== text
}
