import { citeInOrder, settledPart } from './answer/citations.ts'
import type { Evidence } from './facts/evidence.ts'
import { say, signalOf } from './marks.ts'
import type { NodeControl } from './marks.ts'
import type { AnswerPiece, CallUsage } from './call.ts'

/** Citations numbered as they are said; those that name no evidence are left out. */
export const citing =
  (evidence: readonly Evidence[]) =>
  (text: string): string =>
    citeInOrder(text, evidence).text

interface Streamed {
  /** The whole text as it was written. */
  written: string
  /** By whom, and for how much. */
  writer: CallUsage
  /** Shows readers another text in its place: what it became when it was settled. */
  show(text: string): void
}

/** Streams a text to the run's readers as it comes, as `render` shows it. */
export const streamText = async (
  pieces: AsyncGenerator<AnswerPiece, CallUsage>,
  render: (text: string) => string,
  control: NodeControl,
): Promise<Streamed> => {
  const signal = signalOf(control)
  let written = ''
  let shown = ''
  const show = (text: string) => {
    if (text === shown) return
    // Only a stream that was begun again, or a settled text, differs in what was already said.
    const offset = text.startsWith(shown) ? shown.length : 0
    say(control, { mark: 'delta', text: text.slice(offset), offset })
    shown = text
  }
  let writer: CallUsage | undefined
  const read = async function* (): AsyncGenerator<AnswerPiece> {
    writer = yield* pieces
  }
  for await (const piece of read()) {
    signal.throwIfAborted()
    written = written.slice(0, piece.offset) + piece.text
    show(render(settledPart(written)))
  }
  show(render(written))
  if (writer === undefined) throw new Error('the text has no end')
  return { written, writer, show }
}
