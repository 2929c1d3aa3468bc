import type { Case } from '../../domain/case.ts'
import { caseOfRequest } from '../../domain/reading/case-of.ts'
import type { Request } from '../../domain/reading/request.ts'
import { list, name, phrase, within } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { mergeEvidence } from '../facts/evidence.ts'
import type { Evidence } from '../facts/evidence.ts'
import { asFact, distinct, withRole } from '../facts/fact.ts'
import { rowsOf, shown } from '../facts/row.ts'
import type { ComparisonRow } from '../facts/row.ts'
import { calculationEvidence, concludes } from './calculation.ts'
import { contextOf } from './context.ts'
import { aboutOne, assumedOf, isJudged, sayAbout } from './of-several.ts'
import { noFindings } from './tool.ts'
import type { Calculation, Findings, ToolContext } from './tool.ts'

type Cases = NonNullable<Request['cases']>

/** What came out of one case. */
interface Made {
  of: Arg
  findings: Findings
}

interface Figure extends Omit<ComparisonRow['figures'][number], 'values'> {
  value: number
}

const resultOf = (item: Evidence): unknown => (item.source.kind === 'CALCULATION' ? item.source.result : null)

/** Whether some tools' results are worked out of the same: then the cases differ in nothing that counts. */
const areAlike = (made: readonly Made[]): boolean => {
  const [first, ...others] = made.map(({ findings }) => JSON.stringify(findings.evidence.map(resultOf)))
  return others.every((it) => it === first)
}

const FIGURES = ['money', 'percent'] as const

/** The figures of a result by their names: those that it holds as data, else the first that it is told with. */
const figuresOf = (item: Evidence): Figure[] => {
  const rows = rowsOf(item, 'figure').map(({ name: figure, value, unit }) => ({
    figure,
    value,
    unit: unit === 'unit.percent' ? ('PERCENT' as const) : ('MONEY' as const),
  }))
  if (rows.length > 0) return rows
  const [conclusion] = withRole(item, 'conclusion')
  const told = Object.values(conclusion?.args ?? {}).find((it) => FIGURES.some((kind) => kind === it.kind))
  if (told?.kind !== 'money' && told?.kind !== 'percent') return []
  const unit = told.kind === 'money' ? ('MONEY' as const) : ('PERCENT' as const)
  return [{ figure: item.title, value: told.value, unit }]
}

const ofCalculation = (findings: Findings, called: string): Evidence | undefined =>
  findings.evidence.find(({ source }) => source.kind === 'CALCULATION' && source.name === called)

/** What of each case came out beside the others: the first figure says which is less and by how much. */
const compare = (made: readonly Made[], called: string): Evidence | null => {
  const all = made.flatMap(({ of, findings }) => {
    const item = ofCalculation(findings, called)
    return item === undefined ? [] : [{ of, item, figures: figuresOf(item) }]
  })
  const [first, ...others] = all
  if (first === undefined || others.length === 0) return null
  const rows = first.figures.flatMap(({ figure, unit }, at) => {
    const values = all.map(({ figures }) => figures[at])
    return values.every((it) => it !== undefined && it.figure.id === figure.id && it.unit === unit)
      ? [{ figure, unit, values: values.map((it) => it?.value ?? 0) }]
      : []
  })
  const [main] = rows
  if (main === undefined) return null
  const least = Math.min(...main.values)
  const most = Math.max(...main.values)
  const nameOf = (value: number): Arg => all[main.values.indexOf(value)]?.of ?? name('')
  const of = { each: list(all.map((it, at) => phrase([it.of, shown(main.unit, main.values[at] ?? 0)]))) }
  return calculationEvidence({
    name: 'comparison',
    title: message('case.title', { figure: within(first.item.title) }),
    inputs: { cases: all.map(({ of: it }) => (it.kind === 'name' ? it.value : null)), calculation: called },
    further: { figures: rows.map(({ unit, values }) => ({ unit, values })), difference: most - least },
    facts: [
      least === most
        ? concludes('case.same', of)
        : concludes('case.differs', {
            ...of,
            difference: shown(main.unit, most - least),
            least: nameOf(least),
          }),
    ],
    rows: [{ kind: 'comparison', cases: all.map((it) => it.of), figures: rows }],
  })
}

