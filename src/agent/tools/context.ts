import type { Case } from '../../domain/case.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import type { AskName } from '../../domain/reading/asks.ts'
import { caseOfRequest } from '../../domain/reading/case-of.ts'
import type { CaseRequest, Request } from '../../domain/reading/request.ts'
import { count, list, place, term, within } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { present } from '../../domain/present.ts'
import type { Parts } from '../../domain/present.ts'
import { regionLevel } from '../../domain/region.ts'
import type { Evidence } from '../facts/evidence.ts'
import { rowsOf } from '../facts/row.ts'
import { caseOf, requestOf } from '../request-of.ts'
import { calculationEvidence } from './calculation.ts'
import type { Calculation, GivenName } from './calculation.ts'
import type { Assumed, CalculationName, Found, ToolContext, ToolDeps, ToolInput } from './tool.ts'

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
  return {
    ...input,
    ...readOf(request, given, places),
    today: new Date(question.now),
    rules,
    deps,
    signal,
  }
}

const readOf = (request: Request, given: Case, { regions }: PlaceIndex) => {
  const region = given.regionCode === null ? undefined : regions.get(given.regionCode)
  return {
    given,
    request,
    says: (name: AskName) => request.wishes.some(({ asks }) => asks.includes(name)),
    region: region ? place(region) : null,
    ruleRegion: ruleRegionOf(given.regionCode),
  }
}

/** The same tools at work on another case. */
export const contextOf = async (context: ToolContext, request: CaseRequest): Promise<ToolContext> => ({
  ...context,
  ...readOf(request, caseOfRequest(request), await context.deps.ports.places()),
})

/** The term of a mortgage that is taken where none is said: the usual one. */
export const USUAL_YEARS = 30

export const assume = (name: GivenName, value: Said): Assumed => ({
  name: term(`given.${name}`),
  value: within(value),
  source: 'DEFAULT',
})
export const assumeYears = (years: number): Assumed => ({
  name: term('given.years'),
  value: count(years, 'year'),
  source: 'DEFAULT',
})

/** A calculation without what it needs: what of it is null or undefined is named, nothing is made up. */
export const missing = (
  calculation: CalculationName,
  needed: Partial<Record<GivenName, unknown>>,
): Found & { gaps: Said[] } => ({
  gaps: [
    message('tool.missing', {
      title: within(message(`calculation.${calculation}`)),
      names: list(
        Object.entries(needed).flatMap(([name, value]) =>
          value == null ? [term(`given.${name as GivenName}`)] : [],
        ),
      ),
    }),
  ],
})

/** How sure a result is: each value that was assumed takes something away. */
export const confidenceOf = (assumptions: readonly Assumed[]): number =>
  Math.max(0.4, 0.95 - 0.1 * assumptions.length)

/**
 * What one calculation found: its first fact is what it comes to, the figures among its rows are its metrics, and what it
 * advises is recommended. `beside`: evidence that it rests on; whatever else is given stands in the place of that.
 */
export const foundBy = (
  calculation: Calculation,
  { beside = [], ...more }: Omit<Found, 'evidence'> & { beside?: Parts<Evidence> } = {},
): Found => {
  const evidence = calculationEvidence(calculation)
  return {
    evidence: [evidence, ...beside],
    metrics: rowsOf(evidence, 'figure'),
    insights: present(calculation.facts).slice(0, 1),
    recommendations: present(calculation.facts).filter(({ role }) => role === 'advice'),
    confidence: confidenceOf(present(more.assumptions ?? [])),
    ...more,
  }
}
