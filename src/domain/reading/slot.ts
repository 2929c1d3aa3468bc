import { z } from 'zod'

/** Where something stands in the NFC form of the text: UTF-16 units, the end excluded. */
export const span = z.object({ start: z.int().min(0), end: z.int().min(0) })

/** What a part of the text was read as. */
export const SLOTS = [
  'CONDITION',
  'PRICE',
  'DEPOSIT',
  'RENT',
  'SENIOR_DEBT',
  'INCOME',
  'LOAN',
  'OWN_MONEY',
  'DEBT',
  'ASIDE',
  'RAISE',
  'RATE',
  'SHARE',
  'YEARS',
  'HOMES',
  'AGE',
  'AREA',
  'DOLLARS',
  'ARTICLE',
  'DATE',
  'DURATION',
  'COUNT',
  'ORDINAL',
] as const
export type SlotName = (typeof SLOTS)[number]

/** A part of the text with what it was read as, in the writer's own words. */
export const slot = span.extend({ name: z.enum(SLOTS), text: z.string() })
export type Slot = z.infer<typeof slot>
