import { readSituation } from '../reading/lease-facts.ts'
import type { Situation } from '../reading/lease-facts.ts'
import type { RulingText } from '../rulings/find.ts'
import type { Supposed } from '../rulings/verdict.ts'

/** What a ruling keeps of its score where the case is not what it supposes: before the interim payment nothing that holds after it is asked. */
const OTHERWISE = 0.7
/** And gains where the case says by which of several a home was let again, and it is that one. */
const AS_SUPPOSED = 1.06

const denies = (said: Situation[keyof Situation], wanted: Supposed[keyof Supposed]): boolean =>
  said !== null &&
  wanted !== undefined &&
  !(Array.isArray(wanted) ? wanted.some((it) => it === said) : wanted === said)

/** Whether a case is one that a ruling holds for, and what it keeps of its score. Of what nobody said nothing is supposed. */
export const premiseOf = (text: string): ((ruling: Pick<RulingText, 'supposes'>) => number) => {
  const said = readSituation(text)
  return ({ supposes }) => {
    const names = Object.keys(supposes) as (keyof Supposed)[]
    if (names.some((name) => denies(said[name], supposes[name]))) return OTHERWISE
    return said.renewal !== null && supposes.renewal !== undefined ? AS_SUPPOSED : 1
  }
}
