/** What is put into a field, and thus what a client shows for it. */
export const FIELD_TYPES = [
  'TEXT',
  'LONG_TEXT',
  'PHONE',
  'RESIDENT_NUMBER',
  'MANWON',
  'AREA',
  'DATE',
  'CHOICE',
  'CHOICES',
  'TEXTS',
  'PLAN_STEPS',
  'TERM_CHANGES',
] as const
export type FieldType = (typeof FIELD_TYPES)[number]

export interface FormOption {
  value: string
  label: string
}

/** A home of a listing: how it is called is read when it is shown. */
export interface OfferOption {
  propertyId: string
  transactionId: string
}

/** One thing that a form asks for. */
export interface FormField {
  /** Where the answer belongs in the response: “contractParties.lessor.phone”. */
  path: string
  label: string
  type: FieldType
  required: boolean
  /** For CHOICE and CHOICES; suggestions for a text. */
  options: FormOption[]
  /** Before the options: homes. */
  offers: readonly OfferOption[]
  /** What is known already. */
  default: unknown
  help: string | null
  maxLength: number | null
  /** Only asked, and only given, where that field has one of these values. */
  when: { path: string; values: readonly string[] } | null
  /** What was wrong with what was given. */
  error: string | null
}

type Part = Pick<FormField, 'path' | 'label' | 'type'> & Partial<FormField>

/** A field of which only what is unusual is said: it may be left out, and nothing is known of it. */
export const field = (part: Part): FormField => ({
  required: false,
  options: [],
  offers: [],
  default: null,
  help: null,
  maxLength: null,
  when: null,
  error: null,
  ...part,
})
