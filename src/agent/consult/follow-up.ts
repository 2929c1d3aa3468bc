import type { Turn } from '../ports.ts'

/** Words that point at what was said before. */
const POINTS_BACK =
  /^(?:그럼|그러면|그렇다면|그래서|그런데|근데|그리고|그거|그건|그게|그 ?경우|그때|이건|이거|이게|이 ?경우|위|방금|아까|앞서|말씀|왜요?|더|다시|또|예를 들)|(?:방금|아까|앞서|위에서|말씀하신|그 조문|그 법|그 규정|그 내용|그 사람)|^(?:and|but|then|so|why|what about|how about)\b|\b(?:that|those|it|this)\b[^.?!]*\?$/i

/** A question shorter than this that names nothing is about what was said before. */
const SHORT = 12

/** Whether a question can only be understood with the conversation before it. */
export const isFollowUp = (query: string, history: readonly Turn[]): boolean => {
  if (history.length === 0) return false
  const text = query.trim()
  return POINTS_BACK.test(text) || text.length < SHORT
}

/** What is looked up for a follow-up: the last question that stood for itself, and this one. */
export const withQuestionBefore = (query: string, history: readonly Turn[]): string => {
  const before = history.findLast((turn) => turn.role === 'USER' && !isFollowUp(turn.content, [turn]))
  return before ? `${before.content}\n${query}` : query
}