/** Leases that are told one in each case are chosen between by whoever works with several. */
const leasesOf = (cases: Cases): Case['leases'] | null => {
  const leases = cases.map(({ of }) => caseOfRequest(of).leases)
  return leases.every(({ length }) => length === 1) ? leases.flat() : null
}

/** The whole question, with the leases of all its cases where it was read as of fewer. */
const ofAll = (context: ToolContext, cases: Cases): ToolContext => {
  const leases = leasesOf(cases)
  if (leases === null || leases.length <= context.given.leases.length) return context
  return { ...context, given: { ...context.given, leases, deposits: leases.map(({ deposit }) => deposit) } }
}

/**
 * Runs a tool for each case that a question holds against others, and tells what came out of each beside the others. A tool to which they
 * make no difference, or which works with all of them at once, is run once.
 */
export const overCases = async (tool: Calculation, cases: Cases, context: ToolContext): Promise<Findings> => {
  const whole = ofAll(context, cases)
  if (tool.takesAll?.(whole.given) === true) return tool.run(whole)
  const made = await Promise.all(
    cases.map(async ({ name: called, of }): Promise<Made> => ({
      of: name(called),
      findings: await tool.run(await contextOf(context, of)),
    })),
  )
  const judged = made.filter(({ findings }) => isJudged(findings))
  if (judged.length < cases.length || areAlike(judged)) return tool.run(context)
  const names = new Set(
    judged.flatMap(({ findings }) =>
      findings.evidence.flatMap(({ source }) => (source.kind === 'CALCULATION' ? [source.name] : [])),
    ),
  )
  const caveats = new Set<string>()
  const told = judged.map(({ of, findings }) =>
    findings.evidence.map((item) => {
      const { source } = item
      if (source.kind !== 'CALCULATION') return item
      // What holds for all of them is said once.
      const facts = item.facts.filter((it) => {
        const key = JSON.stringify(it)
        const isKnown = it.role === 'caveat' && caveats.has(key)
        if (it.role === 'caveat') caveats.add(key)
        return !isKnown
      })
      const inputs = { ...source.inputs, case: of.kind === 'name' ? of.value : null }
      return aboutOne({ ...item, facts, source: { ...source, inputs } }, of)
    }),
  )
  const compared = [...names].flatMap((called) => compare(judged, called) ?? [])
  return {
    ...noFindings,
    evidence: mergeEvidence([compared.map((it) => ({ ...it, tool: tool.id })), ...told]),
    metrics: judged.flatMap(({ of, findings }) =>
      findings.metrics.map((it) => ({ ...it, name: sayAbout(of, it.name) })),
    ),
    insights: [
      ...compared.flatMap((it) => withRole(it, 'conclusion').slice(0, 1)),
      ...judged.flatMap(({ of, findings }) => findings.insights.slice(0, 1).map((it) => sayAbout(of, it))),
    ],
    recommendations: distinct(judged.flatMap(({ findings }) => findings.recommendations)),
    riskLevel: judged.find(({ findings }) => findings.riskLevel !== null)?.findings.riskLevel ?? null,
    assumptions: assumedOf(judged),
    gaps: distinct(judged.flatMap(({ findings }) => findings.gaps)),
    confidence: Math.min(...judged.map(({ findings }) => findings.confidence ?? 1)),
  }
}

/** What was worked out, and how it differs from what came out before it was supposed otherwise. */
export const sinceBefore = async (
  tool: Calculation,
  before: NonNullable<Request['before']>,
  context: ToolContext,
): Promise<Findings> => {
  const [now, was] = await Promise.all([
    tool.run(context),
    contextOf(context, before).then((it) => tool.run(it)),
  ])
  const evidence = now.evidence.map((item) => {
    const { source } = item
    const earlier = source.kind === 'CALCULATION' ? ofCalculation(was, source.name) : undefined
    const [figure] = figuresOf(item)
    const old = earlier === undefined ? undefined : figuresOf(earlier)[0]
    if (
      figure === undefined ||
      old === undefined ||
      figure.unit !== old.unit ||
      figure.figure.id !== old.figure.id
    )
      return item
    if (figure.value === old.value) return item
    const isMore = figure.value > old.value
    const said = message(isMore ? 'case.moreThanBefore' : 'case.lessThanBefore', {
      before: shown(old.unit, old.value),
      difference: shown(old.unit, Math.abs(figure.value - old.value)),
    })
    return { ...item, facts: [...item.facts, asFact('caveat', said)] }
  })
  return { ...now, evidence }
}
