import { LegalArticle } from '../entities/legal-article.ts'
import { OF_LAW } from '../rows/legal-article.ts'
import { columnList } from '../rows/read.ts'
import { maybe, rowOf } from '../rows/row.ts'
import type { RowIn } from '../rows/row.ts'
import { select } from '../statement.ts'
import type { Queryable } from '../statement.ts'

const ARTICLE = rowOf(LegalArticle, 'a', {
  only: ['id', 'articleNumber', 'title', 'content', 'chapter', 'plainTerms', 'embeddingModel', 'isDeleted'],
  named: { articleId: 'id' },
  made: { ...OF_LAW, embedding: maybe('bytes', 'a.embedding') },
})
type ArticleRow = RowIn<typeof ARTICLE>

/** A body article that may be found, with everything known about it from the statute and from the project's digest. */
export interface LawDocument extends Omit<ArticleRow, 'isDeleted'> {
  /** The project's own wording where the statute's own is the one that is shown. */
  digest: string | null
}

const articles = (): string => `
  select ${columnList(ARTICLE)} from legal_article a join law l on l.id = a.law_id
  where not a.is_supplementary
  order by l.name, a.position, a.id`

const keyOf = (row: ArticleRow): string => `${row.lawName} ${row.articleNumber}`.replace(/\s/gu, '')

/**
 * One document an article. Where the statute's own text is there, it is the one that is shown, and the digest only helps to
 * find it; an article that the statute has deleted is not found at all, whatever a digest says.
 */
export const mergeArticles = (rows: readonly ArticleRow[]): LawDocument[] => {
  const byKey = new Map<string, { own?: ArticleRow; digest?: ArticleRow }>()
  for (const row of rows) {
    const entry = byKey.get(keyOf(row)) ?? {}
    if (row.isDigest) entry.digest = row
    else entry.own = row
    byKey.set(keyOf(row), entry)
  }
  return [...byKey.values()].flatMap(({ own, digest }) => {
    const shown = own ?? digest
    if (!shown || shown.isDeleted || shown.content.trim() === '') return []
    const { isDeleted: _isDeleted, ...article } = shown
    const plainTerms = [...new Set([...(own?.plainTerms ?? []), ...(digest?.plainTerms ?? [])])]
    return [
      { ...article, plainTerms, digest: own && digest && digest.content !== '' ? digest.content : null },
    ]
  })
}

export const loadLawDocuments = async (db: Queryable): Promise<LawDocument[]> =>
  mergeArticles(await select<ArticleRow>(db, 'law_documents', articles()))

/** The laws that have an article to show, by their full names. */
export const lawNames = async (db: Queryable): Promise<string[]> => {
  const rows = await select<{ name: string }>(
    db,
    'law_names',
    `select l.name from law l where exists (
       select 1 from legal_article a
       where a.law_id = l.id and not a.is_supplementary and not a.is_deleted and a.content <> '')
     order by l.name`,
  )
  return [...new Set(rows.map(({ name }) => name))]
}

/** Changes whenever the articles do. */
export const lawVersion = async (db: Queryable): Promise<string> => {
  const rows = await select<{ version: string }>(
    db,
    'law_version',
    `select version from corpus_version where name = 'law'`,
  )
  return rows[0]?.version ?? ''
}
