import type { InputResponse } from '../gql/schema.ts'
import type { FormFieldPartsFragment } from './form.graphql.ts'

export type FormField = FormFieldPartsFragment
/** By the path of the field, as they are typed: amounts are still text. */
export type Values = Readonly<Record<string, unknown>>
export interface PlanStep {
  stepId: string
  description: string
  skip: boolean
}
export interface TermChange {
  number: string
  text: string
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
export const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(textOf) : [])
export const stepsOf = (value: unknown): readonly PlanStep[] =>
  (Array.isArray(value) ? value : []).filter(isRecord).map((it) => ({
    stepId: textOf(it['stepId']),
    description: textOf(it['description']),
    skip: it['skip'] === true,
  }))
export const termsOf = (value: unknown): readonly TermChange[] =>
  (Array.isArray(value) ? value : [])
    .filter(isRecord)
    .map((it) => ({ number: textOf(it['number']), text: textOf(it['text']) }))

/** What is known already. */
export const firstValues = (form: readonly FormField[]): Values =>
  Object.fromEntries(form.filter((it) => it.default != null).map((it) => [it.path, it.default]))

/** Whether a field is asked, given what was said so far. */
export const isAsked = ({ when }: FormField, values: Values): boolean =>
  when === null || when.values.includes(textOf(values[when.path]))

const isNumeric = ({ type }: FormField): boolean => type === 'MANWON' || type === 'AREA'
const numberOf = (text: string): number => Number(text.replaceAll(',', '').trim())

/** What is given at a path; undefined: nothing, the field is left out. */
const givenOf = (field: FormField, value: unknown): unknown => {
  switch (field.type) {
    case 'MANWON':
    case 'AREA':
      return textOf(value).trim() === '' ? undefined : numberOf(textOf(value))
    case 'CHOICES':
      return textsOf(value)
    case 'TEXTS': {
      const lines = textsOf(value).filter((line) => line.trim() !== '')
      return lines.length === 0 ? undefined : lines
    }
    case 'PLAN_STEPS':
      return stepsOf(value)
    case 'TERM_CHANGES': {
      const changes = termsOf(value)
        .filter(({ number, text }) => number.trim() !== '' || text.trim() !== '')
        .map(({ number, text }) => ({
          ...(number.trim() !== '' && { number: numberOf(number) }),
          ...(text.trim() !== '' && { text: text.trim() }),
        }))
      return changes.length === 0 ? undefined : changes
    }
    default: {
      const text = textOf(value).trim()
      return text === '' ? undefined : text
    }
  }
}

export type Problem = 'required' | 'notANumber'

/** What can be seen to be wrong before anything is sent, by path. */
export const problemsOf = (form: readonly FormField[], values: Values): Readonly<Record<string, Problem>> =>
  Object.fromEntries(
    form
      .filter((field) => isAsked(field, values))
      .flatMap((field): [string, Problem][] => {
        const given = givenOf(field, values[field.path])
        if (given === undefined || (Array.isArray(given) && given.length === 0))
          return field.required ? [[field.path, 'required']] : []
        return isNumeric(field) && Number.isNaN(given) ? [[field.path, 'notANumber']] : []
      }),
  )

/** The response that the answers make: each at its path, those left out that are not asked. */
export const responseOf = (form: readonly FormField[], values: Values): InputResponse => {
  const response: Record<string, unknown> = {}
  for (const field of form) {
    if (!isAsked(field, values)) continue
    const given = givenOf(field, values[field.path])
    if (given === undefined) continue
    const names = field.path.split('.')
    const last = names.pop() ?? ''
    let place = response
    for (const name of names) {
      const next = place[name]
      const inner: Record<string, unknown> = isRecord(next) ? next : {}
      place[name] = inner
      place = inner
    }
    place[last] = given
  }
  // The API says in its form what its own input looks like.
  return response as InputResponse
}
