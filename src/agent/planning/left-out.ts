import type { PlaceIndex } from '../../domain/language/places.ts'
import { readPropertyQuery } from '../../domain/language/query.ts'
import { FEATURES, NO_CONDITIONS } from '../../domain/property.ts'
import type { PropertyQuery } from '../../domain/property.ts'
import { isRelated } from '../../domain/region.ts'
import type { Language } from '../../domain/run.ts'
import { writeEach } from '../../domain/language/conditions.ts'
import type { Question } from '../question.ts'
import { requestOf } from '../request-of.ts'

const isSaid = (value: unknown): boolean => value !== null && !(Array.isArray(value) && value.length === 0)

const FINER = ['floor', 'floorLevels', 'directions', 'complexNames', 'not', ...FEATURES] as const

/** Floors, refusals and what else a model's plan has no field for, as the rules read them; what it gave up on is not told then. */
const withFiner = (
  plan: PropertyQuery,
  said: PropertyQuery,
  places: PlaceIndex,
  now: Date,
): PropertyQuery => {
  const missing = FINER.filter((name) => plan[name] == null && said[name] != null)
  if (missing.length === 0) return plan
  const isRead = (phrase: string): boolean => {
    const read = readPropertyQuery(phrase, places, now)
    return read.unrecognized.length === 0 && FINER.some((name) => read[name] != null)
  }
  return {
    ...plan,
    ...Object.fromEntries(missing.map((name) => [name, said[name]])),
    unrecognized: plan.unrecognized.filter((phrase) => !isRead(phrase)),
  }
}

const leftOut = (
  plan: PropertyQuery,
  read: PropertyQuery,
  language: Language,
  places: PlaceIndex,
): string[] => {
  const CONDITIONS = ['exclusiveArea', 'completionYear', 'totalHouseholds', 'subwayWalkingTime'] as const
  const lost = CONDITIONS.filter((name) => isSaid(read[name]) && !isSaid(plan[name]))
  const priced = ['salePrice', 'deposit', 'monthlyRent'] as const
  const isPriced = priced.some((name) => isSaid(plan[name]))
  const unkept = {
    ...NO_CONDITIONS,
    ...Object.fromEntries(lost.map((name) => [name, read[name]])),
    ...(read.directTrade !== null && plan.directTrade === null && { directTrade: read.directTrade }),
    ...(!isPriced && {
      transactionTypes: priced.some((name) => isSaid(read[name])) ? read.transactionTypes : [],
      ...Object.fromEntries(priced.map((name) => [name, read[name]])),
    }),
  }
  return [...new Set([...plan.unrecognized, ...Object.values(writeEach(unkept, language, places))])]
}

/** Each search with the conditions that the question says and its plan does not keep, whoever made it, among those left out. */
export const withLeftOut = (
  plans: readonly PropertyQuery[],
  question: Pick<Question, 'query' | 'now' | 'language' | 'followUp'>,
  places: PlaceIndex,
): PropertyQuery[] => {
  const { language, now } = question
  const { wishes } = requestOf(question, places)
  const finds = wishes.filter(({ act }) => act === 'FIND')
  // Of a request that looks for nothing what is said of a home is kept to all the same.
  const read = (finds.length > 0 ? finds : wishes).map(({ home }) => home)
  return plans.map((made, index) => {
    const here = read.filter(({ regionCodes }) =>
      made.regionCodes.some((code) => isRelated(code, regionCodes)),
    )
    const said = (plans.length < read.length ? here[0] : read[index]) ?? read[0] ?? NO_CONDITIONS
    const plan = withFiner(made, said, places, new Date(now))
    return { ...plan, unrecognized: leftOut(plan, said, language, places) }
  })
}
