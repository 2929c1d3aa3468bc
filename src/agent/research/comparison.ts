import { factValues } from '../evidence.ts'
import { inertText } from '../../domain/inert-text.ts'
import type { Evidence, FactName } from '../evidence.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import type { TransactionType } from '../../domain/property.ts'
import { TRANSACTION_TYPE_LABELS } from '../../domain/property.ts'
import { z } from 'zod'
import { RISK_LEVELS } from '../../domain/calculator/jeonse-risk.ts'
import type { Language } from '../../domain/run.ts'
import { CALCULATION_WORDS } from '../tools/prompt.ts'
import { moneyIn } from '../tools/evidence/listing.ts'
import type { Cell, Comparison, ReportInput } from './decisions.ts'
import type { Topic } from './topic.ts'

const riskResult = z.object({
  level: z.enum(RISK_LEVELS),
  debtRatio: z.number(),
  guaranteeEligible: z.boolean(),
  priorityRepayment: z.number(),
})

const WORDS = {
  KO: {
    median: (deal: string) => `${deal} 중위가격`,
    volume: (deal: string) => `${deal} 신고 건수`,
    change: (deal: string) => `${deal} 변동률`,
    ratio: '전세가율 (같은 단지끼리)',
    level: '전세 위험도',
    debt: '부채비율 (보증금과 선순위채권 ÷ 매매가)',
    guarantee: '반환보증 금액 기준',
    priority: '최우선변제금',
    yes: '맞음',
    no: '넘음',
    found: '매물',
  },
  EN: {
    median: (deal: string) => `Median price, ${deal}`,
    volume: (deal: string) => `Deals reported, ${deal}`,
    change: (deal: string) => `Change, ${deal}`,
    ratio: 'Jeonse ratio (same complexes)',
    level: 'Jeonse risk',
    debt: 'Debt to price (deposit and older debt)',
    guarantee: 'Amounts of the deposit guarantee',
    priority: 'Paid first at an auction',
    yes: 'kept',
    no: 'exceeded',
    found: 'Listings',
  },
} as const

/** What is said of one place: its statistics by deal, its calculation, a listing with the count of all. */
export interface PlaceFacts {
  market: Partial<Record<TransactionType, Evidence>>
  risk: Evidence | null
  listings: Evidence[]
}

const regionOf = ({ source }: Evidence): unknown =>
  source.kind === 'MARKET'
    ? source.statistics.regionCode
    : source.kind === 'CALCULATION'
      ? source.inputs['regionCode']
      : null

const factsOfPlace = (
  regionCode: string,
  evidence: readonly Evidence[],
  /** Numbers of the evidence that the place's own topics found. */
  own: ReadonlySet<number>,
): PlaceFacts => {
  const here = evidence.filter((item) => regionOf(item) === regionCode)
  const market: PlaceFacts['market'] = {}
  for (const item of here) {
    if (item.source.kind !== 'MARKET') continue
    const { transactionType, exclusiveArea } = item.source.statistics
    const known = market[transactionType]?.source
    // Homes of the size that is asked about say more than all of them.
    const isSized = known?.kind === 'MARKET' && known.statistics.exclusiveArea != null
    if (known === undefined || (!isSized && exclusiveArea != null)) market[transactionType] = item
  }
  return {
    market,
    risk: here.find(({ source }) => source.kind === 'CALCULATION' && source.name === 'jeonseRisk') ?? null,
    listings: evidence.filter((item) => item.kind === 'property' && own.has(item.n)),
  }
}

/** A place of the research. */
export interface Place {
  regionCode: string
  name: string
  facts: PlaceFacts
  /** Numbers of the evidence that its own topics found. */
  found: ReadonlySet<number>
}

/** The places that the topics are about, with what was found of each. */
export const placesOf = (
  topics: readonly Topic[],
  { evidence, evidenceOf }: Pick<ReportInput, 'evidence' | 'evidenceOf'>,
  index: PlaceIndex,
): Place[] =>
  [...new Set(topics.flatMap(({ regionCodes }) => regionCodes))].map((regionCode) => {
    const own = topics.filter(
      ({ regionCodes: [only, ...others] }) => only === regionCode && others.length === 0,
    )
    const found = new Set(own.flatMap(({ stepId }) => evidenceOf[stepId] ?? []))
    return {
      regionCode,
      name: index.regions.get(regionCode)?.name ?? regionCode,
      facts: factsOfPlace(regionCode, evidence, found),
      found,
    }
  })

const cellOf = (item: Evidence | null | undefined, text: string | undefined): Cell | null =>
  item && text !== undefined ? { text: inertText(text), n: item.n } : null

const valueOf = (item: Evidence | undefined, name: FactName, language: Language): Cell | null =>
  item ? cellOf(item, factValues(item, name, language)[0]?.replace(/\s*\(.*$/, '')) : null

/** What the calculation of a place's jeonse risk came to. */
export const riskIn = ({ risk }: PlaceFacts) => {
  const parsed = risk?.source.kind === 'CALCULATION' ? riskResult.safeParse(risk.source.result) : null
  return risk && parsed?.success ? { ...parsed.data, item: risk } : null
}

export const percent = (value: number): string => `${Math.round(value * 100) / 100}%`

export const compare = (places: readonly Place[], language: Language): Comparison | null => {
  if (places.length < 2) return null
  const words = WORDS[language]
  const row = (label: string, cell: (facts: PlaceFacts) => Cell | null) => ({
    label,
    cells: places.map(({ facts }) => cell(facts)),
  })
  const deals = (['SALE', 'JEONSE', 'RENT'] as const).flatMap((deal) => {
    const name = TRANSACTION_TYPE_LABELS[deal][language === 'KO' ? 'ko' : 'en']
    return [
      row(words.median(name), ({ market }) => valueOf(market[deal], 'median', language)),
      row(words.volume(name), ({ market }) => valueOf(market[deal], 'volume', language)),
      row(words.change(name), ({ market }) => valueOf(market[deal], 'change', language)),
    ]
  })
  type Risk = NonNullable<ReturnType<typeof riskIn>>
  const risks = (lines: (risk: Risk) => [string, string][]) => {
    const known = places.map(({ facts }) => riskIn(facts))
    const labels = known.find((risk) => risk !== null)
    return (labels ? lines(labels) : []).map(([label], position) => ({
      label,
      cells: known.map((risk) => cellOf(risk?.item, risk ? lines(risk)[position]?.[1] : undefined)),
    }))
  }
  const rows = [
    ...deals,
    row(words.ratio, ({ market }) => valueOf(market.JEONSE ?? market.SALE, 'jeonseRatio', language)),
    ...risks((risk) => [
      [words.level, CALCULATION_WORDS[language].levels[risk.level]],
      [words.debt, percent(risk.debtRatio)],
      [words.guarantee, risk.guaranteeEligible ? words.yes : words.no],
      [words.priority, moneyIn(language)(risk.priorityRepayment)],
    ]),
    row(words.found, ({ listings: [first] }) =>
      cellOf(first, first && factValues(first, 'found', language)[0]),
    ),
  ].filter(({ cells }) => cells.some((cell) => cell !== null))
  if (rows.length === 0) return null
  return { subjects: places.map(({ regionCode, name }) => ({ regionCode, name })), rows }
}
