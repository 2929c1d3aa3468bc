import type { Assumption } from '../../domain/answer.ts'
import { InvalidInputError } from '../../domain/errors.ts'
import type { Case } from '../../domain/case.ts'
import { regionLevel } from '../../domain/region.ts'
import type { Language } from '../../domain/run.ts'
import type { Rules } from '../../domain/rules/rules.ts'
import type { AnalysisDeps } from '../teams/analysis/deps.ts'
import { caseOf } from '../case-of.ts'
import { noFindings } from '../teams/analysis/state.ts'
import type { AnalysisTeamState, Findings } from '../teams/analysis/state.ts'
import { CALCULATION_WORDS } from './prompt.ts'

/** What every calculation reads: the case, what it is told in, and the world. */
export interface ToolContext {
  given: Case
  regionName: string | null
  /** The code by which rules are looked up; null where none is named, or a 시·도 in which they differ. */
  ruleRegion: string | null
  language: Language
  words: (typeof CALCULATION_WORDS)[Language]
  today: Date
  /** Those that the run began with. */
  rules: Rules
  state: AnalysisTeamState
  deps: AnalysisDeps
  signal: AbortSignal
}

const SEOUL = '1100000000'
/** Every rule is the same in all of 서울: any of its 구 stands for it. */
const OF_SEOUL = '1111000000'

const ruleRegionOf = (code: string | null): string | null => {
  if (code === SEOUL) return OF_SEOUL
  return code === null || regionLevel(code) === 'SIDO' ? null : code
}

export const readContext = async (
  state: AnalysisTeamState,
  deps: AnalysisDeps,
  signal: AbortSignal,
): Promise<ToolContext> => {
  const { language } = state.sharedContext
  const [places, rules] = await Promise.all([deps.ports.places(), deps.ports.rules()])
  const today = new Date(state.question.now)
  const given = caseOf(state.question, places)
  const region = given.regionCode === null ? undefined : places.regions.get(given.regionCode)
  return {
    given,
    regionName: region?.fullName ?? null,
    ruleRegion: ruleRegionOf(given.regionCode),
    language,
    words: CALCULATION_WORDS[language],
    today,
    rules,
    state,
    deps,
    signal,
  }
}

/** The term of a mortgage that is taken where none is said: the usual one. */
export const USUAL_YEARS = 30

export const assume = (name: string, value: string): Assumption => ({ name, value, source: 'DEFAULT' })

/** A calculation without what it needs: what is missing is named, nothing is made up. */
export const missing = ({ words }: ToolContext, title: string, names: readonly string[]): Findings => ({
  ...noFindings,
  gaps: [words.missing(title, names.join(', '))],
})

/** A calculator that refuses its input says why; anything else is a failure. */
export const orRefused = async (
  { words }: ToolContext,
  title: string,
  work: () => Findings | Promise<Findings>,
): Promise<Findings> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    return { ...noFindings, gaps: [words.refused(title, error.message)] }
  }
}

/** How sure a result is: each value that was assumed takes something away. */
export const confidenceOf = (assumptions: readonly Assumption[]): number =>
  Math.max(0.4, 0.95 - 0.1 * assumptions.length)
