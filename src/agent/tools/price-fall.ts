import { priceFall as priceFallOf } from '../../domain/calculator/price-fall.ts'
import { money, percent } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { share, sum } from '../facts/row.ts'
import { concludes, finds, given, warns } from './calculation.ts'
import { foundBy } from './context.ts'
import { defineTool } from './tool.ts'
import type { Asking } from './tool.ts'

/** What is borrowed and lodged of what a home costs; said as own money, the rest of it is borrowed. */
const paidBy = ({ price, deposits, loan, ownMoney }: Asking['given']): { deposit: number; loan: number } => {
  const deposit = deposits[0] ?? 0
  const rest = ownMoney === undefined ? 0 : Math.max(0, (price ?? 0) - deposit - ownMoney)
  return { deposit, loan: loan ?? rest }
}

/** What of one's own money is lost when the price falls. */
export const priceFall = defineTool({
  id: 'priceFall',
  needs: ['price'],
  asks: ({ given: of, searches }) => {
    const { deposit, loan } = paidBy(of)
    return (
      !searches &&
      of.fall !== undefined &&
      of.price !== null &&
      deposit + loan > 0 &&
      deposit + loan < of.price
    )
  },
  calculations: ['priceFall'],
  analysis: 'risk',
  section: 'yield',
  run: ({ given: of }) => {
    const inputs = { price: of.price ?? 0, ...paidBy(of), fall: of.fall ?? 0 }
    const result = priceFallOf(inputs)
    const { own, loss, lossShare, worth, burden } = result
    return foundBy(
      {
        name: 'priceFall',
        inputs,
        result: { ...result, assumptions: [], rules: [] },
        facts: [
          concludes('fall.loss', {
            fall: percent(inputs.fall),
            loss: money(loss),
            own: money(own),
            share: percent(lossShare),
          }),
          lossShare > 100 && warns('fall.beyond', { more: money(loss - own) }),
          finds('fall.worth', { worth: money(worth) }),
          burden !== null && finds('fall.burden', { share: percent(burden) }),
          finds('fall.without'),
          given({ price: inputs.price, deposit: inputs.deposit || null, loan: inputs.loan || null }),
        ],
        rows: [share(message('figure.lossShare'), lossShare), sum(message('figure.loss'), loss)],
      },
      { riskLevel: lossShare >= 50 ? 'HIGH' : 'MEDIUM' },
    )
  },
})
