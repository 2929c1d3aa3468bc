import type { Pool } from 'pg'
import type { Answer } from '../domain/answer.ts'
import { newId } from '../domain/id.ts'
import { STORED } from '../domain/stored.ts'
import type { Language } from '../domain/run.ts'
import { cosine, fromBytes, toBytes } from './law-search/embedder.ts'
import { cleanText } from '../domain/text/clean.ts'
import { cleanJsonText } from './text.ts'

/** Everything that an answer depends on beside its question. */
interface Scope {
  userId: string
  domain: string
  corpusVersion: string
  language: Language
  variant: string
  profile: string
  isShared: boolean
}

interface Question {
  normalised: string
  /** Null: only the same question is looked for. */
  vector: { model: string; values: Float32Array } | null
}

export interface CachedRow {
  id: string
  normalised: string
  /** 1 for the same question. */
  similarity: number
  answer: unknown
  madeAt: string
}

/** Of one user in one scope, the newest. */
const KEPT = 200

// The user's own answers of this very scope; of other users only what is shared and was asked word for word.
const SCOPED = `c.domain = $2 and c.corpus_version = $3 and c.language = $4 and c.variant = $5 and c.profile = $6`
const COLUMNS = `c.id, c.normalised_query as normalised, c.answer,
  to_char(c.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "madeAt"`

const SAME = `select ${COLUMNS} from response_cache c
  where c.user_id = $1 and ${SCOPED} and md5(c.normalised_query) = md5($7)
  union all
  (select ${COLUMNS} from response_cache c
  where $8 and c.is_shared and c.user_id <> $1 and ${SCOPED} and md5(c.normalised_query) = md5($7)
  order by c.created_at desc limit 1)`

const SIMILAR = `select c.id, c.embedding from response_cache c
  where c.user_id = $1 and ${SCOPED} and c.embedding_model = $7
  order by c.created_at desc limit ${KEPT}`

const BY_ID = `select ${COLUMNS} from response_cache c where c.id = any($1::uuid[])`

type Row = Omit<CachedRow, 'similarity'>

const FEW = 3

/**
 * The answers of a scope to this question, or to those that are at least so similar, the nearest first, and how near the
 * nearest is. Nothing of another scope is ever read.
 */
export const findAnswers = async (
  pool: Pool,
  scope: Scope,
  question: Question,
  least: number,
): Promise<{ nearest: number | null; answers: CachedRow[] }> => {
  const { userId, domain, corpusVersion, language, variant, profile, isShared } = scope
  const scoped = [userId, domain, corpusVersion, language, variant, profile]
  const normalised = cleanText(question.normalised)
  if (question.vector === null) {
    const { rows } = await pool.query<Row>({
      name: 'response-cache.same',
      text: SAME,
      values: [...scoped, normalised, isShared],
    })
    const same = rows.filter((row) => row.normalised === normalised)
    return { nearest: same.length > 0 ? 1 : null, answers: same.map((row) => ({ ...row, similarity: 1 })) }
  }
  const { model, values } = question.vector
  const { rows } = await pool.query<{ id: string; embedding: Buffer }>({
    name: 'response-cache.similar',
    text: SIMILAR,
    values: [...scoped, model],
  })
  const near = rows
    .filter(({ embedding }) => embedding.length === values.length * 4)
    .map(({ id, embedding }) => ({ id, similarity: Math.min(1, cosine(values, fromBytes(embedding))) }))
    .toSorted((a, b) => b.similarity - a.similarity)
  const wanted = near.filter(({ similarity }) => similarity >= least).slice(0, FEW)
  const nearest = near[0]?.similarity ?? null
  if (wanted.length === 0) return { nearest, answers: [] }
  const found = await pool.query<Row>({
    name: 'response-cache.answers',
    text: BY_ID,
    values: [wanted.map(({ id }) => id)],
  })
  const answers = wanted.flatMap(({ id, similarity }) => {
    const row = found.rows.find((kept) => kept.id === id)
    return row ? [{ ...row, similarity }] : []
  })
  return { nearest, answers }
}

/**
 * Keeps an answer in place of what its scope had for the question. Answers of the user from an earlier corpus go: no
 * question will find them again.
 */
export const keepAnswer = async (
  pool: Pool,
  kept: { scope: Scope; question: Question; answer: Answer; runId: string },
): Promise<void> => {
  const { scope, question, answer, runId } = kept
  await pool.query({
    name: 'response-cache.forget',
    text: `delete from response_cache where user_id = $1 and domain = $2 and (corpus_version <> $3 or id in (
      select id from response_cache where user_id = $1 and domain = $2 order by created_at desc offset ${KEPT}))`,
    values: [scope.userId, scope.domain, scope.corpusVersion],
  })
  await pool.query({
    name: 'response-cache.keep',
    // A run that was deleted meanwhile leaves nothing.
    text: `insert into response_cache as c (id, user_id, is_shared, run_id, domain, corpus_version, language, variant, profile,
        normalised_query, embedding, embedding_model, answer)
      select $1, $2, $3, run.id, $5, $6, $7, $8, $9, $10, $11, $12, $13 from run where run.id = $4 and run.user_id = $2
      on conflict (user_id, domain, corpus_version, language, variant, profile, md5(normalised_query)) do update
        set answer = excluded.answer, run_id = excluded.run_id, is_shared = excluded.is_shared, created_at = now(), hits = 0,
          embedding = excluded.embedding, embedding_model = excluded.embedding_model`,
    values: [
      newId(),
      scope.userId,
      scope.isShared,
      runId,
      scope.domain,
      scope.corpusVersion,
      scope.language,
      scope.variant,
      scope.profile,
      cleanText(question.normalised),
      question.vector && toBytes(question.vector.values),
      question.vector?.model ?? null,
      cleanJsonText(STORED.answer.keep(answer)),
    ],
  })
}

export const touchAnswer = async (pool: Pool, id: string): Promise<void> => {
  await pool.query({
    name: 'response-cache.touch',
    text: 'update response_cache set hits = hits + 1 where id = $1',
    values: [id],
  })
}
