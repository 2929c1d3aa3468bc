import { present } from '../../domain/present.ts'
import { jeonseChart } from '../../domain/chart/jeonse.ts'
import { insuredDeposit } from '../../domain/calculator/insured-deposit.ts'
import { depositShare, jeonseRisk, LOW_UP_TO, MEDIUM_UP_TO } from '../../domain/calculator/jeonse-risk.ts'
import type { DepositShare } from '../../domain/calculator/jeonse-risk.ts'
import { count, money, percent, term, within } from '../../domain/message/arg.ts'
import { message, say } from '../../domain/message/say.ts'
import { inForce } from '../../domain/rules/rule.ts'
import { koreanDay } from '../../domain/day.ts'
import { asFact } from '../facts/fact.ts'
import type { Fact } from '../facts/fact.ts'
import { figureIn, share, sum } from '../facts/row.ts'
import { sumOf } from '../../domain/lease-facts.ts'
import { defineTool } from './tool.ts'
import type { Asking, Assumed, Findings, Found, ToolContext } from './tool.ts'
import { advises, concludes, finds, given, inOrder, warns } from './calculation.ts'
import { assume, confidenceOf, foundBy, missing } from './context.ts'
import { invests } from './gap.ts'
import { rangeWithoutArea } from './jeonse-range.ts'
import { marketPriceOf } from './market-price.ts'
import { ratiosApart } from './offers.ts'
import type { Held } from './offers.ts'

/** A price of fewer deals than this is said to be uncertain. */
const THIN = 10

const ADVICE = [
  'jeonse.advice.register',
  'jeonse.advice.tenants',
  'jeonse.advice.taxes',
  'jeonse.advice.day',
] as const

/** What to do before signing, whatever the deposit is worth. */
const adviceOfJeonse = (): Fact[] => ADVICE.map((id) => advises(id))

/** The first sentence and the advice, which the region changes nothing of. `guaranteeEligible` null: it depends on the region. */
const verdictOf = (
  { given, tools, says }: ToolContext,
  { level, debtRatio, guaranteeEligible }: Pick<DepositShare, 'level' | 'debtRatio' | 'guaranteeEligible'>,
) => {
  const unknownSenior = level === 'LOW' ? 'jeonse.withoutSenior' : 'jeonse.evenWithoutSenior'
  const insurable =
    guaranteeEligible === null
      ? 'jeonse.insurableByRegion'
      : guaranteeEligible
        ? 'jeonse.insurable'
        : 'jeonse.uninsurable'
  // Whoever asks for the guarantee is told that first.
  const isAsked = says('guarantee') && !says('safety')
  return {
    insured: isAsked ? [concludes(insurable)] : [],
    insurance: isAsked ? [] : [finds(insurable)],
    main: concludes(given.seniorDebt === null ? unknownSenior : 'jeonse.verdict', {
      level: term(`level.${level}`),
      debt: percent(debtRatio),
    }),
    advice: present([
      level === 'HIGH' && advises('jeonse.advice.unsafe'),
      // The list of legal checks says the same, with its articles.
      !tools.includes('checks') && adviceOfJeonse(),
      guaranteeEligible !== false && advises('jeonse.advice.insure'),
    ]),
  }
}

/** What deposit and older debt come to together, and may come to so that the deposit is insured. 만원. */
const guaranteeLine = (context: ToolContext, deposit: number, price: number) => {
  const { given: asked, today, rules, says } = context
  const { debt } = inForce(rules.guarantee, koreanDay(today), 'asOf')
  const figures = {
    insuredDebtUpTo: Math.floor((price * debt) / 100),
    debtAndDeposit: deposit + (asked.seniorDebt ?? 0),
  }
  const told = message('jeonse.guaranteeLine', {
    share: percent(debt),
    most: money(figures.insuredDebtUpTo),
    both: money(figures.debtAndDeposit),
  })
  const most =
    says('guarantee') && says('depositAsked')
      ? insuredDeposit(
          { marketPrice: price, seniorDebt: asked.seniorDebt ?? 0, regionCode: context.ruleRegion },
          today,
          rules,
        )
      : null
  return {
    figures: { ...figures, ...(most !== null && { insuredDepositUpTo: most }) },
    first: most === null ? [] : [concludes('jeonse.insuredDeposit', { most: money(most) })],
    said: asFact(says('guarantee') ? 'caveat' : 'result', told),
  }
}

