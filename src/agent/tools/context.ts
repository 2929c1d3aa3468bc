import { InvalidInputError } from '../../domain/errors.ts'
import { count, list, name, place, term, within } from '../../domain/message/arg.ts'
import type { TermId } from '../../domain/message/term.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { regionLevel } from '../../domain/region.ts'
import type { Evidence } from '../facts/evidence.ts'
import { caseOf, requestOf } from '../request-of.ts'
import { calculationEvidence } from './calculation.ts'
import type { Calculation } from './calculation.ts'
import { noFindings } from './tool.ts'
import type { Assumed, CalculationName, Findings, ToolContext, ToolDeps, ToolInput } from './tool.ts'

const SEOUL = '1100000000'
/** Every rule is the same in all of 서울: any of its 구 stands for it. */
const OF_SEOUL = '1111000000'

/** The code by which rules are looked up. */
export const ruleRegionOf = (code: string | null): string | null => {
  if (code === SEOUL) return OF_SEOUL
  return code === null || regionLevel(code) === 'SIDO' ? null : code
}

/** The question's case, the rules and the place that they hold in, read once for all tools. */
export const readContext = async (
  input: ToolInput,
  deps: ToolDeps,
  signal: AbortSignal,
): Promise<ToolContext> => {
  const { question } = input
  const [places, rules] = await Promise.all([deps.ports.places(), deps.ports.rules()])
  const given = caseOf(question, places)
  const request = requestOf(question, places)
  const region = given.regionCode === null ? undefined : places.regions.get(given.regionCode)
  return {
    ...input,
    given,
    request,
    says: (name) => request.wishes.some(({ asks }) => asks.includes(name)),
    region: region ? place(region) : null,
    ruleRegion: ruleRegionOf(given.regionCode),
    today: new Date(question.now),
    rules,
    deps,
    signal,
  }
}

/** The term of a mortgage that is taken where none is said: the usual one. */
export const USUAL_YEARS = 30

type Given = Extract<TermId, `given.${string}`>

export const assume = (name: Given, value: Said): Assumed => ({
  name: term(name),
  value: within(value),
  source: 'DEFAULT',
})
export const assumeYears = (years: number): Assumed => ({
  name: term('given.years'),
  value: count(years, 'year'),
  source: 'DEFAULT',
})

/** A calculation without what it needs: what is missing is named, nothing is made up. */
export const missing = (calculation: CalculationName, names: readonly Given[]): Findings => ({
  ...noFindings,
  gaps: [
    message('tool.missing', {
      title: within(message(`calculation.${calculation}`)),
      names: list(names.map(term)),
    }),
  ],
})

/** A calculator that refuses its input says why; anything else is a failure. */
export const orRefused = async (
  calculation: CalculationName,
  work: () => Findings | Promise<Findings>,
): Promise<Findings> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    const title = within(message(`calculation.${calculation}`))
    return { ...noFindings, gaps: [message('tool.refused', { title, why: name(error.message) })] }
  }
}

/** How sure a result is: each value that was assumed takes something away. */
export const confidenceOf = (assumptions: readonly Assumed[]): number =>
  Math.max(0.4, 0.95 - 0.1 * assumptions.length)

/**
 * What one calculation found: its first fact is what it comes to, the figures among its rows are its metrics, and what it
 * advises is recommended. `beside`: evidence that it rests on; whatever else is given stands in the place of that.
 */
export const foundBy = (
  calculation: Calculation,
  { beside = [], ...more }: Partial<Omit<Findings, 'evidence'>> & { beside?: readonly Evidence[] } = {},
): Findings => {
  const { facts, rows = [] } = calculation
  return {
    ...noFindings,
    evidence: [calculationEvidence(calculation), ...beside],
    metrics: rows.filter((row) => row.kind === 'figure'),
    insights: facts.slice(0, 1),
    recommendations: facts.filter(({ role }) => role === 'advice'),
    confidence: confidenceOf(more.assumptions ?? []),
    ...more,
  }
}
