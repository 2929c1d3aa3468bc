import { z } from 'zod'
import stored from './signs.json' with { type: 'json' }
import { asksAboutLaw, isDoneByOthers, isUnseen, wants } from './stance.ts'
import type { SafetyText } from './text.ts'

const expression = z
  .string()
  .min(1)
  .transform((source) => new RegExp(source))

/** What it is called, and the expressions that find it: in a text without blanks, and in one with them. */
const sign = z.strictObject({ name: z.string(), ko: expression, en: expression.optional() })

/** What a sentence speaks of, whatever it says of it: what these have to do with harm is learned, not ruled. */
export const SIGNS: readonly (readonly [string, (text: SafetyText) => boolean])[] = [
  ['wants', wants],
  ['asks about law', asksAboutLaw],
  ['by others', isDoneByOthers],
  ['unseen', isUnseen],
  ...z
    .array(sign)
    .parse(stored)
    .map(
      ({ name, ko, en }) =>
        [name, ({ tight, spaced }: SafetyText) => ko.test(tight) || en?.test(spaced) === true] as const,
    ),
]
