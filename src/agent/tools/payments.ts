import { dealPayments, USUAL_SHARE } from '../../domain/calculator/plain.ts'
import { sumOf } from '../../domain/lease-facts.ts'
import { money, percent, term } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { given as input } from './calculation.ts'
import { findingOf } from './lease-finding.ts'
import { defineTool } from './tool.ts'
import type { Asking, Found, ToolContext } from './tool.ts'

/** What a deal costs of which a part is paid at signing: the price of what is bought, else the deposit. */
const amountOf = ({ price, deposits }: ToolContext['given']): number | null => price ?? deposits[0] ?? null

/** What is paid at signing and what is left then, of a price or a deposit: as it is agreed, else as custom has it. */
const tellPayments = ({ given, request, says }: ToolContext): Found => {
  const amount = amountOf(given)
  if (amount === null) return {}
  const agreed = sumOf(given.facts, 'DOWN_PAYMENT')
  const share = request.wishes.find((wish) => wish.share !== null)?.share ?? null
  const inputs = {
    amount,
    ...(agreed !== null && agreed < amount ? { down: agreed } : share !== null && { share }),
  }
  const outcome = dealPayments(inputs)
  const { down = 0, balance = 0, share: taken = USUAL_SHARE } = outcome.result ?? {}
  const isSale = given.price !== null
  const [rent] = given.rents
  const of = { down: money(down), balance: money(balance) }
  const shareOf = { ...of, share: percent(taken), of: term(isSale ? 'given.price' : 'given.deposit') }
  const custom = message('payments.custom', { share: percent(USUAL_SHARE) })
  const isProvisional = says('provisionalPayment')
  return findingOf({
    name: 'dealPayments',
    inputs,
    outcome,
    said: [
      isProvisional && message('payments.provisional', { down: money(down) }),
      'down' in inputs
        ? message('payments.balance', of)
        : share === null
          ? message('payments.usual', shareOf)
          : message('payments.share', shareOf),
      custom,
      message(isSale ? 'payments.between' : 'payments.onMoving'),
      !isSale && rent !== undefined && message('payments.rent', { rent: money(rent) }),
    ],
    caveats: 'down' in inputs ? [] : [custom],
    given: input({ price: given.price, deposit: isSale ? null : amount }),
  })
}

/** Of what was paid already it is asked what it costs to break off. */
const breaksOff = ({ says, given: { facts } }: Asking): boolean =>
  says('withdrawal') && (sumOf(facts, 'DOWN_PAYMENT') !== null || sumOf(facts, 'PROVISIONAL') !== null)

/** How much is paid at signing, of a sum that is known. */
const asksPayments = (asking: Asking): boolean =>
  asking.says('dealPayments') && !asking.searches && amountOf(asking.given) !== null && !breaksOff(asking)

export const payments = defineTool({
  id: 'payments',
  asks: asksPayments,
  calculations: ['dealPayments'],
  run: tellPayments,
})
