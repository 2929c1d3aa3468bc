import { indexIn, singly } from './postings.ts'
import type { Places, TextKeys } from './postings.ts'
import type { Part } from './vectors.ts'

/** Shares of what a question is drawn from: how its ruling is asked for, and how others of its field are; the rest is all rulings (Jelinek-Mercer smoothing). */
const OWN = 0.7
const FIELD = 0.1
/** What a question counts for, and what a ruling says, which is less like a question than another one is: whole numbers, for half the room. */
const ASKED = 10
const SAID = 7

interface Counted {
  parts: readonly Part[]
  keysOfParts: readonly TextKeys[]
  /** The parts of each ruling. */
  rowsOf: readonly (readonly number[])[]
  /** The rulings that have each key. */
  holders: Places
  /** The field of each ruling, and how many there are. */
  fieldAt: readonly number[]
  fields: number
  /** How many keys there are. */
  size: number
}

/**
 * How much more likely a question is where one ruling is asked for than where any is: 1 where that alone explains it, 0 where it explains
 * nothing, less where others would have been worded so sooner.
 */
export const likelihoodsOf = ({ parts, keysOfParts, rowsOf, holders, fieldAt, fields, size }: Counted) => {
  const everywhere = new Int32Array(size)
  const ofFields = Array.from({ length: fields }, () => new Int32Array(size))
  const totals = new Int32Array(rowsOf.length)
  /** How often a ruling has a key, beside the ruling in `holders`: a few tens at most. */
  const owns = new Uint16Array(holders.rows.length)
  const countOf = (row: number): number => (parts[row]?.isAsked === true ? ASKED : SAID)
  const keysOf = (row: number): Int32Array[] => {
    const keys = keysOfParts[row]
    return keys === undefined ? [] : singly(keys)
  }
  for (const [at, rows] of rowsOf.entries()) {
    const ofField = ofFields[fieldAt[at] ?? 0]
    for (const row of rows) {
      const count = countOf(row)
      for (const keys of keysOf(row))
        for (const key of keys) {
          everywhere[key] = (everywhere[key] ?? 0) + count
          if (ofField !== undefined) ofField[key] = (ofField[key] ?? 0) + count
          totals[at] = (totals[at] ?? 0) + count
          const place = indexIn(holders, key, at)
          owns[place] = (owns[place] ?? 0) + count
        }
    }
  }
  const sum = (values: Int32Array): number => values.reduce((all, value) => all + value, 0)
  const all = sum(everywhere)
  const sums = ofFields.map(sum)
  return (asked: TextKeys) => {
    const known = singly(asked).flatMap((keys) => [...keys].filter((key) => key < size))
    const common = known.map((key) => (everywhere[key] ?? 0) / all)
    const most = common.reduce((bits, share) => bits - Math.log(share), 0)
    return (at: number): number => {
      const field = fieldAt[at] ?? 0
      const gained = known.reduce((bits, key, place) => {
        const held = indexIn(holders, key, at)
        const own = held < 0 ? 0 : (owns[held] ?? 0)
        const drawn =
          (OWN * own) / (totals[at] || 1) + (FIELD * (ofFields[field]?.[key] ?? 0)) / (sums[field] || 1)
        return bits + Math.log(drawn / (common[place] ?? 1) + 1 - OWN - FIELD)
      }, 0)
      return most === 0 ? 0 : gained / most
    }
  }
}
