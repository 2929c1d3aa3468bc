import type { NodeControl } from '../marks.ts'
import { say, signalOf } from '../marks.ts'
import { citeInOrder, settledPart } from '../citations.ts'
import type { Evidence } from '../evidence.ts'
import type { AnswerPiece, CallUsage } from '../reasoner/call.ts'

/** Citations numbered as they are said; those that name no evidence are left out. */
export const citing =
  (evidence: readonly Evidence[]) =>
  (text: string): string =>
    citeInOrder(text, evidence).text

/** Streams a text to the run's readers as it comes, as `render` shows it, and returns the whole of it as it was written. */
export const streamText = async (
  pieces: AsyncGenerator<AnswerPiece, CallUsage>,
  render: (text: string) => string,
  control: NodeControl,
): Promise<string> => {
  const signal = signalOf(control)
  let written = ''
  let shown = ''
  const show = (text: string) => {
    if (text === shown) return
    const offset = text.startsWith(shown) ? shown.length : 0
    say(control, { mark: 'delta', text: text.slice(offset), offset })
    shown = text
  }
  for await (const piece of pieces) {
    signal.throwIfAborted()
    written = written.slice(0, piece.offset) + piece.text
    show(render(settledPart(written)))
  }
  show(render(written))
  return written
}
