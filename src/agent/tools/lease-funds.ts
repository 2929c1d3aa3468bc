import { money } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { present } from '../../domain/present.ts'
import { sum } from '../facts/row.ts'
import { concludes, finds, given, warns } from './calculation.ts'
import { foundBy } from './context.ts'
import { feeFor } from './fee.ts'
import { defineTool } from './tool.ts'
import type { Asking, Found, ToolContext } from './tool.ts'

/** What moving in takes: the deposit, the first rent and the brokerage fee, and what of it a loan leaves to be paid. */
const analyseLeaseFunds = (context: ToolContext): Found => {
  const { deposits, rents, loan, cash } = context.given
  const [deposit] = deposits
  if (deposit === undefined) return {}
  const [rent] = rents
  const fee = feeFor(context).result.maximumFee
  const total = deposit + fee + (rent ?? 0)
  const isLent = loan !== null && loan < total
  const own = total - (isLent ? loan : 0)
  const parts = { deposit: money(deposit), fee: money(fee), total: money(total) }
  return foundBy({
    name: 'leaseFunds',
    inputs: {
      deposit,
      ...(rent !== undefined && { monthlyRent: rent }),
      ...(isLent && { loanAmount: loan }),
    },
    further: { fee, total, ownMoney: own },
    facts: present([
      isLent
        ? concludes('funds.leaseOwn', { own: money(own), loan: money(loan) })
        : concludes(cash === true ? 'funds.leaseCash' : 'funds.lease', { total: money(total) }),
      rent === undefined
        ? finds('funds.leaseParts', parts)
        : finds('funds.leasePartsRent', { ...parts, rent: money(rent) }),
      warns('funds.leaseWithout'),
      ...given({ deposit, rent, loan: isLent ? loan : null }),
    ]),
    rows: [sum(message('figure.ownMoney'), own)],
  })
}

/** Moving in somewhere by one lease, and no choice between several; nothing is bought. */
const isOfLease = ({ given: of, searches, says, tax }: Asking): boolean =>
  !searches &&
  of.price === null &&
  of.deposits.length === 1 &&
  of.rents.length <= 1 &&
  tax === null &&
  !says('conversion') &&
  of.facts.premises !== 'LAND'

export const leaseFunds = defineTool({
  id: 'leaseFunds',
  asks: (asking) => isOfLease(asking) && asking.says('ownMoney'),
  calculations: ['leaseFunds'],
  run: analyseLeaseFunds,
})
