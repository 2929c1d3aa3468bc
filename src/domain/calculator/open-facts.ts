import type { MessageId, Said } from '../message/say.ts'
import { message } from '../message/say.ts'

/** What separates results, by its words. */
export type ConditionId = Extract<MessageId, `tax.if.${string}`>

/** A value of a fact that is not known, or how the rest of a case tells it, with its words. */
type FactValue = readonly [value: unknown, condition: ConditionId]

/** A fact with the values that it may have, the likeliest first. */
export interface OpenFact<Input> {
  fact: keyof Input
  values: readonly FactValue[]
  /** In which cases it may matter; in all when omitted. */
  where?: (input: Input) => boolean
}

/** What comes out if facts that were not given are so. */
export interface Alternative<Result> {
  /** The facts on which it hangs; all of them together. */
  conditions: Said[]
  result: Result
}

interface Leaf<Result> {
  conditions: { fact: PropertyKey; id: ConditionId }[]
  result: Result
}

const leavesOf = <Input extends object, Result>(
  input: Input,
  facts: readonly OpenFact<Input>[],
  work: (input: Input) => Result,
): Leaf<Result>[] => {
  const at = facts.findIndex(({ fact, where }) => input[fact] == null && where?.(input) !== false)
  const open = facts[at]
  if (open === undefined) return [{ conditions: [], result: work(input) }]
  const rest = facts.slice(at + 1)
  return open.values.flatMap(([value, id]) =>
    leavesOf({ ...input, [open.fact]: value }, rest, work).map(({ conditions, result }) => ({
      conditions: [{ fact: open.fact, id }, ...conditions],
      result,
    })),
  )
}

/** Whether nothing that a result hangs on is otherwise; what it does not hang on may be anything. */
const fits = <Result>(leaf: Leaf<Result>, conditions: Leaf<Result>['conditions']): boolean =>
  conditions.every(
    ({ fact, id }) =>
      leaf.conditions.find((it) => it.fact === fact)?.id === id ||
      leaf.conditions.every((it) => it.fact !== fact),
  )

/** Only what it takes to come to a result: what may be otherwise without changing it is left out. */
const decisive = <Result>(
  leaf: Leaf<Result>,
  leaves: readonly Leaf<Result>[],
  isSame: (a: Result, b: Result) => boolean,
): Leaf<Result>['conditions'] =>
  leaf.conditions.reduce((kept, one) => {
    const without = kept.filter((it) => it !== one)
    return leaves.every((it) => !fits(it, without) || isSame(it.result, leaf.result)) ? without : kept
  }, leaf.conditions)

/** Every result that facts which are not known leave open, each with the facts that decide it; facts that change nothing open none. */
const resultsOver = <Input extends object, Result>(
  input: Input,
  facts: readonly OpenFact<Input>[],
  work: (input: Input) => Result,
  isSame: (a: Result, b: Result) => boolean,
): Alternative<Result>[] => {
  const leaves = leavesOf(input, facts, work)
  const found = new Map<string, Alternative<Result>>()
  for (const leaf of leaves) {
    const conditions = decisive(leaf, leaves, isSame).map(({ id }) => id)
    if (found.has(conditions.join())) continue
    found.set(conditions.join(), {
      conditions: conditions.map((id) => message(id as 'tax.if.regulated')),
      result: leaf.result,
    })
  }
  return [...found.values()]
}

interface Worked<Result> {
  /** Null where facts that were not given decide: then `alternatives` has every result. */
  only: Result | null
  alternatives: Alternative<Result>[]
  /** What it would be if something that was assumed were otherwise; only what changes the result. */
  flips: Alternative<Result>[]
}

/**
 * A calculation of facts of which some are not known. `deciding`: every result where one is not given. `assumed`: the first value is
 * taken where it is not given, and what another would make of it is told.
 */
export const workOver = <Input extends object, Result>(
  input: Input,
  { deciding, assumed = [] }: { deciding: readonly OpenFact<Input>[]; assumed?: readonly OpenFact<Input>[] },
  work: (input: Input) => Result,
  isSame: (a: Result, b: Result) => boolean,
): Worked<Result> => {
  const isOpen = ({ fact, where }: OpenFact<Input>): boolean =>
    input[fact] == null && where?.(input) !== false
  const open = assumed.filter(isOpen)
  const settled = { ...input, ...Object.fromEntries(open.map(({ fact, values }) => [fact, values[0]?.[0]])) }
  const found = resultsOver(settled, deciding, work, isSame)
  const [only, ...more] = found
  const flips = open.flatMap(({ fact, values }) =>
    values.slice(1).flatMap(([value, id]) =>
      resultsOver({ ...settled, [fact]: value }, deciding, work, isSame)
        .filter(({ result }) => !found.some((it) => isSame(it.result, result)))
        .map(({ conditions, result }) => ({
          conditions: [message(id as 'tax.if.regulated'), ...conditions],
          result,
        })),
    ),
  )
  return only === undefined || more.length > 0
    ? { only: null, alternatives: found, flips }
    : { only: only.result, alternatives: [], flips }
}
