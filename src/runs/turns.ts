/**
 * Lets work with the same key run one after the other, in the order it came; other keys do not wait. The database decides
 * between processes: this only keeps those who would wait there from holding a connection each meanwhile.
 */
export const createTurns = () => {
  const last = new Map<string, Promise<unknown>>()
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, turn)
    const leave = () => {
      if (last.get(key) === turn) last.delete(key)
    }
    turn.then(leave, leave)
    return turn
  }
}
