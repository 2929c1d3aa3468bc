import { anyForm } from '../language/forms.ts'
import type { PlaceIndex } from '../language/places.ts'
import { blanked, overlaps } from '../language/span.ts'
import type { Span } from '../language/text.ts'
import { marksIn, SUM } from './case-marks.ts'
import type { Mark } from './case-marks.ts'
import { ENDS, partsOf, UNITLESS, unitOf } from './case-parts.ts'
import type { Held } from './case-parts.ts'
import words from './alternatives.json' with { type: 'json' }

/** One of several cases that a question holds against one another. */
export interface Alternative {
  /** What tells it from the others, in the writer's own words. */
  name: string
  /** The text without what is said of the others: as long as the whole one, so that offsets stay. */
  text: string
}

const JOINT = anyForm(words.joint, {}, 'giu')
/** 30년이면 얼마고 40년이면 얼마: each is asked for by itself. */
const JOINT_OF_EACH = anyForm(words.jointOfEach, {}, 'giu')
const EITHER = anyForm(words.either, {}, 'iu')
const CONTRASTS = anyForm(words.contrasts, {}, 'iu')
/** 30년이면, 생애최초일 때. */
const SUPPOSED = /면|때|경우|\bif\b/iu
/** How much at 400 million, and how much at 450 million: said before each of them. */
const SUPPOSED_AHEAD = /\b(?:at|for|over|with)\s(?:a |an |the )?$/iu
/** What may stand between a joint and a number. */
const HARDLY = /^\s*(?:이미|지금|연|약|금리|이율|이자율?|the|an?)?\s*(?:이|가|은|는|를|만)?\s*$/u
const BESIDE = /^\s?(?:이?랑|하고|와|과|or|and)\s/iu
const ASKS = anyForm(words.asks, {}, 'iu')

/** A longer text tells a story, and holds nothing against something else in a breath. */
const LONGEST = 400
/** Nobody holds more cases against one another. */
const MOST = 4
/** Letters between two values that are named side by side, and between two that have a name each. */
const APART = { bare: 14, named: 70 } as const
const LONGEST_NAME = 28
const NAMED = [
  'CALLED',
  'CAUSE',
  'OWNERSHIP',
  'RATE_TYPE',
  'METHOD',
  'RECEIVER',
  'TYPE',
  'DEAL',
  'HOMES',
  'ZONE',
  'PLACE',
] as const
const MEASURED = ['YEARS', 'AREA', 'PERCENT'] as const

/** What stands in brackets belongs to what stands before them. */
const bracketsIn = (text: string): Span[] =>
  [...text.matchAll(/\([^()]{0,120}\)/g)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }))

/** Where one value's part of the text ends and the next one's begins; null: they are not named against one another. */
const cutBetween = (
  text: string,
  one: Mark,
  next: Mark,
  marks: readonly Mark[],
  brackets: readonly Span[],
): Span | null => {
  const between = marks.filter((it) => it.start >= one.end && it.end <= next.start)
  const open = blanked(text, [...brackets, ...between]).slice(one.end, next.from)
  const isNamed = NAMED.some((it) => it === one.kind)
  const asks = ASKS.test(open)
  const asksAhead = asks && SUPPOSED_AHEAD.test(open) && SUPPOSED_AHEAD.test(text.slice(0, one.from))
  const asksEach =
    asksAhead || (asks && SUPPOSED.test(open) && SUPPOSED.test(text.slice(next.end, next.end + APART.bare)))
  if (open.replaceAll(/\s+/g, ' ').length > (isNamed || asksEach ? APART.named : APART.bare)) return null
  if (!asksEach && ENDS.test(open)) return null
  const joint =
    [...open.matchAll(asksEach ? JOINT_OF_EACH : JOINT)].at(-1) ?? [...open.matchAll(JOINT)].at(-1)
  // 고정 3.9 변동 3.6: a value of its own behind each name.
  if (joint === undefined)
    return isNamed && between.length > 0 && open.trim() === '' ? { start: next.from, end: next.from } : null
  const end = joint.index + joint[0].length
  const isJoined = isNamed || asksAhead || HARDLY.test(open.slice(end))
  return isJoined ? { start: one.end + joint.index, end: one.end + end } : null
}

