import { present } from '../../domain/present.ts'
import { list, name } from '../../domain/message/arg.ts'
import { wordsIn } from '../../domain/message/say.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import { readPropertyQuery } from '../../domain/language/query.ts'
import { propertyQuery } from '../../domain/property.ts'
import type { SearchPlan } from '../tools/look-up.ts'
import { ModelOutputError } from '../model/failure.ts'
import type { SearchOutput } from './search-output.ts'
import type { Question } from '../question.ts'
import { requestOf } from '../request-of.ts'
import { sayPremises } from './search-plan.ts'

const HITS = 8

/** Names to codes by the same reader that reads questions; a name that no region has is a gap, not a guess. */
const resolve = (name: string, places: PlaceIndex, now: Date): string[] =>
  readPropertyQuery(name, places, now).regionCodes

/** A model's search plan, with its places looked up and its bounds checked. */
export const settleSearchPlan = (
  output: SearchOutput,
  question: Question,
  places: PlaceIndex,
): SearchPlan => {
  const now = new Date(question.now)
  const codes = new Map<string, string[]>()
  for (const name of [...output.market.map((entry) => entry.place), ...(output.property?.places ?? [])]) {
    codes.set(name, resolve(name, places, now))
  }
  const unknown = [...codes].filter(([, found]) => found.length === 0).map(([name]) => name)
  const market = output.market.flatMap(({ place, ...entry }) =>
    (codes.get(place) ?? []).map((regionCode) => ({ regionCode, ...entry })),
  )

  let property: SearchPlan['property'] = null
  if (output.property !== null) {
    const { places: named, ...conditions } = output.property
    const regionCodes = [...new Set(named.flatMap((place) => codes.get(place) ?? []))]
    const parsed = propertyQuery.safeParse({ ...conditions, regionCodes })
    if (!parsed.success)
      throw new ModelOutputError('plan_search: bounds are not in order', { cause: parsed.error })
    // Homes elsewhere are no answer for a place that is not known.
    property = named.length > 0 && regionCodes.length === 0 ? null : [parsed.data]
  }
  // Homes are no answer for a shop, whatever a model looks up.
  const request = requestOf(question, places)
  const isHeld = request.premises.length === 0
  return {
    keywords: output.keywords,
    legal: output.legal === null ? null : { ...output.legal, first: HITS },
    market: market.length > 0 && isHeld ? market : null,
    property: isHeld ? property : null,
    loan:
      output.loan === null
        ? null
        : { ...output.loan, companyName: output.loan.companyName || null, first: HITS },
    assumptions: output.assumptions.map((item) => ({ ...item, source: 'DEFAULT' })),
    gaps: present([
      unknown.length > 0 &&
        wordsIn(question.language)('plan.unknownPlace', { names: list([...new Set(unknown)].map(name)) }),
      ...sayPremises(request, question.language),
    ]),
  }
}
