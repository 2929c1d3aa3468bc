import { TAX_ASK_NAMES } from '../tax-words.ts'
import type { AskName } from '../asks.ts'
import type { TaxAsk } from '../tax-words.ts'

/** What a question has worked out or looked up for whoever asks, as far as it is learned from examples and not from words alone. */
export const WORKED_OUT = [
  'jeonse',
  'loan',
  'repayment',
  'prepaymentFee',
  'conversion',
  'increase',
  'roi',
  'fee',
  'shopScope',
  'lateInterest',
  'refusedRenewal',
  'deadline',
  'withdrawal',
  'fraudMinimum',
  'products',
  'ownMoney',
  'priority',
  'guarantee',
  'areaUnits',
  'proratedRent',
  'guaranteeFee',
  'gap',
] as const satisfies readonly AskName[]
export type WorkedOut = (typeof WORKED_OUT)[number]

export const ASKINGS: readonly (WorkedOut | TaxAsk)[] = [...WORKED_OUT, ...TAX_ASK_NAMES]
export type Asking = (typeof ASKINGS)[number]
export const isWorkedOut = (name: string): name is WorkedOut => WORKED_OUT.some((it) => it === name)
