/** Bytes of one channel, as it is stored. State is a running context: bulk belongs in the database. */
const LARGE_CHANNEL = 1_000_000
const MAX_CHANNEL = 10_000_000

export class StateTooLargeError extends Error {
  readonly channel: string
  readonly bytes: number
  constructor(channel: string, bytes: number) {
    super(`state channel “${channel}” has ${bytes} bytes; more than ${MAX_CHANNEL} are refused`)
    this.name = 'StateTooLargeError'
    this.channel = channel
    this.bytes = bytes
  }
}

export type OnLargeState = (channel: string, bytes: number) => void

/** Refuses what is too large, tells what is nearly so. */
export const checkStateSize = (channel: string, bytes: number, onLarge?: OnLargeState): void => {
  if (bytes > MAX_CHANNEL) throw new StateTooLargeError(channel, bytes)
  if (bytes > LARGE_CHANNEL) onLarge?.(channel, bytes)
}
