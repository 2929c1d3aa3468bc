import { jeonseChart } from '../../domain/chart/jeonse.ts'
import { depositShare, jeonseRisk, LOW_UP_TO, MEDIUM_UP_TO } from '../../domain/calculator/jeonse-risk.ts'
import type { DepositShare } from '../../domain/calculator/jeonse-risk.ts'
import { inForce, koreanDay } from '../../domain/rules/rule.ts'
import { CALCULATION_WORDS } from './prompt.ts'
import { defineTool, noFindings } from './tool.ts'
import type { Asking, Findings, ToolContext } from './tool.ts'
import { calculationEvidence, money, percent } from './calculation.ts'
import { assume, confidenceOf, missing, orRefused } from './context.ts'
import { invests } from './gap.ts'
import { rangeWithoutArea } from './jeonse-range.ts'
import { marketPriceOf } from './market-price.ts'
import { say } from '../../domain/message/say.ts'

/** A price of fewer deals than this is said to be uncertain. */
const THIN = 10

/** The first sentence and the advice, which the region changes nothing of. `guaranteeEligible` null: it depends on the region. */
const verdictOf = (
  { given, words, language, tools }: ToolContext,
  { level, debtRatio, guaranteeEligible }: Pick<DepositShare, 'level' | 'debtRatio' | 'guaranteeEligible'>,
) => {
  const { jeonse } = words
  const unknownSenior = level === 'LOW' ? jeonse.withoutSenior : jeonse.evenWithoutSenior
  const say = given.seniorDebt === null ? unknownSenior : jeonse.said
  return {
    main: say(CALCULATION_WORDS[language].levels[level], percent(debtRatio)),
    advice: [
      ...(level === 'HIGH' ? [jeonse.unsafe] : []),
      // The list of legal checks says the same, with its articles.
      ...(tools.includes('checks') ? [] : jeonse.advice),
      ...(guaranteeEligible === false ? [] : [jeonse.insure]),
    ],
  }
}

/** Without the region: what deposit and price tell by themselves, and what the region would add. */
const analyseShare = (context: ToolContext, deposit: number, price: number): Findings => {
  const { given, words, language, today, rules, regionName } = context
  const { names, jeonse } = words
  const seniorDebt = given.seniorDebt ?? 0
  const inputs = { marketPrice: price, deposit, seniorDebt }
  const result = depositShare(inputs, today, rules)
  const { main, advice } = verdictOf(context, result)
  const assumptions = given.seniorDebt === null ? [assume(names.senior, words.noSenior)] : []
  return {
    ...noFindings,
    evidence: [
      calculationEvidence({
        name: 'jeonseRisk',
        title: jeonse.title,
        inputs,
        result: { ...result, assumptions: [] },
        said: [
          main,
          jeonse.ratio(percent(result.jeonseRatio)),
          ...(given.seniorDebt === null ? [] : [jeonse.debtRatio(percent(result.debtRatio))]),
          jeonse.left(money(Math.max(0, price - deposit - seniorDebt), language)),
          result.guaranteeEligible === null
            ? jeonse.guaranteeByRegion
            : jeonse.guarantee(result.guaranteeEligible),
        ],
        given: [
          `${names.deposit} ${money(deposit, language)}`,
          `${names.price} ${money(price, language)}`,
          ...(given.seniorDebt === null ? [] : [`${names.senior} ${money(seniorDebt, language)}`]),
          ...(regionName === null ? [] : [`${names.region} ${regionName}`]),
        ],
        advice,
        language,
      }),
    ],
    metrics: [
      { name: jeonse.metrics.ratio, value: result.jeonseRatio, unit: '%' },
      { name: jeonse.metrics.debt, value: result.debtRatio, unit: '%' },
      { name: jeonse.metrics.price, value: price, unit: '만원' },
    ],
    insights: [main],
    recommendations: advice,
    riskLevel: result.level,
    assumptions,
    gaps: [jeonse.tellRegion],
    confidence: confidenceOf(assumptions) - 0.1,
  }
}

