import { z } from 'zod'
import type { Case } from '../case.ts'
import { nextWorkday } from '../holiday.ts'
import { evaluate } from './evaluate.ts'
import { kindIn, namesIn, parseExpression } from './expression.ts'
import { allHold, bounded } from './verdict.ts'
import type { Value } from './expression.ts'
import { figureIn, KINDS } from './figure.ts'

const line = z.string().trim().min(2)

/**
 * By when something is due, worked out from the day of the case that sets its time going, which is not counted (민법 제157조, 제160조):
 * `signed + 30 days`, `monthEnd(died) + 6 months`. `ko` and `en` name what is due.
 */
export const deadline = z.strictObject({
  by: line,
  /** Nothing is due where all of it holds. */
  unless: bounded,
  ko: line,
  en: line,
})
type Deadline = z.infer<typeof deadline>

/** What is due by a day, or in a month of which no day is known, and the day that it is counted from. */
export interface Due {
  what: { ko: string; en: string }
  day: string
  from: string
  /** The last day was a Saturday or Sunday (민법 제161조). */
  isMoved: boolean
  isOver: boolean
}

/** A day that is told without what happened on it is the one that a ruling counts from. */
const dayIn = (name: string, given: Case): Value | null => {
  const said = figureIn(name, given)
  return said ?? (name === 'end' ? null : figureIn('since', given))
}

const MONTH = 'YYYY-MM'.length

const dueOf = ({ by, unless, ko, en }: Deadline, given: Case): Due[] => {
  if (Object.keys(unless).length > 0 && allHold(unless, given)) return []
  const read = parseExpression(by)
  const from = namesIn(read).flatMap((name) => dayIn(name, given) ?? [])[0]
  const until = evaluate(read, (name) => dayIn(name, given))
  if (until?.kind !== 'DAY' || from?.kind !== 'DAY') return []
  const { today } = given.facts
  const isExact = until.least === until.most
  if (!isExact && until.least.slice(0, MONTH) !== until.most.slice(0, MONTH)) return []
  const last = isExact ? nextWorkday(until.most) : until.most
  return [
    {
      what: { ko, en },
      day: isExact ? last : last.slice(0, MONTH),
      from: from.least === from.most ? from.least : from.least.slice(0, MONTH),
      isMoved: last !== until.most,
      isOver: today !== null && last < today,
    },
  ]
}

/** By when what a ruling speaks of is due, as far as the case says from which day. */
export const dueIn = ({ deadlines }: { deadlines: readonly Deadline[] }, given: Case): Due[] =>
  deadlines.flatMap((it) => dueOf(it, given))

/** What is wrong with a deadline: what cannot be read, is no day, or hangs on more than one. */
export const faultsOfDeadline = ({ by }: Pick<Deadline, 'by'>): string[] => {
  try {
    const read = parseExpression(by)
    const names = new Set(namesIn(read))
    const kind = kindIn(read, (name) => KINDS.get(name) ?? null)
    return kind === 'DAY' && names.size === 1 ? [] : [`${by} is no day that hangs on one`]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
