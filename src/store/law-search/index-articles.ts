import type { Pool } from 'pg'
import { bumpCorpusVersion } from '../corpus-version.ts'
import { LegalArticle } from '../entities/legal-article.ts'
import { OF_LAW } from '../rows/legal-article.ts'
import { columnList } from '../rows/read.ts'
import { rowOf } from '../rows/row.ts'
import type { RowIn } from '../rows/row.ts'
import { select } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { createHashEmbedder, OFFLINE_NAMES, toBytes, unit } from './embedder.ts'
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

const UNINDEXED = rowOf(LegalArticle, 'a', {
  only: ['id', 'articleNumber', 'title', 'content', 'plainTerms'],
  made: { lawName: OF_LAW.lawName },
})
type Unindexed = RowIn<typeof UNINDEXED>

/** Articles of the body, in stretches by id; `wanted` speaks of `a` and may use $3. */
const readArticles = (client: Queryable, wanted: string, name: string) => (values: unknown[]) =>
  select<Unindexed>(
    client,
    name,
    `select ${columnList(UNINDEXED)}
     from legal_article a join law l on l.id = a.law_id
     where not a.is_supplementary and not a.is_deleted and a.id > $1 and (${wanted})
     order by a.id limit $2`,
    values,
  )

/**
 * Writes tokens and vectors of the body articles that lack them or have those of an older offline embedder; a model's
 * vector of an unchanged text stays. To be called by loaders and importers after they wrote articles (a changed article is
 * written with `tokens` null); returns how many.
 */
export const indexArticles = async (
  client: Queryable,
  embedder: Embedder = createHashEmbedder(),
): Promise<number> => {
  const read = readArticles(
    client,
    `a.tokens is null or a.embedding is null
     or a.embedding_model <> $3 and starts_with(a.embedding_model, '${OFFLINE_NAMES}')`,
    'articles_unindexed',
  )
  let done = 0
  let after = '0'
  for (;;) {
    const rows = await read([after, BATCH, embedder.name])
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

/** What models take is limited, and counted in tokens: a syllable is one or two. */
const MODEL_LETTERS = 4_000
/** As many as a request holds: what was paid for is kept when the next one fails. */
const MODEL_BATCH = 64
/** One process at a time: vectors cost money. */
const EMBED_LOCK = 0x656d_6265

/**
 * Replaces vectors that a model has not made, or has made of an older text, by its own: outside of any transaction, since it
 * asks another service. Returns how many; 0 also where another process is at it.
 */
export const embedArticles = async (
  pool: Pool,
  embedder: Embedder,
  { signal }: { signal?: AbortSignal } = {},
): Promise<number> => {
  const client = await pool.connect()
  try {
    const [lock] = await select<{ mine: boolean }>(client, 'embed_lock', LOCK, [EMBED_LOCK])
    if (!lock?.mine) return 0
    try {
      return await embedMissing(client, embedder, signal)
    } finally {
      await select(client, 'embed_unlock', 'select pg_advisory_unlock($1)', [EMBED_LOCK])
    }
  } finally {
    client.release()
  }
}

const LOCK = 'select pg_try_advisory_lock($1) as mine'

const embedMissing = async (
  client: Queryable,
  embedder: Embedder,
  signal: AbortSignal | undefined,
): Promise<number> => {
  const read = readArticles(client, 'a.embedding_model is distinct from $3', 'articles_unembedded')
  let done = 0
  let after = '0'
  try {
    for (;;) {
      const rows = await read([after, MODEL_BATCH, embedder.name])
      const last = rows.at(-1)
      if (!last) return done
      const texts = rows.map((row) => embeddedText(row).slice(0, MODEL_LETTERS))
      const vectors = await unlessAborted(embedder.embed(texts), signal)
      done += await writeVectors(client, embedder.name, rows, vectors)
      after = last.id
    }
  } finally {
    // Those who search look again; also where the model gave up on the way.
    if (done > 0) await bumpCorpusVersion(client, 'law')
  }
}

/** Not even a slow answer of the model holds up a shutdown. */
const unlessAborted = async <T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
  if (signal === undefined) return work
  signal.throwIfAborted()
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => {
    reject(new Error('aborted', { cause: signal.reason }))
  }
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

/** An article that was written meanwhile gets its vector the next time. */
const writeVectors = async (
  client: Queryable,
  model: string,
  rows: readonly Unindexed[],
  vectors: readonly Float32Array[],
): Promise<number> => {
  const written = await select<{ id: string }>(
    client,
    'articles_embed',
    `update legal_article a set embedding = n.embedding, embedding_model = $5
     from unnest($1::bigint[], $2::text[], $3::text[], $4::bytea[]) n(id, title, content, embedding)
     where a.id = n.id and a.title = n.title and a.content = n.content returning a.id`,
    [
      rows.map(({ id }) => id),
      rows.map(({ title }) => title),
      rows.map(({ content }) => content),
      vectors.map((vector) => toBytes(unit(vector))),
      model,
    ],
  )
  return written.length
}
