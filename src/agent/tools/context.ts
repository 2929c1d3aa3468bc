import type { Assumption } from '../../domain/answer.ts'
import { InvalidInputError } from '../../domain/errors.ts'
import { regionLevel } from '../../domain/region.ts'
import { caseOf, requestOf } from '../request-of.ts'
import { noFindings } from './tool.ts'
import type { Findings, ToolContext, ToolDeps, ToolInput } from './tool.ts'
import { CALCULATION_WORDS } from './prompt.ts'

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
    regionName: region?.fullName ?? null,
    ruleRegion: ruleRegionOf(given.regionCode),
    language: question.language,
    words: CALCULATION_WORDS[question.language],
    today: new Date(question.now),
    rules,
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
