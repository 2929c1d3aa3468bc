import { present } from '../../domain/present.ts'
import type { Prose } from '../../domain/prose.ts'
import type { Block, Leaf } from '../../domain/block.ts'
import { STATUTE_LANGUAGE } from '../../domain/law/law.ts'
import { unexplained } from '../../domain/law/share.ts'
import { isDecreeOf, lawOf } from '../../domain/law/reference.ts'
import { count, list, name, percent } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { readAskedShare } from '../../domain/reading/share.ts'
import { asksFigure, delegates, readPeriods, setsFigure, setsRight } from '../../domain/topics/figures.ts'
import { composeAnalysis, notesOf } from '../answer/blocks.ts'
import { readClaims } from '../answer/grounding.ts'
import { paperIn } from '../answer/calculation.ts'
import { articlesOf } from '../answer/article.ts'
import { composeBesidePaper, composeLaw, explainShare } from '../answer/law.ts'
import { rulingIn } from '../answer/ruling.ts'
import { asWords, caveat, concluding, headed, line, quoteLine, section } from '../answer/line.ts'
import { decisiveOf as sayDecisive, digestOf, quoteOf } from '../facts/evidence.ts'
import type { ArticleRow, Quote } from '../facts/row.ts'
import { inFittingDetail } from '../answer/detail.ts'
import type { Counts, Detail } from '../answer/detail.ts'
import type { ConsultDomain } from './domain.ts'
import type { ConsultWriting } from './decisions.ts'

/** Documents that an answer quotes; the rest are named. */
const QUOTED: Counts = { full: 3, brief: 3, terse: 1 }
const NAMED: Counts = { full: 3, brief: 3, terse: 1 }
/** Sentences that it quotes of the first, second and third. */
const SENTENCES: Readonly<Record<Detail, readonly number[]>> = {
  full: [4, 2, 2],
  brief: [1, 1, 0],
  terse: [0, 0, 0],
}

type Article = ReturnType<typeof articlesOf>[number]

/** The fractions in percent, where that comes out even and no sentence says it itself. */
const sharesOf = (quotes: readonly Quote[]): Said[] => {
  const text = quotes.map((quote) => quote.text).join(' ')
  const shares = unexplained(
    text,
    quotes.flatMap((quote) => quote.shares),
  ).filter((share) => Number.isInteger(share.percent))
  return [...new Map(shares.map((share) => [share.written, share.percent]))].map(([written, share]) =>
    message('law.share', { written: name(written), share: percent(share) }),
  )
}

/** The periods, counts and shares of sentences in the language of statutes, for readers of another one. */
const figuresOf = (quotes: readonly Quote[]): Arg[] => {
  const periods = readPeriods(quotes.map((quote) => quote.text).join(' ')).map((it) =>
    count(it.value, it.unit),
  )
  const shares = quotes.flatMap((quote) => quote.shares.map((share) => percent(share.percent)))
  const all = new Map([...periods, ...shares].map((figure) => [JSON.stringify(figure), figure]))
  return [...all.values()].slice(0, 6)
}

const quoteBlocks = ({ source, row }: Article, count: number): Leaf[] => {
  const quotes = row.quotes.slice(0, count)
  const shares = sharesOf(quotes)
  return present([
    {
      kind: 'quote',
      of: headed(source, source.title, ...digestOf(row)),
      lines: [
        ...quotes.map((quote) => quoteLine(source, quoteOf(quote))),
        ...(row.isDigest ? [quoteLine(null, message('law.digestNote'))] : []),
      ],
    },
    // A line of its own below a quotation would be a part of it.
    shares.length !== 0 && {
      kind: 'note' as const,
      role: 'caveat' as const,
      lines: [line(source, ...shares)],
    },
  ])
}

