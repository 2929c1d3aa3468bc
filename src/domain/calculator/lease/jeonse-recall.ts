import { z } from 'zod'
import { message } from '../../message/say.ts'
import { PROPERTY_TYPES } from '../../property.ts'
import { positiveManwon, readInput, regionCode } from '../input.ts'
import { readPlace } from '../region.ts'
import { regulationOf } from '../regulated-area.ts'
import { applied, inForce } from '../../rules/rule.ts'
import { koreanDay } from '../../day.ts'
import type { Rules } from '../../rules/rules.ts'
import { byFact } from './outcome.ts'
import type { Outcome } from './outcome.ts'

export const jeonseRecallInput = z.object({
  price: positiveManwon.describe('Of the home that is bought, 만원.'),
  regionCode: regionCode.nullish().describe('Both results when omitted.'),
  regulated: z.boolean().nullish().describe('It lies in a regulated area, where no region is given.'),
  propertyType: z.enum(PROPERTY_TYPES).nullish().describe('An apartment when omitted.'),
})

export interface JeonseRecall {
  recalled: boolean
  /** Above this price, 만원. */
  above: number
}

/** Whether a jeonse loan is called back from a borrower who buys a home. */
export const jeonseRecall = (
  raw: z.input<typeof jeonseRecallInput>,
  today: Date,
  known: Rules,
): Outcome<JeonseRecall> => {
  const input = readInput(jeonseRecallInput, raw)
  const date = koreanDay(today)
  const rule = inForce(known.jeonseRecall, date, 'asOf')
  const isDear = (input.propertyType ?? 'APARTMENT') === 'APARTMENT' && input.price > rule.above
  const regulated =
    input.regulated ??
    (input.regionCode == null ? null : regulationOf(readPlace(input.regionCode, known), date, known) !== null)
  const conditions = [message('lease.if.regulated'), message('lease.if.notRegulated')] as const
  return {
    ...byFact(isDear ? regulated : false, conditions, (recalled) => ({ recalled, above: rule.above })),
    assumptions: input.propertyType == null ? [message('lease.recall.flat')] : [],
    rules: [applied(rule)],
  }
}
