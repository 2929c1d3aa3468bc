import { z } from 'zod'
import { FIELD_TYPES } from '../../domain/form/field.ts'
import { readAmounts } from '../../domain/language/amount.ts'
import { formatManwon, formatManwonEnglish } from '../../domain/money.ts'
import { TRANSACTION_TYPES } from '../../domain/property.ts'
import type { Language } from '../../domain/run.ts'

const offer = z.object({
  property: z.object({ id: z.string(), name: z.string(), address: z.string() }),
  transaction: z.object({
    transactionType: z.enum(TRANSACTION_TYPES),
    salePrice: z.number().nullable(),
    deposit: z.number().nullable(),
    monthlyRent: z.number().nullable(),
    exclusiveArea: z.number().nullable(),
    floor: z.number().nullable(),
    isDemo: z.boolean(),
  }),
})
export type ShownOffer = z.infer<typeof offer>

/** A field of a form, as the API has it (`FormField`). */
export const shownField = z.object({
  path: z.string(),
  label: z.string(),
  type: z.enum(FIELD_TYPES),
  required: z.boolean(),
  default: z.unknown(),
  help: z.string().nullable(),
  error: z.string().nullable(),
  options: z.array(z.object({ value: z.string(), label: z.string(), offer: offer.nullable() })),
  when: z.object({ path: z.string(), values: z.array(z.string()) }).nullable(),
})
export type ShownField = z.infer<typeof shownField>

const planStep = z.object({ stepId: z.string(), description: z.string(), skip: z.boolean() })
export type PlanStep = z.infer<typeof planStep>
export const planSteps = (value: unknown): PlanStep[] => z.array(planStep).catch([]).parse(value)

const dayOf = (line: string): string | undefined => {
  const [, year, month, date] = /^(\d{4})\D*(\d{2})\D*(\d{2})\D*$/.exec(line) ?? []
  const read = new Date(`${year}-${month}-${date}T00:00:00Z`)
  if (Number.isNaN(read.getTime())) return undefined
  const iso = read.toISOString().slice(0, 10)
  return iso === `${year}-${month}-${date}` ? iso : undefined
}

const amountOf = (line: string): number | undefined => {
  if (/^(?:\d{1,3}(?:,\d{3})+|\d+)$/.test(line)) return Number(line.replaceAll(',', ''))
  const [only, ...more] = readAmounts(line)
  return more.length === 0 ? only?.value : undefined
}

/** “3 …” is a new wording of term 3, “3” takes it away, and what begins with no number is one more. */
const termChangeOf = (line: string): { number?: number; text?: string } => {
  const [, number, text = ''] = /^(\d{1,3})(?:[.:)]?\s+(.*))?$/.exec(line) ?? []
  if (number === undefined) return { text: line }
  return { number: Number(number), ...(text !== '' && { text }) }
}

/** What a line means to a field: what is given there; undefined where it cannot be understood. */
export const readLine = ({ type, options }: ShownField, line: string): unknown => {
  const numbered = (text: string) => options[Number(text) - 1]?.value
  switch (type) {
    case 'MANWON':
      return amountOf(line)
    case 'AREA':
      return /^\d{1,6}(?:\.\d{1,4})?$/.test(line) ? Number(line) : undefined
    case 'DATE':
      return dayOf(line)
    case 'CHOICE':
      return /^\d{1,4}$/.test(line) ? numbered(line) : undefined
    case 'CHOICES': {
      const chosen = line.split(/[\s,]+/).map((part) => (/^\d{1,4}$/.test(part) ? numbered(part) : undefined))
      return chosen.includes(undefined) ? undefined : chosen
    }
    case 'TERM_CHANGES':
      return termChangeOf(line)
    // A text that would do may be named by its number.
    default:
      return (/^\d{1,4}$/.test(line) ? numbered(line) : undefined) ?? line
  }
}

/** What is known already, as it is read. */
export const shownDefault = (field: ShownField, language: Language): string | null => {
  const { type, default: known, options } = field
  if (type === 'PLAN_STEPS' || known == null) return null
  if (type === 'MANWON' && typeof known === 'number')
    return language === 'KO' ? formatManwon(known) : formatManwonEnglish(known)
  return options.find(({ value }) => value === known)?.label ?? String(known)
}
