import { LegalArticle } from '../entities/legal-article.ts'
import { select } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { columnList, inOrderOf, rowsBy } from './read.ts'
import { made, maybe, rowOf } from './row.ts'
import type { RowIn } from './row.ts'

/** What an article takes from its law `l`. */
export const OF_LAW = {
  lawName: made('text', 'l.name'),
  effectiveDate: maybe('day', 'coalesce(a.effective_on, l.effective_on)::text'),
  sourceUrl: maybe('text', `nullif(l.source_url, '')`),
  /** The project's own digest instead of the statute's text. */
  isDigest: made('boolean', '(l.is_digest or a.is_digest)'),
}

/** An article `a` of a law `l`, as it is shown. */
export const LEGAL_ARTICLE = rowOf(LegalArticle, 'a', {
  only: ['id', 'articleNumber', 'title', 'content'],
  made: OF_LAW,
})
export type LegalArticleRow = RowIn<typeof LEGAL_ARTICLE>

/** Articles by “주택임대차보호법 제7조”, in this order; null for one that is not there. */
export const findArticles = async (
  db: Queryable,
  names: readonly string[],
): Promise<(LegalArticleRow | null)[]> => {
  const rows = await select<LegalArticleRow>(
    db,
    'articles_by_name',
    `select ${columnList(LEGAL_ARTICLE)} from unnest($1::text[], $2::text[]) as asked(law, article)
     join law l on l.name = asked.law join legal_article a on a.law_id = l.id and a.article_number = asked.article
     where not a.is_supplementary and not a.is_deleted`,
    [
      names.map((name) => name.slice(0, name.lastIndexOf(' '))),
      names.map((name) => name.slice(name.lastIndexOf(' ') + 1)),
    ],
  )
  return inOrderOf(names, rows, (row) => `${row.lawName} ${row.articleNumber}`)
}

export const articlesById = rowsBy(LEGAL_ARTICLE, 'id', {
  from: 'from legal_article a join law l on l.id = a.law_id',
})
