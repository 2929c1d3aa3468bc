import { z } from 'zod'
import { answer } from './answer.ts'
import { documentReview } from './document/review.ts'
import { runEvent } from './event.ts'
import { inputRequest } from './input.ts'
import { loanOptions } from './loan/product.ts'
import { turnMemory } from './memory.ts'
import { plan } from './plan.ts'
import { propertyFilter } from './property.ts'
import { ruleRow } from './rules/rows.ts'
import { runFailure, startRunRequest } from './run.ts'
import { stepOutput } from './step-output.ts'
import { trustFactors } from './trust/trust.ts'
import { viewerEvent } from './viewer-event.ts'

// Everything that is kept as JSON: the form of today, and how each older form becomes the next. Whoever changes a form so
// that what is kept already no longer fits it adds an upcaster at the end of its line; test/store/stored holds payloads of
// every release that must still be read.

/** What is kept is of a form that nobody here knows: newer than this release, or broken. */
export class UnreadableError extends Error {
  constructor(what: string, version: number, cause?: z.ZodError) {
    super(
      cause === undefined
        ? `${what} is kept in form ${version}, which this release does not know`
        : `${what}, kept in form ${version}, cannot be read:\n${z.prettifyError(cause)}`,
      { cause },
    )
    this.name = 'UnreadableError'
  }
}

type Json = unknown
type Upcaster = (old: Json) => Json

/** Of no class: messages and bytes in a checkpoint are nothing to look into. */
const isObject = (value: Json): value is Record<string, Json> => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const versionOf = (value: Json): number =>
  isObject(value) && typeof value['v'] === 'number' ? value['v'] : 1

/** The first upcaster makes form 2 of form 1, the next form 3 of form 2. What names no form is of form 1. */
const format = <T>(what: string, schema: z.ZodType<T>, ...upcasters: Upcaster[]) => {
  const version = upcasters.length + 1
  const read = (value: Json, beside?: number): T => {
    const from = beside ?? versionOf(value)
    if (!Number.isInteger(from) || from < 1 || from > version) throw new UnreadableError(what, from)
    // Where the form stands beside the value, `v` is a name like any other.
    const bare = beside === undefined && isObject(value) ? withoutVersion(value) : value
    const parsed = schema.safeParse(upcasters.slice(from - 1).reduce((old, upcast) => upcast(old), bare))
    if (!parsed.success) throw new UnreadableError(what, from, parsed.error)
    return parsed.data
  }
  return {
    version,
    /** Throws {@link UnreadableError}. `beside`: the form, where it stands beside the value and not in it. */
    read,
    /** Null where it cannot be read: for what can be done without. */
    find: (value: Json): T | null => {
      try {
        return read(value)
      } catch (error) {
        if (error instanceof UnreadableError) return null
        throw error
      }
    },
    /** As it is to be written, with its form. (A list has no room for one: it is of form 1.) */
    keep: (value: T): Json => (isObject(value) ? { ...value, v: version } : value),
  }
}

const withoutVersion = ({ v: _version, ...value }: Record<string, Json>): Json => value

/** PLANNING was a type that steps could have and none had; planning is a phase. Steps stand in plans, events and checkpoints. */
const withoutPlanningSteps: Upcaster = (old) => {
  if (Array.isArray(old)) return old.map(withoutPlanningSteps)
  if (!isObject(old)) return old
  const rewritten = Object.entries(old).map(([key, value]): [string, Json] =>
    key === 'stepType' && value === 'PLANNING' ? [key, 'ANALYSIS'] : [key, withoutPlanningSteps(value)],
  )
  return Object.fromEntries(rewritten)
}

const record = z.record(z.string(), z.unknown())

/** Of what older steps found the counts alone were kept. Steps stand in plans, events and checkpoints. */
const withOutput: Upcaster = (old) => {
  if (Array.isArray(old)) return old.map(withOutput)
  if (!isObject(old)) return old
  const rewritten = Object.entries(old).map(([key, value]): [string, Json] => [key, withOutput(value)])
  return Object.fromEntries('stepType' in old ? [...rewritten, ['output', null]] : rewritten)
}
const withResult: Upcaster = (old) => ({ result: old, output: null })

/** Of what had been asked only searches could be gone back to. */
const withEarlier: Upcaster = (old) => {
  if (!isObject(old) || !isObject(old['turn'])) return old
  const { searches, ...turn } = old['turn']
  return { ...old, turn: searches === undefined ? turn : { ...turn, earlier: searches } }
}

export const STORED = {
  /** run_event.payload */
  event: format('an event', runEvent, withoutPlanningSteps, withOutput),
  /** run.plan, run_plan.plan */
  plan: format('a plan', plan, withoutPlanningSteps, withOutput),
  /** run.answer, response_cache.answer, chat_message.structured_data */
  answer: format('an answer', answer),
  /** What the next question goes on from: `memory` of chat_message.structured_data. */
  memory: format('a memory', z.object({ turn: turnMemory.nullable() }), withEarlier),
  /** run.error */
  failure: format('a failure', runFailure),
  /** run.settings: a mode reads its own. */
  settings: format('settings', startRunRequest.shape.settings),
  /** execution_step.result: counts as the step's team wrote them, and what it found. */
  stepResult: format(
    'a step’s result',
    z.object({ result: record, output: stepOutput.nullable() }),
    withResult,
  ),
  /** input_request.payload */
  inputRequest: format('a request', inputRequest, withoutPlanningSteps, withOutput),
  /** input_request.answer: sealed where it holds personal data, by runs/answers.ts. */
  inputAnswer: format('an answer to a request', z.looseObject({ kind: z.string() })),
  /** model_call.output */
  call: format(
    'a call',
    z.object({
      value: z.unknown(),
      fallbackReason: z.string().optional(),
      isCut: z.boolean().optional(),
    }),
  ),
  /** generated_document.review */
  documentReview: format('a review', documentReview),
  /** saved_search.filter */
  searchFilter: format('the conditions of a search', propertyFilter),
  /** viewer_event.payload: written by the database, in form 1. */
  viewerEvent: format('what a user is told', viewerEvent),
  /** trust_score.factors */
  trustFactors: format('the factors of a score', trustFactors),
  /** loan_product.options */
  loanOptions: format('the options of a loan', loanOptions),
  /** rule_set.rows, rule_set.imported */
  rules: format('a set of rules', z.array(ruleRow)),
  /** Channels of LangGraph's checkpoints, by name; the form stands in the checkpoint. */
  checkpoint: format('a checkpoint', record, withoutPlanningSteps, withOutput),
}
