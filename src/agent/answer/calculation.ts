import { present } from '../../domain/present.ts'
import type { Leaf } from '../../domain/block.ts'
import { distinct, withRole } from '../facts/fact.ts'
import type { Said } from '../../domain/message/say.ts'
import type { Evidence } from '../facts/evidence.ts'
import { name } from '../../domain/message/arg.ts'
import { COMPARISON } from '../tools/compare-cases.ts'
import { message } from '../../domain/message/say.ts'
import { rowOf, rowsOf, shown } from '../facts/row.ts'
import type { PaperRow } from '../facts/row.ts'
import { groundsOf, namedWith } from '../tools/grounds.ts'
import type { ToolName } from '../tools/tool.ts'
import { ALL } from './detail.ts'
import type { Counts, Detail } from './detail.ts'
import { bullets, cell, dotted, labelled, line, part } from './line.ts'
import type { Part } from './line.ts'

/** What a calculation comes to: its result, and what must not be read past. */
export const leadOf = (item: Evidence, found: readonly Evidence[] = []) =>
  withRole(item, 'conclusion', 'caveat').map((fact) => line(namedWith(item, fact, found), fact))

/** The first say what it comes to. */
const RESULTS: Counts = { full: ALL, brief: 3, terse: 1 }

/** Why it came out so, and what came out beside what was said first. */
const furtherOf = (item: Evidence, found: readonly Evidence[], detail: Detail): Leaf[] => {
  const all = [...withRole(item, 'result'), ...withRole(item, 'reason')]
  const further = all.slice(0, RESULTS[detail])
  return further.length === 0
    ? []
    : [bullets(further.map((fact) => line(namedWith(item, fact, found), fact)))]
}

/** All its results, and why. */
export const resultsOf = (item: Evidence): Leaf =>
  bullets(
    [...withRole(item, 'conclusion', 'result', 'caveat'), ...withRole(item, 'reason')].map((fact) =>
      line(item, fact),
    ),
  )

/** The paper that was written; null where none was. */
export const paperIn = (evidence: readonly Evidence[]): PaperRow | null =>
  evidence.flatMap((item) => rowsOf(item, 'paper'))[0] ?? null

/** A paper that was written, as it is copied: a paragraph stands by itself. */
export const paperOf = (item: Evidence): Leaf[] => {
  const paper = rowOf(item, 'paper')
  if (paper === null) return []
  const lines = paper.paragraphs.flatMap((paragraph, at) => [
    ...(at === 0 ? [] : [line(null)]),
    line(null, message('words', { text: name(paragraph) })),
  ])
  return [{ kind: 'quote', of: line(item, message('notice.paper')), lines }]
}

/** Rules that are told with where they stand; that of the others stands with the source. */
const RULES: Counts = { full: 2, brief: 1, terse: 1 }

/** The first rules, and each whose value is not verified or whose time ends, whole: that nobody may read past. */
const toldRules = (item: Evidence, detail: Detail): Said[] =>
  distinct(withRole(item, 'rule').filter((it, at) => at < RULES[detail] || it.id !== 'rule.applied'))

/** What a calculation rests on, for whoever wants to check it: a line each for inputs, assumptions and rules. */
export const basisOf = (item: Evidence, found: readonly Evidence[], detail: Detail = 'full'): Leaf[] => {
  const [given, assumed, rules] = [
    withRole(item, 'input'),
    withRole(item, 'assumption'),
    toldRules(item, detail),
  ]
  const lines = present([
    ...(given.length === 0 || detail === 'terse' ? [] : [labelled('calculation.given', dotted(item, given))]),
    assumed.length !== 0 && labelled('calculation.assumed', line(item, ...assumed)),
    rules.length !== 0 && labelled('calculation.rule', dotted([item, ...groundsOf(item, found)], rules)),
  ])
  return lines.length === 0 ? [] : [{ kind: 'note', role: 'basis', lines }]
}

/** What came out of several cases side by side: a line a figure, and of two by how much they differ. */
const tableOf = (item: Evidence): Leaf[] =>
  rowsOf(item, 'comparison').map(({ cases, figures }): Leaf => {
    const isPair = cases.length === 2
    return {
      kind: 'table',
      columns: [
        message('case.figure'),
        ...cases.map((it) => message('words', { text: it })),
        ...(isPair ? [message('case.difference')] : []),
      ],
      rows: figures.map(({ figure, unit, values: [first = 0, second = 0, ...more] }) => [
        line(item, figure),
        ...[first, second, ...more].map((value) => cell(null, shown(unit, value))),
        ...(isPair ? [cell(null, shown(unit, Math.abs(first - second)))] : []),
      ]),
    }
  })

/** Tools whose results other composers tell. */
const TOLD_ELSEWHERE: readonly (ToolName | undefined)[] = ['lending', 'contract']

/** Homes of several whose results are said first. */
const FIRST_HOMES = 3
/** And that are told at all: the weightiest. */
const HOMES: Counts = { full: ALL, brief: 5, terse: FIRST_HOMES }

/** One calculation for each of several homes: how they stand, the weightiest, the others in one list, and what all of them rest on once. */
const composeHomes = (items: readonly Evidence[], found: readonly Evidence[], detail: Detail): Part[] => {
  const told = items.filter(({ listing }) => listing !== null)
  const [first] = told
  if (first === undefined) return []
  const standing = items.filter(({ listing }) => listing === null)
  const listed = told
    .slice(FIRST_HOMES, HOMES[detail])
    .flatMap((item) => withRole(item, 'conclusion').map((it) => line(item, it)))
  const rules = withRole(first, 'rule')
  const prices = found.filter(({ kind, source }) => kind === 'ground' && source.kind === 'MARKET')
  const basis = present([
    rules.length !== 0 && labelled('calculation.rule', dotted([first, ...groundsOf(first, found)], rules)),
    prices.length !== 0 && line(prices, message('calculation.prices')),
  ])
  return [
    part(
      [...standing, ...told.slice(0, FIRST_HOMES)].flatMap((item) => leadOf(item, found)),
      message('answer.heading.eachHome'),
      [
        ...(listed.length === 0 ? [] : [bullets(listed)]),
        ...(basis.length === 0 ? [] : [{ kind: 'note' as const, role: 'basis' as const, lines: basis }]),
      ],
    ),
  ]
}

const isComparison = ({ source }: Evidence): boolean =>
  source.kind === 'CALCULATION' && source.name === COMPARISON

/** Each calculation: its result is said first; in its section stands why, then what went in and by which rules. */
export const composeCalculations = (evidence: readonly Evidence[], detail: Detail = 'full'): Part[] => {
  const told = evidence.filter(
    (item) =>
      item.kind === 'calculation' && !TOLD_ELSEWHERE.includes(item.tool) && rowOf(item, 'document') === null,
  )
  const ofHomes = new Set(told.flatMap(({ listing, tool }) => (listing === null ? [] : tool)))
  const groups = Map.groupBy(told, (item) =>
    item.listing !== null || (isComparison(item) && ofHomes.has(item.tool)) ? `${item.tool}` : item,
  )
  return [...groups.values()].flatMap((items) =>
    items.length > 1
      ? composeHomes(items, evidence, detail)
      : items.map((item) =>
          part(leadOf(item, evidence), item.title, [
            ...paperOf(item),
            ...tableOf(item),
            ...furtherOf(item, evidence, detail),
            ...basisOf(item, evidence, detail),
          ]),
        ),
  )
}
