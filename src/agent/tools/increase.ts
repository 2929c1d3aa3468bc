import type { Case } from '../../domain/case.ts'
import { monthsOf, sumOf } from '../../domain/lease-facts.ts'
import { homeRaise, raisedBy } from '../../domain/calculator/lease/raise.ts'
import type { HomeRaise } from '../../domain/calculator/lease/raise.ts'
import { TACIT_YEARS } from '../../domain/calculator/lease/dates.ts'
import { count, money as moneyArg, percent as percentArg } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { sum } from '../facts/row.ts'
import { given as input } from './calculation.ts'
import { assume, confidenceOf, missing } from './context.ts'
import { assumedOf, findingOf, openNear } from './lease-finding.ts'
import { defineTool } from './tool.ts'
import type { Assumed, Found, ToolContext } from './tool.ts'

/** After a contract or a raise none can be claimed for so long (주택임대차보호법 제7조 제1항). */
const MONTHS_BETWEEN = 12

/** What decides: by what the lease goes on. Where nobody said, both results of a renewal. */
/** Each by itself, as the statute has it: of a lease with both, where nothing of the deposit is turned into rent. */
const eachSaid = (capped: HomeRaise, deposit: number, rent: number): Said[] =>
  capped.capped && deposit > 0
    ? [
        message('lease.raise.each', {
          rent: moneyArg(raisedBy(rent, capped.cap)),
          deposit: moneyArg(raisedBy(deposit, capped.cap)),
          cap: percentArg(capped.cap),
        }),
      ]
    : []

/** Where a cap binds, or may, what is asked for is held against it. */
const judgesAsked = ({ regime }: HomeRaise, isKnown: boolean): boolean =>
  !isKnown || regime === 'RIGHT' || regime === 'REGISTERED'

const verdictOf = (capped: HomeRaise, isKnown: boolean, asked: number | null, isRent: boolean): Said[] => {
  const cap = percentArg(capped.cap)
  const max = moneyArg((isRent ? capped.maximumMonthlyRent : capped.maximumDeposit) ?? 0)
  if (asked !== null && judgesAsked(capped, isKnown)) {
    const sums = { asked: moneyArg(asked), max, rate: percentArg(capped.increaseRate ?? 0), cap }
    if (capped.allowed === true) return [message('lease.raise.fine', sums)]
    return [message(isKnown ? 'lease.raise.over' : 'lease.raise.bothAsked', sums)]
  }
  if (!isKnown) return [message('lease.raise.both', { max, cap })]
  switch (capped.regime) {
    case 'RIGHT':
      return [message('lease.raise.RIGHT', { max, cap })]
    case 'REGISTERED':
      return [message('lease.raise.REGISTERED', { max, cap })]
    case 'TACIT':
      return [
        message('lease.raise.TACIT', { years: count(TACIT_YEARS, 'year') }),
        message('lease.raise.tacitMax', { max, cap }),
      ]
    case 'AGREED':
      return [message('lease.raise.AGREED', { cap })]
    case 'NEW_TENANT':
      return [message('lease.raise.NEW_TENANT', { cap })]
    default:
      return capped.regime satisfies never
  }
}

