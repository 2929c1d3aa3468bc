import { select } from '../statement.ts'
import type { Queryable } from '../statement.ts'

/** A body article that may be found, with everything known about it from the statute and from the project's digest. */
export interface LawDocument {
  articleId: string
  lawName: string
  articleNumber: string
  title: string
  content: string
  chapter: string | null
  plainTerms: string[]
  /** The project's own wording where the statute's own is the one that is shown. */
  digest: string | null
  effectiveDate: string | null
  sourceUrl: string | null
  isDigest: boolean
  /** As stored; null where none was made. */
  embedding: Buffer | null
  embeddingModel: string | null
}

interface ArticleRow extends Omit<LawDocument, 'digest'> {
  isDeleted: boolean
}

const ARTICLES = `
  select a.id as "articleId", l.name as "lawName", a.article_number as "articleNumber", a.title, a.content, a.chapter,
    a.plain_terms as "plainTerms", coalesce(a.effective_on, l.effective_on)::text as "effectiveDate",
    nullif(l.source_url, '') as "sourceUrl", l.is_digest or a.is_digest as "isDigest", a.embedding,
    a.embedding_model as "embeddingModel", a.is_deleted as "isDeleted"
  from legal_article a join law l on l.id = a.law_id
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
  mergeArticles(await select<ArticleRow>(db, 'law_documents', ARTICLES))

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
