import { TEAM_ROWS, TEAMS } from '../../domain/team.ts'
import type { Team } from '../../domain/team.ts'
import { SEARCH_KINDS } from '../tools/look-up.ts'
import type { SearchKind } from '../tools/look-up.ts'
import { FEEDBACK_WORDS } from './prompt.ts'

export interface Wishes {
  kinds: SearchKind[]
  teams: Team[]
  /** One step after another instead of all at once. */
  inOrder: boolean
}

/** “법률, 대출은”: an item of a list, which the rest of its sentence is about. */
const isItem = (part: string): boolean =>
  /^[가-힣A-Za-z]{1,10}$/.test(part) && !/(?:만|도|[줘요])$/.test(part)

/** A wish each: “대출은 빼고, 시세도 봐줘” are two, “법률, 대출은 빼줘” is one. */
const clausesOf = (text: string): string[] => {
  const parts = text
    .split(/[,.!?;\n]+|(?<=[빼말하보두넣]고)\s|\s(?:and|but)\s/i)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const clauses: string[] = []
  let items = ''
  for (const [position, part] of parts.entries()) {
    if (isItem(part) && position < parts.length - 1) items += `${part}, `
    else {
      clauses.push(items + part)
      items = ''
    }
  }
  return clauses
}

const apply = (wishes: Wishes, clause: string, available: readonly Team[]): Wishes => {
  const { kinds: kindWords, drop, only, first, inOrder, atOnce } = FEEDBACK_WORDS
  const kinds = SEARCH_KINDS.filter((kind) => kindWords[kind].test(clause))
  const teams = TEAMS.filter((team) => TEAM_ROWS[team].words?.test(clause) === true)
  const order = atOnce.test(clause) ? false : inOrder.test(clause) || wishes.inOrder
  const next = { ...wishes, inOrder: order }
  if (kinds.length === 0 && teams.length === 0) return next
  if (drop.test(clause)) {
    const left = wishes.kinds.filter((kind) => !kinds.includes(kind))
    return {
      ...next,
      // A plan that looks nothing up is none.
      kinds: left.length > 0 ? left : wishes.kinds,
      teams: wishes.teams.filter((team) => !teams.some((dropped) => dropped === team)),
    }
  }
  const added = available.filter((team) => teams.some((wanted) => wanted === team))
  if (only.test(clause)) {
    return {
      ...next,
      kinds: kinds.length > 0 ? kinds : wishes.kinds,
      teams: [...wishes.teams.filter((team) => team === 'SEARCH'), ...added],
    }
  }
  const all = new Set([...(first.test(clause) ? kinds : []), ...wishes.kinds, ...kinds])
  return {
    kinds: [...all],
    teams: [...new Set([...wishes.teams, ...added])],
    inOrder: order || first.test(clause),
  }
}

/**
 * What a plan becomes with what its user said about it, clause by clause, the later ones last. Words that name no kind of
 * work change nothing here; places and prices in them are read by the search itself.
 */
export const readFeedback = (
  plan: { kinds: readonly SearchKind[]; teams: readonly Team[] },
  feedback: readonly string[],
): Wishes =>
  feedback.flatMap(clausesOf).reduce<Wishes>((wishes, clause) => apply(wishes, clause, plan.teams), {
    kinds: [...plan.kinds],
    teams: [...plan.teams],
    inOrder: false,
  })
