import { z } from 'zod'
import { CALCULATION_ROLES, untoldSource } from '../../domain/answer.ts'
import type { CalculationFact, SourceRef } from '../../domain/answer.ts'
import { date, list, money, name, percent, text } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { loanTerms } from '../../domain/message/loan-terms.ts'
import { formatArg, message, said, say } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { REFERRED } from '../../domain/rulings/ruling.ts'
import { LANGUAGES } from '../../domain/run.ts'
import type { Language } from '../../domain/run.ts'
import { distinct, fact } from './fact.ts'
import type { Role } from './fact.ts'
import { row, shown } from './row.ts'
import type { ArticleRow, Quote, Row } from './row.ts'

/** A ground is an article that a calculation's rules stand in: it is cited beside them and not told by itself. */
const EVIDENCE_KINDS = ['legal', 'market', 'property', 'loan', 'calculation', 'ground'] as const
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number]

/**
 * One source, with the facts that may be said from it and what it holds as data. `n` is its number in the answer, from 1. A
 * number that stands neither in the facts nor in the rows must not stand in the answer.
 */
export const evidence = z.object({
  n: z.int().min(1),
  kind: z.enum(EVIDENCE_KINDS),
  title: said,
  facts: z.array(fact),
  rows: z.array(row),
  source: untoldSource,
  /** Which tool worked it out; left out where a search found it. */
  tool: z.string().optional(),
  /** The listing behind property evidence. */
  listing: z.object({ propertyId: z.string(), transactionId: z.string() }).nullable(),
  /** Invented, for the demonstration: an answer that rests on it says so. */
  isDemo: z.boolean().optional(),
})
export type Evidence = z.infer<typeof evidence>

export const titleOf = ({ title }: Pick<Evidence, 'title'>, language: Language): string =>
  say(title, language)

/** A sentence of an article, with the paragraph that it stands in. */
export const quoteOf = ({ paragraph, text }: Pick<Quote, 'paragraph' | 'text'>): Said =>
  paragraph === null
    ? message('law.quote', { quote: name(text) })
    : message('law.quoteOf', { paragraph: name(String(paragraph)), quote: name(text) })

/** What an article says in short, for whoever cannot read the statute. */
export const digestOf = ({ english }: ArticleRow): Said[] =>
  english ? [message('law.digest', { digest: name(english.digest) })] : []

/** The sentence that settles it; for whoever cannot read it what the article says in short. */
export const decisiveOf = ({ english }: ArticleRow, { paragraph, text }: Quote): Said => {
  if (!english) return quoteOf({ paragraph, text })
  const values = { quote: name(text), digest: name(english.digest) }
  return paragraph === null
    ? message('law.quoteInShort', values)
    : message('law.quoteOfInShort', { ...values, paragraph: name(String(paragraph)) })
}

/** What came out, with what is a message in it in words. */
const told = (value: unknown, language: Language): unknown => {
  if (Array.isArray(value)) return value.map((it) => told(it, language))
  if (typeof value !== 'object' || value === null) return value
  const { data } = said.strict().safeParse(value)
  return data === undefined
    ? Object.fromEntries(Object.entries(value).map(([key, it]) => [key, told(it, language)]))
    : say(data, language)
}

/** But for its rules, which a calculation has by themselves. */
const factsOf = (facts: Evidence['facts']): CalculationFact[] =>
  facts.flatMap(({ role, ...it }) => {
    const told = CALCULATION_ROLES.find((known) => known === role.toUpperCase())
    return told === undefined ? [] : [{ role: told, ko: say(it, 'KO'), en: say(it, 'EN') }]
  })

/** The source as an answer keeps it. */
export const sourceOf = (
  { source, title, facts }: Pick<Evidence, 'source' | 'title' | 'facts'>,
  language: Language,
): SourceRef => {
  if (source.kind === 'MARKET') return { ...source, label: say(title, language) }
  if (source.kind !== 'CALCULATION') return source
  const result = Object.entries(source.result).map(([key, value]) => [key, told(value, language)])
  return {
    ...source,
    label: say(title, language),
    result: Object.fromEntries(result),
    facts: factsOf(facts),
  }
}

/** How a person would name it. */
export const labelOf = ({ source, title }: Pick<Evidence, 'source' | 'title'>, language: Language): string =>
  'label' in source ? source.label : say(title, language)

const sayRow = (it: Row, language: Language): string[] =>
  it.kind === 'article'
    ? [
        ...digestOf(it).map((digest) => say(digest, language)),
        ...it.quotes.map((quote) => say(quoteOf(quote), language)),
      ].filter((words) => words !== '')
    : it.kind === 'ruling'
      ? [...(it.verdict === undefined ? [] : [it.verdict]), it.conclusion, ...it.conditions, ...it.steps].map(
          (both) => formatArg(text(both), language),
        )
      : []

/** What may be said from a source in few words: its facts, and the sentences of an article that are about the question. */
export const keyFacts = ({ facts, rows }: Pick<Evidence, 'facts' | 'rows'>, language: Language): string[] => [
  ...facts.map((it) => say(it, language)),
  ...rows.flatMap((it) => sayRow(it, language)),
]

/** The same, and all that a writer may read beside them: of an article its context, of a calculation its rules. */
export const allFacts = (item: Pick<Evidence, 'facts' | 'rows' | 'source'>, language: Language): string[] => [
  ...keyFacts(item, language),
  ...item.rows.flatMap((it) => (it.kind === 'article' ? [it.context] : [])),
  ...(item.source.kind === 'CALCULATION' ? item.source.rules.map(({ text: rule }) => rule) : []),
]