/** How safe the deposit is, against the price as given or as homes like it were sold for. */
const analyseJeonse = async (context: ToolContext): Promise<Findings> => {
  const { given, words, language, today, rules, regionName } = context
  const { names, jeonse } = words
  const [deposit] = given.deposits
  const isUnsized = given.home !== null && given.area === null && given.price === null
  if (isUnsized && deposit !== undefined) return rangeWithoutArea(context, deposit)
  const market = await marketPriceOf(context)
  const regionCode = context.ruleRegion
  const { price } = market
  if (deposit !== undefined && regionCode === null && given.price !== null && given.price > 0) {
    return analyseShare(context, deposit, given.price)
  }
  if (deposit === undefined || regionCode === null || price === null) {
    const unknown = missing(context, jeonse.title, [
      ...(deposit === undefined ? [names.deposit] : []),
      ...(regionCode === null ? [names.region] : []),
      ...(price === null ? [names.price] : []),
    ])
    return { ...unknown, gaps: [...market.passed, ...unknown.gaps], recommendations: [...jeonse.advice] }
  }
  return orRefused(context, jeonse.title, () => {
    const seniorDebt = given.seniorDebt ?? undefined
    const inputs = {
      marketPrice: price,
      deposit,
      regionCode,
      ...(seniorDebt !== undefined && { seniorDebt }),
    }
    const result = jeonseRisk(inputs, today, rules)
    const { main, advice } = verdictOf(context, result)
    const isThin = market.deals !== null && market.deals < THIN
    // How much older debt it takes until the risk is another one: what to look for in the register. Of homes of every size
    // the price in the middle may be twice what this one is worth: it says nothing of how much it bears.
    const isOfAnySize = given.price === null && given.area === null
    const low = Math.max(0, Math.floor((price * LOW_UP_TO) / 100) - deposit)
    const high = Math.max(0, Math.floor((price * MEDIUM_UP_TO) / 100) - deposit)
    const room =
      seniorDebt !== undefined || high === 0 || isOfAnySize
        ? []
        : [
            low === 0
              ? jeonse.roomNone(money(high, language))
              : jeonse.room(money(low, language), money(high, language)),
          ]
    // A district holds cheap complexes too: the same deposit against the cheapest of the homes compared.
    const cautious =
      market.lowest === null ? null : jeonseRisk({ ...inputs, marketPrice: market.lowest }, today, rules)
    const lowest =
      cautious === null || market.lowest === null || cautious.level === result.level
        ? []
        : [
            jeonse.lowest(
              money(market.lowest, language),
              CALCULATION_WORDS[language].levels[cautious.level],
              percent(cautious.debtRatio),
            ),
          ]
    const assumptions = [
      ...market.assumptions,
      ...(seniorDebt === undefined ? [assume(names.senior, words.noSenior)] : []),
    ]
    return {
      ...noFindings,
      evidence: [
        calculationEvidence({
          name: 'jeonseRisk',
          title: jeonse.title,
          inputs,
          result,
          further: {
            ...(seniorDebt === undefined &&
              !isOfAnySize && { seniorDebtUpToLow: low, seniorDebtUpToMedium: high }),
            ...(market.basis !== null && { priceBasis: market.basis }),
            ...(market.passed.length > 0 && { tooFewDeals: market.passed }),
            ...(cautious !== null && { lowestPrice: market.lowest, debtRatioAtLowest: cautious.debtRatio }),
          },
          said: [
            main,
            jeonse.ratio(percent(result.jeonseRatio)),
            ...(seniorDebt === undefined ? [] : [jeonse.debtRatio(percent(result.debtRatio))]),
            ...lowest,
            ...room,
            jeonse.guarantee(result.guaranteeEligible),
            jeonse.priority(money(result.priorityRepayment, language)),
            ...(market.basis === null ? [] : [words.basis(`${money(price, language)} — ${market.basis}`)]),
            ...(isThin && market.deals !== null ? [words.thin(market.deals)] : []),
            ...market.passed,
          ],
          caveats: lowest,
          given: [
            `${names.deposit} ${money(deposit, language)}`,
            `${given.price === null ? names.market : names.price} ${money(price, language)}`,
            ...(seniorDebt === undefined ? [] : [`${names.senior} ${money(seniorDebt, language)}`]),
            ...(regionName === null ? [] : [`${names.region} ${regionName}`]),
          ],
          advice,
          language,
        }),
        ...market.evidence,
      ],
      metrics: [
        { name: jeonse.metrics.ratio, value: result.jeonseRatio, unit: '%' },
        { name: jeonse.metrics.debt, value: result.debtRatio, unit: '%' },
        { name: jeonse.metrics.priority, value: result.priorityRepayment, unit: '만원' },
        { name: jeonse.metrics.price, value: price, unit: '만원' },
      ],
      insights: [main, ...lowest, ...room, ...result.reasons.map((it) => say(it, language))],
      recommendations: advice,
      riskLevel: result.level,
      assumptions,
      confidence: confidenceOf(assumptions) - (isThin ? 0.15 : 0),
      chart: jeonseChart(
        {
          marketPrice: price,
          deposit,
          seniorDebt: seniorDebt ?? 0,
          guaranteeLimit: inForce(rules.guarantee, koreanDay(today), 'asOf').debt,
          mediumFrom: LOW_UP_TO,
          highFrom: MEDIUM_UP_TO,
          basis: market.basis,
        },
        language,
      ),
    }
  })
}

const debtRatioIn = ({ evidence }: Findings): number =>
  Math.max(
    0,
    ...evidence.flatMap(({ source }) => {
      if (source.kind !== 'CALCULATION') return []
      const { debtRatio, highestDebtRatio } = source.result
      const ratio = debtRatio ?? highestDebtRatio
      return typeof ratio === 'number' ? [ratio] : []
    }),
  )

/** An auction pays by the region; what the home is worth is another question. */
const isOfAuction = ({ given, searches, says }: Asking): boolean =>
  says('priority') && !searches && given.price === null && !says('safety')

export const jeonse = defineTool({
  id: 'jeonse',
  title: { KO: '전세 위험도 계산', EN: 'jeonse risk' },
  kind: 'calculation',
  needs: ['deposit'],
  asks: (asking) =>
    asking.ofFound || (asking.calculates('jeonse') && !invests(asking) && !isOfAuction(asking)),
  calculations: {
    jeonseRisk: { KO: '보증금 위험도 계산', EN: 'Risk to the deposit' },
    jeonseRiskRange: { KO: '보증금 위험도 범위', EN: 'Risk to the deposit, as a range' },
  },
  analysis: 'risk',
  section: 'safety',
  isOfCase: true,
  isByPlace: true,
  ofHome: { weight: debtRatioIn },
  run: analyseJeonse,
})
