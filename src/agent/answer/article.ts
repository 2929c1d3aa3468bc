import { clip } from '../../domain/text/clip.ts'
import { name } from '../../domain/message/arg.ts'
import { message, say } from '../../domain/message/say.ts'
import type { Evidence } from '../facts/evidence.ts'
import { digestOf, quoteOf } from '../facts/evidence.ts'
import { rowOf } from '../facts/row.ts'
import type { ArticleRow, Quote } from '../facts/row.ts'
import type { Leaf } from '../../domain/block.ts'
import type { Language } from '../../domain/run.ts'
import { dotted, headed, quoteLine } from './line.ts'

/** Letters of a sentence that anybody reads; all of it stands with the source. */
const QUOTE = 120
/** A table of a decree, torn into lines. */
const FRAME = /[─-╿]/

export interface Article {
  source: Evidence
  row: ArticleRow
}

/** A sentence as far as it fits, to the end of a word. */
const shortened = (quote: Quote): Quote => ({ ...quote, text: clip(quote.text, QUOTE) })

/** A sentence that an answer has room for whole: one that is cut off says less than the name of its article. */
const whole = ({ quotes: [first] }: ArticleRow): Quote[] =>
  first === undefined || first.text.length > QUOTE || /^…|…$/.test(first.text) ? [] : [first]

/** An article by its name alone. */
const nameArticle = ({ source }: Article) => ({
  kind: 'quote' as const,
  of: headed(source, source.title),
  lines: [],
})

/** Articles by their names, in a line. */
export const nameArticles = (articles: readonly Article[]): Leaf[] =>
  articles.length === 0
    ? []
    : [
        {
          kind: 'quote',
          of: dotted(
            articles.map(({ source }) => source),
            articles.map(({ source }) => source.title),
          ),
          lines: [],
        },
      ]

/** The article that was quoted above: whoever read it in short finds its own words here. */
export const originalOf = ({ source, row }: Article) => ({
  ...nameArticle({ source, row }),
  lines: row.english
    ? row.quotes
        .slice(0, 1)
        .map((quote) => quoteLine(source, message('law.original', { quote: name(shortened(quote).text) })))
    : [],
})

/** Whether quoting an article says more than naming it does: its sentence, or in English what it comes to. */
export const isQuotable = ({ row }: Article, language: Language): boolean =>
  whole(row).length > 0 || digestOf(row).some((it) => say(it, language) !== '')

/** The sentence of an article that settles it, where it can be read whole. `told`: what the digest says is said already. */
export const quoteArticle = ({ source, row }: Article, told = false) => ({
  kind: 'quote' as const,
  of: headed(source, source.title, ...(told ? [] : digestOf(row))),
  lines: [
    ...whole(row).map((quote) => quoteLine(source, quoteOf(quote))),
    ...(row.isDigest ? [quoteLine(null, message('law.digestNote'))] : []),
  ],
})

export const articlesOf = (items: readonly Evidence[]): Article[] =>
  items.flatMap((source) => {
    const row = rowOf(source, 'article')
    if (row === null) return []
    return [{ source, row: { ...row, quotes: row.quotes.filter(({ text }) => !FRAME.test(text)) } }]
  })
