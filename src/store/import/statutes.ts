import type { Pool, PoolClient } from 'pg'
import { isProblem } from '../../domain/source-row.ts'
import type { SourceRow } from '../../domain/source-row.ts'
import type { Statute, StatuteArticle } from '../../domain/law/statute.ts'
import { bumpCorpusVersion } from '../corpus-version.ts'
import { createHashEmbedder } from '../law-search/embedder.ts'
import type { Embedder } from '../law-search/embedder.ts'
import { indexArticles } from '../law-search/index-articles.ts'
import { plainTerms } from '../reference/law.ts'
import { cleanText } from '../../domain/text/clean.ts'
import { LegalArticle } from '../entities/legal-article.ts'
import { inTransaction } from '../transaction-block.ts'
import { upsertMany } from '../upsert.ts'
import type { Upsert } from '../upsert.ts'
import { countWritten, createAccount, hasChanged, skipRow } from './account.ts'
import type { ImportAccount } from './account.ts'

/** Supplementary provisions are numbered on their own, so that a new body article does not move them all. */
const FIRST_SUPPLEMENT = 100_000

/**
 * Takes over one version of a law, wholly or not at all. Articles that the law no longer has are removed; an older version
 * than the stored one changes nothing.
 */
export const importStatute = (
  pool: Pool,
  told: Statute,
  articles: readonly SourceRow<StatuteArticle>[],
  embedder: Embedder = createHashEmbedder(),
): Promise<ImportAccount> =>
  inTransaction(pool, async (client) => {
    const account = createAccount()
    account.read = articles.length
    const stored = await findLaw(client, told)
    const statute = { ...told, mst: told.mst || mstOf(stored, told) }
    if (stored && isOlder(statute, stored)) {
      const line = articles[0]?.line ?? 1
      const reason = `all of it: ${statute.name} is stored in a newer version (시행 ${stored.effectiveOn}, MST ${stored.mst})`
      skipRow(account, line, reason, articles.length)
      return account
    }
    for (const row of articles) if (isProblem(row)) skipRow(account, row.line, row.problem)
    const values = articles.flatMap((row) => (isProblem(row) ? [] : [row.value]))
    const lawId = stored?.id ?? (await insertLaw(client, statute))
    const lawChanged = stored !== undefined && (await updateLaw(client, lawId, statute))
    countWritten(account, values.length, await upsertArticles(client, lawId, statute, values))
    const removed = await removeArticles(client, lawId, values)
    if (removed > 0) account.notes.push(`${removed} articles that ${statute.name} no longer has were removed`)
    if (lawChanged || removed > 0 || hasChanged(account)) {
      await indexArticles(client, embedder)
      const version = await bumpCorpusVersion(client, 'law')
      await client.query('update law set corpus_version = $2 where id = $1', [lawId, version])
    }
    return account
  })

interface StoredLaw {
  id: string
  mst: string
  effectiveOn: string | null
}

const findLaw = async (client: PoolClient, statute: Statute): Promise<StoredLaw | undefined> => {
  const { rows } = await client.query<StoredLaw>(
    `select id, mst, effective_on::text as "effectiveOn" from law
     where not is_digest and (law_id = $1 or name = $2)
     order by law_id = $1 desc limit 1 for update`,
    [statute.lawId, statute.name],
  )
  return rows[0]
}

/** A file that does not tell its MST keeps the one that is stored of the same version. */
const mstOf = (stored: StoredLaw | undefined, { effectiveOn }: Statute): string =>
  stored !== undefined && stored.effectiveOn === effectiveOn ? stored.mst : ''

const isOlder = (statute: Statute, stored: StoredLaw): boolean => {
  if (statute.effectiveOn !== null && stored.effectiveOn !== null) {
    if (statute.effectiveOn !== stored.effectiveOn) return statute.effectiveOn < stored.effectiveOn
  }
  return statute.mst !== '' && Number(statute.mst) < Number(stored.mst)
}

const LAW_COLUMNS = 'name, kind, law_id, mst, promulgated_on, effective_on, source_url'
const lawValues = (statute: Statute) => [
  statute.name,
  statute.kind,
  statute.lawId,
  statute.mst,
  statute.promulgatedOn,
  statute.effectiveOn,
  statute.sourceUrl,
]

const insertLaw = async (client: PoolClient, statute: Statute): Promise<string> => {
  const { rows } = await client.query<{ id: string }>(
    `insert into law (${LAW_COLUMNS}, is_digest, corpus_version) values ($1, $2, $3, $4, $5, $6, $7, false, '') returning id`,
    lawValues(statute),
  )
  const [row] = rows
  if (!row) throw new Error('an insert returns its row')
  return row.id
}

const updateLaw = async (client: PoolClient, id: string, statute: Statute): Promise<boolean> => {
  const { rowCount } = await client.query(
    `update law set (${LAW_COLUMNS}) = row($1::text, $2::text, $3::text, $4::text, $5::date, $6::date, $7::text)
     where id = $8 and (${LAW_COLUMNS}) is distinct from row($1::text, $2::text, $3::text, $4::text, $5::date, $6::date, $7::text)`,
    [...lawValues(statute), id],
  )
  return rowCount === 1
}

/** A changed text loses its tokens, by which indexArticles finds what it has to do. */
const UNIQUES = {
  body: { key: ['law', 'articleNumber'], of: 'not is_supplementary', clear: ['tokens'] },
  supplementary: { key: ['law', 'position'], of: 'is_supplementary', clear: ['tokens'] },
} as const satisfies Record<string, Upsert<LegalArticle>>

const upsertArticles = async (
  client: PoolClient,
  lawId: string,
  statute: Statute,
  articles: readonly StatuteArticle[],
) => {
  const terms = plainTerms()
  const positions = { body: 0, supplementary: FIRST_SUPPLEMENT }
  const rows = articles.map((article) => ({
    law: lawId,
    articleNumber: article.articleNumber,
    title: cleanText(article.title),
    content: cleanText(article.content),
    chapter: article.chapter,
    effectiveOn: statute.effectiveOn,
    isDeleted: article.isDeleted,
    isDigest: false,
    isSupplementary: article.isSupplementary,
    position: article.isSupplementary ? positions.supplementary++ : positions.body++,
    plainTerms: article.isSupplementary ? [] : (terms.get(`${statute.name} ${article.articleNumber}`) ?? []),
  }))
  const written = { inserted: 0, updated: 0 }
  for (const kind of ['body', 'supplementary'] as const) {
    const ofKind = rows.filter((row) => row.isSupplementary === (kind === 'supplementary'))
    const { inserted, updated } = await upsertMany(client, LegalArticle, ofKind, UNIQUES[kind])
    written.inserted += inserted.length
    written.updated += updated.length
  }
  return written
}

const removeArticles = async (
  client: PoolClient,
  lawId: string,
  articles: readonly StatuteArticle[],
): Promise<number> => {
  const body = articles.filter(({ isSupplementary }) => !isSupplementary)
  const { rowCount } = await client.query(
    `delete from legal_article where law_id = $1
       and case when is_supplementary then position >= $2 else article_number <> all ($3::text[]) end`,
    [lawId, FIRST_SUPPLEMENT + articles.length - body.length, body.map(({ articleNumber }) => articleNumber)],
  )
  return rowCount ?? 0
}