/** A source as a model reads it. */
export const asPrompt = (item: Evidence, language: Language) => ({
  n: item.n,
  kind: item.kind,
  title: titleOf(item, language),
  facts: allFacts(item, language),
})

/** The values themselves: of a message within another one its own, and none of its words. */
const valuesOf = (value: Arg): Arg[] => {
  switch (value.kind) {
    case 'said':
      return Object.values(value.args).flatMap(valuesOf)
    case 'phrase':
    case 'list':
      return value.items.flatMap(valuesOf)
    default:
      return [value]
  }
}

const argsOf = (args: Readonly<Record<string, Arg>>): string[] =>
  LANGUAGES.flatMap((language) =>
    Object.values(args)
      .flatMap(valuesOf)
      .map((value) => formatArg(value, language)),
  )

const figuresOfRow = (it: Row): string[] => {
  if (it.kind === 'match') {
    const { product, limit, minRate, open, unmet } = it
    const values = {
      ...(limit !== null && { limit: money(limit) }),
      ...(minRate !== null && { minRate: percent(minRate) }),
    }
    return [
      product,
      ...argsOf({ ...values, conditions: list([...open, ...unmet].map((it) => loanTerms(it))) }),
    ]
  }
  if (it.kind === 'ruling')
    return [
      ...(it.verdict === undefined ? [] : [it.verdict]),
      it.conclusion,
      ...it.conditions,
      ...it.steps,
      ...it.refer.map((to) => REFERRED[to]),
      ...(it.unverified === null ? [] : [it.unverified]),
    ]
      .flatMap(({ ko, en }) => [ko, en])
      .concat(argsOf({ asOf: date(it.asOf), ...(it.until !== null && { until: date(it.until) }) }))
  if (it.kind === 'paper') return it.paragraphs
  if (it.kind === 'comparison')
    return it.figures.flatMap(({ unit, values }) =>
      values.flatMap((value) => argsOf({ value: shown(unit, value) })),
    )
  if (it.kind !== 'article') return []
  return [
    it.label,
    it.context,
    ...(it.english ? [it.english.digest] : []),
    ...it.quotes.flatMap(({ text, paragraph, shares }) => [
      text,
      ...(paragraph === null ? [] : [String(paragraph)]),
      ...shares.map(({ percent: share }) => `${share}%`),
    ]),
  ]
}

/** Facts whose sentences state figures of law beside their values: a cap that was taken not to bind, a share that decides. */
const STATING: ReadonlySet<Role> = new Set(['reason', 'caveat', 'assumption'])

/** Everything in a source that states a figure: its values as they are written, and what it gives as reason or takes for granted. */
export const figuresOf = ({
  title,
  facts,
  rows,
  source,
}: Pick<Evidence, 'title' | 'facts' | 'rows' | 'source'>): string[] => [
  ...[title, ...facts].flatMap(({ args }) => argsOf(args)),
  ...facts
    .filter(({ role }) => STATING.has(role))
    .flatMap((it) => LANGUAGES.map((language) => say(it, language))),
  ...rows.flatMap(figuresOfRow),
  ...(source.kind === 'CALCULATION' ? source.rules.map(({ text: rule }) => rule) : []),
]

/** Two pieces of evidence with the same key are of one source. */
export const sourceKey = ({ source, listing }: Pick<Evidence, 'source' | 'listing'>): string => {
  switch (source.kind) {
    case 'LAW':
    case 'RULING':
    case 'LOAN':
    case 'TRANSACTION':
      return `${source.kind} ${source.id}`
    // One home may be offered for sale and for jeonse: two listings, two prices.
    case 'PROPERTY':
      return `PROPERTY ${source.id} ${listing?.transactionId ?? ''}`
    case 'MARKET': {
      const { regionCode, propertyType, transactionType, months, exclusiveArea, complex } = source.statistics
      const homes = `${exclusiveArea?.min ?? ''}-${exclusiveArea?.max ?? ''} ${complex?.id ?? ''}`
      return `MARKET ${regionCode} ${propertyType} ${transactionType} ${months} ${homes}`
    }
    case 'CALCULATION':
      return `CALCULATION ${source.name} ${JSON.stringify(source.inputs)}`
    default:
      return source satisfies never
  }
}

/** Two rows of one article are one, with the sentences of both. */
const mergeRows = (known: readonly Row[], found: readonly Row[]): Row[] => {
  const [first, second] = [known[0], found[0]]
  return first?.kind === 'article' && second?.kind === 'article'
    ? [{ ...first, quotes: distinct([...first.quotes, ...second.quotes]) }]
    : distinct([...known, ...found])
}

/** What several steps found, each source once with the facts of all, numbered 1, 2, 3 …. */
export const mergeEvidence = (lists: readonly (readonly Evidence[])[]): Evidence[] => {
  const byKey = new Map<string, Evidence>()
  for (const item of lists.flat()) {
    const key = sourceKey(item)
    const known = byKey.get(key)
    byKey.set(
      key,
      known === undefined
        ? item
        : {
            ...known,
            // What one step only rests on, another one was asked for.
            kind: known.kind === 'ground' ? item.kind : known.kind,
            facts: distinct([...known.facts, ...item.facts]),
            rows: mergeRows(known.rows, item.rows),
          },
    )
  }
  return [...byKey.values()].map((item, index) => ({ ...item, n: index + 1 }))
}
