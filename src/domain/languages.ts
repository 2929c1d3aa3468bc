import { keysOf } from './keys.ts'
import rows from './languages.json' with { type: 'json' }

export type Language = keyof typeof rows

/** The languages of answers. */
export const LANGUAGES: readonly Language[] = keysOf(rows)

/** Each language with what its row holds: `about` it in the API, what a `model` is told to write in. */
export const ofLanguages = (key: keyof (typeof rows)[Language]): Record<Language, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, rows[language][key]])) as Record<Language, string>
