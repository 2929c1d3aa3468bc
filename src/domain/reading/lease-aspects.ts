import { anyForm, namesIn } from '../language/forms.ts'
import type { Forms } from '../language/forms.ts'
import { firstSaid } from '../language/said.ts'
import type { Words } from '../language/said.ts'
import { ASPECT_NAMES, ASPECTS } from '../lease-facts.ts'
import type { AspectName, LeaseFacts } from '../lease-facts.ts'
import said from './lease-aspects.json' with { type: 'json' }

const known = (aspect: AspectName, value: string): string => {
  if (!ASPECTS[aspect].some((it) => it === value)) throw new Error(`${aspect} is never ${value}`)
  return value
}

/** Of an aspect the first value that is said, in the order of the table. */
const wordsFor = (aspect: AspectName): Words<string> => {
  const table: Readonly<Record<string, Forms>> = said.aspects[aspect]
  return namesIn(table).map(
    (value) => [known(aspect, value), anyForm(table[value] ?? [], said.parts)] as const,
  )
}
const WORDS: readonly (readonly [AspectName, Words<string>])[] = ASPECT_NAMES.map((aspect) => [
  aspect,
  wordsFor(aspect),
])

/** What a text says of the things that an answer of law may hang on. */
export const aspectsIn = (text: string): LeaseFacts['aspects'] =>
  Object.fromEntries(
    WORDS.flatMap(([aspect, words]) => {
      const value = firstSaid(words, text)
      return value === null ? [] : [[aspect, value]]
    }),
  )
