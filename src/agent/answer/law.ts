import { name, percent } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import type { AskedShare } from '../../domain/reading/aspect.ts'
import type { Evidence } from '../facts/evidence.ts'
import { decisiveOf, digestOf, quoteOf } from '../facts/evidence.ts'
import { rowOf } from '../facts/row.ts'
import type { ArticleRow, Quote } from '../facts/row.ts'
import { caveat, headed, line, part, quoteLine } from './line.ts'
import type { Part } from './line.ts'
import { composeRuling, concludeRuling, rulingIn, rulingNotes } from './ruling.ts'
import type { ToldRuling } from './ruling.ts'

/** Articles that an answer quotes; the search finds more. */
const QUOTED = 3

interface Article {
  source: Evidence
  row: ArticleRow
}

/** The share that the sentence sets first, in percent; and whether the share asked about is within it. */
export const explainShare = ({ text, shares, raise }: Quote, asked: AskedShare): Said[] => {
  const [first] = shares
  if (first === undefined) return []
  const limit = percent(first.percent)
  // A digest says it itself.
  const explained =
    text.includes(`${first.percent}%`) || first.written.includes('퍼센트')
      ? []
      : [message('law.share', { written: name(first.written), share: limit })]
  return [...explained, ...compareShare({ shares, raise }, asked)]
}

/** Whether the share asked about is within the one that the sentence sets. */
const compareShare = (
  { shares: [first], raise }: Pick<Quote, 'shares' | 'raise'>,
  asked: AskedShare,
): Said[] => {
  if (first === undefined || asked.percent === null || raise !== 'BOUNDS' || !asked.isRaise) return []
  const values = { asked: percent(asked.percent), limit: percent(first.percent) }
  return [asked.percent <= first.percent ? message('law.within', values) : message('law.beyond', values)]
}

/** What the first article says matters most; of the others one sentence each. */
const quoteArticle = ({ source, row }: Article, count: number) => ({
  kind: 'quote' as const,
  of: headed(source, source.title, ...digestOf(row)),
  lines: [
    ...row.quotes.slice(0, count).map((quote) => quoteLine(source, quoteOf(quote))),
    ...(row.isDigest ? [quoteLine(null, message('law.digestNote'))] : []),
  ],
})

/** Whether an article sets the share that is asked about: that of a raise for a raise. */
const setsShare = ({ row }: Article, { isRaise }: AskedShare): boolean =>
  row.quotes.some(({ shares, raise }) => shares.length > 0 && (!isRaise || raise !== null))

/** What settles the question first: asked about a share, the article that sets it; else as they were found. */
const inOrder = (articles: readonly Article[], asked: AskedShare): Article[] =>
  asked.isNamed
    ? articles.toSorted((a, b) => Number(setsShare(b, asked)) - Number(setsShare(a, asked)))
    : [...articles]

export const articlesOf = (items: readonly Evidence[]): Article[] =>
  items.flatMap((source) => {
    const row = rowOf(source, 'article')
    return row === null ? [] : [{ source, row }]
  })

/** What a ruling says, what turns it, what to do, and the articles it rests on, a sentence each. */
const composeByRuling = (told: ToldRuling, found: readonly Evidence[], asked: AskedShare): Part[] => {
  const articles = articlesOf(told.articles)
  // What the search puts first governs the question by its subject, whether the ruling names it or not.
  const [nearest] = articlesOf(found)
  const quoted = [...articles.slice(0, QUOTED), ...(nearest === undefined ? [] : [nearest])].filter(
    ({ source }, at, all) => all.findIndex((it) => it.source.n === source.n) === at,
  )
  const share = articles.flatMap(({ row: { quotes } }) => quotes).find(({ shares }) => shares.length > 0)
  const more = share === undefined ? [] : compareShare(share, asked)
  const [first, ...others] = [
    ...composeRuling(told),
    part([], 'answer.heading.legal', [
      ...quoted.map((article, at) => quoteArticle(article, at === 0 ? 2 : 1)),
      rulingNotes(told),
      caveat(message('law.note')),
    ]),
  ]
  return first === undefined ? [] : [{ ...first, lead: concludeRuling(told, more) }, ...others]
}

export const composeLaw = (found: readonly Evidence[], asked: AskedShare): Part[] => {
  const told = rulingIn(found)
  if (told !== null) return composeByRuling(told, found, asked)
  const articles = inOrder(articlesOf(found), asked)
  const [first] = articles
  if (!first) return []
  const [quote] = first.row.quotes
  return [
    part(
      [
        quote === undefined
          ? line(first.source, first.source.title)
          : line(
              first.source,
              message('law.says', { article: name(first.row.label) }),
              decisiveOf(first.row, quote),
              ...explainShare(quote, asked),
            ),
      ],
      'answer.heading.legal',
      [
        ...articles.slice(0, QUOTED).map((article, i) => quoteArticle(article, i === 0 ? 2 : 1)),
        caveat(message('law.note')),
      ],
    ),
  ]
}
