import { select } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { bigintIds, columnList, inOrderOf } from './columns.ts'
import type { Columns } from './columns.ts'

/** An article as it is shown. Dates YYYY-MM-DD. */
export interface LegalArticleRow {
  id: string
  lawName: string
  articleNumber: string
  title: string
  content: string
  effectiveDate: string | null
  sourceUrl: string | null
  /** The project's own digest instead of the statute's text. */
  isDigest: boolean
}

const COLUMNS: Columns<LegalArticleRow> = {
  id: 'a.id',
  lawName: 'l.name',
  articleNumber: 'a.article_number',
  title: 'a.title',
  content: 'a.content',
  effectiveDate: 'coalesce(a.effective_on, l.effective_on)::text',
  sourceUrl: `nullif(l.source_url, '')`,
  isDigest: '(l.is_digest or a.is_digest)',
}

/** Articles by “주택임대차보호법 제7조”, in this order; null for one that is not there. */
export const findArticles = async (
  db: Queryable,
  names: readonly string[],
): Promise<(LegalArticleRow | null)[]> => {
  const rows = await select<LegalArticleRow>(
    db,
    'articles_by_name',
    `select ${columnList(COLUMNS)} from unnest($1::text[], $2::text[]) as asked(law, article)
     join law l on l.name = asked.law join legal_article a on a.law_id = l.id and a.article_number = asked.article
     where not a.is_supplementary and not a.is_deleted`,
    [
      names.map((name) => name.slice(0, name.lastIndexOf(' '))),
      names.map((name) => name.slice(name.lastIndexOf(' ') + 1)),
    ],
  )
  return inOrderOf(names, rows, (row) => `${row.lawName} ${row.articleNumber}`)
}

export const articlesById = async (
  db: Queryable,
  ids: readonly string[],
): Promise<(LegalArticleRow | null)[]> => {
  const rows = await select<LegalArticleRow>(
    db,
    'articles_by_id',
    `select ${columnList(COLUMNS)} from legal_article a join law l on l.id = a.law_id where a.id = any($1::bigint[])`,
    [bigintIds(ids)],
  )
  return inOrderOf(ids, rows, (row) => row.id)
}