/** What is left of a share of the price beside what is taken of it already, 만원. */
const leftUnder = (price: number, percentOfPrice: number, taken: number): number =>
  Math.max(0, Math.floor((price * percentOfPrice) / 100) - taken)

/** How far the deposit has to come down until the risk is a smaller one, 만원; nothing where it is low. */
const lowerDeposit = (
  { given: { seniorDebt } }: ToolContext,
  { level }: Pick<DepositShare, 'level'>,
  deposit: number,
  price: number,
) => {
  if (level === 'LOW') return { figures: {}, said: [] }
  const low = leftUnder(price, LOW_UP_TO, seniorDebt ?? 0)
  const medium = leftUnder(price, MEDIUM_UP_TO, seniorDebt ?? 0)
  const less = (most: number) => money(Math.max(0, deposit - most))
  const told =
    medium === 0
      ? message('jeonse.depositNone', { share: percent(MEDIUM_UP_TO) })
      : low === 0
        ? level === 'MEDIUM'
          ? message('jeonse.depositUpToMedium', { medium: money(medium) })
          : message('jeonse.depositLessForMedium', { medium: money(medium), less: less(medium) })
        : level === 'MEDIUM'
          ? message('jeonse.depositUpToLow', { low: money(low), less: less(low) })
          : message('jeonse.depositUpTo', {
              low: money(low),
              lessForLow: less(low),
              medium: money(medium),
              lessForMedium: less(medium),
            })
  return { figures: { depositUpToLow: low, depositUpToMedium: medium }, said: [asFact('conclusion', told)] }
}

/** The price from which a deposit, and what is owed before it, is no more than a share of it, 만원. */
const priceFrom = (percentOfPrice: number, taken: number): number => Math.ceil((taken * 100) / percentOfPrice)

/** Where nobody knows the price: what the home has to be worth for the deposit. */
const analyseUnpriced = (context: ToolContext, deposit: number, gaps: NonNullable<Found['gaps']>): Found => {
  const { seniorDebt } = context.given
  const taken = deposit + (seniorDebt ?? 0)
  const figures = { lowFrom: priceFrom(LOW_UP_TO, taken), mediumFrom: priceFrom(MEDIUM_UP_TO, taken) }
  const assumptions = seniorAssumed(context)
  return foundBy(
    {
      name: 'jeonseRisk',
      inputs: { deposit, ...(seniorDebt !== null && { seniorDebt }) },
      further: figures,
      facts: [
        concludes('jeonse.priceFrom', {
          deposit: money(deposit),
          low: money(figures.lowFrom),
          medium: money(figures.mediumFrom),
        }),
        given({ deposit, senior: seniorDebt }),
        ...adviceOfJeonse(),
      ],
      rows: [sum(message('jeonse.figure.lowFrom'), figures.lowFrom)],
    },
    { assumptions, gaps, confidence: confidenceOf(assumptions) - 0.1 },
  )
}

const seniorAssumed = ({ given }: ToolContext): Assumed[] =>
  given.seniorDebt === null ? [assume('senior', message('assumed.none'))] : []

/** What went in, beside what the market says. */
const inputsOf = ({ given: { price, seniorDebt }, region }: ToolContext, deposit: number, worth: number) =>
  given({ deposit, [price === null ? 'market' : 'price']: worth, senior: seniorDebt, region })

const riskRow = (
  { level, debtRatio, guaranteeEligible }: Pick<DepositShare, 'level' | 'debtRatio' | 'guaranteeEligible'>,
  priorityRepayment: number | null,
) => ({ kind: 'risk', level, debtRatio, guaranteeEligible, priorityRepayment }) as const

