import type { Range } from '../property.ts'

const SQUARE_METRES = /(\d{2,3}(?:\.\d+)?)\s*(?:㎡|m2|제곱)/

/** The size that is meant by an area which is said roughly (84, 33평): what lies in the middle of it. */
const middleOf = ({ min, max }: Range): number | null =>
  min == null || max == null ? (max ?? min ?? null) : Math.round((min + max) * 50) / 100

/** The exclusive area, ㎡, of the home that a text is about: as it is said, else by what was read of it; null: neither. */
export const sizeIn = (text: string, area: Range | null): number | null => {
  if (area === null) return null
  const said = SQUARE_METRES.exec(text)?.[1]
  if (said === undefined) return middleOf(area)
  // 85㎡ 넘어요: above it, and not that size.
  const isAbove = area.max == null && (area.min ?? 0) > Number(said)
  return isAbove ? (area.min ?? Number(said)) : Number(said)
}
