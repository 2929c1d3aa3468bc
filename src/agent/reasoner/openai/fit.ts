import type { Language } from '../../../domain/run.ts'
import type { CountTokens } from '../../consult/tokens.ts'
import { fitTurns, shortenText } from '../../fit-history.ts'
import type { Turn } from '../../ports.ts'

/** What of a call's input grows with the conversation. */
export interface Fittable {
  language: Language
  query?: string
  history?: Turn[]
  followUp?: { query: string } | undefined
  /** Queries that were looked up before. */
  earlier?: string[]
  /** What is added to a summary. */
  question?: string
}

const HISTORY = { all: 2_000, turn: 500 }
/** What a question takes over from those before it. */
const TAKEN_OVER = 1_500
const EARLIER_QUERY = 200
const SUMMED_UP = 1_000

/** An input whose conversation is cut to what every call may cost; what is asked now stays whole. */
export const fitInput = <T extends Fittable>(input: T, count: CountTokens): T => {
  const { query, history, followUp, earlier, question } = input
  const short = (text: string, limit: number) => shortenText(text, limit, count)
  return {
    ...input,
    ...(history !== undefined && { history: fitTurns(history, HISTORY, count) }),
    ...(query !== undefined &&
      followUp !== undefined && { query: short(query, count(followUp.query) + TAKEN_OVER) }),
    ...(earlier !== undefined && { earlier: earlier.map((text) => short(text, EARLIER_QUERY)) }),
    ...(question !== undefined && { question: short(question, SUMMED_UP) }),
  }
}
