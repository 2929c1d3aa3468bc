import { plainly } from '../../domain/calculator/lease/outcome.ts'
import { auctionTakeover } from '../../domain/calculator/lease/takeover.ts'
import type { Takeover } from '../../domain/calculator/lease/takeover.ts'
import { dayOf, sumOf } from '../../domain/lease-facts.ts'
import type { LeaseFacts } from '../../domain/lease-facts.ts'
import { article, money } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { findingOf, saidOf } from './lease-finding.ts'
import { defineTool } from './tool.ts'
import type { Asking, Found, ToolContext } from './tool.ts'

const lease = (articleNumber: string) => article({ lawName: '주택임대차보호법', articleNumber })
const UNPAID = lease('제3조의5')
const HELD = lease('제3조')

const resultSaid = ({ takes, total }: Takeover): Said =>
  takes === 0
    ? message('lease.takeover.none', { total: money(total) })
    : message('lease.takeover.takes', { takes: money(takes), total: money(total) })

/** Whether a lease holds against the buyer: as somebody says, else by the day of moving in and that of the oldest mortgage. */
const opposesIn = (facts: LeaseFacts): boolean | null => {
  const [moved, mortgage] = [dayOf(facts, 'MOVED_IN'), dayOf(facts, 'MORTGAGE')]
  return facts.opposes ?? (moved === null || mortgage === null ? null : moved < mortgage)
}

/** Without a bid: whether anything is taken over, and what. */
const tellWhether = ({ given: { facts, deposits } }: ToolContext): Found => {
  const [deposit] = deposits
  const of = { unpaid: UNPAID, held: HELD }
  const main =
    deposit === undefined
      ? message('lease.takeover.whole', of)
      : message('lease.takeover.wholeSum', { ...of, deposit: money(deposit) })
  return findingOf({
    name: 'auctionTakeover',
    inputs: { opposes: facts.opposes, claimed: facts.claimed },
    outcome: plainly(null),
    said: [main, message('lease.takeover.check')],
  })
}

/** What a buyer at auction pays beside the bid. */
const tellTakeover = (context: ToolContext): Found => {
  const { given } = context
  const bid = sumOf(given.facts, 'AUCTION_PRICE')
  const [deposit] = given.deposits
  if (bid === null || deposit === undefined) return tellWhether(context)
  const inputs = {
    bid,
    deposit,
    cost: sumOf(given.facts, 'COST'),
    opposes: opposesIn(given.facts),
    claimed: given.facts.claimed,
  }
  const outcome = auctionTakeover(inputs)
  const main = saidOf(outcome, resultSaid)
  return findingOf({
    name: 'auctionTakeover',
    inputs,
    outcome,
    said: [
      ...main,
      message('lease.takeover.why', { unpaid: UNPAID, held: HELD }),
      message('lease.takeover.check'),
    ],
    caveats: main.slice(1),
  })
}

/** Whoever bids asks what the home costs in the end, and not what a tenant gets. */
export const takesOver = ({
  given: { facts, deposits },
  searches,
}: Pick<Asking, 'given' | 'searches'>): boolean =>
  !searches &&
  facts.bids === true &&
  sumOf(facts, 'RECOVERED') === null &&
  (sumOf(facts, 'AUCTION_PRICE') === null || deposits.length === 0
    ? opposesIn(facts) === true && facts.claimed === false
    : facts.premises !== 'SHOP')

export const takeover = defineTool({
  id: 'takeover',
  asks: takesOver,
  calculations: ['auctionTakeover'],
  section: 'safety',
  run: tellTakeover,
})
