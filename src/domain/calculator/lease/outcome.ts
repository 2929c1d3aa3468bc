import type { AppliedRule } from '../../answer.ts'
import type { Said } from '../../message/say.ts'

/** A result for a fact that was not given. */
export interface Alternative<Result> {
  condition: Said
  result: Result
}

/** What came out, or what each value of a fact that was not given would make of it. */
export interface Outcome<Result> {
  /** Null where a fact that was not given decides: then `alternatives` has every result. */
  result: Result | null
  alternatives: Alternative<Result>[]
  assumptions: Said[]
  rules: AppliedRule[]
}

type Results<Result> = Pick<Outcome<Result>, 'result' | 'alternatives'>

/** A result that no fact leaves open. */
export const plainly = <Result>(
  result: Result,
  { assumptions = [], rules = [] }: Partial<Pick<Outcome<Result>, 'assumptions' | 'rules'>> = {},
): Outcome<Result> => ({ result, alternatives: [], assumptions, rules })

/** What a fact makes of it, yes or no; where it is not known, both. */
export const byFact = <Result>(
  fact: boolean | null,
  [yes, no]: readonly [Said, Said],
  work: (fact: boolean) => Result,
): Results<Result> =>
  fact === null
    ? {
        result: null,
        alternatives: [
          { condition: yes, result: work(true) },
          { condition: no, result: work(false) },
        ],
      }
    : { result: work(fact), alternatives: [] }

/** What follows from each result. */
export const following = <Before, Result>(
  { result, alternatives }: Results<Before>,
  work: (before: Before) => Result,
): Results<Result> => ({
  result: result === null ? null : work(result),
  alternatives: alternatives.map(({ condition, result: it }) => ({ condition, result: work(it) })),
})

/** The result on which all alternatives agree, or all of them. */
export const settled = <Result>(
  alternatives: readonly Alternative<Result>[],
  same: (a: Result, b: Result) => boolean,
): Results<Result> => {
  const [first, ...others] = alternatives
  return first !== undefined && others.every(({ result }) => same(first.result, result))
    ? { result: first.result, alternatives: [] }
    : { result: null, alternatives: [...alternatives] }
}
