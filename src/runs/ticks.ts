/** A reader that is slow itself, because all are busy, is given larger groups less often, up to this many ms apart. */
const MOST_MS = 250
const READER_SHARE = 4

/**
 * Groups what a generator yields while its reader is busy, and what it yields soon after the last group, so that a burst
 * becomes one write: a quarter of the time since it began is soon, and never more than `spacing` ms. Where the reader took
 * long, four times as long is soon. The last group comes at once. Leaving early leaves the source as well.
 */
export async function* inTicks<T>(source: AsyncGenerator<T>, spacing = 0): AsyncGenerator<T[]> {
  const state: { held: T[]; ended: boolean; failure: { error: unknown } | null; wake: () => void } = {
    held: [],
    ended: false,
    failure: null,
    wake: () => {},
  }
  const read = async () => {
    try {
      for await (const item of source) {
        state.held.push(item)
        state.wake()
      }
    } catch (error) {
      state.failure = { error }
    } finally {
      state.ended = true
      state.wake()
    }
  }
  const reading = read()
  const begunAt = performance.now()
  let due = begunAt
  const change = (within: number | null) =>
    new Promise<void>((resolve) => {
      const timer = within === null ? undefined : setTimeout(resolve, within)
      state.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  try {
    while (true) {
      const now = performance.now()
      if (state.held.length > 0 && (state.ended || now >= due)) {
        const items = state.held
        state.held = []
        yield items
        const taken = performance.now()
        const soon = Math.min(spacing, (now - begunAt) / 4)
        due = spacing === 0 ? taken : now + Math.max(soon, Math.min(MOST_MS, READER_SHARE * (taken - now)))
      } else if (state.ended) {
        break
      } else {
        await change(state.held.length > 0 ? due - now : null)
      }
    }
    if (state.failure !== null) throw state.failure.error
  } finally {
    if (!state.ended) await source.return(undefined)
    await reading
  }
}
