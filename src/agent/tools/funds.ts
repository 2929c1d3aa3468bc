import { list, money, phrase } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import type { Fact } from '../facts/fact.ts'
import { message } from '../../domain/message/say.ts'
import { present } from '../../domain/present.ts'
import { sum } from '../facts/row.ts'
import { concludes, finds, given, warns } from './calculation.ts'
import { assume, foundBy, missing } from './context.ts'
import { feeFor } from './fee.ts'
import { mostLent } from './loan.ts'
import { outcomesOnBuying } from './tax.ts'
import { taxAsked } from './tax-inputs.ts'
import { defineTool } from './tool.ts'
import type { Asking, Found, ToolContext } from './tool.ts'

/** What is borrowed: as somebody says, else the most that is lent to whoever asks that too; null: nobody tells. */
const borrowedFor = (context: ToolContext): { loan: number; isMost: boolean } | null => {
  const { loan, income, cash } = context.given
  if (cash === true) return { loan: 0, isMost: false }
  if (loan !== null) return { loan, isMost: false }
  const most = income !== null || context.tools.includes('loan') ? mostLent(context) : null
  return most === null || most === 0 ? null : { loan: most, isMost: true }
}

/** What of the price a tenant has paid already: the deposit that is taken over with the home. */
const depositOf = ({ given: { deposits }, says }: ToolContext): number =>
  says('gap') ? (deposits[0] ?? 0) : 0

/** What of it a buyer has to bring; null: nobody tells what else pays for it. */
const ownSaid = (own: Arg, deposit: number, borrowed: ReturnType<typeof borrowedFor>): Fact[] => {
  if (deposit > 0) return [concludes('funds.ownGap', { own, deposit: money(deposit) })]
  if (borrowed === null) return []
  if (borrowed.loan === 0) return [concludes('funds.ownCash', { own })]
  return [concludes(borrowed.isMost ? 'funds.ownAtMost' : 'funds.own', { own, loan: money(borrowed.loan) })]
}

/** What buying a home costs with taxes and fee, and what of it a buyer has to bring. */
const analyseFunds = (context: ToolContext): Found => {
  const { given: asked, says } = context
  const { price } = asked
  if (price === null) return missing('purchaseFunds', { price })
  const outcomes = outcomesOnBuying(context, price)
  const [first, ...others] = outcomes
  if (first === undefined) return {}
  const fee = feeFor(context).result.maximumFee
  const deposit = depositOf(context)
  const borrowed = deposit === 0 ? borrowedFor(context) : null
  const brings = deposit > 0 || borrowed !== null
  const of = outcomes.map(({ when, total: taxes }) => {
    const costs = taxes + fee
    const total = price + costs
    return { when, taxes, costs, total, own: Math.max(0, total - deposit - (borrowed?.loan ?? 0)) }
  })
  const each = (value: (it: (typeof of)[number]) => number) =>
    list(of.map((it) => phrase([it.when, money(value(it))])))
  const tellsOwn = brings && (says('ownMoney') || deposit > 0)
  const { taxes, costs, total, own } = of[0] ?? { taxes: 0, costs: 0, total: price, own: price }
  return foundBy(
    {
      name: 'purchaseFunds',
      inputs: {
        price,
        ...(borrowed !== null && borrowed.loan > 0 && { loanAmount: borrowed.loan }),
        ...(deposit > 0 && { deposit }),
      },
      further:
        others.length === 0
          ? { taxes, fee, costs, total, ...(brings && { ownMoney: own }) }
          : {
              fee,
              alternatives: of.map(({ when: _when, own: left, ...it }) => ({
                ...it,
                ...(brings && { ownMoney: left }),
              })),
            },
      facts: present([
        ...(tellsOwn
          ? ownSaid(
              each((it) => it.own),
              deposit,
              borrowed,
            )
          : [concludes('funds.total', { costs: each((it) => it.costs), total: each((it) => it.total) })]),
        ...of.map((it) => {
          const parts = {
            price: money(price),
            taxes: money(it.taxes),
            fee: money(fee),
            total: money(it.total),
          }
          return it.when === null
            ? finds('funds.parts', parts)
            : finds('funds.partsIf', { when: it.when, ...parts })
        }),
        warns('funds.without'),
        ...given({
          price,
          deposit: deposit > 0 ? deposit : null,
          loan: borrowed?.isMost === false && borrowed.loan > 0 ? borrowed.loan : null,
        }),
      ]),
      rows:
        others.length > 0
          ? []
          : [sum(message('figure.costs'), costs), ...(brings ? [sum(message('figure.ownMoney'), own)] : [])],
    },
    {
      assumptions:
        asked.ownedHomes === null && taxAsked(context.request, asked, true) === null
          ? [assume('homes', message('assumed.noHomes'))]
          : [],
    },
  )
}

/** Buying a home, and no letting, selling or inheriting of one. */
const isOfBuying = ({ given: of, searches, says, tax }: Asking): boolean =>
  !searches &&
  of.price !== null &&
  (of.deposits.length === 0 || says('gap')) &&
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
