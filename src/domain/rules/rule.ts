import type { AppliedRule } from '../answer.ts'
import { InvalidInputError } from '../errors.ts'

/** A rule as it holds over a span of days. Every dated figure lives in such a row; the formulas stand in the calculators. */
export interface Rule extends Omit<AppliedRule, 'until' | 'isUnverified'> {
  id: string
  /** Last day, ISO; null while no later row is known. */
  effectiveTo: string | null
  /** Read in the statute's own text, or announced by the authority; false where only second-hand sources say so. */
  verified: boolean
  /** Where it was read. */
  source: string
  /** The day for which it was picked lies after `effectiveTo`, and no later row is known. */
  isPast?: boolean
}

/**
 * The row of the day, of rows that follow one another, oldest first. A day before the first row is an error, never the nearest
 * row: what held then is not known here. After the end of the last row that row is what is known, and the answer says so.
 */
export const inForce = <R extends Rule>(rows: readonly R[], day: string, field: string, hint = ''): R => {
  const row = rows.findLast(({ effectiveFrom }) => effectiveFrom <= day)
  if (row !== undefined) {
    return row.effectiveTo !== null && row.effectiveTo < day ? { ...row, isPast: true } : row
  }
  const [first] = rows
  const known = first === undefined ? '' : `: “${first.name}” is known from ${first.effectiveFrom} on`
  throw new InvalidInputError(`${field}: there is no rule for ${day}${known}${hint}`, field)
}

/** What an answer says of a rule; that a figure was not confirmed, or is known for an earlier time only, is part of it. */
export const applied = (rule: Rule): AppliedRule => {
  const { name, english, article, effectiveFrom, effectiveTo, text, verified, isPast } = rule
  const until = isPast === true ? effectiveTo : null
  const whole = (said: string, unverified: string, known: string) =>
    [said, ...(verified ? [] : [unverified]), ...(until === null ? [] : [known])].join(' ')
  return {
    name,
    ...(english && {
      english: {
        ...english,
        ...(english.text !== undefined && {
          text: whole(english.text, '(Not confirmed in the original text.)', `(As known until ${until}.)`),
        }),
      },
    }),
    article,
    effectiveFrom,
    text: whole(text, '(원문으로 확인하지 못한 값입니다.)', `(${until}까지의 기준입니다.)`),
    ...(!verified && { isUnverified: true as const }),
    ...(until !== null && { until }),
  }
}
