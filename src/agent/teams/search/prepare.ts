import { readPropertyQuery } from '../../../domain/language/query.ts'
import type { PlaceIndex } from '../../../domain/language/places.ts'
import { FEATURES, NO_CONDITIONS } from '../../../domain/property.ts'
import type { PropertyQuery } from '../../../domain/property.ts'
import type { Language } from '../../../domain/run.ts'
import { writeEach } from '../../memory/conditions.ts'
import { signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import type { SearchKind, SearchPlan } from '../../planning/decisions.ts'
import { searchCall } from '../../planning/search-call.ts'
import { requestOf } from '../../request-of.ts'
import type { SearchDeps } from './deps.ts'
import { plannedKinds } from './state.ts'
import type { SearchScope, SearchTeamState, SearchTeamUpdate } from './state.ts'

const SCOPE: Record<SearchKind, SearchScope> = {
  legal: 'legal',
  market: 'real_estate',
  property: 'real_estate',
  loan: 'loan',
}

/** A step looks up its own kinds and leaves the others to theirs, whatever a model came up with. */
const restrict = (plan: SearchPlan, kinds: readonly SearchKind[]): SearchPlan => {
  if (kinds.length === 0) return plan
  const has = (kind: SearchKind) => kinds.includes(kind)
  return {
    ...plan,
    legal: has('legal') ? plan.legal : null,
    market: has('market') ? plan.market : null,
    property: has('property') ? plan.property : null,
    loan: has('loan') ? plan.loan : null,
  }
}

/**
 * A question that goes on from an earlier one looks up what rules made of the two: which homes are meant is known, and nothing
 * that a model, or a text that it has read, could say otherwise.
 */
const goOn = (plan: SearchPlan, { followUp, notes, kinds }: SearchTeamState): SearchPlan => {
  if (followUp?.conditions == null || notes.length > 0) return plan
  const { conditions, listings } = followUp
  const looksUp =
    plan.property !== null || (listings.length > 0 && (kinds.length === 0 || kinds.includes('property')))
  return looksUp ? { ...plan, property: [conditions] } : plan
}

const isSaid = (value: unknown): boolean => value !== null && !(Array.isArray(value) && value.length === 0)

/** Each search with the conditions that the question says and its plan does not keep, whoever made it, among those left out. */
const withLeftOut = (
  plans: readonly PropertyQuery[],
  { followUp, notes, sharedContext: { userQuery, language, timestamp } }: SearchTeamState,
  places: PlaceIndex,
): PropertyQuery[] => {
  if (followUp?.conditions != null || notes.length > 0) return [...plans]
  const { wishes } = requestOf({ query: userQuery, now: timestamp, ...(followUp && { followUp }) }, places)
  const finds = wishes.filter(({ act }) => act === 'FIND')
  // Of a request that looks for nothing what is said of a home is kept to all the same.
  const read = (finds.length > 0 ? finds : wishes).map(({ home }) => home)
  return plans.map((made, index) => {
    const said = read[index] ?? read[0] ?? NO_CONDITIONS
    const plan = withFiner(made, said, places, new Date(timestamp))
    return { ...plan, unrecognized: leftOut(plan, said, language, places) }
  })
}

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

/** Decides what to look up where. */
export const prepare =
  ({ calls, ports }: SearchDeps) =>
  async (state: SearchTeamState, control: NodeControl): Promise<SearchTeamUpdate> => {
    const { userQuery, language, timestamp } = state.sharedContext
    const planned: { value: SearchPlan; fallbackReason?: string } =
      state.given === null
        ? await calls.call(
            searchCall,
            {
              query: userQuery,
              language,
              history: state.history,
              ...(state.clarification && { clarification: state.clarification }),
              ...(state.followUp && { followUp: state.followUp }),
              now: timestamp,
              intent: state.intent,
              task: state.task,
              kinds: state.kinds,
              notes: state.notes,
            },
            { signal: signalOf(control), stepId: state.stepId },
          )
        : { value: state.given }
    const wanted = restrict(goOn(planned.value, state), state.kinds)
    const plan: SearchPlan =
      wanted.property === null
        ? wanted
        : {
            ...wanted,
            property: withLeftOut(wanted.property, state, await ports.places()),
          }
    return {
      status: 'IN_PROGRESS',
      startTime: performance.now(),
      plan,
      fallbackReason: planned.fallbackReason ?? null,
      searchScope: [...new Set(plannedKinds(plan).map((kind) => SCOPE[kind]))],
    }
  }

/** The sources that the plan asks, each in a branch of its own. */
export const chooseSources = (state: SearchTeamState): SearchKind[] | 'aggregateResults' => {
  const kinds = state.plan ? plannedKinds(state.plan) : []
  return kinds.length > 0 ? kinds : 'aggregateResults'
}
