import { withoutControls } from '../../domain/text/inert.ts'
import { withoutInvisible } from '../../domain/text/plain.ts'

/** Where a command writes to. A reader that goes away, as `| head` does, ends the writing and is no fault. */
export interface Output {
  readonly isTTY: boolean
  /** Nobody reads any more. */
  readonly isGone: boolean
  write(text: string): void
  /** Drawn by this program, and obeyed by the terminal. */
  control(sequence: string): void
}

/** Text on its way to a terminal: nothing that others wrote is obeyed by it. */
export const harmless = (text: string): string => withoutControls(withoutInvisible(text))

export const openOutput = (out: NodeJS.WriteStream): Output => {
  let isGone = false
  out.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    isGone = true
  })
  const put = (text: string) => {
    if (!isGone) out.write(text)
  }
  return {
    isTTY: out.isTTY === true,
    get isGone() {
      return isGone
    },
    write: (text) => put(harmless(text)),
    control: put,
  }
}
