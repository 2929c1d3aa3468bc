import { present } from '../../present.ts'
import { z } from 'zod'
import { name } from '../../message/arg.ts'
import { message } from '../../message/say.ts'
import { exactManwon } from '../../money.ts'
import { positiveManwon, readInput, refuse } from '../input.ts'
import { byFact } from './outcome.ts'
import type { Outcome } from './outcome.ts'

/** What was agreed on counts, and not what of it was paid. */
export const AGREED_COUNTS = '대법원 2014다231378'

export const downPaymentInput = z
  .object({
    agreed: positiveManwon.nullish().describe('The 계약금 that was agreed on.'),
    paid: exactManwon.nullish().describe('What of it was paid; all when omitted.'),
    provisional: positiveManwon
      .nullish()
      .describe('A 가계약금 that was paid: whether there is a contract at all decides.'),
    concluded: z
      .boolean()
      .nullish()
      .describe('Object, price and days of payment are settled; both results of a 가계약금 when omitted.'),
    performed: z.boolean().nullish().describe('An intermediate payment was made or taken.'),
  })
  .refine(({ agreed, provisional }) => agreed != null || provisional != null, {
    path: ['agreed'],
    message: 'is needed, or provisional',
  })
export type DownPaymentInput = z.input<typeof downPaymentInput>

export interface DownPayment {
  /** Nobody may withdraw any more by giving up money. */
  bound: boolean
  /** What the buyer loses in all, 만원; what of that is still to be paid. */
  buyerLoses: number
  buyerStillPays: number
  /** What the seller pays, what he got with it; and what of that is his own money. */
  sellerPays: number
  sellerOwn: number
}

/** What it costs to withdraw from a sale before performance has begun (민법 제565조). */
export const downPayment = (raw: DownPaymentInput): Outcome<DownPayment> => {
  const input = readInput(downPaymentInput, raw)
  const agreed = input.agreed ?? input.provisional ?? 0
  const paid = input.provisional ?? input.paid ?? agreed
  if (paid > agreed) refuse(input.provisional == null ? 'paid' : 'provisional', 'must not be above agreed')
  const isBound = input.performed === true
  const withdrawn: DownPayment = {
    bound: isBound,
    buyerLoses: isBound ? 0 : agreed,
    buyerStillPays: isBound ? 0 : agreed - paid,
    sellerPays: isBound ? 0 : paid + agreed,
    sellerOwn: isBound ? 0 : agreed,
  }
  /** There is no contract: what was paid goes back. */
  const returned: DownPayment = {
    bound: false,
    buyerLoses: 0,
    buyerStillPays: 0,
    sellerPays: paid,
    sellerOwn: 0,
  }
  return {
    ...byFact(
      input.provisional == null || isBound ? true : (input.concluded ?? null),
      [message('lease.if.concluded'), message('lease.if.notConcluded')],
      (isConcluded) => (isConcluded ? withdrawn : returned),
    ),
    assumptions: present([
      input.performed == null && message('lease.down.before'),
      input.provisional != null &&
        input.agreed == null &&
        message('lease.down.noAgreed', { ruling: name(AGREED_COUNTS) }),
      message('lease.down.otherwise'),
    ]),
    rules: [],
  }
}
