/** A rectangle on the screen, by its middle, px. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const meets = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) * 2 < one.width + other.width &&
  Math.abs(one.y - other.y) * 2 < one.height + other.height

/** For each box whether one before it, that is shown itself, lies in its way. */
export const crowdedOf = (boxes: readonly Box[]): boolean[] => {
  const shown: Box[] = []
  return boxes.map((box) => {
    const isCrowded = shown.some((other) => meets(box, other))
    if (!isCrowded) shown.push(box)
    return isCrowded
  })
}
