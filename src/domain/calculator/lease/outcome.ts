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

/** The result on which all alternatives agree, or all of them. */
export const settled = <Result>(
  alternatives: readonly Alternative<Result>[],
  same: (a: Result, b: Result) => boolean,
): Pick<Outcome<Result>, 'result' | 'alternatives'> => {
  const [first, ...others] = alternatives
  return first !== undefined && others.every(({ result }) => same(first.result, result))
    ? { result: first.result, alternatives: [] }
    : { result: null, alternatives: [...alternatives] }
}
