import { present } from '../../domain/present.ts'
import { over, times, toNumber } from '../../domain/calculator/exact.ts'
import { gapInvestment as gapOf } from '../../domain/calculator/gap.ts'
import { MEDIUM_UP_TO } from '../../domain/calculator/jeonse-risk.ts'
import { readPlace } from '../../domain/calculator/region.ts'
import { permitOf } from '../../domain/calculator/regulated-area.ts'
import { date, money, percent } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { applied } from '../../domain/rules/rule.ts'
import { koreanDay } from '../../domain/day.ts'
import { share, sum } from '../facts/row.ts'
import { defineTool } from './tool.ts'
import type { Asking, Found, ToolContext } from './tool.ts'
import { advises, concludes, finds, given, warns } from './calculation.ts'
import { foundBy, missing } from './context.ts'
import { asksOfPlace, letInPlace } from './let-in-place.ts'

/** What a lower jeonse would cost is told for this many percent less. */
const LOWER_BY = 10

/** What buying a home with a tenant in it takes of one's own, and what it takes to lose it. */
const analyseGap = async (context: ToolContext): Promise<Found> => {
  const { today, rules, ruleRegion, region } = context
  const place = await letInPlace(context, 'JEONSE')
  const asked = place?.given ?? context.given
  const { price } = asked
  const [deposit, next] = asked.deposits
  if (price === null || deposit === undefined) return missing('gapInvestment', { price, deposit })
  const found = gapOf({ price, deposit })
  const { gap: own, jeonseRatio: ratio, priceFallToLoss: room } = found
  const back = toNumber(over(times(deposit, LOWER_BY), 100))
  const result = { gap: money(own), ratio: percent(ratio) }
  // Asked what becomes of it at another jeonse, that is the answer.
  const falls =
    next !== undefined && next < deposit
      ? { from: money(deposit), to: money(next), amount: money(deposit - next) }
      : null
  const main =
    falls !== null
      ? concludes('gap.falls', falls)
      : place === null
        ? concludes('gap.result', result)
        : concludes('gap.ofPlace', { ...result, price: money(price), deposit: money(deposit) })
  const isHigh = ratio > MEDIUM_UP_TO
  const advice = advises('gap.duty')
  const permit = ruleRegion === null ? null : permitOf(readPlace(ruleRegion, rules), koreanDay(today), rules)
  const until = permit?.rule.isPast === true ? permit.rule.effectiveTo : null
  const zone =
    permit === null || region === null
      ? []
      : present([
          until === null
            ? warns('gap.permit', { region })
            : warns('gap.permitUntil', { region, until: date(until) }),
          permit.straddles && warns('gap.permitPartly'),
        ])
  const metrics = [sum(message('figure.gap'), own), share(message('figure.jeonseRatio'), ratio)]
  return foundBy(
    {
      name: 'gapInvestment',
      inputs: { price, deposit },
      result: { assumptions: [], rules: permit === null ? [] : [applied(permit.rule)] },
      further: {
        ...(falls !== null && next !== undefined && { nextDeposit: next, toAdd: deposit - next }),
        ...found,
        lowerJeonse: LOWER_BY,
        toPayBack: back,
      },
      facts: [
        main,
        falls !== null && finds('gap.result', result),
        isHigh && warns('gap.high', { limit: percent(MEDIUM_UP_TO) }),
        ...zone,
        own > 0 && finds('gap.loss', { share: percent(room) }),
        falls === null && finds('gap.back', { share: percent(LOWER_BY), amount: money(back) }),
        finds('gap.taxes'),
        given({ price, deposit }),
        advice,
      ],
      rows: metrics,
    },
    {
      ...(place !== null && { beside: place.evidence, assumptions: place.assumptions }),
      recommendations: [...zone, advice],
      riskLevel: isHigh ? 'HIGH' : 'MEDIUM',
    },
  )
}

/** Buys a home with a tenant in it: whose deposit may be lost is then another question. */
export const invests = ({ given, says, tax }: Asking): boolean =>
  // A gift with its tenant is bought by nobody.
  says('gap') && tax?.cause !== 'GIFT' && given.price !== null && given.deposits.length > 0

export const gap = defineTool({
  id: 'gap',
  needs: ['price', 'deposit'],
  asks: (asking) => invests(asking) || asksOfPlace(asking, 'gap'),
  calculations: ['gapInvestment'],
  analysis: 'risk',
  section: 'yield',
  run: analyseGap,
})
