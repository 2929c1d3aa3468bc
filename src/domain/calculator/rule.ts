import type { AppliedRule } from '../answer.ts'
import { InvalidInputError } from '../errors.ts'

/** A rule as it holds over a span of days. Every figure of the calculators lives in such a row. */
export interface Rule extends AppliedRule {
  /** Last day, ISO; null while no later row is known. */
  effectiveTo: string | null
  /** Read in the statute's own text, or announced by the authority; false where only second-hand sources say so. */
  verified: boolean
}

const DAY = 24 * 60 * 60 * 1000
const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10)

/** Rows that follow one another, oldest first: each holds until the day before the next. */
export const succeed = <R extends Omit<Rule, 'effectiveTo'>>(
  rows: readonly R[],
): (R & Pick<Rule, 'effectiveTo'>)[] =>
  rows.map((row, index) => {
    const next = rows[index + 1]
    return { ...row, effectiveTo: next === undefined ? null : dayBefore(next.effectiveFrom) }
  })

/** The day in Korea, where the law is. ISO days compare as text. */
export const koreanDay = (time: Date): string =>
  new Date(time.getTime() + 9 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** The row of the day. A day before the first row is an error, never the nearest row: what held then is not known here. */
export const inForce = <R extends Rule>(rows: readonly R[], day: string, field: string, hint = ''): R => {
  const row = rows.find((it) => it.effectiveFrom <= day && (it.effectiveTo === null || day <= it.effectiveTo))
  if (row !== undefined) return row
  const [first] = rows
  const known = first === undefined ? '' : `: “${first.name}” is known from ${first.effectiveFrom} on`
  throw new InvalidInputError(`${field}: there is no rule for ${day}${known}${hint}`, field)
}

/** What an answer says of a rule; that a figure was not confirmed is part of it. */
export const applied = ({ name, article, effectiveFrom, text, verified }: Rule): AppliedRule => ({
  name,
  article,
  effectiveFrom,
  text: verified ? text : `${text} (원문으로 확인하지 못한 값입니다.)`,
})
