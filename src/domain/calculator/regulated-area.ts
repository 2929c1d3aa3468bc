import type { Rules } from '../rules/rules.ts'
import type { Place } from './region.ts'

type Designation = Rules['regulatedArea'][number]

export interface Regulation {
  /** The designation that covers the place, or a part of it. */
  rule: Designation
  /** Only a part of the place is designated. */
  straddles: boolean
}

/** The designations of a part of a place, the earliest first: a row that lifts ends those before it, of which it covers all. */
const designated = (part: string, rows: readonly Designation[], { regions }: Rules) =>
  rows.reduce<{ rule: Designation; isWhole: boolean }[]>((standing, rule) => {
    const coverage = regions.coverage(part, rule.codes)
    if (coverage === 'NONE') return standing
    if (rule.lifted !== true) return [...standing, { rule, isWhole: coverage === 'WHOLE' }]
    // What is left of a part that is lifted in part is not known to be nothing.
    return coverage === 'WHOLE' ? [] : standing.map((it) => ({ ...it, isWhole: false }))
  }, [])

const among = ({ parts }: Place, rows: readonly Designation[], rules: Rules): Regulation | null => {
  const found = parts.map((part) => designated(part, rows, rules))
  const rule = found.find((standing) => standing.length > 0)?.[0]?.rule
  if (rule === undefined) return null
  return { rule, straddles: found.some((standing) => !standing.some(({ isWhole }) => isWhole)) }
}

const begun = (rows: readonly Designation[], day: string) =>
  rows.filter(({ effectiveFrom }) => effectiveFrom <= day)

const holding = (rows: readonly Designation[], day: string) =>
  begun(rows, day).filter(({ effectiveTo }) => effectiveTo === null || day <= effectiveTo)

/** Null where nothing of the place is regulated. Where two designations name it, the earlier; one that was lifted names none. */
export const regulationOf = (place: Place, day: string, rules: Rules): Regulation | null =>
  among(place, holding(rules.regulatedArea, day), rules)

/**
 * Whether a home there may be bought with a permit only (토지거래허가구역). A designation is announced for a period: after its
 * end it is the last that is known, and is told as past; null where there was none, or where it was lifted.
 */
export const permitOf = (place: Place, day: string, rules: Rules): Regulation | null => {
  const now = among(place, holding(rules.permitArea, day), rules)
  if (now !== null) return now
  const last = among(place, begun(rules.permitArea, day), rules)
  return last === null ? null : { ...last, rule: { ...last.rule, isPast: true } }
}
