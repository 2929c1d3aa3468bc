import { plainly } from '../../domain/calculator/lease/outcome.ts'
import { present } from '../../domain/present.ts'
import { distribution } from '../../domain/calculator/lease/distribution.ts'
import type { Distribution, TenantResult } from '../../domain/calculator/lease/auction.ts'
import { tenantRank } from '../../domain/calculator/lease/rank.ts'
import type { Alternative } from '../../domain/calculator/lease/outcome.ts'
import { dayOf, sumOf } from '../../domain/lease-facts.ts'
import { article, date, money, name, term, within } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { findingOf } from './lease-finding.ts'
import { takesOver } from './takeover.ts'
import { defineTool } from './tool.ts'
import type { Found, ToolContext } from './tool.ts'

/** What a tenant gets, and who pays what is missing. */
const tenantSaid = ({ paid, missing, opposes, buyerOwes }: TenantResult): Said[] =>
  missing === 0
    ? [message('lease.order.whole', { paid: money(paid) })]
    : [
        message('lease.order.yours', { paid: money(paid), missing: money(missing) }),
        opposes ? message('lease.order.buyer', { owes: money(buyerOwes) }) : message('lease.order.leaves'),
      ]

/** What comes out if a fact that was not said is so, in one line. */
const caseSaid = ({ condition, result }: Alternative<Distribution>): Said => {
  const [own] = result.tenants
  const of = { condition: within(condition), paid: money(own?.paid ?? 0), missing: money(own?.missing ?? 0) }
  return own?.missing === 0
    ? message('lease.order.caseWhole', of)
    : message(own?.opposes === true ? 'lease.order.caseBuyer' : 'lease.order.caseLost', of)
}

/** Who is paid what, when one result is settled. */
const resultSaid = ({ tenants, shares, baseRight }: Distribution, many: number | null): Said[][] => {
  const [own] = tenants
  if (own === undefined) throw new Error('a tenant is always told')
  const main = many === null ? tenantSaid(own) : [message('lease.order.each', { amount: money(own.paid) })]
  const rows = shares.map((share, index) =>
    message('lease.order.row', {
      place: name(String(index + 1)),
      name: term(`rank.${share.rank}`),
      amount: money(share.paid),
    }),
  )
  return [
    main,
    present([...rows, baseRight !== null && message('lease.order.base', { day: date(baseRight.on) })]),
  ]
}

const HELD = article({ lawName: '주택임대차보호법', articleNumber: '제3조' })
const RANKED = article({ lawName: '주택임대차보호법', articleNumber: '제3조의2' })

/** Where a tenant stands beside a mortgage, by their days alone. */
const tellRank = ({ given: { facts } }: ToolContext, movedInOn: string, mortgageOn: string): Found => {
  const fixedOn = dayOf(facts, 'FIXED')
  const seizedOn = dayOf(facts, 'SEIZURE')
  const inputs = { movedInOn, fixedOn, mortgageOn, ...(seizedOn !== null && { seizedOn }) }
  const result = tenantRank(inputs)
  const { opposes, opposesOn, ranksOn, paid } = result
  const mortgage = date(mortgageOn)
  const place =
    ranksOn === null || paid === null
      ? facts.fixed === false
        ? message('lease.rank.none')
        : message('lease.rank.open', { mortgage })
      : message(`lease.rank.${paid}`, { ranks: date(ranksOn), mortgage })
  const power =
    result.fallsToSeizure && seizedOn !== null
      ? message('lease.rank.fallsToSeizure', { from: date(opposesOn), seized: date(seizedOn) })
      : message(opposes ? 'lease.rank.opposes' : 'lease.rank.falls', { from: date(opposesOn) })
  return findingOf({
    name: 'tenantRank',
    inputs,
    outcome: plainly(result),
    said: [
      ...(result.fallsToSeizure ? [power, place] : [place, power]),
      message('lease.rank.why', { held: HELD, ranked: RANKED }),
    ],
    caveats: [power],
  })
}

const tellOrder = (context: ToolContext): Found => {
  const { given, today, rules, ruleRegion } = context
  const { facts } = given
  const [movedIn, mortgaged] = [dayOf(facts, 'MOVED_IN'), dayOf(facts, 'MORTGAGE')]
  if (sumOf(facts, 'AUCTION_PRICE') === null && movedIn !== null && mortgaged !== null) {
    return tellRank(context, movedIn, mortgaged)
  }
  const mortgage = sumOf(facts, 'MORTGAGE') ?? given.seniorDebt
  const many = facts.tenants
  // What is not said stays so: an explicit null says that there is none.
  const movedInOn = dayOf(facts, 'MOVED_IN') ?? (facts.registered === false ? null : undefined)
  const fixedOn = dayOf(facts, 'FIXED') ?? (facts.fixed === false ? null : undefined)
  const tenant = {
    name: '',
    deposit: given.deposits[0] ?? sumOf(facts, 'EACH') ?? 0,
    ...(movedInOn !== undefined && { movedInOn }),
    ...(fixedOn !== undefined && { fixedOn }),
    isFixed: facts.fixed,
    claimed: facts.claimed,
  }
  const inputs = {
    price: sumOf(facts, 'AUCTION_PRICE') ?? 0,
    cost: sumOf(facts, 'COST'),
    // Said to be none is the same as not said.
    mortgages:
      mortgage === null || mortgage === 0
        ? []
        : [{ name: '', amount: mortgage, on: dayOf(facts, 'MORTGAGE') }],
    tenants: Array.from({ length: many ?? 1 }, () => tenant),
    regionCode: ruleRegion,
  }
  const outcome = distribution(inputs, today, rules)
  const [main = [], further = []] =
    outcome.result === null ? [outcome.alternatives.map(caseSaid)] : resultSaid(outcome.result, many)
  return findingOf({
    name: 'distribution',
    inputs,
    outcome,
    said: [...main, ...further],
    caveats: main.slice(1),
  })
}

export const order = defineTool({
  id: 'order',
  asks: ({ given, searches }) =>
    !searches &&
    !takesOver({ given, searches }) &&
    // Who tells what was paid out needs no order of it.
    sumOf(given.facts, 'RECOVERED') === null &&
    (sumOf(given.facts, 'AUCTION_PRICE') === null
      ? dayOf(given.facts, 'MOVED_IN') !== null && dayOf(given.facts, 'MORTGAGE') !== null
      : given.deposits.length > 0 || sumOf(given.facts, 'EACH') !== null),
  calculations: ['distribution', 'tenantRank'],
  section: 'safety',
  isByPlace: true,
  run: tellOrder,
})
