import { z } from 'zod'
import { daysAfter } from '../day.ts'
import { RULE_VALUES, SIDE_BY_SIDE } from './kinds.ts'
import type { RuleKind } from './kinds.ts'

const KINDS: readonly string[] = Object.keys(RULE_VALUES)
const isKind = (kind: string): kind is RuleKind => KINDS.includes(kind)

const line = z.string().trim().min(1, 'must not be empty').max(2000)

/** A row as files and the database hold it; `values` are checked by its kind. */
export const ruleRow = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens')
      .max(100),
    kind: z.string().refine(isKind, `must be one of ${KINDS.join(', ')}`),
    name: line,
    /** Its name for readers of English; left out where it is told by its own alone. */
    english: line.optional(),
    /** `text` for readers of English; left out where it is told in Korean alone. */
    englishText: line.optional(),
    article: line,
    from: z.iso.date('must be a day, YYYY-MM-DD'),
    until: z.iso.date('must be a day, YYYY-MM-DD, or null').nullable(),
    verified: z.boolean(),
    source: line,
    text: line,
    values: z.record(z.string(), z.unknown()),
  })
  .superRefine(({ kind, from, until, values, english, englishText }, context) => {
    if (englishText !== undefined && english === undefined) {
      context.addIssue({ code: 'custom', path: ['english'], message: 'is missing beside englishText' })
    }
    if (until !== null && until < from) {
      context.addIssue({ code: 'custom', path: ['until'], message: 'must not be before from' })
    }
    if (!isKind(kind)) return
    for (const { path, message } of RULE_VALUES[kind].safeParse(values).error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: ['values', ...path], message })
    }
  })
export type RuleRow = z.infer<typeof ruleRow>

/** What is wrong in a list of rows; `path` leads to it from the list. */
export interface RuleProblem {
  path: PropertyKey[]
  problem: string
}

/** The rows of a list, or everything that is wrong with them one by one. */
export const readRuleRows = (list: unknown): { rows: RuleRow[]; problems: RuleProblem[] } => {
  if (!Array.isArray(list) || list.length === 0) {
    return { rows: [], problems: [{ path: [], problem: 'this is no list of rules' }] }
  }
  const rows: RuleRow[] = []
  const problems: RuleProblem[] = []
  const seen = new Set<string>()
  for (const [index, item] of list.entries()) {
    const parsed = ruleRow.safeParse(item)
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues) {
        problems.push({
          path: [index, ...path],
          problem: [path.join('.'), message].filter(Boolean).join(': '),
        })
      }
    } else if (seen.has(parsed.data.id)) {
      problems.push({ path: [index, 'id'], problem: `the id ${parsed.data.id} stands here twice` })
    } else {
      seen.add(parsed.data.id)
      rows.push(parsed.data)
    }
  }
  return { rows, problems }
}

/** By kind and day, so that two lists of the same rules are the same text. */
const inOrder = (rows: readonly RuleRow[]): RuleRow[] => {
  const keyOf = ({ kind, from, id }: RuleRow) =>
    `${String(KINDS.indexOf(kind)).padStart(3, '0')} ${from} ${id}`
  return rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

/**
 * Rules with later ones laid over them: a row takes the place of the one with its id; a new row ends the one before it on the
 * day before, so that a new rate is one row.
 */
export const mergeRules = (base: readonly RuleRow[], over: readonly RuleRow[]): RuleRow[] => {
  const replaced = new Set(over.map(({ id }) => id))
  const rows = inOrder([...base.filter(({ id }) => !replaced.has(id)), ...over])
  return rows.map((row, index) => {
    const next = rows[index + 1]
    if (replaced.has(row.id) || next?.kind !== row.kind || !replaced.has(next.id)) return row
    if (SIDE_BY_SIDE.includes(row.kind) || next.from <= row.from) return row
    const ends = row.until === null || row.until >= next.from
    return ends ? { ...row, until: daysAfter(next.from, -1) } : row
  })
}

/** A version of an older release, with the rows of kinds that it did not know. */
export const completeRules = (rows: readonly RuleRow[], shipped: readonly RuleRow[]): RuleRow[] => {
  const kinds = new Set(rows.map(({ kind }) => kind))
  return [...rows, ...shipped.filter(({ kind }) => !kinds.has(kind))]
}

export interface RuleMisfit {
  /** The row that does not fit; null where one is missing. */
  id: string | null
  /** The row before it. */
  other: string | null
  problem: string
}

/** Whether the rows of a whole set follow one another without gap or overlap, and every kind has one. */
export const checkRules = (rows: readonly RuleRow[]): RuleMisfit[] => {
  const ordered = inOrder(rows)
  const missing = KINDS.filter((kind) => !ordered.some((row) => row.kind === kind))
  return [
    ...missing.map((kind) => ({ id: null, other: null, problem: `there is no row of the kind ${kind}` })),
    ...ordered.flatMap((row, index) => {
      const before = ordered[index - 1]
      if (before?.kind !== row.kind || SIDE_BY_SIDE.includes(row.kind)) return []
      if (before.until === null || before.until >= row.from) {
        const ends = before.until ?? 'no day'
        return [{ id: row.id, other: before.id, problem: `overlaps ${before.id}, which holds until ${ends}` }]
      }
      return daysAfter(before.until, 1) === row.from
        ? []
        : [
            {
              id: row.id,
              other: before.id,
              problem: `begins on ${row.from}, and ${before.id} ends on ${before.until}: no rule holds between`,
            },
          ]
    }),
  ]
}
