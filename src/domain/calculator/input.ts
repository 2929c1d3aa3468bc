import type { TermUnder } from '../message/term.ts'
import { term } from '../message/arg.ts'
import { message } from '../message/say.ts'
import type { Said } from '../message/say.ts'
import { z } from 'zod'
import { InvalidInputError } from '../errors.ts'
import { exactManwon } from '../money.ts'
import { koreanDay } from '../day.ts'

export const day = z.iso.date('must be a day, YYYY-MM-DD')
export const percent = z.number().min(0, 'must be percent, 0 to 100').max(100, 'must be percent, 0 to 100')
/** An amount without which there is nothing to calculate. */
export const positiveManwon = exactManwon.gt(0, 'must be above 0')
export const homeCount = z.int().min(0, 'must not be negative').max(1000, 'must be at most 1000')
export const regionCode = z
  .string()
  .regex(/^(?:\d{5}|\d{10})$/, 'must be a 법정동코드 of 10 digits, or the 5 digits of a 시군구')

/** The day of a case among its inputs. */
export const asOf = day
  .nullish()
  .describe(
    'Day of the case, which decides the rules; today in Korea when omitted. Before the first rule is an error.',
  )

/** What was asked, checked: every field at fault is named with its rule. */
export const readInput = <S extends z.ZodType>(schema: S, input: z.input<S>): z.output<S> => {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => {
    const field = path.join('.')
    return { field, message: `${field}: ${message}` }
  })
  throw new InvalidInputError(
    issues.map(({ message }) => message).join('; '),
    issues[0]?.field ?? null,
    issues,
  )
}

export const refuse = (field: string, rule: string): never => {
  throw new InvalidInputError(`${field}: ${rule}`, field)
}

/** The day of the case. */
export const caseDay = (asOf: string | null | undefined, today: Date): string => asOf ?? koreanDay(today)

/** An omitted amount counts as 0, and the answer says so. */
type Input = TermUnder<'input'>

export const omitted = (amounts: Partial<Record<Input, number | null | undefined>>): Said[] =>
  (Object.keys(amounts) as Input[])
    .filter((name) => amounts[name] == null)
    .map((name) => message('note.omitted', { what: term(`input.${name}`) }))
