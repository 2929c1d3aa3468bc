import { withLeftOut } from '../../planning/left-out.ts'
import { searchCall } from '../../planning/search-call.ts'
import type { SearchKind, SearchPlan } from '../../tools/look-up.ts'
import type { TeamTask } from '../team.ts'
import type { SearchDeps } from './deps.ts'

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
const goOn = (plan: SearchPlan, { question: { followUp }, notes, kinds }: TeamTask): SearchPlan => {
  if (followUp?.conditions == null || notes.length > 0) return plan
  const { conditions, listings } = followUp
  const looksUp =
    plan.property !== null || (listings.length > 0 && (kinds.length === 0 || kinds.includes('property')))
  return looksUp ? { ...plan, property: [conditions] } : plan
}

/** What a step looks up where, and why rules planned it where a model was to. */
export const planOf = async (
  task: TeamTask,
  { calls, ports }: SearchDeps,
  signal: AbortSignal,
): Promise<{ plan: SearchPlan; fallbackReason: string | null }> => {
  const { step, question, intent, kinds, notes } = task
  const { query, language, history, clarification, followUp, now } = question
  const planned = await calls.call(
    searchCall,
    {
      query,
      language,
      history,
      ...(clarification && { clarification }),
      ...(followUp && { followUp }),
      now,
      intent,
      task: step.task,
      kinds,
      notes,
    },
    { signal, stepId: step.stepId },
  )
  const wanted = restrict(goOn(planned.value, task), kinds)
  // What rules made of two questions, or of a note, is all that is asked.
  const isWhole = wanted.property === null || followUp?.conditions != null || notes.length > 0
  const plan: SearchPlan = isWhole
    ? wanted
    : { ...wanted, property: withLeftOut(wanted.property ?? [], question, await ports.places()) }
  return { plan, fallbackReason: planned.fallbackReason ?? null }
}
