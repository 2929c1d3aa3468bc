import { money, percent, term } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { rowOf } from '../facts/row.ts'
import { directionOf, figuresOfMarket } from '../tools/evidence/market.ts'
import type { Evidence } from '../facts/evidence.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import type { TransactionType } from '../../domain/property.ts'
import type { Cell, Comparison, ReportInput } from './decisions.ts'
import type { Topic } from './topic.ts'

const DEALS = ['SALE', 'JEONSE', 'RENT'] as const

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
    risk: here.find((item) => rowOf(item, 'risk') !== null) ?? null,
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

const cellOf = (item: Evidence, value: Arg): Cell => ({ said: message('words', { text: value }), n: item.n })

/** A figure of a place's statistics. */
const figureOf = (
  item: Evidence | undefined,
  name: keyof ReturnType<typeof figuresOfMarket>,
): Cell | null => {
  const row = item && rowOf(item, 'statistics')
  const value = row ? figuresOfMarket(row.statistics)[name] : null
  return item && value ? cellOf(item, value) : null
}

const changeOf = (item: Evidence | undefined): Cell | null => {
  const row = item && rowOf(item, 'statistics')
  if (!item || row?.statistics.changeRate == null) return null
  const rate = percent(Math.abs(row.statistics.changeRate), 1)
  return { said: message(`market.by.${directionOf(row.statistics.changeRate)}`, { rate }), n: item.n }
}

/** What the calculation of a place's jeonse risk came to. */
export const riskIn = ({ risk }: PlaceFacts) => {
  const row = risk && rowOf(risk, 'risk')
  if (risk === null || row === null || row.guaranteeEligible === null || row.priorityRepayment === null) {
    return null
  }
  const { level, debtRatio, guaranteeEligible, priorityRepayment } = row
  return { level, debtRatio, guaranteeEligible, priorityRepayment, item: risk }
}

export const compare = (places: readonly Place[]): Comparison | null => {
  if (places.length < 2) return null
  const row = (label: Said, cell: (facts: PlaceFacts) => Cell | null) => ({
    label,
    cells: places.map(({ facts }) => cell(facts)),
  })
  const risk = (label: Said, value: (it: NonNullable<ReturnType<typeof riskIn>>) => Said) =>
    row(label, (facts) => {
      const known = riskIn(facts)
      return known === null ? null : { said: value(known), n: known.item.n }
    })
  const words = (text: Arg) => message('words', { text })
  const rows = [
    ...DEALS.flatMap((type) => {
      const deal = term(`deal.${type}`)
      return [
        row(message('report.row.median', { deal }), ({ market }) => figureOf(market[type], 'median')),
        row(message('report.row.volume', { deal }), ({ market }) =>
          market[type] ? figureOf(market[type], 'volume') : null,
        ),
        row(message('report.row.change', { deal }), ({ market }) => changeOf(market[type])),
      ]
    }),
    row(message('report.row.ratio'), ({ market }) => figureOf(market.JEONSE ?? market.SALE, 'jeonseRatio')),
    risk(message('report.row.level'), ({ level }) => words(term(`level.${level}`))),
    risk(message('report.row.debt'), ({ debtRatio }) => words(percent(debtRatio))),
    risk(message('report.row.guarantee'), ({ guaranteeEligible }) =>
      message(guaranteeEligible ? 'report.yes' : 'report.no'),
    ),
    risk(message('report.row.priority'), ({ priorityRepayment }) => words(money(priorityRepayment))),
    row(message('report.row.found'), ({ listings: [first] }) => {
      const found = first && rowOf(first, 'listing')?.found.at(-1)
      return first && found ? { said: { id: found.id, args: found.args }, n: first.n } : null
    }),
  ].filter(({ cells }) => cells.some((cell) => cell !== null))
  if (rows.length === 0) return null
  return { subjects: places.map(({ regionCode, name }) => ({ regionCode, name })), rows }
}
