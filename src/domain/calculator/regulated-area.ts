import type { Rules } from '../rules/rules.ts'
import { partsOf } from './region.ts'
import type { Place } from './region.ts'

type Designation = Rules['regulatedArea'][number]

export interface Regulation {
  /** The designation that covers the place, or a part of it. */
  rule: Designation
  /** Only a part of the place is designated. */
  straddles: boolean
}

/** Where two name a place, the earlier; one that was lifted names none. */
const designationOf = (sigungu: string, day: string, { regulatedArea }: Rules): Designation | undefined =>
  regulatedArea.find(
    ({ codes, effectiveFrom, effectiveTo }) =>
      effectiveFrom <= day &&
      (effectiveTo === null || day <= effectiveTo) &&
      codes.some((code) => sigungu.startsWith(code)),
  )

/** Null where nothing of the place is regulated. */
export const regulationOf = ({ sigungu }: Place, day: string, rules: Rules): Regulation | null => {
  const found = partsOf(sigungu).map((part) => designationOf(part, day, rules))
  const rule = found.find((it) => it !== undefined)
  return rule === undefined ? null : { rule, straddles: found.includes(undefined) }
}
