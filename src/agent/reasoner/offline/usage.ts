import type { AnswerPiece, CallUsage } from '../../calls/call.ts'

/** What rules cost. */
export const OFFLINE: CallUsage = { model: 'offline', promptTokens: 0, completionTokens: 0 }

/** A text that rules write, in the pieces in which they write it. */
export async function* streamOffline(
  texts: Iterable<string>,
  signal: AbortSignal,
): AsyncGenerator<AnswerPiece, CallUsage> {
  let offset = 0
  for (const text of texts) {
    if (text === '') continue
    signal.throwIfAborted()
    yield { text, offset }
    offset += text.length
  }
  return OFFLINE
}

/** Whether rules made a call. */
export const isOffline = ({ model }: Pick<CallUsage, 'model'>): boolean => model === OFFLINE.model
