/** Calls `write` with a slice of the rows at a time, telling after each how many are done. */
export const writeBatches = async <T>(
  rows: readonly T[],
  size: number,
  report: (done: number) => void,
  write: (batch: readonly T[]) => Promise<unknown>,
): Promise<void> => {
  report(0)
  for (let at = 0; at < rows.length; at += size) {
    await write(rows.slice(at, at + size))
    report(Math.min(rows.length, at + size))
  }
}
