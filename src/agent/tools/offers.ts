import { depositShare } from '../../domain/calculator/jeonse-risk.ts'
import { roi } from '../../domain/calculator/roi.ts'
import type { Case } from '../../domain/case.ts'
import { money, percent, term, within } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import type { ToolContext } from './tool.ts'

type Offer = NonNullable<Case['offers']>[number]
type Full<Key extends 'deposit' | 'rent'> = Offer & Record<Key, number>

const nameOf = ({ price }: Offer): Arg => within(message('offer.named', { price: money(price) }))

export interface Held {
  /** Which is better first. */
  said: Said[]
  /** Percent of each, in the order in which they were named. */
  values: number[]
}

/**
 * Homes that are held against one another, where each of them has the figure that decides: which is better and by how much, and what is
 * said of each; null where one home is talked of. `order`: whether more is better.
 */
const apart = <Key extends 'deposit' | 'rent'>(
  { offers = [] }: Case,
  key: Key,
  { better, order }: { better: 'offer.yieldMore' | 'offer.safer'; order: 1 | -1 },
  work: (offer: Full<Key>, of: Arg) => { value: number; said: Said },
): Held | null => {
  const full = offers.filter((it): it is Full<Key> => it[key] !== null)
  if (full.length < offers.length) return null
  const made = full.map((offer) => ({ of: nameOf(offer), ...work(offer, nameOf(offer)) }))
  const [best, other] = made.toSorted((a, b) => order * (b.value - a.value))
  if (best === undefined || other === undefined) return null
  const value = percent(best.value)
  const ahead =
    best.value === other.value
      ? message('offer.same', { value })
      : message(better, { best: best.of, value, other: other.of, otherValue: percent(other.value) })
  return { said: [ahead, ...made.map(({ said }) => said)], values: made.map((it) => it.value) }
}

/** Homes to let by what each earns; null where one home is talked of, or their rents are not known. */
export const yieldsApart = (given: Case): Held | null =>
  apart(given, 'rent', { better: 'offer.yieldMore', order: 1 }, ({ price, deposit, rent }, of) => {
    const { estimatedRoi, equity, annualCashFlow } = roi({
      price,
      deposit: deposit ?? 0,
      monthlyRent: rent,
    })
    return {
      value: estimatedRoi,
      said: message('offer.yieldOf', {
        of,
        value: percent(estimatedRoi),
        equity: money(equity),
        flow: money(annualCashFlow),
      }),
    }
  })

/** Homes for a jeonse by how much of each price the deposit is; null where one home is talked of. */
export const ratiosApart = ({ given, today, rules }: ToolContext): Held | null => {
  const held = apart(given, 'deposit', { better: 'offer.safer', order: -1 }, ({ price, deposit }, of) => {
    const share = depositShare({ marketPrice: price, deposit, seniorDebt: 0 }, today, rules)
    return {
      value: share.jeonseRatio,
      said: message('offer.ratioOf', {
        of,
        deposit: money(deposit),
        value: percent(share.jeonseRatio),
        level: term(`level.${share.level}`),
      }),
    }
  })
  return held && { ...held, said: [...held.said, message('offer.senior')] }
}
