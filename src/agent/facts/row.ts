import { z } from 'zod'
import type { LoanHit } from '../../domain/loan-search.ts'
import { LOAN_CATEGORIES, loanOptions } from '../../domain/loan.ts'
import { marketStatistics } from '../../domain/market.ts'
import { PROPERTY_TYPES, TRANSACTION_TYPES } from '../../domain/property.ts'
import type { ListingHit } from '../../domain/listing.ts'

const text = z.string().nullable()
const number = z.number().nullable()

/** A home on offer, and which of the searches found it. Money in 만원, areas in ㎡. */
const listingRow = z.object({
  kind: z.literal('listing'),
  /** From 0, in the order of the searches. */
  search: z.int().min(0),
  propertyId: z.string(),
  transactionId: z.string(),
  name: z.string(),
  propertyType: z.enum(PROPERTY_TYPES),
  regionCode: z.string(),
  regionName: z.string(),
  transactionType: z.enum(TRANSACTION_TYPES),
  salePrice: number,
  deposit: number,
  monthlyRent: number,
  exclusiveArea: number,
  trustScore: number,
}) satisfies z.ZodType<Partial<ListingHit> & { kind: 'listing'; search: number }>

/** A figure of a statute that bounds something: “20분의 1을 초과하지 못한다” is at most 5 %. */
const share = z.object({
  /** As the statute writes it. */
  written: z.string(),
  percent: z.number(),
})
export type Share = z.infer<typeof share>

/** A sentence of an article as it stands, in the article’s language. */
const quote = z.object({
  /** 항, from 1; null in an article without them. */
  paragraph: z.int().nullable(),
  text: z.string(),
  shares: z.array(share),
  /** It says how far something may be raised. */
  capsRaise: z.boolean(),
})
export type Quote = z.infer<typeof quote>

const articleRow = z.object({
  kind: z.literal('article'),
  lawName: z.string(),
  articleNumber: z.string(),
  title: z.string(),
  /** ISO date; null where the source does not say. */
  effectiveDate: text,
  /** The text is the project’s digest of the article and not the statute’s. */
  isDigest: z.boolean(),
  /** The sentences that are about the question, the best first. */
  quotes: z.array(quote),
  /** Of the whole article so much as a writer may read beside them. */
  context: z.string(),
})
export type ArticleRow = z.infer<typeof articleRow>

const statisticsRow = z.object({ kind: z.literal('statistics'), statistics: marketStatistics })

/** A loan on offer; rates in percent a year, limit and conditions in the lender’s words. */
const productRow = z.object({
  kind: z.literal('product'),
  id: z.string(),
  code: z.string(),
  name: z.string(),
  company: z.string(),
  category: z.enum(LOAN_CATEGORIES),
  rateType: text,
  repaymentType: text,
  minRate: number,
  maxRate: number,
  averageRate: number,
  limitText: text,
  eligibility: text,
  disclosedMonth: text,
  options: loanOptions,
  isDemo: z.boolean(),
}) satisfies z.ZodType<LoanHit & { kind: 'product' }>
export type ProductRow = z.infer<typeof productRow>

/** What evidence holds as data: what composers, later steps and clients work with. */
export const row = z.discriminatedUnion('kind', [listingRow, articleRow, statisticsRow, productRow])
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
