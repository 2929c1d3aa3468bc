import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import type { ResearchKind } from '../research.ts'
import { TEAM_ROWS, TEAMS } from '../team.ts'
import type { Team } from '../team.ts'
import { readSubjects } from './subjects.ts'

/** What is looked up, by the words that call it. */
const LOOKED_UP = {
  legal: /법률|법령|법적|조문|(?<![가-힣])법(?:은|도|만|을|이랑|,|\s|$)|\blaws?\b|\blegal\b/i,
  market: /시세|실거래|집값|가격|market|prices?\b/i,
  property: /매물|집\s?(?:찾|검색|목록)|listings?\b|homes?\b/i,
  loan: /대출|융자|\bloans?\b|mortgage/i,
} as const
type LookedUp = keyof typeof LOOKED_UP
const KINDS: readonly LookedUp[] = ['legal', 'market', 'property', 'loan']

const DROP =
  /빼|제외|말고|말아|필요\s?없|없애|없이|삭제|하지\s?마|안\s?(?:봐|해|찾)|without|drop|remove|skip|exclude|\bno\b|\bnot\b|don't/i
const ONLY = /만(?=\s|$|요|[가-힣]?\s?(?:봐|해|찾|검색|남))|\bonly\b|\bjust\b/i
const FIRST = /먼저|우선|first/i
const IN_ORDER = /순서대로|차례|하나씩|순차|one by one|one after|in order|sequential/i
const AT_ONCE = /동시에|한꺼번에|한\s?번에|병렬|at once|parallel|same time/i

/** What one clause says of a plan: which work, and what is to become of it (“대출은 빼줘”, “법률만”, “법률 먼저”). */
export interface PlanNote {
  kinds: LookedUp[]
  teams: Team[]
  how: 'ADD' | 'DROP' | 'ONLY' | 'FIRST'
  /** One step after another (순서대로), all at once (동시에), or null: nothing is said of it. */
  inOrder: boolean | null
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

/** Of several the first that is said decides. */
const howOf = (clause: string): PlanNote['how'] => {
  if (DROP.test(clause)) return 'DROP'
  if (ONLY.test(clause)) return 'ONLY'
  return FIRST.test(clause) ? 'FIRST' : 'ADD'
}

const inOrderOf = (clause: string): boolean | null => {
  if (AT_ONCE.test(clause)) return false
  return IN_ORDER.test(clause) ? true : null
}

/** What somebody says of a plan, a clause each. Places and prices in it are read as what is said of the question. */
export const readPlanNotes = (text: Prose): PlanNote[] =>
  clausesOf(textOf(text)).map((clause) => ({
    kinds: KINDS.filter((kind) => LOOKED_UP[kind].test(clause)),
    teams: TEAMS.filter((team) => TEAM_ROWS[team].words?.test(clause) === true),
    how: howOf(clause),
    inOrder: inOrderOf(clause),
  }))

/** What is not to be found out after all. */
export const subjectsDropped = (text: Prose): ResearchKind[] =>
  DROP.test(textOf(text)) ? readSubjects(text) : []
