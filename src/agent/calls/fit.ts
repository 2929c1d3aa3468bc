import { textOf } from '../../domain/prose.ts'
import type { Prose } from '../../domain/prose.ts'
import { fitTurns, shortenText } from '../model/fit-history.ts'
import { loadTokenizer } from '../model/tokens.ts'
import type { CountTokens } from '../model/tokens.ts'
import type { Fittable } from './define.ts'
import type { Middleware } from './runner.ts'

const HISTORY = { all: 2_000, turn: 500 }
/** What a question takes over from those before it. */
const TAKEN_OVER = 1_500
const EARLIER_QUERY = 200
const SUMMED_UP = 1_000

/** An input whose conversation is cut to what every call may cost; what is asked now stays whole. */
export const fitInput = <T extends Fittable>(input: T, count: CountTokens): T => {
  const { query, history, followUp, earlier, question } = input
  const short = (text: Prose, limit: number) => shortenText(textOf(text), limit, count)
  return {
    ...input,
    ...(history !== undefined && { history: fitTurns(history, HISTORY, count) }),
    ...(query !== undefined &&
      followUp !== undefined && { query: short(query, count(textOf(followUp.query)) + TAKEN_OVER) }),
    ...(earlier !== undefined && { earlier: earlier.map((text) => short(text, EARLIER_QUERY)) }),
    ...(question !== undefined && { question: short(question, SUMMED_UP) }),
  }
}

/** A model is told no more of the conversation than a call may cost. */
export const fitted: Middleware = (next) =>
  async function* (asked) {
    return yield* next({ ...asked, input: fitInput(asked.input, await loadTokenizer()) })
  }
