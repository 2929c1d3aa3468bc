/** Puts them in another order, in place (R. Fisher and F. Yates). `below` draws a place among so many. */
export const shuffle = (all: number[] | Int32Array, below: (count: number) => number): void => {
  for (let at = all.length - 1; at > 0; at--) {
    const other = below(at + 1)
    const kept = all[at] ?? 0
    all[at] = all[other] ?? 0
    all[other] = kept
  }
}
