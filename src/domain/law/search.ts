import { z } from 'zod'
import { prose } from '../prose.ts'

export const lawQuery = z.object({
  /** The question or its keywords; article numbers and law names in it are understood (“주임법 7조의2”). */
  query: prose(z.string().trim().min(1).max(2000)),
  /** Only this law (full name or a common abbreviation). */
  lawName: z.string().nullish(),
  /** Questions of law that it goes on from, oldest first: 복비는 누가 내요? is of the lease that was asked about. */
  before: z.array(prose()).optional(),
  first: z.int().min(1).max(100).default(10),
  /** By its words alone: nothing of it is sent to a model. */
  isByWords: z.boolean().optional(),
})
export type LawQuery = z.infer<typeof lawQuery>

/** An article for readers of English, in the project's own words. */
export interface EnglishArticle {
  title: string
  digest: string
}

/** An article that answers a legal query. `content` is the whole article; `snippet` the part that matched. */
export interface LawHit {
  articleId: string
  lawName: string
  articleNumber: string
  title: string
  content: string
  snippet: string
  /** ISO date; null where the source does not say. */
  effectiveDate: string | null
  sourceUrl: string | null
  /** True for the project's own digest of an article, false for the statute's text. */
  isDigest: boolean
  /** Fused rank score; higher is better, only comparable within one result. */
  score: number
  /**
   * How much of the question its words hold: about the number of rare words of the question that it has. Comparable between
   * questions; below two it is hardly about the same thing. An article that the question names has 100.
   */
  match?: number
  /** Found by its words alone: the model that compares meanings did not answer. */
  isWordsOnly?: boolean
  /** Null where the table of topics has none. */
  english?: EnglishArticle | null
  /** It governs what is asked: the words of the sentence that settles it, and words (a|b) that it holds for certain. */
  settles?: { about: string; quote: string | null }
}
