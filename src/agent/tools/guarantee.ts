import { money, percent } from '../../domain/message/arg.ts'
import { applied, inForce } from '../../domain/rules/rule.ts'
import { koreanDay } from '../../domain/day.ts'
import { officialGuarantee } from '../../domain/calculator/lease/guarantee.ts'
import type { OfficialGuarantee } from '../../domain/calculator/lease/guarantee.ts'
import { sumOf } from '../../domain/lease-facts.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { defineTool } from './tool.ts'
import type { Found, ToolContext } from './tool.ts'
import { advises, concludes, finds } from './calculation.ts'
import { foundBy } from './context.ts'
import { at, findingOf } from './lease-finding.ts'

/** Up to which deposit a home can be insured of which only the official price is known. */
const tellOfficial = (context: ToolContext, officialPrice: number): Found => {
  const { given, today, rules, ruleRegion } = context
  const inputs = { officialPrice, seniorDebt: given.seniorDebt, regionCode: ruleRegion }
  const outcome = officialGuarantee(inputs, today, rules)
  const [deposit] = given.deposits
  const limits: { condition: Said | null; result: OfficialGuarantee }[] =
    outcome.result === null ? outcome.alternatives : [{ condition: null, result: outcome.result }]
  // Above every limit, or within all of them, a deposit has one answer; else each limit is told with its condition.
  const verdicts = limits.map(({ condition, result: { maximumDeposit } }) => {
    const most = money(maximumDeposit)
    const said =
      deposit === undefined
        ? message('lease.guarantee.upTo', { most })
        : message(deposit <= maximumDeposit ? 'lease.guarantee.fits' : 'lease.guarantee.over', {
            deposit: money(deposit),
            most,
          })
    return condition === null ? said : at(condition, said)
  })
  const verdict = deposit === undefined && outcome.result !== null ? [] : verdicts
  const { factor = 0, share = 0 } = limits[0]?.result ?? {}
  const most = money(Math.max(...limits.map(({ result }) => result.maximumDeposit)))
  const together = message('lease.guarantee.most', {
    most: money(limits[0]?.result.together ?? 0),
    price: money(officialPrice),
    factor: percent(factor),
    share: percent(share),
    product: percent((factor * share) / 100),
  })
  const senior =
    given.seniorDebt === null || given.seniorDebt === 0 || outcome.result === null
      ? []
      : [message('lease.guarantee.mostSenior', { most, senior: money(given.seniorDebt) })]
  return findingOf({
    name: 'guaranteeLimit',
    inputs,
    outcome,
    said: [...verdict, together, ...senior, message('lease.guarantee.market', { share: percent(share) })],
    caveats: verdict.length > 0 ? [...verdict.slice(1), together] : senior,
  })
}

/** Who may insure a jeonse deposit, by the conditions in force. */
const explainGuarantee = (context: ToolContext): Found => {
  const { today, rules } = context
  const official = sumOf(context.given.facts, 'OFFICIAL_PRICE')
  if (official !== null) return tellOfficial(context, official)
  const rule = inForce(rules.guarantee, koreanDay(today), 'asOf')
  const { capitalArea, elsewhere, debt, seniorDebt } = rule
  const main = concludes('guarantee.conditions', {
    capital: money(capitalArea),
    elsewhere: money(elsewhere),
    debt: percent(debt),
    senior: percent(seniorDebt),
  })
  const advice = advises('guarantee.check')
  return foundBy({
    name: 'guaranteeConditions',
    inputs: {},
    result: { assumptions: [], rules: [applied(rule)] },
    further: { capitalArea, elsewhere, debt, seniorDebt },
    facts: [main, finds('guarantee.also'), finds('guarantee.price'), finds('guarantee.broken'), advice],
  })
}

export const guarantee = defineTool({
  id: 'guarantee',
  asks: ({ searches, says, calculates, given }) =>
    !searches &&
    ((says('guarantee') && !calculates('jeonse')) ||
      ((says('guarantee') || says('jeonse')) && sumOf(given.facts, 'OFFICIAL_PRICE') !== null)),
  calculations: ['guaranteeLimit', 'guaranteeConditions'],
  section: 'safety',
  run: explainGuarantee,
})
