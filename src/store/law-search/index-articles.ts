import { select } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { toBytes } from './embedder.ts'
import type { Embedder } from './embedder.ts'
import { lawTokens } from './tokens.ts'

export interface ArticleText {
  lawName: string
  articleNumber: string
  title: string
  content: string
  plainTerms: readonly string[]
}

/** The distinct search words of an article, for its `tokens` column (`array_to_tsvector($1)`). */
const articleTokens = ({ lawName, articleNumber, title, content, plainTerms }: ArticleText): string[] => [
  ...new Set(lawTokens([lawName, articleNumber, title, plainTerms.join('\n'), content].join('\n'))),
]

/** What an article's vector is made of: its everyday words first, since questions come in everyday words. */
export const embeddedText = ({
  title,
  content,
  plainTerms,
}: Omit<ArticleText, 'lawName' | 'articleNumber'>): string =>
  [title, plainTerms.join(', '), content].filter((part) => part !== '').join('\n')

const BATCH = 200

interface Unindexed extends ArticleText {
  id: string
}

/**
 * Writes tokens and vectors of the body articles that lack them or have a vector of another embedder. To be called by
 * loaders and importers after they wrote articles (a changed article is written with `tokens` null); returns how many.
 */
export const indexArticles = async (client: Queryable, embedder: Embedder): Promise<number> => {
  let done = 0
  let after = '0'
  for (;;) {
    const rows = await select<Unindexed>(
      client,
      'articles_unindexed',
      `select a.id, l.name as "lawName", a.article_number as "articleNumber", a.title, a.content,
         a.plain_terms as "plainTerms"
       from legal_article a join law l on l.id = a.law_id
       where not a.is_supplementary and not a.is_deleted and a.id > $1
         and (a.tokens is null or a.embedding_model is distinct from $2)
       order by a.id limit $3`,
      [after, embedder.name, BATCH],
    )
    const last = rows.at(-1)
    if (!last) return done
    const vectors = await embedder.embed(rows.map(embeddedText))
    await select(
      client,
      'articles_index',
      `update legal_article a
       set tokens = array_to_tsvector(array(select jsonb_array_elements_text(n.tokens))), embedding = n.embedding,
         embedding_model = $4
       from unnest($1::bigint[], $2::jsonb[], $3::bytea[]) n(id, tokens, embedding)
       where a.id = n.id`,
      [
        rows.map((row) => row.id),
        rows.map((row) => JSON.stringify(articleTokens(row))),
        vectors.map(toBytes),
        embedder.name,
      ],
    )
    done += rows.length
    after = last.id
  }
}
