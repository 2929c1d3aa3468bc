import type { Case } from '../case.ts'
import { ASK_NAMES, askOf } from '../reading/asks.ts'
import type { AskName } from '../reading/asks.ts'
import type { RulingText } from '../rulings/find.ts'
import { decidesFor, settles } from '../rulings/verdict.ts'
import { isOfPremises } from './premise.ts'
import { CLEAR_RULING } from './route.ts'
import type { LawRoute } from './route.ts'

type Led = Pick<LawRoute, 'ruling' | 'related' | 'rivals'>

/**
 * The ruling that answers a question, and those that say nearly as much: where the case decides for one of them, that one comes
 * first; then of those that say nearly the same the one that the case settles; and for one by the law of shops, where no shop is
 * spoken of, one as near that the case settles by the law of homes (두 달 밀리면 계약 해지되나요).
 */
export const inOrderFor = ({ ruling, related, rivals }: Led, given: Case): RulingText[] => {
  if (ruling === null) return []
  const first = ruling.ruling
  const all = [first, ...related]
  const isOfCase = (it: RulingText): boolean => isOfPremises(it, given.facts)
  const isSettled = (it: RulingText): boolean => isOfCase(it) && settles(it, given)
  const chosen =
    [first, ...rivals].find((it) => isOfCase(it) && decidesFor(it, given)) ??
    all.find(isSettled) ??
    (isOfCase(first) ? undefined : rivals.find(isSettled)) ??
    first
  return [chosen, ...all.filter((it) => it !== chosen)]
}

/**
 * What the ruling that answers a question has worked out by itself: its calculations are asked for whether a phrase says so or not,
 * and each is made where the case gives its figures.
 */
export const ledBy = (route: Led, given: Case): AskName[] => {
  const [ruling] = inOrderFor(route, given)
  if (ruling === undefined || (route.ruling?.confidence ?? 0) < CLEAR_RULING) return []
  return ASK_NAMES.filter((name) => {
    const { calculation } = askOf(name)
    return calculation !== undefined && ruling.tools.includes(calculation)
  })
}