/** Without the region: what deposit and price tell by themselves, and what the region would add. */
const analyseShare = (context: ToolContext, deposit: number, price: number): Found => {
  const { today, rules } = context
  const { seniorDebt: known } = context.given
  const seniorDebt = known ?? 0
  const inputs = { marketPrice: price, deposit, seniorDebt }
  const result = depositShare(inputs, today, rules)
  const { insured, insurance, main, advice } = verdictOf(context, result)
  const line = guaranteeLine(context, deposit, price)
  const lower = lowerDeposit(context, result, deposit, price)
  const assumptions = seniorAssumed(context)
  const metrics = [
    share(message('figure.jeonseRatio'), result.jeonseRatio),
    share(message('figure.debtRatio'), result.debtRatio),
    sum(message('figure.price'), price),
  ]
  return foundBy(
    {
      name: 'jeonseRisk',
      inputs,
      result: { ...result, assumptions: [] },
      further: { ...line.figures, ...lower.figures },
      facts: [
        ...line.first,
        ...insured,
        main,
        ...lower.said,
        finds('jeonse.ratio', { value: percent(result.jeonseRatio) }),
        known !== null && finds('jeonse.debtRatio', { value: percent(result.debtRatio) }),
        finds('jeonse.left', { value: money(Math.max(0, price - deposit - seniorDebt)) }),
        ...insurance,
        line.said,
        ...inputsOf(context, deposit, price),
        ...advice,
      ],
      rows: [riskRow(result, null), ...metrics],
    },
    {
      riskLevel: result.level,
      assumptions,
      gaps: [message('jeonse.tellRegion')],
      confidence: confidenceOf(assumptions) - 0.1,
    },
  )
}

/** Several homes of which one is to be chosen. */
const analyseApart = ({ given: { offers } }: ToolContext, { said, values }: Held): Found => {
  const facts = inOrder(said)
  const advice = adviceOfJeonse()
  return foundBy({
    name: 'jeonseRisk',
    inputs: { offers },
    further: { jeonseRatios: values },
    facts: [...facts, ...advice],
  })
}

