import { present } from '../present.ts'
import { z } from 'zod'
import referrals from './referrals.json' with { type: 'json' }
import { deadline, faultsOfDeadline } from './deadline.ts'
import { faultsOfVerdict } from './verdict-faults.ts'
import { supposed, verdict } from './verdict.ts'
import { ARTICLE_NUMBER } from '../law/statute.ts'

/** The fields of the law of homes, each with files of its own. */
export const RULING_FIELDS = [
  'lease',
  'shop',
  'sale',
  'broker',
  'building',
  'fraud',
  'tax',
  'loan',
  'auction',
  'procedure',
  'redevelopment',
  'neighbour',
  'choosing',
] as const

const line = z.string().trim().min(2)
const both = z.strictObject({ ko: line, en: line })

/** To whom an answer leads where advice ends, and what each does. */
export const REFERRED = referrals
export const REFERRALS = Object.keys(referrals) as (keyof typeof referrals)[]

/** How people put the same question. A search for a ruling must find it from a register that it never saw. */
const asks = z.strictObject({
  /** In full, polite sentences: “묵시적 갱신 뒤에 나가려면 언제 말해야 하나요?” */
  polite: z.array(line).min(2),
  /** As typed in a chat: short, familiar, misspelt, without spaces or marks. */
  chat: z.array(line).min(2),
  /** Bare key words, as typed into a search box. */
  keywords: z.array(line).min(1),
  english: z.array(line).min(2),
  /** As a case is told: what happened, beside what matters for the answer, in either language. */
  told: z.array(line).default([]),
})

const reference = z.strictObject({
  /** The full name of the law, as it calls itself: “상가건물 임대차보호법”, “주택임대차보호법 시행령”. */
  law: line,
  article: z.string().regex(ARTICLE_NUMBER, 'must be written 제6조의3'),
  /** 항; left out where the whole article is meant. */
  paragraph: z.number().int().positive().optional(),
})

const ruling = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  field: z.enum(RULING_FIELDS),
  title: both,
  asks,
  /** What holds, in one or two sentences of everyday words; true however the question is turned. */
  conclusion: both,
  /** What it comes to where somebody's own figures or days decide a threshold: the first that holds is said before the conclusion. */
  verdicts: z.array(verdict).default([]),
  /** By when what it speaks of is due, from a day that a case says. */
  deadlines: z.array(deadline).default([]),
  /** What it holds for: of a case that says otherwise something else is asked. */
  supposes: supposed.default({}),
  /** What turns it: each a sentence with its own condition. */
  conditions: z.array(both).default([]),
  /** What to do now, in order. */
  steps: z.array(both).default([]),
  /** What it rests on. Empty: practice, court rulings or supervisors’ rules, and then `unverified` says so. */
  articles: z.array(reference),
  /** Calculations that belong to it, by the names that GraphQL `calculate` has. */
  tools: z.array(z.string()).default([]),
  refer: z.array(z.enum(REFERRALS)).default([]),
  /** Since when, and until when, what it says holds; null: nothing is known of an end. */
  from: z.iso.date().nullable().default(null),
  until: z.iso.date().nullable().default(null),
  /** The day of the texts it was written from. */
  asOf: z.iso.date(),
  /** What could not be checked against a statute: court rulings, practice, amounts; null: all was. */
  unverified: both.nullable().default(null),
  seeAlso: z.array(z.string()).default([]),
  /** The professional who has signed it; null: nobody has. */
  reviewed: z.strictObject({ by: line, on: z.iso.date() }).nullable().default(null),
})
/** An answer that an expert would give to a question that many people ask, in the project's own words. */
export type Ruling = z.infer<typeof ruling>

const normal = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]+/gu, '')

/** Rows as they stand in a file, or what is wrong with them and where. */
export const readRulingRows = (
  value: unknown,
): { rows: Ruling[]; problems: { path: readonly PropertyKey[]; problem: string }[] } => {
  const read = z.array(ruling).safeParse(value)
  if (!read.success)
    return { rows: [], problems: read.error.issues.map(({ path, message }) => ({ path, problem: message })) }
  return {
    rows: read.data,
    problems: read.data.flatMap((one, at) => faultsOf(one).map((problem) => ({ path: [at], problem }))),
  }
}

/** More ways of asking would let one ruling speak for its neighbours. */
const MOST_ASKS = 24

const faultsOf = ({ id, asks: asked, articles, unverified, verdicts, deadlines }: Ruling): string[] => {
  const all = Object.values(asked).flat()
  return present([
    (all.length < 8 || all.length > MOST_ASKS) &&
      `${id} is asked in ${all.length} ways, not in 8 to ${MOST_ASKS}`,
    articles.length === 0 && unverified === null && `${id} rests on no article, and does not say on what`,
    ...[...verdicts.flatMap(faultsOfVerdict), ...deadlines.flatMap(faultsOfDeadline)].map(
      (fault) => `${id}: ${fault}`,
    ),
  ])
}

/** What cannot be seen in one file: ids and questions that stand twice, references that lead nowhere. */
export const faultsAmong = (rulings: readonly Ruling[]): string[] => {
  const ids = new Set<string>()
  const askedBy = new Map<string, string>()
  const faults: string[] = []
  for (const { id, asks: asked } of rulings) {
    if (ids.has(id)) faults.push(`${id} stands twice`)
    ids.add(id)
    for (const question of Object.values(asked).flat()) {
      const other = askedBy.get(normal(question))
      if (other !== undefined) faults.push(`“${question}” is asked of ${other} and of ${id}`)
      askedBy.set(normal(question), id)
    }
  }
  for (const { id, seeAlso } of rulings)
    for (const other of seeAlso)
      if (!ids.has(other) || other === id) faults.push(`${id} leads to ${other}, which is not there`)
  return faults
}
