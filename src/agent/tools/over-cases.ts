import type { Case } from '../../domain/case.ts'
import { caseOfRequest } from '../../domain/reading/case-of.ts'
import type { Request } from '../../domain/reading/request.ts'
import { name } from '../../domain/message/arg.ts'
import { mergeEvidence } from '../facts/evidence.ts'
import { distinct, withRole } from '../facts/fact.ts'
import { areAlike, compare } from './compare-cases.ts'
import type { Made } from './compare-cases.ts'
import { contextOf } from './context.ts'
import { aboutOne, assumedOf, isJudged, sayAbout } from './of-several.ts'
import { noFindings } from './tool.ts'
import type { Calculation, Findings, ToolContext } from './tool.ts'

type Cases = NonNullable<Request['cases']>

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
  const compared = [...names].flatMap((called) => compare(judged, called, context.request.together) ?? [])
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
