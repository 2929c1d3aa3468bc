import { isTooLong } from '../../reasoner/openai/failure.ts'
import type { ResearchMessage } from '../message.ts'
import { cutHistory } from '../message.ts'

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