/** How far a home's rent or deposit may be raised, by what the lease goes on by. */
const analyseIncrease = (context: ToolContext): Found => {
  const { given, today, rules, request, says } = context
  const [said, next] = given.deposits
  const [rent, nextRent] = given.rents
  const asked =
    next ?? (said === undefined || rent !== undefined ? undefined : (openNear(request, said) ?? undefined))
  const newRent =
    nextRent ??
    (rent === undefined || next !== undefined ? undefined : (openNear(request, rent) ?? undefined))
  // Of a rent alone the share is that of the rent; a deposit beside it leaves more room, and is asked for.
  const currentDeposit = said ?? (rent === undefined ? undefined : 0)
  if (currentDeposit === undefined) return missing('rentIncrease', { deposit: null })
  const isRent = rent !== undefined && asked === undefined
  const share = request.wishes.find((wish) => wish.share !== null)?.share ?? null
  const base = isRent ? rent : currentDeposit
  const byShare =
    share === null || asked !== undefined || newRent !== undefined ? null : raisedBy(base, share)
  const inputs = {
    currentDeposit,
    newDeposit: isRent ? null : (asked ?? byShare),
    currentMonthlyRent: rent ?? null,
    newMonthlyRent: newRent ?? (isRent ? byShare : null),
    regime: given.facts.renewal,
  }
  const outcome = homeRaise(inputs, today, rules)
  const capped = outcome.result ?? outcome.alternatives[0]?.result
  if (capped === undefined) return missing('rentIncrease', { deposit: null })
  const demanded = isRent ? inputs.newMonthlyRent : inputs.newDeposit
  const verdict = verdictOf(capped, outcome.result !== null, demanded, isRent)
  const asRent =
    capped.added === null || capped.addedAsRent === null
      ? []
      : [
          message('lease.raise.asRent', {
            added: moneyArg(capped.added),
            rent: moneyArg(capped.addedAsRent),
          }),
        ]
  const raisedAgo = monthsOf(given.facts, 'RAISED_AGO')
  const tooSoon =
    raisedAgo !== null && raisedAgo < MONTHS_BETWEEN && capped.regime !== 'NEW_TENANT'
      ? [
          message('lease.raise.tooSoon', {
            ago: count(raisedAgo, 'month'),
            least: count(MONTHS_BETWEEN, 'month'),
          }),
        ]
      : []
  const each = rent === undefined ? [] : eachSaid(capped, currentDeposit, rent)
  // Where no rent is spoken of, the cap is what is asked.
  const isTurned = says('conversion') && given.transactionTypes.includes('RENT') && asRent.length > 0
  // What is held against a cap is told with its share; where a share was said, it is that of the rent alone.
  const isJudged = demanded !== null && judgesAsked(capped, outcome.result !== null)
  const rate =
    capped.increaseRate === null || outcome.result === null || byShare !== null || isJudged
      ? []
      : [message('lease.raise.rate', { rate: percentArg(capped.increaseRate) })]
  const assumptions: Assumed[] =
    isRent && said === undefined ? [assume('deposit', message('assumed.rentOnly'))] : []
  // How much rent is left beside the deposit: with the one that is asked for, or as it is.
  const most = isRent || rent === undefined ? null : capped.maximumMonthlyRent
  const beside =
    most !== null &&
    (inputs.newDeposit === null
      ? message('lease.raise.rentMost', { max: moneyArg(most) })
      : message('lease.raise.rentWith', { deposit: moneyArg(inputs.newDeposit), max: moneyArg(most) }))
  const found = findingOf({
    name: 'rentIncrease',
    inputs,
    outcome: { ...outcome, assumptions: assumedOf(outcome.assumptions, given) },
    further: {
      maximumDeposit: capped.maximumDeposit,
      maximumMonthlyRent: capped.maximumMonthlyRent,
      increaseRate: capped.increaseRate,
      allowed: capped.allowed,
    },
    said: [
      ...tooSoon,
      isTurned && asRent,
      ...verdict,
      inputs.newDeposit !== null && beside,
      ...each,
      ...rate,
      inputs.newDeposit === null && beside,
      !isTurned && asRent,
      capped.capped && message('lease.raise.year'),
    ],
    caveats: [...(isTurned || tooSoon.length > 0 ? verdict : verdict.slice(1)), ...each, ...rate],
    given: input({ deposit: said, newDeposit: asked, rent, newRent }),
  })
  const figure = (isRent ? capped.maximumMonthlyRent : capped.maximumDeposit) ?? null
  return {
    ...found,
    metrics: figure === null ? [] : [sum(message('calculation.rentIncrease'), figure)],
    assumptions,
    confidence: confidenceOf(assumptions),
  }
}

/** Less deposit for rent, or less rent for deposit, is no raise. */
const isLowered = ({ deposits: [deposit, next], rents: [rent, nextRent], facts }: Case): boolean => {
  if (deposit === undefined) return rent !== undefined && nextRent !== undefined && nextRent < rent
  return next === undefined ? sumOf(facts, 'TURNED') !== null : next < deposit && nextRent === undefined
}

export const increase = defineTool({
  id: 'increase',
  asks: ({ calculates, says, given }) =>
    given.facts.premises !== 'SHOP' &&
    !(isLowered(given) && (says('conversion') || given.rents.length === 0)) &&
    (calculates('increase') || (given.facts.renewal !== null && given.deposits.length > 1)),
  calculations: ['rentIncrease'],
  run: analyseIncrease,
})
