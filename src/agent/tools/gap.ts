import { over, minus, times, toNumber } from '../../domain/calculator/exact.ts'
import { MEDIUM_UP_TO } from '../../domain/calculator/jeonse-risk.ts'
import { readPlace } from '../../domain/calculator/region.ts'
import { permitOf } from '../../domain/calculator/regulated-area.ts'
import { applied, koreanDay } from '../../domain/rules/rule.ts'
import { defineTool, noFindings } from './tool.ts'
import type { Asking, Findings, ToolContext } from './tool.ts'
import { calculationEvidence, money, percent } from './calculation.ts'
import { confidenceOf, missing } from './context.ts'
import { RULE_WORDS } from './rule-prompt.ts'

/** What a lower jeonse would cost is told for this many percent less. */
const LOWER_BY = 10

/** What buying a home with a tenant in it takes of one's own, and what it takes to lose it. */
const analyseGap = (context: ToolContext): Promise<Findings> => {
  const { given, words, language, today, rules, ruleRegion, regionName } = context
  const { gap } = RULE_WORDS[language]
  const { names } = words
  const { price } = given
  const [deposit] = given.deposits
  if (price === null || deposit === undefined) {
    return Promise.resolve(
      missing(context, gap.title, [
        ...(price === null ? [names.price] : []),
        ...(deposit === undefined ? [names.deposit] : []),
      ]),
    )
  }
  const own = price - deposit
  const ratio = toNumber(over(times(deposit, 100), price))
  const room = toNumber(over(times(minus(price, deposit), 100), price))
  const back = toNumber(over(times(deposit, LOWER_BY), 100))
  const main = gap.said(money(own, language), percent(ratio))
  const isHigh = ratio > MEDIUM_UP_TO
  const advice = [gap.duty]
  const permit = ruleRegion === null ? null : permitOf(readPlace(ruleRegion, rules), koreanDay(today), rules)
  const zone =
    permit === null || regionName === null
      ? []
      : [
          gap.permit(regionName, permit.rule.isPast === true ? permit.rule.effectiveTo : null),
          ...(permit.straddles ? [gap.permitPartly] : []),
        ]
  return Promise.resolve({
    ...noFindings,
    evidence: [
      calculationEvidence({
        name: 'gapInvestment',
        title: gap.title,
        inputs: { price, deposit },
        result: { assumptions: [], rules: permit === null ? [] : [applied(permit.rule)] },
        further: {
          gap: own,
          jeonseRatio: ratio,
          priceFallToLoss: room,
          lowerJeonse: LOWER_BY,
          toPayBack: back,
        },
        said: [
          main,
          ...zone,
          ...(own > 0 ? [gap.loss(percent(room))] : []),
          gap.back(`${LOWER_BY}%`, money(back, language)),
          ...(isHigh ? [gap.high] : []),
          gap.taxes,
        ],
        given: [`${names.price} ${money(price, language)}`, `${names.deposit} ${money(deposit, language)}`],
        caveats: zone,
        advice,
        language,
      }),
    ],
    metrics: [
      { name: gap.metric.gap, value: own, unit: '만원' },
      { name: gap.metric.ratio, value: ratio, unit: '%' },
    ],
    insights: [main],
    recommendations: [...zone, ...advice],
    riskLevel: isHigh ? 'HIGH' : 'MEDIUM',
    confidence: confidenceOf([]),
  })
}

/** Buys a home with a tenant in it: whose deposit may be lost is then another question. */
export const invests = ({ given, says }: Asking): boolean =>
  says('gap') && given.price !== null && given.deposits.length > 0

export const gap = defineTool({
  id: 'gap',
  title: { KO: '갭투자 계산', EN: 'gap investment' },
  kind: 'calculation',
  needs: ['price', 'deposit'],
  asks: invests,
  calculations: {
    gapInvestment: { KO: '갭투자 계산', EN: 'Gap investment' },
  },
  analysis: 'risk',
  section: 'yield',
  isOfCase: true,
  run: analyseGap,
})
