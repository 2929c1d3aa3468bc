/** So many runs are loaded at once. */
export const PAGE = 5

export type Pieces = readonly (readonly string[])[]

/** The pieces of before as far as they still hold, and what is newer as the last of them. */
export const inPieces = (runIds: readonly string[], before: Pieces): Pieces => {
  const kept = new Set(runIds)
  const whole = before.filter(
    (piece, at) => (at < before.length - 1 || piece.length >= PAGE) && piece.every((id) => kept.has(id)),
  )
  const held = new Set(whole.flat())
  const rest = runIds.filter((id) => !held.has(id))
  return rest.length === 0 ? whole : [...whole, rest]
}
