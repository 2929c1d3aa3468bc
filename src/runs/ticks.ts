/**
 * Groups what a generator yields while its reader is busy, so that a burst becomes one write. Leaving early leaves the
 * source as well.
 */
export async function* inTicks<T>(source: AsyncGenerator<T>): AsyncGenerator<T[]> {
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
  try {
    while (true) {
      if (state.held.length > 0) {
        const items = state.held
        state.held = []
        yield items
      } else if (state.ended) {
        break
      } else {
        await new Promise<void>((resolve) => {
          state.wake = resolve
        })
      }
    }
    if (state.failure !== null) throw state.failure.error
  } finally {
    if (!state.ended) await source.return(undefined)
    await reading
  }
}
