import { z } from 'zod'
import { message } from '../../message/say.ts'
import { exactManwon } from '../../money.ts'
import { positiveManwon, readInput } from '../input.ts'
import { settled } from './outcome.ts'
import type { Alternative, Outcome } from './outcome.ts'

export const takeoverInput = z.object({
  bid: positiveManwon.describe('What is bid, 만원.'),
  deposit: positiveManwon.describe('Of the tenant who lives there, 만원.'),
  cost: exactManwon
    .nullish()
    .describe('What the auction itself costs, which is paid first, 만원; nothing when omitted.'),
  opposes: z.boolean().nullish().describe('Holds the lease against the buyer; both results when omitted.'),
  claimed: z.boolean().nullish().describe('Asked for a share in time; both results when omitted.'),
})
type Input = z.output<typeof takeoverInput>

export interface Takeover {
  /** What of the deposit the buyer pays beside the bid, 만원. */
  takes: number
  /** What the home costs in the end. */
  total: number
}

const takenOver = ({ bid, deposit, cost }: Input, opposes: boolean, claimed: boolean): Takeover => {
  const takes = !opposes ? 0 : claimed ? Math.max(0, deposit - Math.max(0, bid - (cost ?? 0))) : deposit
  return { takes, total: bid + takes }
}

/** What of a tenant's deposit is left to whoever buys at auction (주택임대차보호법 제3조의5). */
export const auctionTakeover = (raw: z.input<typeof takeoverInput>): Outcome<Takeover> => {
  const input = readInput(takeoverInput, raw)
  const at = (condition: Alternative<Takeover>['condition'], opposes: boolean, claimed: boolean) => ({
    condition,
    result: takenOver(input, opposes, claimed),
  })
  const { opposes, claimed } = input
  const ifOpposing: Alternative<Takeover>[] = [
    ...(claimed === true ? [] : [at(message('lease.if.unclaimed'), true, false)]),
    ...(claimed === false ? [] : [at(message('lease.if.claimed'), true, true)]),
  ]
  const all =
    opposes === false
      ? [at(message('lease.if.notOpposing'), false, false)]
      : opposes === true
        ? ifOpposing
        : [...ifOpposing, at(message('lease.if.notOpposing'), false, false)]
  const isShared = opposes !== false && claimed !== false
  return {
    ...settled(all, (a, b) => a.takes === b.takes),
    assumptions: isShared ? [message('lease.takeover.first')] : [],
    rules: [],
  }
}
