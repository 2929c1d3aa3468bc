import { z } from 'zod'
import { toNearestWon } from '../../domain/money.ts'
import { RISK_LEVELS } from '../../domain/contract/contract.ts'
import { DOCUMENT_TYPES } from '../../domain/document/order.ts'
import { listingHit } from '../../domain/listing.ts'
import { FITS } from '../../domain/loan/fit.ts'
import { loanHit } from '../../domain/loan/search.ts'
import { marketStatistics } from '../../domain/market.ts'
import type { TermId } from '../../domain/message/term.ts'
import { arg, money, percent, points } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { said } from '../../domain/message/say.ts'
import type { MessageId, Said } from '../../domain/message/say.ts'
import { REFERRALS } from '../../domain/rulings/ruling.ts'
import { fact } from './fact.ts'

const text = z.string().nullable()
const number = z.number().nullable()

/** A home on offer; which of the searches found it, and what that search came to. */
const listingRow = z.object({
  kind: z.literal('listing'),
  /** From 0, in the order of the searches. */
  search: z.int().min(0),
  found: z.array(fact),
  /** One that was shown before and is pointed at: it keeps its number. */
  isPointed: z.boolean().optional(),
  ...listingHit.shape,
})

/** A sentence of an article as it stands, in the article’s language. */
const quote = z.object({
  /** 항, from 1; null in an article without them. */
  paragraph: z.int().nullable(),
  text: z.string(),
  /** The fractions that it sets, in percent. */
  shares: z.array(z.object({ written: z.string(), percent: z.number() })),
  /** Whether it is about raising a rent or a deposit, and bounds it. */
  raise: z.enum(['BOUNDS', 'SPEAKS']).nullable(),
})
export type Quote = z.infer<typeof quote>

const articleRow = z.object({
  kind: z.literal('article'),
  /** As a person would cite it: “주택임대차보호법 제7조”. */
  label: z.string(),
  /** Empty where it has none. */
  title: z.string(),
  /** ISO date; null where the source does not say. */
  effectiveDate: text,
  /** For readers of English, in the project’s own words; null where nothing was written for them, absent in what was kept before. */
  english: z.object({ title: z.string(), digest: z.string() }).nullish(),
  /** The text is the project’s digest of the article and not the statute’s. */
  isDigest: z.boolean(),
  /** The sentences that are about the question, the best first. */
  quotes: z.array(quote),
  /** Of the whole article so much as a writer may read beside them. */
  context: z.string(),
})
export type ArticleRow = z.infer<typeof articleRow>

const both = z.object({ ko: z.string(), en: z.string() })

/** What a ruling says, in both languages. */
const rulingRow = z.object({
  kind: z.literal('ruling'),
  id: z.string(),
  title: both,
  conclusion: both,
  /** What it comes to by the figures of the case; absent where they decide nothing. */
  verdict: both.optional(),
  /** The case settles what is asked: the verdict says it all. */
  isSettled: z.boolean().optional(),
  /** What is due by when, counted from a day of the case; absent in what was kept before. */
  due: z
    .array(
      z.object({ what: both, day: z.string(), from: z.string(), isMoved: z.boolean(), isOver: z.boolean() }),
    )
    .optional(),
  conditions: z.array(both),
  steps: z.array(both),
  /** “주택임대차보호법 제7조”, the deciding one first. */
  articles: z.array(z.string()),
  refer: z.array(z.enum(REFERRALS)),
  /** ISO date of the texts it was written from; and its last day, null where none is known. */
  asOf: z.string(),
  until: text,
  unverified: both.nullable(),
  isReviewed: z.boolean(),
  /** Names of calculations that belong to it; absent in what was kept before. */
  calculations: z.array(z.string()).optional(),
  /** It answers a further point of the question. */
  isPoint: z.boolean().optional(),
  /** It comes before what a review of the clause found that the question quotes. */
  goesFirst: z.boolean().optional(),
  /** It is clearly what is asked; absent: it stands beside another one. */
  isClear: z.boolean().optional(),
  /**
   * 0 to 1: how likely it is what is asked, and how near that stands to a way in which it is asked for; absent of those beside
   * it, and in what was kept before.
   */
  confidence: z.number().optional(),
  nearness: z.number().optional(),
})
export type RulingRow = z.infer<typeof rulingRow>

const statisticsRow = z.object({ kind: z.literal('statistics'), statistics: marketStatistics })

/** A loan on offer. */
const productRow = z.object({ kind: z.literal('product'), ...loanHit.shape })
export type ProductRow = z.infer<typeof productRow>

