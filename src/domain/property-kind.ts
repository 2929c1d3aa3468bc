import { z } from 'zod'
import { keysOf } from './keys.ts'
import rows from './property-kinds.json' with { type: 'json' }

export type PropertyType = keyof typeof rows

/** The kinds of home, in the order of the table and of the API's enum. */
export const PROPERTY_TYPES: readonly PropertyType[] = keysOf(rows)

const text = z.string().min(1)
/** An expression as text; of words only where it stands for what people write. */
const expression = text.transform((source) => new RegExp(source, 'i'))

/** All that is known of a kind of home. A new kind is a row, a migration of the enum and the rules that differ. */
const propertyKind = z.strictObject({
  ko: text,
  en: text,
  /** The Korean word that conditions are written with, where it is not `ko`. */
  said: text.optional(),
  /** Of the API's enum. */
  about: text,
  /** Expressions of what a question calls it, found inside an unknown word, too (은마아파트), or only where a word begins. */
  inside: z.array(text).min(1),
  atStart: z.array(text),
  /** Plain Korean nouns for it: what a place or a sum stands before, and what a slip of the keys may mean. */
  names: z.array(z.string().regex(/^[가-힣]+$/)).min(1),
  /** What portals call it. A name may have words of two kinds (빌라 원룸): the lower rank decides. */
  portal: z.strictObject({ codes: z.array(text), words: expression, rank: z.int().min(1) }),
  /** Who reports its deals, the field that only its service has, its name there and in names of files; null: nobody. */
  ministry: z
    .strictObject({ services: z.array(text).min(1), field: text, words: expression, file: expression })
    .nullable(),
  /** How conditions of loans call it. */
  loan: text,
  /** Known by the name of its complex; others are called what thousands are. */
  hasComplex: z.boolean(),
  /** Bought as a home, or as any other building. */
  tax: z.enum(['HOME', 'OTHER']),
  /** The table of brokerage fees that holds. */
  fee: z.enum(['HOME', 'OFFICETEL']),
})
export type PropertyKind = z.output<typeof propertyKind>

export const PROPERTY_KINDS: Readonly<Record<PropertyType, PropertyKind>> = z
  .record(z.enum(PROPERTY_TYPES), propertyKind)
  .superRefine((kinds, context) => {
    const once = (of: string, values: readonly (string | number)[]) => {
      const twice = values.find((value, index) => values.indexOf(value) !== index)
      if (twice !== undefined) context.addIssue(`${of} ${twice} stands in two kinds of home`)
    }
    const all = Object.values(kinds)
    once(
      'code',
      all.flatMap(({ portal }) => portal.codes),
    )
    once(
      'rank',
      all.map(({ portal }) => portal.rank),
    )
    once(
      'service',
      all.flatMap(({ ministry }) => ministry?.services ?? []),
    )
    once(
      'noun',
      all.flatMap(({ names }) => names),
    )
  })
  .parse(rows)

/** Each kind with what `read` takes from its row. */
export const ofKinds = <T>(read: (kind: PropertyKind, type: PropertyType) => T): Record<PropertyType, T> =>
  Object.fromEntries(PROPERTY_TYPES.map((type) => [type, read(PROPERTY_KINDS[type], type)])) as Record<
    PropertyType,
    T
  >

/** Every noun for a kind of home, as the inside of an expression: 아파트|오피스텔|…, the longest first. */
export const KIND_NOUNS = PROPERTY_TYPES.flatMap((type) => PROPERTY_KINDS[type].names)
  .toSorted((one, other) => other.length - one.length)
  .join('|')

/** As terms of a catalogue of messages: what it is called, and what conditions are written with. */
export const kindTerms = (
  language: 'ko' | 'en',
): Record<`type.${PropertyType}` | `type.said.${PropertyType}`, string> => {
  const names = PROPERTY_TYPES.flatMap((type) => {
    const { ko, en, said = ko } = PROPERTY_KINDS[type]
    return [
      [`type.${type}`, language === 'ko' ? ko : en],
      [`type.said.${type}`, language === 'ko' ? said : en],
    ] as const
  })
  return Object.fromEntries(names) as ReturnType<typeof kindTerms>
}
