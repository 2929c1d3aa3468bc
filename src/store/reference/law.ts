import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { LAW_KINDS, officialArticleUrl, officialLawUrl, parseArticleNumber } from '../../domain/law/law.ts'
import type { Statute } from '../../domain/law/statute.ts'

/** An article told in the project's own words; the statute's text comes with the import. */
export interface ArticleDigest {
  /** “제7조의2”. */
  articleNumber: string
  title: string
  content: string
  plainTerms: string[]
  /** Later than its law where the article alone comes into force later. */
  effectiveOn: string
  sourceUrl: string
  isDigest: true
}

export interface DigestedLaw extends Statute {
  articles: ArticleDigest[]
}

const terms = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.string().trim().min(2)).min(1))

/** A file of `law/`: an article without `content` only carries everyday words for the statute that may be imported. */
const lawFile = z.strictObject({
  name: z.string().min(1),
  kind: z.enum(LAW_KINDS),
  lawId: z.string().regex(/^\d{6}$/),
  mst: z.string().regex(/^\d+$/),
  promulgatedOn: z.iso.date(),
  effectiveOn: z.iso.date(),
  articles: z.array(
    z.strictObject({
      number: z
        .string()
        .refine((number) => parseArticleNumber(number) === number, 'an article number is “제7조의2”'),
      title: z.string().min(1),
      effectiveOn: z.iso.date().optional(),
      content: z.string().min(1).optional(),
      plainTerms: terms,
    }),
  ),
})

const FOLDER = new URL('./law/', import.meta.url)

const readLawFiles = () =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => lawFile.parse(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))))

/** The laws that have digests, each with its articles in the law's order. */
export const lawDigests = (): DigestedLaw[] =>
  readLawFiles()
    .map(({ articles, ...law }) => ({
      ...law,
      sourceUrl: officialLawUrl(law.name),
      articles: articles.flatMap(({ number, title, content, plainTerms, effectiveOn }): ArticleDigest[] =>
        content === undefined
          ? []
          : [
              {
                articleNumber: number,
                title,
                content,
                plainTerms,
                effectiveOn: effectiveOn ?? law.effectiveOn,
                sourceUrl: officialArticleUrl(law.name, number),
                isDigest: true,
              },
            ],
      ),
    }))
    .filter(({ articles }) => articles.length > 0)

/** Everyday words by “lawName articleNumber”, for digests and for the articles of imported statutes alike. */
export const plainTerms = (): Map<string, string[]> =>
  new Map(
    readLawFiles().flatMap((law) =>
      law.articles.map((article): [string, string[]] => [
        `${law.name} ${article.number}`,
        article.plainTerms,
      ]),
    ),
  )
