import type { z } from 'zod'
import type { PlaceIndex } from '../../domain/language/places.ts'
import type { Prose } from '../../domain/prose.ts'
import { wordsIn } from '../../domain/message/say.ts'
import type { Language } from '../../domain/run.ts'
import type { LawRoute } from '../../domain/topics/route.ts'
import { OFFLINE } from '../call.ts'
import type { CallUsage, Making } from '../call.ts'
import type { Asking, Model, ModelChoice, Prompt } from '../model/client.ts'
import { ModelOutputError, SettleError } from '../model/failure.ts'
import type { Turn } from '../ports.ts'

/** What calls look things up in, beside their input. */
export interface World {
  places: () => Promise<PlaceIndex>
  /** Where a text is led among the laws that are held. */
  lawRoute: (text: Prose, signal: AbortSignal, before?: readonly Prose[]) => Promise<LawRoute>
}

/** What of a call's input grows with the conversation. */
export interface Fittable {
  language: Language
  query?: Prose
  history?: Turn[]
  followUp?: { query: Prose } | undefined
  /** Queries that were looked up before. */
  earlier?: Prose[]
  /** What is added to a summary. */
  question?: Prose
}

/** One try of a model, with one prompt. */
type Attempt<T> = (model: Model, asking: Asking, world: World) => Making<T>

/** A decision that a model can take, and rules as well. Input and value are plain JSON. */
export interface Call<I, T> {
  /** Names it in the ledger, in metrics and in `RunUsage.byCall`: it stays as it is for ever. */
  readonly purpose: string
  /** It writes a text, which is shown while it is written. */
  readonly streams: boolean
  /** Tokens that a model may write. */
  tokens(input: I): number
  /** What makes it another call of its purpose: the ledger's key is made of it. */
  identity(input: I): unknown
  /** From all that the input says, and then from less and less: the next is for a model that cannot read the one before. */
  attempts(input: I): Iterable<Attempt<T>>
  /** Its deterministic answer. `reason`: why no model gave one; null where none was to. */
  byRules(input: I, world: World, signal: AbortSignal, reason: string | null): Making<T>
}

/** A call whose value is a text. */
export interface TextCall<I> extends Call<I, string> {
  readonly streams: true
}

/** The type of a call's input. */
interface InputOf<I> {
  readonly type?: I
}
export const inputOf = <I extends Fittable>(): InputOf<I> => ({})

/** Tokens that a call may write where it does not say. */
const USUAL_TOKENS = 4_000

interface Defined<I, P extends Prompt> {
  purpose: string
  input: InputOf<I>
  /**
   * Tokens that a model may write. The longest text of the product's own rules has 4,500 (a report), its largest structure
   * 2,000 (a search plan).
   */
  tokens?: number
  /** What a model is told; several, where the same can be asked of less. Data stand in blocks (`prompt.ts`). */
  prompt: (input: I) => P | Iterable<P>
  /** As {@link Call.identity}; the whole input when left out. */
  identity?: (input: I) => unknown
}

interface DefinedValue<I, S extends z.ZodObject, P extends Prompt, T> extends Defined<I, P> {
  /** What a model returns. */
  output: S | ((input: I) => S)
  /** What is made of that, checked against what is known. Throws {@link ModelOutputError} where it cannot be. */
  settle: (output: z.infer<S>, input: I, by: { prompt: P; world: World }) => T | Promise<T>
  rules: (input: I, world: World, signal: AbortSignal) => T | Promise<T>
}

interface DefinedText<I> extends Defined<I, Prompt> {
  /** How it is written where that is not the model's usual way. */
  writing?: (input: I) => ModelChoice
  /** Throws {@link ModelOutputError} where a whole text is none; one that is empty is none anyway. */
  check?: (text: string, input: I) => void
  /** Said at the end of a text that was written from less than all. */
  shortened?: (input: I) => string
  rules: (input: I, world: World, reason: string | null) => Iterable<string> | Promise<Iterable<string>>
}

const promptsOf = <P extends Prompt>(prompt: P | Iterable<P>): Iterable<P> =>
  Symbol.iterator in prompt ? prompt : [prompt]

/** A call for a value of a schema. */
export const defineCall = <I extends Fittable, S extends z.ZodObject, P extends Prompt, T>({
  purpose,
  tokens = USUAL_TOKENS,
  prompt,
  output,
  settle,
  rules,
  identity = (input) => input,
}: DefinedValue<I, S, P, T>): Call<I, T> => ({
  purpose,
  streams: false,
  tokens: () => tokens,
  identity,
  *attempts(input) {
    const schema = typeof output === 'function' ? output(input) : output
    for (const told of promptsOf(prompt(input))) {
      // A call for a value has no pieces.
      // oxlint-disable-next-line require-yield
      yield async function* (model, asking, world) {
        const { value: returned, ...usage } = await model.ask(purpose, schema, told, asking)
        const settled = async () => settle(returned, input, { prompt: told, world })
        const value = await settled().catch((error: unknown) => {
          throw error instanceof ModelOutputError ? error : new SettleError(purpose, error)
        })
        return { ...usage, value }
      }
    }
  },
  // oxlint-disable-next-line require-yield
  async *byRules(input, world, signal) {
    return { ...OFFLINE, value: await rules(input, world, signal) }
  },
})

/** A call for a text, which is streamed. */
export const defineTextCall = <I extends Fittable>({
  purpose,
  tokens = USUAL_TOKENS,
  prompt,
  writing,
  check,
  shortened,
  rules,
  identity = (input) => input,
}: DefinedText<I>): TextCall<I> => ({
  purpose,
  streams: true,
  tokens: (input) => writing?.(input).maxTokens ?? tokens,
  identity,
  *attempts(input) {
    let isShortened = false
    for (const told of promptsOf(prompt(input))) {
      const less = isShortened && shortened !== undefined ? [shortened(input)] : []
      yield async function* (model, asking) {
        let text = ''
        let usage: CallUsage | undefined
        const read = async function* () {
          usage = yield* model.write(told, asking, writing?.(input))
        }
        for await (const piece of read()) {
          yield { text: piece, offset: text.length }
          text += piece
        }
        if (text === '' || usage === undefined) throw new ModelOutputError(`${purpose}: the text is empty`)
        check?.(text, input)
        const isCut = usage.isCut === true
        const notes = [...(isCut ? [wordsIn(input.language)('run.cut')] : []), ...less]
        const said = (isCut ? ' …' : '') + notes.map((note) => `\n\n> ${note}\n`).join('')
        if (said !== '') yield { text: said, offset: text.length }
        return { ...usage, value: text + said }
      }
      isShortened = true
    }
  },
  async *byRules(input, world, signal, reason) {
    let text = ''
    for (const piece of await rules(input, world, reason)) {
      if (piece === '') continue
      signal.throwIfAborted()
      yield { text: piece, offset: text.length }
      text += piece
    }
    return { ...OFFLINE, value: text }
  },
})
