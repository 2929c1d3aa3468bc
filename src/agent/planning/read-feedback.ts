import { readPlanNotes } from '../../domain/reading/plan-notes.ts'
import type { PlanNote } from '../../domain/reading/plan-notes.ts'
import type { Team } from '../../domain/team.ts'
import type { SearchKind } from '../tools/look-up.ts'

export interface Wishes {
  kinds: SearchKind[]
  teams: Team[]
  /** One step after another instead of all at once. */
  inOrder: boolean
}

const apply = (
  wishes: Wishes,
  { kinds, teams, how, ...note }: PlanNote,
  available: readonly Team[],
): Wishes => {
  const inOrder = note.inOrder ?? wishes.inOrder
  const next = { ...wishes, inOrder }
  if (kinds.length === 0 && teams.length === 0) return next
  if (how === 'DROP') {
    const left = wishes.kinds.filter((kind) => !kinds.includes(kind))
    return {
      ...next,
      // A plan that looks nothing up is none.
      kinds: left.length > 0 ? left : wishes.kinds,
      teams: wishes.teams.filter((team) => !teams.includes(team)),
    }
  }
  const added = available.filter((team) => teams.includes(team))
  if (how === 'ONLY') {
    return {
      ...next,
      kinds: kinds.length > 0 ? kinds : wishes.kinds,
      teams: [...wishes.teams.filter((team) => team === 'SEARCH'), ...added],
    }
  }
  const isFirst = how === 'FIRST'
  return {
    kinds: [...new Set([...(isFirst ? kinds : []), ...wishes.kinds, ...kinds])],
    teams: [...new Set([...wishes.teams, ...added])],
    inOrder: inOrder || isFirst,
  }
}

/** What a plan becomes with what its user said about it, clause by clause, the later ones last. */
export const readFeedback = (
  plan: { kinds: readonly SearchKind[]; teams: readonly Team[] },
  feedback: readonly string[],
): Wishes =>
  feedback.flatMap(readPlanNotes).reduce<Wishes>((wishes, note) => apply(wishes, note, plan.teams), {
    kinds: [...plan.kinds],
    teams: [...plan.teams],
    inOrder: false,
  })
