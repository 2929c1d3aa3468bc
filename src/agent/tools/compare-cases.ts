import { caseOfRequest } from '../../domain/reading/case-of.ts'
import type { Request } from '../../domain/reading/request.ts'
import { list, name, phrase, within } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import type { Evidence } from '../facts/evidence.ts'
import { asFact, withRole } from '../facts/fact.ts'
import { apart, rowsOf, shown } from '../facts/row.ts'
import type { ComparisonRow } from '../facts/row.ts'
import { calculationEvidence, concludes } from './calculation.ts'
import { contextOf } from './context.ts'
import type { Calculation, Findings, ToolContext } from './tool.ts'

/** What came out of one case. */
export interface Made {
  of: Arg
  findings: Findings
}

interface Figure extends Omit<ComparisonRow['figures'][number], 'values'> {
  value: number
  /** By which it is known to be the same of another result. */
  key: string
}

const resultOf = (item: Evidence): unknown => (item.source.kind === 'CALCULATION' ? item.source.result : null)

/** Whether some tools' results are worked out of the same: then the cases differ in nothing that counts. */
export const areAlike = (made: readonly Made[]): boolean => {
  const [first, ...others] = made.map(({ findings }) => JSON.stringify(findings.evidence.map(resultOf)))
  return others.every((it) => it === first)
}

/** Taxes say what they come to in several ways. */
const keyOf = (conclusion: Said, item: Evidence): string =>
  conclusion.args['total'] === undefined ? conclusion.id : item.title.id

/** The figures of a result by their names: those that it holds as data, else the first that it is told with. */
const figuresOf = (item: Evidence): Figure[] => {
  const rows = rowsOf(item, 'figure').map(({ name: figure, value, unit }) => ({
    figure,
    key: figure.id,
    value,
    unit: unit === 'unit.percent' ? ('PERCENT' as const) : ('MONEY' as const),
  }))
  if (rows.length > 0) return rows
  const [conclusion] = withRole(item, 'conclusion')
  const told = Object.values(conclusion?.args ?? {}).flatMap((it) =>
    it.kind === 'money' || it.kind === 'percent' ? [it] : [],
  )
  const main = conclusion?.args['total'] ?? (told.length === 1 ? told[0] : undefined)
  if (conclusion === undefined || (main?.kind !== 'money' && main?.kind !== 'percent')) return []
  const unit = main.kind === 'money' ? ('MONEY' as const) : ('PERCENT' as const)
  return [{ figure: item.title, key: keyOf(conclusion, item), value: main.value, unit }]
}

/** Of the figures of a result the one that it is told by first (the debt ratio of a verdict), else the first. */
const leadingIn = (item: Evidence, figures: readonly Figure[]): Figure | undefined => {
  const [conclusion] = withRole(item, 'conclusion')
  const told = Object.values(conclusion?.args ?? {}).map((it) => JSON.stringify(it))
  return figures.find(({ unit, value }) => told.includes(JSON.stringify(shown(unit, value)))) ?? figures[0]
}

/** A result by the name of its calculation. */
const ofCalculation = (findings: Findings, called: string): Evidence | undefined =>
  findings.evidence.find(({ source }) => source.kind === 'CALCULATION' && source.name === called)

/** Under which a comparison of cases is a source. */
export const COMPARISON = 'comparison' as const

/** What of each case came out beside the others: the first figure says which is less and by how much, or what all come to. */
export const compare = (made: readonly Made[], called: string, together = false): Evidence | null => {
  const all = made.flatMap(({ of, findings }) => {
    const item = ofCalculation(findings, called)
    return item === undefined ? [] : [{ of, item, figures: figuresOf(item) }]
  })
  const [first, ...others] = all
  if (first === undefined || others.length === 0) return null
  const rows = first.figures.flatMap(({ figure, key, unit }, at) => {
    const values = all.map(({ figures }) => figures[at])
    return values.every((it) => it !== undefined && it.key === key && it.unit === unit)
      ? [{ figure, unit, values: values.map((it) => it?.value ?? 0) }]
      : []
  })
  const [main] = rows
  if (main === undefined) return null
  const least = Math.min(...main.values)
  const most = Math.max(...main.values)
  const nameOf = (value: number): Arg => all[main.values.indexOf(value)]?.of ?? name('')
  const of = { each: list(all.map((it, at) => phrase([it.of, shown(main.unit, main.values[at] ?? 0)]))) }
  const total = main.values.reduce((sum, value) => sum + value, 0)
  return calculationEvidence({
    name: COMPARISON,
    title: message('case.title', { figure: within(first.item.title) }),
    inputs: { cases: all.map(({ of: it }) => (it.kind === 'name' ? it.value : null)), calculation: called },
    further: { figures: rows.map(({ unit, values }) => ({ unit, values })), difference: most - least },
    facts: [
      together &&
        main.unit === 'MONEY' &&
        concludes('case.together', { ...of, total: shown(main.unit, total) }),
      least === most
        ? concludes('case.same', of)
        : concludes('case.differs', {
            ...of,
            difference: apart(main.unit, most - least),
            least: nameOf(least),
          }),
    ],
    rows: [{ kind: 'comparison', cases: all.map((it) => it.of), figures: rows }],
  })
}

/** What was worked out, and how it differs from what came out before it was supposed otherwise. */
export const sinceBefore = async (
  tool: Calculation,
  before: NonNullable<Request['before']>,
  context: ToolContext,
): Promise<Findings> => {
  // At a rate that nobody said, what came out before was worked out at that of other products.
  if (tool.takesRates === true && caseOfRequest(before).rate === null) return tool.run(context)
  const [now, was] = await Promise.all([
    tool.run(context),
    contextOf(context, before).then((it) => tool.run(it)),
  ])
  const evidence = now.evidence.map((item) => {
    const { source } = item
    const earlier = source.kind === 'CALCULATION' ? ofCalculation(was, source.name) : undefined
    const figure = leadingIn(item, figuresOf(item))
    const old =
      earlier && figuresOf(earlier).find(({ key, unit }) => key === figure?.key && unit === figure.unit)
    if (figure === undefined || old === undefined) return item
    if (figure.value === old.value) return item
    const isMore = figure.value > old.value
    const [more, less] =
      figure.unit === 'MONEY'
        ? (['case.moreThanBefore', 'case.lessThanBefore'] as const)
        : (['case.higherThanBefore', 'case.lowerThanBefore'] as const)
    const said = message(isMore ? more : less, {
      before: shown(old.unit, old.value),
      difference: apart(old.unit, Math.abs(figure.value - old.value)),
    })
    return { ...item, facts: [...item.facts, asFact('caveat', said)] }
  })
  return { ...now, evidence }
}