/** Values of one kind that are named against one another, from the first that are. */
const rowOf = (
  text: string,
  kind: string,
  marks: readonly Mark[],
  brackets: readonly Span[],
): Held | null => {
  const isInside = (it: Span) => brackets.some((other) => overlaps(it, other))
  const same = marks.filter((it) => it.kind === kind && !isInside(it))
  for (const [at, first] of same.entries()) {
    const values = [first]
    const cuts: Span[] = []
    for (const next of same.slice(at + 1)) {
      const last = values.at(-1) ?? first
      const cut = cutBetween(text, last, next, marks, brackets)
      if (cut === null) break
      values.push(next)
      cuts.push(cut)
    }
    const keys = new Set(values.map(({ key }) => key))
    if (values.length > 1 && values.length <= MOST && keys.size === values.length) return { values, cuts }
  }
  return null
}

/** Whether they are held against one another: so many words say it, or each is asked for by itself. */
const isContrast = (text: string, { values }: Held): boolean => {
  const [first] = values
  const last = values.at(-1)
  if (first === undefined || last === undefined) return false
  const between = text.slice(first.end, last.start)
  // 10%랑 20% 빠지면?: values side by side are asked for one by one.
  const isSideBySide = MEASURED.some((it) => it === first.kind) && BESIDE.test(between)
  return isSideBySide || CONTRASTS.test(text) || EITHER.test(between) || ASKS.test(between)
}

/** The words of its marks that the others have not; what stands in brackets only says more of it. */
const nameOf = (text: string, value: Mark, own: readonly Mark[], others: ReadonlySet<string>): string => {
  if (value.kind === 'CALLED') return text.slice(value.start, value.end).trim()
  let name = ''
  let at = 0
  for (const it of own.filter((mark) => mark === value || !others.has(keyOf(mark)))) {
    const longer = `${name} ${text.slice(Math.max(at, it.from), it.end).trim()}`.trim()
    if (name !== '' && longer.length > LONGEST_NAME) break
    name = longer
    at = Math.max(at, it.end)
  }
  return name
}

const keyOf = ({ kind, key }: Mark): string => `${kind} ${key}`

/**
 * The cases that a text holds against one another (A랑 B 각각, A보다 B, A면 얼마고 B면 얼마): what is said outside of them holds for all. Empty
 * where it is about one case.
 */
export const alternativesIn = (source: string, places: PlaceIndex): Alternative[] => {
  if (source.length > LONGEST) return []
  const marks = marksIn(source, places)
  const brackets = bracketsIn(source)
  const sums = [...new Set(marks.map(({ kind }) => kind).filter((kind) => kind.startsWith(SUM)))]
  for (const kind of [...NAMED, ...MEASURED, ...sums]) {
    const row = rowOf(source, kind, marks, brackets)
    if (row === null || !isContrast(source, row)) continue
    const parts = partsOf(source, row, marks, brackets)
    const ownOf = (part: Span): Mark[] =>
      marks.filter(
        (it) =>
          it.start >= part.start && it.start < part.end && !brackets.some((other) => overlaps(it, other)),
      )
    return parts.flatMap((part, at) => {
      const value = row.values[at]
      if (value === undefined) return []
      const others = parts.filter((it) => it !== part)
      const theirs = new Set(others.flatMap(ownOf).map(keyOf))
      const named = nameOf(source, value, ownOf(part), theirs)
      const name = UNITLESS.test(named) ? named + unitOf(source, row) : named
      return [{ name, text: blanked(source, [...others, ...row.cuts]) }]
    })
  }
  return []
}
