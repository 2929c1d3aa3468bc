/**
 * Hands items to `write` one group at a time: what comes in while a group is written waits for the next one. Each caller's
 * promise settles as its own group does.
 */
export const inGroups = <T>(write: (items: readonly T[]) => Promise<void>): ((item: T) => Promise<void>) => {
  let waiting: { items: T[]; done: Promise<void> } | null = null
  let last: Promise<unknown> = Promise.resolve()
  return (item) => {
    if (waiting) {
      waiting.items.push(item)
      return waiting.done
    }
    const group = { items: [item], done: Promise.resolve() }
    waiting = group
    group.done = last.then(() => {
      waiting = null
      return write(group.items)
    })
    // The next group goes on whatever became of this one; its callers are told.
    last = group.done.then(
      () => undefined,
      () => undefined,
    )
    return group.done
  }
}
