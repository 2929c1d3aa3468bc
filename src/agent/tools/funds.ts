import { money } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { present } from '../../domain/present.ts'
import { sum } from '../facts/row.ts'
import { concludes, finds, given, warns } from './calculation.ts'
import { foundBy, missing } from './context.ts'
import { feeFor } from './fee.ts'
import { mostLent } from './loan.ts'
import { taxesOnBuying } from './tax.ts'
import { defineTool } from './tool.ts'
import type { Asking, Found, ToolContext } from './tool.ts'

/** What is borrowed: as somebody says, else the most that is lent to whoever asks that too; null: nobody tells. */
const borrowedFor = (context: ToolContext): { loan: number; isMost: boolean } | null => {
  const { loan, income } = context.given
  if (loan !== null) return { loan, isMost: false }
  const most = income !== null || context.tools.includes('loan') ? mostLent(context) : null
  return most === null ? null : { loan: most, isMost: true }
}

/** What buying a home costs with taxes and fee, and what of it a buyer has to bring. */
const analyseFunds = (context: ToolContext): Found => {
  const { price } = context.given
  if (price === null) return missing('purchaseFunds', { price })
  const taxes = taxesOnBuying(context, price)
  if (taxes === null) return {}
  const fee = feeFor(context).result.maximumFee
  const costs = taxes + fee
  const total = price + costs
  const borrowed = borrowedFor(context)
  const own = borrowed === null ? null : Math.max(0, total - borrowed.loan)
  return foundBy({
    name: 'purchaseFunds',
    inputs: { price, ...(borrowed !== null && { loanAmount: borrowed.loan }) },
    further: { taxes, fee, costs, total, ...(own !== null && { ownMoney: own }) },
    facts: present([
      own !== null && borrowed !== null && context.says('ownMoney')
        ? concludes(borrowed.isMost ? 'funds.ownAtMost' : 'funds.own', {
            own: money(own),
            loan: money(borrowed.loan),
          })
        : concludes('funds.total', { costs: money(costs), total: money(total) }),
      finds('funds.parts', {
        price: money(price),
        taxes: money(taxes),
        fee: money(fee),
        total: money(total),
      }),
      warns('funds.without'),
      ...given({ price, loan: borrowed?.isMost === false ? borrowed.loan : null }),
    ]),
    rows: [
      sum(message('figure.costs'), costs),
      ...(own === null ? [] : [sum(message('figure.ownMoney'), own)]),
    ],
  })
}

/** Buying a home, and no letting, selling or inheriting of one. */
const isOfBuying = ({ given: of, searches, tax }: Asking): boolean =>
  !searches &&
  of.price !== null &&
  of.deposits.length === 0 &&
  (tax === null || tax.asks.every((it) => it === 'acquisitionTax'))

/** Taxes and fee in one breath come to a sum. */
const asksBoth = ({ calculates, tax }: Asking): boolean =>
  calculates('fee') && (calculates('tax') || tax !== null)

export const funds = defineTool({
  id: 'funds',
  needs: ['price'],
  asks: (asking) => isOfBuying(asking) && (asking.says('ownMoney') || asksBoth(asking)),
  calculations: ['purchaseFunds'],
  run: analyseFunds,
})
