import { clip } from '../../domain/clip.ts'
import { name } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Evidence } from '../facts/evidence.ts'
import { digestOf, quoteOf } from '../facts/evidence.ts'
import { rowOf } from '../facts/row.ts'
import type { ArticleRow, Quote } from '../facts/row.ts'
import { headed, quoteLine } from './line.ts'

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

/** An article by its name alone. */
export const nameArticle = ({ source }: Article) => ({
  kind: 'quote' as const,
  of: headed(source, source.title),
  lines: [],
})

/** The article that was quoted above: whoever read it in short finds its own words here. */
export const originalOf = ({ source, row }: Article) => ({
  ...nameArticle({ source, row }),
  lines: row.english
    ? row.quotes
        .slice(0, 1)
        .map((quote) => quoteLine(source, message('law.original', { quote: name(shortened(quote).text) })))
    : [],
})

/** The sentence of an article that settles it. `told`: what the digest says is said already. */
export const quoteArticle = ({ source, row }: Article, told = false) => ({
  kind: 'quote' as const,
  of: headed(source, source.title, ...(told ? [] : digestOf(row))),
  lines: [
    ...row.quotes.slice(0, 1).map((quote) => quoteLine(source, quoteOf(shortened(quote)))),
    ...(row.isDigest ? [quoteLine(null, message('law.digestNote'))] : []),
  ],
})

export const articlesOf = (items: readonly Evidence[]): Article[] =>
  items.flatMap((source) => {
    const row = rowOf(source, 'article')
    if (row === null) return []
    return [{ source, row: { ...row, quotes: row.quotes.filter(({ text }) => !FRAME.test(text)) } }]
  })
