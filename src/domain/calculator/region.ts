import { inForce } from '../rules/rule.ts'
import type { Rules } from '../rules/rules.ts'
import { refuse } from './input.ts'

/** Where a home is, as far as rules ask. */
export interface Place {
  /** Codes of today: the 시군구 that it may lie in (5 digits), or the 읍·면·동 (8). */
  parts: string[]
  /** The code that was given, where it is in force no more. */
  abolished: string | null
}

/**
 * The place of a 법정동코드 of a 시군구 or what lies in it; 5 digits name a 시군구. A code that is in force no more leads to what
 * stands for it today. Unknown is an error.
 */
export const readPlace = (code: string, { regions }: Rules): Place => {
  const given = code.padEnd(10, '0')
  if (given.endsWith('00000000')) {
    return refuse(
      'regionCode',
      `${code} is a whole 시·도, and rules differ inside it: name a 시군구 or a dong`,
    )
  }
  const today = regions.today(given)
  const parts = today.flatMap((one) =>
    one.endsWith('00000') ? regions.partsOf(one.slice(0, 5)) : [one.slice(0, 8)],
  )
  if (!parts.every((part) => regions.has(part.slice(0, 5)))) {
    return refuse('regionCode', `${code} is not a known region`)
  }
  return { parts, abolished: today.includes(given) ? null : code }
}

export const isCapitalArea = ({ parts }: Pick<Place, 'parts'>, day: string, rules: Rules): boolean => {
  const { codes } = inForce(rules.capitalArea, day, 'asOf')
  return parts.some((part) => rules.regions.coverage(part, codes) !== 'NONE')
}

/** Of any region, a whole 시·도 too; null where none is named. */
export const inCapitalArea = (code: string | null, day: string, rules: Rules): boolean | null =>
  code === null ? null : isCapitalArea({ parts: rules.regions.today(code) }, day, rules)
