import { message } from '../../message/say.ts'
import type { Said } from '../../message/say.ts'
import { applied } from '../../rules/rule.ts'
import type { Rules } from '../../rules/rules.ts'
import { readInput, refuse } from '../input.ts'
import { readPlace } from '../region.ts'
import { smallDepositOf } from '../small-deposit.ts'
import { plainly, settled } from './outcome.ts'
import type { Alternative, Outcome } from './outcome.ts'
import { koreanDay } from '../../day.ts'
import { distributed, distributionInput, placed } from './auction.ts'
import type { Distribution, DistributionInput, Input, Settled } from './auction.ts'

/** Where no region is said, small deposits are the least that there are. */
const ELSEWHERE = '5111000000'

const sameForTenants = (a: Distribution, b: Distribution): boolean =>
  a.tenants.every((it, index) => {
    const other = b.tenants[index]
    return it.paid === other?.paid && it.opposes === other.opposes
  })

/** Every case that days which were not said leave open. */
const casesOf = (
  input: Input,
  isOpen: boolean,
  isUndated: boolean,
): { condition: Said; settled: Settled }[] =>
  isOpen
    ? [
        { condition: message('lease.if.tenantFirst'), settled: placed(input, true, true) },
        { condition: message('lease.if.mortgageFirst'), settled: placed(input, false, true) },
      ]
    : isUndated
      ? [
          { condition: message('lease.if.dated'), settled: placed(input, true, true) },
          { condition: message('lease.if.undated'), settled: placed(input, true, false) },
        ]
      : []

/**
 * The order in which what an auction brought is paid out, and what tenants are left with. Who came first decides: where a day is
 * not said, both results are told, as far as they differ.
 */
export const distribution = (raw: DistributionInput, today: Date, known: Rules): Outcome<Distribution> => {
  const input = readInput(distributionInput, raw)
  const { mortgages, tenants } = input
  const auctionOn = input.auctionOn ?? koreanDay(today)
  if (mortgages.length + tenants.length === 0) {
    refuse('tenants', 'must name a tenant or a mortgage: there is nobody to pay')
  }
  const days = mortgages.flatMap(({ on }) => on ?? [])
  const isMortgageOpen = days.length < mortgages.length
  const isTenantOpen = tenants.some((it) => it.movedInOn === undefined)
  const isFixedUnsaid = tenants.some((it) => it.fixedOn === undefined && it.movedInOn !== null)
  const isUndated = tenants.some(
    (it) => it.fixedOn === undefined && it.movedInOn !== null && it.isFixed !== true,
  )
  const isOpen =
    mortgages.length > 0 && tenants.some((it) => it.movedInOn !== null) && (isMortgageOpen || isTenantOpen)
  const small = smallDepositOf(
    readPlace(input.regionCode ?? ELSEWHERE, known),
    days.toSorted()[0] ?? auctionOn,
    'mortgages',
    known,
  )
  const make = (it: Settled): Distribution => distributed(it, auctionOn, small.tier)
  const alternatives = casesOf(input, isOpen, isUndated).map((it): Alternative<Distribution> => ({
    condition: it.condition,
    result: make(it.settled),
  }))
  return {
    ...(alternatives.length === 0
      ? plainly(make(placed(input, true, true)))
      : settled(alternatives, sameForTenants)),
    assumptions: [
      message('lease.order.half'),
      message('lease.order.noOther'),
      ...(input.cost == null ? [message('lease.order.noCost')] : []),
      ...(input.regionCode == null ? [message('lease.order.noRegion')] : []),
      ...(isFixedUnsaid && (isOpen || !isUndated) ? [message('lease.order.fixed')] : []),
      ...(isTenantOpen ? [message('lease.order.beforeAuction')] : []),
      ...(mortgages.length > 0 && days.length === 0 ? [message('lease.order.ofToday')] : []),
      ...(tenants.some(({ claimed }) => claimed == null) ? [message('lease.order.claimed')] : []),
    ],
    rules: [applied(small.rule)],
  }
}
