import type { Question } from './question.ts'
import { readPasted } from '../domain/contract/pasted.ts'

/** Characters of a question that may speak of something pasted before. */
const MAX_REFERENCE = 200

/** The contract or clause that is to be read: pasted into the question, else the last one of the conversation. */
export const handedOver = ({ query, history }: Pick<Question, 'query' | 'history'>): string | null => {
  const own = readPasted(query)
  if (own) return own.text
  // A long text is about itself, and never about a contract that was read before.
  if (query.length > MAX_REFERENCE) return null
  for (const turn of history.toReversed()) {
    const earlier = turn.role === 'USER' ? readPasted(turn.content) : null
    if (earlier) return earlier.text
  }
  return null
}
