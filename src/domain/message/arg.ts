import { z } from 'zod'
import type { MessageId } from './catalogue.ts'
import type { TermId } from './term.ts'

export const UNITS = [
  'deal',
  'listing',
  'home',
  'year',
  'month',
  'day',
  'household',
  'minute',
  'time',
  'floor',
  'item',
  'point',
  'metre',
  'pyeong',
] as const
export type Unit = (typeof UNITS)[number]

/**
 * A value that a sentence tells. Money in 만원, areas in ㎡, dates as ISO 8601 as far as they
 * are known (2026, 2026-06, 2026-06-01). A place has its Korean name; a name is somebody else's word and stays as it is.
 */
export type Arg =
  | { kind: 'money'; value: number; currency?: 'USD' | undefined }
  /** `isPoints`: by how much two percentages differ. */
  | { kind: 'percent'; value: number; isPoints?: boolean | undefined }
  | { kind: 'area'; value: number }
  | { kind: 'count'; value: number; unit: Unit; isCapped?: boolean | undefined }
  | { kind: 'date'; value: string }
  | { kind: 'place'; code: string | null; name: string }
  | { kind: 'name'; value: string }
  | { kind: 'term'; id: TermId }
  /** Words of our own data, which has them in both languages. */
  | { kind: 'text'; ko: string; en: string }
  | { kind: 'article'; law: string; article: string }
  | { kind: 'range'; min: Arg; max: Arg }
  /** A message within another one. */
  | { kind: 'said'; id: MessageId; args: Record<string, Arg> }
  /** Words that describe one thing together (“마포구 아파트 전세”). */
  | { kind: 'phrase'; items: Arg[] }
  | { kind: 'list'; items: Arg[] }

const of = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.object({ kind: z.literal(kind), ...shape })

export const arg: z.ZodType<Arg, Arg> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    of('money', { value: z.number(), currency: z.literal('USD').optional() }),
    of('percent', { value: z.number(), isPoints: z.boolean().optional() }),
    of('area', { value: z.number() }),
    of('count', { value: z.number(), unit: z.enum(UNITS), isCapped: z.boolean().optional() }),
    of('date', { value: z.string() }),
    of('place', { code: z.string().nullable(), name: z.string() }),
    of('name', { value: z.string() }),
    of('term', { id: z.custom<TermId>((id) => typeof id === 'string') }),
    of('text', { ko: z.string(), en: z.string() }),
    of('article', { law: z.string(), article: z.string() }),
    of('range', { min: arg, max: arg }),
    of('said', {
      id: z.custom<MessageId>((id) => typeof id === 'string'),
      args: z.record(z.string(), arg),
    }),
    of('phrase', { items: z.array(arg) }),
    of('list', { items: z.array(arg) }),
  ]),
)

/** 만원; what is not whole is told in won, cut. */
export const money = (value: number): Arg => ({ kind: 'money', value })
export const dollars = (value: number): Arg => ({ kind: 'money', value, currency: 'USD' })

/** Rounded to so many digits: what is told is what is checked. */
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))
export const percent = (value: number, digits = 2): Arg => ({
  kind: 'percent',
  value: rounded(value, digits),
})
/** By how much two percentages differ. */
export const points = (value: number): Arg => ({ kind: 'percent', value: rounded(value, 2), isPoints: true })
export const area = (value: number, digits = 2): Arg => ({ kind: 'area', value: rounded(value, digits) })
export const count = (value: number, unit: Unit): Arg => ({ kind: 'count', value, unit })
export const date = (value: string): Arg => ({ kind: 'date', value })
export const place = ({ code, fullName }: { code: string | null; fullName: string }): Arg => ({
  kind: 'place',
  code,
  name: fullName,
})
export const name = (value: string): Arg => ({ kind: 'name', value })
export const term = (id: TermId): Arg => ({ kind: 'term', id })
export const text = ({ ko, en }: { ko: string; en: string }): Arg => ({ kind: 'text', ko, en })
export const article = ({ lawName, articleNumber }: { lawName: string; articleNumber: string }): Arg => ({
  kind: 'article',
  law: lawName,
  article: articleNumber,
})
export const range = (min: Arg, max: Arg): Arg => ({ kind: 'range', min, max })
export const phrase = (items: readonly (Arg | null)[]): Arg => ({
  kind: 'phrase',
  items: items.filter((item) => item !== null),
})
export const list = (items: readonly Arg[]): Arg => ({ kind: 'list', items: [...items] })
export const within = ({ id, args }: { id: MessageId; args: Record<string, Arg> }): Arg => ({
  kind: 'said',
  id,
  args,
})
