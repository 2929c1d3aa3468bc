import { dataBlock } from '../../calls/prompt.ts'
import type { CompressInput } from '../decisions.ts'
import { cutHistory } from '../message.ts'
import type { ResearchMessage } from '../message.ts'

/** What a topic may be about, for whoever names topics. */
export const KINDS = `kinds: market (reported prices), listing (homes on offer), safety (jeonse ratio, risk of the deposit, guarantee),
loan (products, limits), law (statutes), cost (taxes, brokerage fee), yield (return on rent).`

/** A history as a model reads it: who said what, and what was asked for. */
export const historyBlock = (messages: readonly ResearchMessage[]): string =>
  dataBlock(
    'messages',
    messages.map(({ role, content, calls, callId }) => ({
      role,
      content,
      ...(calls.length > 0 && { calls }),
      ...(callId !== null && { callId }),
    })),
  )

export const topicBlocks = ({
  topic,
  brief,
  notes,
}: Pick<CompressInput, 'topic' | 'brief' | 'notes'>): string[] => [
  dataBlock('brief', brief),
  dataBlock('topic', { task: topic.task, description: topic.description, kinds: topic.kinds }),
  dataBlock('notes', notes),
]

interface Shorter {
  history: readonly ResearchMessage[]
  /** Messages at its end that are left out. */
  dropped: number
}

/** A history, and then each time it is too long for its reader as far as the last complete AI message before. */
export function* everShorter(messages: readonly ResearchMessage[]): Generator<Shorter> {
  let history: readonly ResearchMessage[] | null = messages
  while (history !== null) {
    yield { history, dropped: messages.length - history.length }
    history = cutHistory(history)
  }
}
