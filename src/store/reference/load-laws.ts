import type { PoolClient } from 'pg'
import { Law } from '../entities/law.ts'
import { createHashEmbedder } from '../law-search/embedder.ts'
import { indexArticles } from '../law-search/index-articles.ts'
import { upsertMany } from '../upsert.ts'
import { plainTerms } from './law.ts'
import type { DigestedLaw } from './law.ts'

const ARTICLES = `
  insert into legal_article (law_id, article_number, title, content, effective_on, is_digest, position, plain_terms)
  select law.id, "articleNumber", title, content, "effectiveOn", true, row.position, "plainTerms"
  from json_to_recordset($1) as row("lawName" text, "articleNumber" text, title text, content text, "effectiveOn" date,
    position int, "plainTerms" text[])
  join law on law.name = row."lawName" and law.is_digest
  on conflict (law_id, article_number) where not is_supplementary do update set title = excluded.title,
    content = excluded.content, effective_on = excluded.effective_on, position = excluded.position,
    plain_terms = excluded.plain_terms, tokens = null, embedding = null, embedding_model = null`

const termRows = () =>
  [...plainTerms()].map(([key, terms]) => {
    const at = key.lastIndexOf(' ')
    return { lawName: key.slice(0, at), articleNumber: key.slice(at + 1), plainTerms: terms }
  })

const STALE = `
  delete from legal_article a using law l
  where l.id = a.law_id and l.is_digest and not exists (
    select from json_to_recordset($1) as kept("lawName" text, "articleNumber" text)
    where kept."lawName" = l.name and kept."articleNumber" = a.article_number)`

/** Statutes that were imported before we found these words for them. */
const PLAIN_TERMS = `
  update legal_article a set plain_terms = row."plainTerms", tokens = null
  from json_to_recordset($1) as row("lawName" text, "articleNumber" text, "plainTerms" text[]), law l
  where l.id = a.law_id and not l.is_digest and not a.is_supplementary and l.name = row."lawName"
    and a.article_number = row."articleNumber" and a.plain_terms is distinct from row."plainTerms"`

/** Writes the digests beside the statutes that may be imported, and indexes them; returns how many articles there are. */
export const loadLaws = async (
  client: PoolClient,
  laws: readonly DigestedLaw[],
  version: string,
  report: (done: number, total: number) => void,
): Promise<number> => {
  const articles = laws.flatMap((law) =>
    law.articles.map((article, position) => ({ lawName: law.name, position, ...article })),
  )
  report(0, articles.length)
  const rows = JSON.stringify(articles)
  await client.query(STALE, [rows])
  await client.query(
    `delete from law where is_digest and not exists (select from legal_article a where a.law_id = law.id)`,
  )
  const digests = laws.map(({ articles: _articles, ...law }) => ({
    ...law,
    isDigest: true,
    corpusVersion: `demo-${version}`,
  }))
  await upsertMany(client, Law, digests, { key: ['name', 'isDigest'] })
  await client.query(ARTICLES, [rows])
  await client.query(PLAIN_TERMS, [JSON.stringify(termRows())])
  await indexArticles(client, createHashEmbedder())
  report(articles.length, articles.length)
  return articles.length
}
