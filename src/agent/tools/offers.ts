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

/** Homes that are held against one another, where each of them has the figure that decides; else null. */
const each = <Key extends 'deposit' | 'rent'>({ offers = [] }: Case, key: Key): Full<Key>[] | null => {
  const full = offers.filter((it): it is Full<Key> => it[key] !== null)
  return full.length > 1 && full.length === offers.length ? full : null
}

const nameOf = ({ price }: Offer): Arg => within(message('offer.named', { price: money(price) }))

/** Which is better, and by how much; the best first. */
const betterOf = (
  id: 'offer.yieldMore' | 'offer.safer',
  ranked: readonly { offer: Offer; value: number }[],
): Said | null => {
  const [best, other] = ranked
  if (best === undefined || other === undefined) return null
  if (best.value === other.value) return message('offer.same', { value: percent(best.value) })
  return message(id, {
    best: nameOf(best.offer),
    value: percent(best.value),
    other: nameOf(other.offer),
    otherValue: percent(other.value),
  })
}

export interface Held {
  /** Which is better first. */
  said: Said[]
  /** Percent of each, in the order in which they were named. */
  values: number[]
}

/** Homes to let by what each earns; null where one home is talked of, or their rents are not known. */
export const yieldsApart = (given: Case): Held | null => {
  const made = each(given, 'rent')?.map((offer) => {
    const result = roi({ price: offer.price, deposit: offer.deposit ?? 0, monthlyRent: offer.rent })
    return { offer, result, value: result.estimatedRoi }
  })
  const better =
    made &&
    betterOf(
      'offer.yieldMore',
      made.toSorted((a, b) => b.value - a.value),
    )
  if (made === undefined || better == null) return null
  return {
    said: [
      better,
      ...made.map(({ offer, result }) =>
        message('offer.yieldOf', {
          of: nameOf(offer),
          value: percent(result.estimatedRoi),
          equity: money(result.equity),
          flow: money(result.annualCashFlow),
        }),
      ),
    ],
    values: made.map(({ value }) => value),
  }
}

/** Homes for a jeonse by how much of each price the deposit is; null where one home is talked of. */
export const ratiosApart = ({ given, today, rules }: ToolContext): Held | null => {
  const made = each(given, 'deposit')?.map((offer) => {
    const result = depositShare(
      { marketPrice: offer.price, deposit: offer.deposit, seniorDebt: 0 },
      today,
      rules,
    )
    return { offer, result, value: result.jeonseRatio }
  })
  const better =
    made &&
    betterOf(
      'offer.safer',
      made.toSorted((a, b) => a.value - b.value),
    )
  if (made === undefined || better == null) return null
  return {
    said: [
      better,
      ...made.map(({ offer, result }) =>
        message('offer.ratioOf', {
          of: nameOf(offer),
          deposit: money(offer.deposit),
          value: percent(result.jeonseRatio),
          level: term(`level.${result.level}`),
        }),
      ),
      message('offer.senior'),
    ],
    values: made.map(({ value }) => value),
  }
}
