import { overlaps } from '../language/span.ts'
import type { Span } from '../language/text.ts'
import { SUM } from './case-marks.ts'
import type { Mark } from './case-marks.ts'

/** Where a sentence has ended. */
export const ENDS = /[.?!\n](?:\s|$)/
/** A sum is one, whatever it is of. */
const familyOf = (kind: string): string => (kind.startsWith(SUM) ? SUM : kind)

/** Values of one kind that are named against one another. */
export interface Held {
  values: readonly Mark[]
  /** What joins two of them, which is said of none. */
  cuts: readonly Span[]
}

/** As far as what is said of a value reaches: marks of the kinds that its neighbour has on that side, and brackets. */
const reach = (
  text: string,
  from: number,
  marks: readonly Mark[],
  kinds: readonly string[],
  brackets: readonly Span[],
  { hasBracket, isOfDeal }: { hasBracket: boolean; isOfDeal: boolean },
): number => {
  let end = from
  // 1주택일 때(조정지역): what follows behind a blank is of all, unless the others have one each.
  const tail = hasBracket ? /^[가-힣\s]{0,6}$/ : /^(?:[가-힣\s]{0,5}[가-힣])?$/
  const left = [...kinds]
  const isFamily = ({ kind }: Mark): boolean => left.includes(kind) || left.includes(familyOf(kind))
  const bracketAt = () => brackets.find(({ start }) => start >= end && tail.test(text.slice(end, start)))
  for (;;) {
    const bracket = bracketAt()
    if (bracket !== undefined) {
      end = bracket.end
      continue
    }
    const [nearest] = marks
      .filter((it) => it.start >= end && !brackets.some((other) => overlaps(it, other)))
      .slice(0, 1)
    const next = nearest !== undefined && isFamily(nearest) ? nearest : undefined
    if (next === undefined || ENDS.test(text.slice(end, next.start))) return end
    // A lease has a deposit and a rent.
    if (!(isOfDeal && familyOf(next.kind) === SUM))
      left.splice(left.indexOf(left.includes(next.kind) ? next.kind : familyOf(next.kind)), 1)
    end = next.end
  }
}

/** A number that has its unit from a later one. */
export const UNITLESS = /^[\d.]+$/
const UNIT = /[^\d.]+$/u
/** The unit that only the last of them has. */
export const unitOf = (text: string, { values }: Pick<Held, 'values'>): string => {
  const last = values.at(-1)
  const isLone = last?.kind === 'YEARS' && values.slice(0, -1).every(({ key }) => UNITLESS.test(key))
  return isLone ? (UNIT.exec(text.slice(last.start, last.end))?.[0] ?? '') : ''
}
const isClose = (between: string): boolean => /^[^,.?!\n]{0,5}$/u.test(between)

/** The part of the text that is said of each value. */
export const partsOf = (
  text: string,
  { values, cuts }: Held,
  marks: readonly Mark[],
  brackets: readonly Span[],
): Span[] => {
  const [first, second] = values
  const last = values.at(-1)
  const [cut] = cuts
  if (first === undefined || second === undefined || last === undefined || cut === undefined) return []
  const kindsIn = (from: number, to: number) =>
    marks
      .filter((it) => it.start >= from && it.end <= to)
      .map(({ kind }) => (first.kind.startsWith(SUM) ? kind : familyOf(kind)))
  const before = new Set(kindsIn(cut.end, second.start))
  const behind = kindsIn(first.end, cut.start)
  // What the later ones have before their value the first has too: 2억은 아들, 1억은 며느리.
  let start = values.every((it) => it.from < it.start) ? first.from : first.start
  for (const mark of marks.filter((it) => it.end <= first.start).toReversed()) {
    if (
      !(before.delete(mark.kind) || before.delete(familyOf(mark.kind))) ||
      ENDS.test(text.slice(mark.end, start))
    )
      break
    start = mark.from
  }
  const hasBracket = brackets.some((it) => it.start >= first.end && it.end <= second.start)
  const end = reach(text, last.end, marks, behind, brackets, { hasBracket, isOfDeal: first.kind === 'DEAL' })
  // 4.6% 혼합형과 변동 4.1%: what one has before its name the other has behind it.
  const ahead = marks.findLast((it) => it.end <= start && isClose(text.slice(it.end, start)))
  const after = marks.find((it) => it.start >= end && isClose(text.slice(end, it.start)))
  const isCrossed =
    ahead !== undefined && after !== undefined && ahead.kind === after.kind && ahead.key !== after.key
  // 20 vs 30 years: a unit that is said once is of all of them.
  const lone = unitOf(text, { values }).length
  const starts = [isCrossed ? ahead.from : start, ...cuts.map((it) => it.end)]
  const ends = [...cuts.map((it) => it.start), isCrossed ? after.end : end - lone]
  return starts.map((from, at) => ({ start: from, end: ends[at] ?? end }))
}
