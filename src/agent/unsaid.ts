import { wordsIn } from '../domain/message/say.ts'
import type { Language } from '../domain/run.ts'
import { inertText } from '../domain/text/inert.ts'

/** What of all that has to be said a text does not say. A model may leave it out. */
export const unsaidIn = (markdown: string, needed: readonly string[]): string[] =>
  needed.filter((text) => !markdown.includes(inertText(text)))

/** A text with notes at its end. */
export const withNotes = (markdown: string, notes: readonly string[], language: Language): string =>
  notes.length === 0
    ? markdown
    : `${markdown.trimEnd()}\n\n## ${wordsIn(language)('run.note')}\n\n${notes.map((note) => `- ${inertText(note)}`).join('\n')}\n`
