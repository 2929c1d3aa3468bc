import { AGREED_COUNTS, downPayment } from '../../domain/calculator/lease/down-payment.ts'
import { sumOf } from '../../domain/lease-facts.ts'
import { article, money, name } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { findingOf, civil } from './lease-finding.ts'
import { defineTool } from './tool.ts'
import type { Found, ToolContext } from './tool.ts'

/** What it costs to withdraw from a sale. */
const tellWithdrawal = (context: ToolContext): Found => {
  const { facts } = context.given
  const provisional = sumOf(facts, 'PROVISIONAL')
  const agreed = sumOf(facts, 'DOWN_PAYMENT')
  const paid = sumOf(facts, 'PAID_DOWN')
  const inputs = {
    agreed,
    paid: agreed === null ? null : paid,
    provisional,
    concluded: facts.concluded,
    performed: facts.performed,
  }
  const outcome = downPayment(inputs)
  const it = outcome.result ?? outcome.alternatives[0]?.result
  if (it === undefined) throw new Error('a withdrawal is always known')
  const seller = message('lease.down.seller', { pays: money(it.sellerPays), own: money(it.sellerOwn) })
  const buyer = message('lease.down.buyer', {
    loses: money(it.buyerLoses),
    still: money(it.buyerStillPays),
  })
  const offered = sumOf(facts, 'OFFERED')
  const offer =
    offered === null || it.bound || outcome.result === null
      ? []
      : [
          message(offered < it.sellerPays ? 'lease.down.offerLow' : 'lease.down.offerEnough', {
            offered: money(offered),
            pays: money(it.sellerPays),
          }),
        ]
  const isPartly = agreed !== null && it.buyerStillPays > 0
  const said = it.bound
    ? []
    : outcome.result === null
      ? [
          message('lease.down.provisional', { amount: money(provisional ?? 0) }),
          message('lease.down.sellerIf', { pays: money(it.sellerPays), paid: money(provisional ?? 0) }),
          message('lease.down.forfeit'),
        ]
      : it.buyerLoses === 0
        ? [message('lease.down.returned', { amount: money(it.sellerPays) }), message('lease.down.forfeit')]
        : isPartly
          ? [
              message('lease.down.partly', {
                pays: money(it.sellerPays),
                agreed: money(agreed),
                ruling: name(AGREED_COUNTS),
              }),
              buyer,
            ]
          : facts.aspects.brokenBy === 'BUYER'
            ? [buyer, seller]
            : [seller, buyer]
  return findingOf({
    name: 'downPayment',
    inputs,
    outcome,
    said: [...offer, ...said, message('lease.down.bound', { article: article(civil('제565조')) })],
    caveats: offer.length > 0 ? said.slice(0, 1) : said.slice(1, 2),
  })
}

export const withdrawal = defineTool({
  id: 'withdrawal',
  asks: ({ given: { facts }, says, searches }) =>
    says('withdrawal') &&
    !searches &&
    (sumOf(facts, 'DOWN_PAYMENT') !== null || sumOf(facts, 'PROVISIONAL') !== null),
  calculations: ['downPayment'],
  run: tellWithdrawal,
})
