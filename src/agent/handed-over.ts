import { handedOverIn } from '../domain/contract/pasted.ts'
import type { Question } from './question.ts'

/** The contract or clause that is to be read: pasted into the question, else the last one of the conversation. */
export const handedOver = ({ query, history }: Pick<Question, 'query' | 'history'>): string | null =>
  handedOverIn(
    query,
    history.filter(({ role }) => role === 'USER').map(({ content }) => content),
  )