/** How safe the deposit is, against the price as given or as homes like it were sold for. */
const analyseJeonse = async (context: ToolContext): Promise<Found> => {
  const { given: asked, today, rules } = context
  const [deposit] = asked.deposits
  const apart = ratiosApart(context)
  if (apart !== null) return analyseApart(context, apart)
  const isUnsized = asked.home !== null && asked.area === null && asked.price === null
  if (isUnsized && deposit !== undefined) return rangeWithoutArea(context, deposit, adviceOfJeonse())
  const market = await marketPriceOf(context)
  const regionCode = context.ruleRegion
  const { price } = market
  if (deposit !== undefined && regionCode === null && asked.price !== null && asked.price > 0) {
    return analyseShare(context, deposit, asked.price)
  }
  if (deposit === undefined || regionCode === null || price === null) {
    const unknown = missing('jeonseRisk', { deposit, region: regionCode, price })
    if (deposit !== undefined && regionCode === null && asked.home === null && context.says('checks'))
      return analyseUnpriced(context, deposit, [...market.passed, ...unknown.gaps])
    return { ...unknown, gaps: [...market.passed, ...unknown.gaps], recommendations: adviceOfJeonse() }
  }
  const seniorDebt = asked.seniorDebt ?? undefined
  const inputs = {
    marketPrice: price,
    deposit,
    regionCode,
    ...(seniorDebt !== undefined && { seniorDebt }),
  }
  const result = jeonseRisk(inputs, today, rules)
  const { insured, insurance, main, advice } = verdictOf(context, result)
  const isThin = market.deals !== null && market.deals < THIN
  // How much older debt it takes until the risk is another one: what to look for in the register. Of homes of every size
  // the price in the middle may be twice what this one is worth: it says nothing of how much it bears.
  const isOfAnySize = asked.price === null && asked.area === null
  const low = leftUnder(price, LOW_UP_TO, deposit)
  const high = leftUnder(price, MEDIUM_UP_TO, deposit)
  const room =
    seniorDebt !== undefined || high === 0 || isOfAnySize
      ? []
      : [
          low === 0
            ? finds('jeonse.roomNone', { high: money(high) })
            : finds('jeonse.room', { low: money(low), high: money(high) }),
        ]
  // A district holds cheap complexes too: the same deposit against the cheapest of the homes compared.
  const cautious =
    market.lowest === null ? null : jeonseRisk({ ...inputs, marketPrice: market.lowest }, today, rules)
  const lowest =
    cautious === null || market.lowest === null || cautious.level === result.level
      ? []
      : [
          warns('jeonse.lowest', {
            price: money(market.lowest),
            level: term(`level.${cautious.level}`),
            debt: percent(cautious.debtRatio),
          }),
        ]
  const line = guaranteeLine(context, deposit, price)
  const lower = isOfAnySize ? { figures: {}, said: [] } : lowerDeposit(context, result, deposit, price)
  const assumptions = [...market.assumptions, ...seniorAssumed(context)]
  const metrics = [
    share(message('figure.jeonseRatio'), result.jeonseRatio),
    share(message('figure.debtRatio'), result.debtRatio),
    sum(message('figure.priority'), result.priorityRepayment),
    sum(message('figure.price'), price),
  ]
  const { basis } = market
  return foundBy(
    {
      name: 'jeonseRisk',
      inputs,
      result,
      further: {
        ...line.figures,
        ...lower.figures,
        ...(seniorDebt === undefined &&
          !isOfAnySize && { seniorDebtUpToLow: low, seniorDebtUpToMedium: high }),
        ...(basis !== null && { priceBasis: basis }),
        ...(market.passed.length > 0 && { tooFewDeals: market.passed }),
        ...(cautious !== null && { lowestPrice: market.lowest, debtRatioAtLowest: cautious.debtRatio }),
      },
      facts: [
        ...line.first,
        ...insured,
        main,
        ...lower.said,
        finds('jeonse.ratio', { value: percent(result.jeonseRatio) }),
        seniorDebt !== undefined && finds('jeonse.debtRatio', { value: percent(result.debtRatio) }),
        ...lowest,
        ...room,
        ...insurance,
        line.said,
        finds('jeonse.priority', { value: money(result.priorityRepayment) }),
        basis !== null && finds('price.of', { price: money(price), basis: within(basis) }),
        isThin && market.deals !== null && finds('price.thin', { deals: count(market.deals, 'deal') }),
        ...market.passed.map((it) => asFact('result', it)),
        ...inputsOf(context, deposit, price),
        ...advice,
      ],
      rows: [riskRow(result, result.priorityRepayment), ...metrics],
    },
    {
      beside: market.evidence,
      insights: [main, ...lowest, ...room, ...result.reasons],
      riskLevel: result.level,
      assumptions,
      confidence: confidenceOf(assumptions) - (isThin ? 0.15 : 0),
      chart: (language) =>
        jeonseChart(
          {
            marketPrice: price,
            deposit,
            seniorDebt: seniorDebt ?? 0,
            guaranteeLimit: inForce(rules.guarantee, koreanDay(today), 'asOf').debt,
            mediumFrom: LOW_UP_TO,
            highFrom: MEDIUM_UP_TO,
            basis: basis && say(basis, language),
          },
          language,
        ),
    },
  )
}

const debtRatioIn = ({ evidence }: Findings): number =>
  Math.max(0, ...evidence.map((item) => figureIn(item, 'figure.debtRatio') ?? 0))

/** An auction pays by the region; what the home is worth is another question. */
const isOfAuction = ({ given, searches, says }: Asking): boolean =>
  says('priority') && !searches && given.price === null && !says('safety')

/** What is worked out of money that is lost, owed or given up: how safe a deposit is, is not asked. */
const OF_A_CLAIM: readonly string[] = [
  'order',
  'takeover',
  'interest',
  'refusal',
  'minimum',
  'withdrawal',
  'keyMoney',
  'repairFund',
]
export const isOfClaim = ({ chosen }: Pick<Asking, 'chosen'>): boolean =>
  chosen.some((id) => OF_A_CLAIM.includes(id))

export const jeonse = defineTool({
  id: 'jeonse',
  needs: ['deposit'],
  asks: (asking) =>
    asking.ofFound ||
    (asking.calculates('jeonse') &&
      asking.given.facts.premises !== 'SHOP' &&
      (asking.given.price !== null || sumOf(asking.given.facts, 'OFFICIAL_PRICE') === null) &&
      asking.tax?.cause !== 'GIFT' &&
      !isOfClaim(asking) &&
      !invests(asking) &&
      !isOfAuction(asking)),
  calculations: ['jeonseRisk', 'jeonseRiskRange'],
  section: 'safety',
  isByPlace: true,
  ofHome: { weight: debtRatioIn, figure: 'figure.debtRatio' },
  run: analyseJeonse,
})
