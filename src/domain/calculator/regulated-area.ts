import type { Rules } from '../rules/rules.ts'
import type { Place } from './region.ts'

type Designation = Rules['regulatedArea'][number]

export interface Regulation {
  /** The designation that covers the place, or a part of it. */
  rule: Designation
  /** Only a part of the place is designated. */
  straddles: boolean
}

/** Null where nothing of the place is regulated. Where two designations name it, the earlier; one that was lifted names none. */
export const regulationOf = ({ parts }: Place, day: string, rules: Rules): Regulation | null => {
  const valid = rules.regulatedArea.filter(
    ({ effectiveFrom, effectiveTo }) => effectiveFrom <= day && (effectiveTo === null || day <= effectiveTo),
  )
  const found = parts.map((part) => {
    const rule = valid.find(({ codes }) => rules.regions.coverage(part, codes) !== 'NONE')
    return { rule, isWhole: valid.some(({ codes }) => rules.regions.coverage(part, codes) === 'WHOLE') }
  })
  const rule = found.find((part) => part.rule !== undefined)?.rule
  return rule === undefined ? null : { rule, straddles: found.some(({ isWhole }) => !isWhole) }
}
