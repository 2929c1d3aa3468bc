import { sql } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { isProblem } from '../../domain/source-row.ts'
import type { SourceRow } from '../../domain/source-row.ts'
import type { Statute, StatuteArticle } from '../../domain/law/statute.ts'
import { bumpCorpusVersion } from '../corpus-version.ts'
import { statement } from '../db.ts'
import type { Given, RowOf } from '../db.ts'
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
    const stored = await stand.first(client, { lawId: told.lawId, name: told.name })
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
    const lawChanged = stored !== null && (await update.run(client, { ...statute, id: lawId })) > 0
    countWritten(account, values.length, await upsertArticles(client, lawId, statute, values))
    const removed = await removeArticles(client, lawId, values)
    if (removed > 0) account.notes.push(`${removed} articles that ${statute.name} no longer has were removed`)
    if (lawChanged || removed > 0 || hasChanged(account)) {
      await indexArticles(client, embedder)
      const version = await bumpCorpusVersion(client, 'law')
      await note.run(client, { id: lawId, version })
    }
    return account
  })

const stand = statement('statute.find', (db, given: Given<{ lawId: string; name: string }>) =>
  db
    .selectFrom('Law')
    .select(['id', 'mst', 'effectiveOn'])
    .where('isDigest', '=', false)
    .where((law) => law.or([law('lawId', '=', given.lawId), law('name', '=', given.name)]))
    .orderBy((law) => law('lawId', '=', given.lawId), 'desc')
    .limit(1)
    .forUpdate(),
)
type StoredLaw = RowOf<typeof stand>

/** A file that does not tell its MST keeps the one that is stored of the same version. */
const mstOf = (stored: StoredLaw | null, { effectiveOn }: Statute): string =>
  (stored?.effectiveOn === effectiveOn ? stored.mst : null) ?? ''

const isOlder = (statute: Statute, stored: StoredLaw): boolean => {
  if (statute.effectiveOn !== null && stored.effectiveOn !== null) {
    if (statute.effectiveOn !== stored.effectiveOn) return statute.effectiveOn < stored.effectiveOn
  }
  return statute.mst !== '' && Number(statute.mst) < Number(stored.mst ?? '')
}

const textOf = (given: Given<Statute>) => ({
  name: given.name,
  kind: given.kind,
  lawId: given.lawId,
  mst: given.mst,
  promulgatedOn: given.promulgatedOn,
  effectiveOn: given.effectiveOn,
  sourceUrl: given.sourceUrl,
})

const insert = statement('statute.insert', (db, given: Given<Statute>) =>
  db
    .insertInto('Law')
    .values({
      ...textOf(given),
      corpusVersion: '',
      isDigest: false,
    })
    .returning('id'),
)

const insertLaw = async (client: PoolClient, law: Statute): Promise<string> => {
  const row = await insert.first(client, law)
  if (row === null) throw new Error('an insert returns its row')
  return row.id
}

const update = statement('statute.update', (db, given: Given<Statute & { id: string }>) =>
  db
    .updateTable('Law')
    .set({
      ...textOf(given),
    })
    .where('id', '=', given.id)
    .where((law) =>
      law.or([
        law('name', 'is distinct from', given.name),
        law('kind', 'is distinct from', given.kind),
        law('lawId', 'is distinct from', given.lawId),
        law('mst', 'is distinct from', given.mst),
        law('promulgatedOn', 'is distinct from', given.promulgatedOn),
        law('effectiveOn', 'is distinct from', given.effectiveOn),
        law('sourceUrl', 'is distinct from', given.sourceUrl),
      ]),
    ),
)

const note = statement('statute.version', (db, given: Given<{ id: string; version: string }>) =>
  db.updateTable('Law').set({ corpusVersion: given.version }).where('id', '=', given.id),
)

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

interface Left {
  lawId: string
  /** From this position on there are no more supplementary provisions. */
  end: number
  numbers: readonly string[]
}

const remove = statement('statute.remove-articles', (db, given: Given<Left>) =>
  db
    .deleteFrom('LegalArticle')
    .where('law', '=', given.lawId)
    .where((article) =>
      article.or([
        article.and([article('isSupplementary', '=', true), article('position', '>=', given.end)]),
        article.and([
          article('isSupplementary', '=', false),
          article('articleNumber', '<>', sql<string>`all (${given.numbers}::text[])`),
        ]),
      ]),
    ),
)

const removeArticles = (
  client: PoolClient,
  lawId: string,
  articles: readonly StatuteArticle[],
): Promise<number> => {
  const body = articles.filter(({ isSupplementary }) => !isSupplementary)
  return remove.run(client, {
    lawId,
    end: FIRST_SUPPLEMENT + articles.length - body.length,
    numbers: body.map(({ articleNumber }) => articleNumber),
  })
}
