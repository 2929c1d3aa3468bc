import { compact, splitClauses } from './intent-clause.ts'
import { CHOICE, DEALS, DECISION, DESCRIPTION, SIGNALS } from './intent-signals.ts'
import type { Need } from './intent-signals.ts'

export type Scores = Record<Need, number>

export interface NeedReading {
  scores: Scores
  /** The needs that separate conjuncts ask for, strongest first. */
  needs: readonly Need[]
  decision: boolean
}

const NEEDS: readonly Need[] = [
  'LEGAL_CONSULT',
  'MARKET_INQUIRY',
  'PROPERTY_SEARCH',
  'LOAN_CONSULT',
  'CONTRACT_CREATION',
  'CONTRACT_REVIEW',
  'RISK_ANALYSIS',
]

/** A conjunct below this names a subject but does not ask for it. */
const ASKED = 3
/** Beside one another, needs weaker than this share of the strongest are part of its description. */
const SHARE = 0.4
/** A conjunct this strong is a need whatever stands beside it. */
const CLEAR = 4

export const readNeeds = (spaced: string): NeedReading => {
  const scores = score(spaced)
  const best = new Map<Need, number>()
  for (const clause of splitClauses(spaced)) {
    const [need, value] = strongest(score(clause))
    if (value >= ASKED) best.set(need, Math.max(best.get(need) ?? 0, value))
  }
  const top = Math.max(...best.values(), 0)
  const needs = Array.from(best)
    .filter(([, value]) => value >= Math.min(top * SHARE, CLEAR))
    .toSorted((a, b) => b[1] - a[1])
    .map(([need]) => need)
  return { scores, needs, decision: isDecision(compact(spaced)) || isDecision(spaced) }
}

/** The needs that a clause by itself asks for, strongest first. */
export const needsOf = (clause: string): Need[] =>
  rank(score(clause)).flatMap(([need, value]) => (value >= ASKED ? [need] : []))

const isDecision = (text: string): boolean =>
  DECISION.test(text) || (CHOICE.test(text) && DEALS.filter((deal) => deal.test(text)).length > 1)

const score = (spaced: string): Scores => {
  const scores = { ...EMPTY }
  const tight = compact(spaced).replace(DESCRIPTION, '')
  const english = /[a-z]{2}/.test(spaced)
  const heard = SIGNALS.filter(({ pattern }) => pattern.test(tight) || (english && pattern.test(spaced)))
  for (const { weights, auxiliary } of heard.toSorted(
    (a, b) => Number(a.auxiliary ?? false) - Number(b.auxiliary ?? false),
  )) {
    for (const need of NEEDS) if (!auxiliary || scores[need] > 0) scores[need] += weights[need] ?? 0
  }
  return scores
}

const EMPTY: Scores = {
  LEGAL_CONSULT: 0,
  MARKET_INQUIRY: 0,
  PROPERTY_SEARCH: 0,
  LOAN_CONSULT: 0,
  CONTRACT_CREATION: 0,
  CONTRACT_REVIEW: 0,
  RISK_ANALYSIS: 0,
}

export const rank = (scores: Scores): (readonly [Need, number])[] =>
  NEEDS.map((need) => [need, scores[need]] as const).toSorted((a, b) => b[1] - a[1])

const strongest = (scores: Scores): readonly [Need, number] => rank(scores)[0] ?? ['PROPERTY_SEARCH', 0]