/** The best document, then where it leaves the details to, then the rest. */
const inReadingOrder = (articles: readonly Article[]): Article[] => {
  const [first, ...rest] = articles
  if (!first) return []
  if (!first.row.quotes.some(({ text }) => delegates(text))) return [first, ...rest]
  const law = lawOf(first.row.label)
  const isDecree = ({ row }: Article) => isDecreeOf(lawOf(row.label), law)
  return [
    first,
    ...rest.filter(isDecree).slice(0, 1),
    ...rest.filter((it) => !isDecree(it)),
    ...rest.filter(isDecree).slice(1),
  ]
}

/** Whether a sentence settles something: a figure, a right, a duty. */
const settles = ({ text }: Quote): boolean => readClaims(text).size > 0 || setsRight(text)

/** The sentence that answers: the one with the figure where one is asked for, else one that settles something. */
const decisiveOf = ({ quotes }: ArticleRow, query: Prose): Quote | undefined =>
  (asksFigure(query) ? quotes.find(({ text }) => setsFigure(text)) : undefined) ??
  quotes.find(settles) ??
  quotes[0]

/** The answer: the decisive sentence first, then what the documents say, word by word and cited. */
export const consultBlocks = (domain: ConsultDomain, input: ConsultWriting): Block[] =>
  inFittingDetail((detail) => blocksIn(detail, domain, input), input.language)

const blocksIn = (detail: Detail, domain: ConsultDomain, input: ConsultWriting): Block[] => {
  const { language, profile, query } = input
  const articles = inReadingOrder(articlesOf(input.evidence))
  const [first] = articles
  const { analysis = null, gaps = [], assumptions = [] } = input
  const parts = composeAnalysis({ analysis: analysis ?? undefined, evidence: input.evidence, query }, detail)
  const lead = parts.flatMap((part) => part.lead)
  const worked = concluding(lead)
  const ofPerson = profile === '' ? [] : [caveat(message('law.profile', { profile: name(profile) }))]
  const notes = notesOf({ assumptions, gaps, language }, detail, worked)
  const told = parts.map(({ section: it }) => it)
  const paper = paperIn(input.evidence)
  if (paper !== null) {
    const law = composeBesidePaper(input.evidence, paper, language)
    return [...worked, ...told, ...law.map((it) => it.section), ...notes]
  }
  if (rulingIn(input.evidence) !== null) {
    const answered = composeLaw(input.evidence, readAskedShare(query), { detail, language })
    return [
      ...worked,
      ...concluding(answered.flatMap((it) => it.lead)),
      ...ofPerson,
      ...told,
      ...answered.map((it) => it.section),
      ...notes,
    ]
  }
  if (!first) {
    return worked.length === 0
      ? [caveat(asWords(domain.words(language).notFound)), ...told, ...notes]
      : [...worked, ...told, ...notes, caveat(asWords(domain.words(language).note))]
  }
  const { source, row } = first
  const decisive = decisiveOf(row, query)
  const figures = language === STATUTE_LANGUAGE ? [] : figuresOf(row.quotes.slice(0, SENTENCES.full[0]))
  const others = articles.slice(QUOTED[detail], QUOTED[detail] + NAMED[detail])
  return [
    ...worked,
    {
      kind: 'conclusion',
      lines: [
        decisive === undefined
          ? line(source, source.title)
          : line(
              source,
              message('law.accordingTo', { article: name(row.label) }),
              sayDecisive(row, decisive),
              ...explainShare(decisive, readAskedShare(query)),
            ),
      ],
    },
    ...concluding(
      figures.length === 0 ? [] : [line(source, message('law.figures', { figures: list(figures) }))],
    ),
    ...ofPerson,
    ...told,
    ...section(
      'law.sources',
      articles
        .slice(0, QUOTED[detail])
        .flatMap((article, at) => quoteBlocks(article, SENTENCES[detail][at] ?? 1)),
    ),
    ...concluding(
      others.map((it, at) => ({
        ...line(it.source, asWords(it.row.label)),
        ...(at === 0 && { label: message('law.also') }),
      })),
    ),
    ...notes,
    caveat(asWords(domain.words(language).note)),
  ]
}