/** A loan held against a case. Money in 만원, rate in percent; conditions in the lender’s words. */
const matchRow = z.object({
  kind: z.literal('match'),
  /** Of the product row of the same loan, where it is among the sources. */
  productId: z.string(),
  /** Company and product. */
  product: z.string(),
  fit: z.enum(FITS),
  limit: number,
  minRate: number,
  open: z.array(z.string()),
  unmet: z.array(z.string()),
})
export type MatchRow = z.infer<typeof matchRow>

type UnitId = Extract<TermId, `unit.${string}`>

/** One figure that came out; what it is called tells which one it is. */
const figureRow = z.object({
  kind: z.literal('figure'),
  name: said,
  value: z.number(),
  unit: z.custom<UnitId>((id) => typeof id === 'string'),
})
export type FigureRow = z.infer<typeof figureRow>

export const figure = (name: Said, value: number, unit: UnitId): FigureRow => ({
  kind: 'figure',
  name,
  value,
  unit,
})
/** 만원. */
export const sum = (name: Said, value: number): FigureRow => figure(name, value, 'unit.money')
export const share = (name: Said, value: number): FigureRow => figure(name, value, 'unit.percent')

/** What came out of several cases, figure by figure: a value a case, in their order; 만원 or percent. */
const comparison = z.object({
  kind: z.literal('comparison'),
  cases: z.array(arg),
  figures: z.array(
    z.object({ figure: said, unit: z.enum(['MONEY', 'PERCENT']), values: z.array(z.number()) }),
  ),
})
export type ComparisonRow = z.infer<typeof comparison>

/** A figure as it is told: a sum to the nearest won. */
export const shown = (unit: ComparisonRow['figures'][number]['unit'], value: number): Arg =>
  unit === 'MONEY' ? money(toNearestWon(value)) : percent(value)

/** By how much two figures differ. */
export const apart = (unit: ComparisonRow['figures'][number]['unit'], value: number): Arg =>
  unit === 'MONEY' ? shown(unit, value) : points(value)

/** How safe a deposit is. `guaranteeEligible` and `priorityRepayment` (만원) are null where the region is not known. */
const riskRow = z.object({
  kind: z.literal('risk'),
  level: z.enum(RISK_LEVELS),
  /** Percent of the price. */
  debtRatio: z.number(),
  guaranteeEligible: z.boolean().nullable(),
  priorityRepayment: number,
})

/** A contract that was written. */
const documentRow = z.object({
  kind: z.literal('document'),
  documentType: z.enum(DOCUMENT_TYPES),
  title: z.string(),
})

/** A paper to be sent, or terms to be written into a contract, in Korean: a paragraph each. */
const paperRow = z.object({
  kind: z.literal('paper'),
  paragraphs: z.array(z.string()),
  /** “주택임대차보호법 제6조의3”: what it rests on. */
  articles: z.array(z.string()),
})

export type ListingRow = z.infer<typeof listingRow>
export type PaperRow = z.infer<typeof paperRow>

/** A day that matters, worked out from what was said. */
const reminderRow = z.object({
  kind: z.literal('reminder'),
  on: z.iso.date(),
  title: said,
  /** “주택임대차보호법 제6조의3”; null where no article sets it. */
  ground: text,
})
export type ReminderRow = z.infer<typeof reminderRow>

/** What evidence holds as data: what composers, later steps and clients work with. */
export const row = z.discriminatedUnion('kind', [
  listingRow,
  articleRow,
  rulingRow,
  statisticsRow,
  productRow,
  matchRow,
  figureRow,
  riskRow,
  documentRow,
  paperRow,
  reminderRow,
  comparison,
])
export type Row = z.infer<typeof row>
type RowOf<Kind extends Row['kind']> = Extract<Row, { kind: Kind }>

/** The rows of a kind, in order. */
export const rowsOf = <Kind extends Row['kind']>(
  { rows }: { rows: readonly Row[] },
  kind: Kind,
): RowOf<Kind>[] => rows.filter((it): it is RowOf<Kind> => it.kind === kind)

export const rowOf = <Kind extends Row['kind']>(
  item: { rows: readonly Row[] },
  kind: Kind,
): RowOf<Kind> | null => rowsOf(item, kind)[0] ?? null

/** The figure of a name, null where it is not among what came out. */
export const figureIn = (item: { rows: readonly Row[] }, id: MessageId): number | null =>
  rowsOf(item, 'figure').find(({ name }) => name.id === id)?.value ?? null
