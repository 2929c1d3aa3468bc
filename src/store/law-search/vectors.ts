import { createHash } from 'node:crypto'
import { escapeLiteral } from 'pg'
import { z } from 'zod'
import { select, selectPlanned } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import type { LawDocument } from './corpus.ts'
import { fromBytes } from './embedder.ts'

/** HNSW takes a `vector` of 2,000 numbers, and halves of twice as many; more are searched one by one. */
const MOST_DIMS = 2_000
const MOST_HALF_DIMS = 4_000

/** Of candidates that the index looks at; the most that pgvector takes. */
const EF_SEARCH = 1_000

/**
 * A schema of its own, like the queue's: what is in it is made from `legal_article` and can be dropped, and migrations,
 * which are the same for every server, do not know it. Where the server has no pgvector, or our role may not create it,
 * nothing is made and search compares in process. Must run under the migration lock.
 */
export const setupVectors = async (db: Queryable): Promise<void> => {
  await selectPlanned(
    db,
    `do $do$ begin
    if not exists (select from pg_available_extensions where name = 'vector') then return; end if;
    create extension if not exists vector;
    create schema if not exists law_search;
    create table if not exists law_search.article_vector (
      article_id bigint not null references legal_article on delete cascade,
      model text not null,
      digest text not null,
      embedding vector not null,
      primary key (model, article_id)
    );
    -- The candidates by the index, then in their exact order: halves are rounded, and a partial order is none.
    create or replace function law_search.nearest(wanted vector, of_model text, kind text, how_many int)
    returns table (article_id bigint, similarity float8) language plpgsql stable
    set hnsw.ef_search = ${EF_SEARCH} as $fn$ begin
      return query execute format(
        'with candidate as materialized (
           select v.article_id, v.embedding from law_search.article_vector v
           where v.model = %L order by v.embedding::%s <=> $1::%s limit $2 * 2)
         select c.article_id, 1 - (c.embedding <=> $1) from candidate c order by 2 desc, 1 limit $2',
        of_model, kind, kind) using wanted, how_many;
    end $fn$;
  exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then null;
  end $do$`,
    [],
  )
}

/** Those of some articles that are nearest to a vector, with their cosine. */
export interface VectorIndex {
  nearest(vector: Float32Array, count: number): Promise<Map<string, number>>
  among(vector: Float32Array, articleIds: readonly string[]): Promise<Map<string, number>>
}

const textOf = (vector: Float32Array): string => `[${vector.join(',')}]`
const digestOf = (embedding: Buffer): string => createHash('md5').update(embedding).digest('hex')

const kindOf = (dims: number): { type: string; operators: string } | undefined => {
  if (dims <= MOST_DIMS) return { type: `vector(${dims})`, operators: 'vector_cosine_ops' }
  if (dims <= MOST_HALF_DIMS) return { type: `halfvec(${dims})`, operators: 'halfvec_cosine_ops' }
  return undefined
}

const BATCH = 100

/** Brings the rows of a model up to what is stored with the articles, and tells whether anything changed; any number of processes may do so at once. */
const fill = async (db: Queryable, model: string, documents: readonly LawDocument[]): Promise<boolean> => {
  const stored = await select<{ id: string; digest: string }>(
    db,
    'law_vectors_stored',
    'select article_id as id, digest from law_search.article_vector where model = $1',
    [model],
  )
  const known = new Map(stored.map(({ id, digest }) => [id, digest]))
  const wanted = documents.flatMap(({ articleId, embedding }) =>
    embedding ? [{ articleId, embedding, digest: digestOf(embedding) }] : [],
  )
  const isShown = new Set(wanted.map(({ articleId }) => articleId))
  const gone = stored.flatMap(({ id }) => (isShown.has(id) ? [] : [id]))
  if (gone.length > 0) {
    await selectPlanned(
      db,
      'delete from law_search.article_vector where model = $1 and article_id = any($2::bigint[])',
      [model, gone],
    )
  }
  const changed = wanted.filter(({ articleId, digest }) => known.get(articleId) !== digest)
  for (let at = 0; at < changed.length; at += BATCH) {
    const batch = changed.slice(at, at + BATCH)
    await selectPlanned(
      db,
      `insert into law_search.article_vector (article_id, model, digest, embedding)
       select n.id, $1, n.digest, n.embedding::vector from unnest($2::bigint[], $3::text[], $4::text[]) n(id, digest, embedding)
       where exists (select from legal_article a where a.id = n.id)
       on conflict (model, article_id) do update set digest = excluded.digest, embedding = excluded.embedding
         where article_vector.digest <> excluded.digest`,
      [
        model,
        batch.map(({ articleId }) => articleId),
        batch.map(({ digest }) => digest),
        batch.map(({ embedding }) => textOf(fromBytes(embedding))),
      ],
    )
  }
  return changed.length + gone.length > 0
}

const near = z.array(z.object({ id: z.string(), similarity: z.number() }))
const byId = (rows: unknown[]): Map<string, number> =>
  new Map(near.parse(rows).map(({ id, similarity }) => [id, similarity]))

/**
 * The index of pgvector over the vectors of a model, brought up to date. Undefined where the server has none, or where an
 * article lacks its vector: then all are compared in process.
 */
export const openVectorIndex = async (
  db: Queryable,
  model: string,
  dims: number,
  documents: readonly LawDocument[],
): Promise<VectorIndex | undefined> => {
  const kind = kindOf(dims)
  const [found] = await select<{ ready: boolean }>(
    db,
    'law_vectors_ready',
    `select to_regclass('law_search.article_vector') is not null as ready`,
  )
  if (!found?.ready || kind === undefined) return undefined
  const stored = documents.filter(({ embedding, embeddingModel }) => embedding && embeddingModel === model)
  if (stored.length < documents.length) return undefined
  const isNews = await fill(db, model, documents)
  const name = `nearest_${createHash('md5').update(`${model} ${kind.type}`).digest('hex').slice(0, 16)}`
  // Several statements sent as one are one transaction: who comes second waits, and finds the index there.
  await selectPlanned(
    db,
    `select pg_advisory_xact_lock(hashtext('${name}'));
     set local statement_timeout = 0;
     create index if not exists ${name} on law_search.article_vector
       using hnsw ((embedding::${kind.type}) ${kind.operators}) with (m = 24, ef_construction = 200)
       where model = ${escapeLiteral(model)};
     ${isNews ? 'analyze law_search.article_vector' : ''}`,
    [],
  )
  return {
    async nearest(vector, count) {
      return byId(
        await select(
          db,
          'law_vectors_nearest',
          'select article_id as id, similarity from law_search.nearest($1::vector, $2, $3, $4)',
          [textOf(vector), model, kind.type, count],
        ),
      )
    },
    // Few, and an index that filters afterwards would find fewer still.
    async among(vector, articleIds) {
      return byId(
        await select(
          db,
          'law_vectors_among',
          `select article_id as id, 1 - (embedding <=> $1::vector) as similarity from law_search.article_vector
           where model = $2 and article_id = any($3::bigint[])`,
          [textOf(vector), model, articleIds],
        ),
      )
    },
  }
}
