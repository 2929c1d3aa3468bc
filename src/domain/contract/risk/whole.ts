import type { Contract } from '../contract.ts'
import { blanks, depositsDiffer, figuresDiffer, paymentsAddUp } from './essentials.ts'
import type { Finding, WholeFinding } from './finding.ts'
import { lumpSum } from './lump-sum.ts'
import { otherHolder, signedByOther } from './names.ts'
import { termMissing, termsDiffer } from './terms.ts'

/** What only the contract as a whole shows, by the name under which a detector asks for it. */
const READINGS = {
  signedByOther,
  otherHolder,
  termsDiffer,
  termMissing,
  blanks,
  figuresDiffer,
  paymentsAddUp,
  depositsDiffer,
  lumpSum,
} as const satisfies Record<string, (contract: Contract) => WholeFinding[]>

export type WholeName = keyof typeof READINGS
export const WHOLE_NAMES = Object.keys(READINGS) as WholeName[]

export const readWhole = (name: WholeName, contract: Contract): Finding[] =>
  READINGS[name](contract).map((finding) => ({ rule: name, ...finding }))
