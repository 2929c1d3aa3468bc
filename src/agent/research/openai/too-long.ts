import type { ResearchMessage } from '../message.ts'
import { cutHistory } from '../message.ts'

const WORDS =
  /context[_ ]length|maximum context|context window|too many tokens|prompt is too long|reduce the length/i

/** Whether a model refused a prompt for its length, by the code or the words of the servers that speak its protocol. */
export const isTooLong = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return WORDS.test(code) || WORDS.test(error.name) || WORDS.test(error.message)
}

/**
 * Asks with as much of a history as is read: each time it is too long it is cut back to the last complete AI message before.
 * Rejects where nothing is left to cut, and for every other reason.
 */
export const withShorterHistory = async <T>(
  messages: readonly ResearchMessage[],
  attempt: (history: readonly ResearchMessage[]) => Promise<T>,
): Promise<{ asked: T; dropped: number }> => {
  let history = messages
  for (;;) {
    try {
      return { asked: await attempt(history), dropped: messages.length - history.length }
    } catch (error) {
      const cut = isTooLong(error) ? cutHistory(history) : null
      if (cut === null) throw error
      history = cut
    }
  }
}
