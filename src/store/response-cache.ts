import { sql } from 'kysely'
import type { Expression } from 'kysely'
import type { Pool } from 'pg'
import type { Answer } from '../domain/answer.ts'
import { newId } from '../domain/id.ts'
import { STORED } from '../domain/stored.ts'
import type { Language } from '../domain/run.ts'
import { anyOf, asJson, now, statement } from './db.ts'
import type { Db, Given, RowOf } from './db.ts'
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

export interface CachedAnswer {
  id: string
  normalised: string
  /** 1 for the same question. */
  similarity: number
  answer: unknown
  madeAt: string
}

/** Of one user in one scope, the newest. */
const KEPT = 200

type Scoped = Omit<Scope, 'isShared'>

/** Nothing of another scope is ever read: of whomever, only what depends on the same. */
const scopedOf = (db: Db, given: Given<Scoped>) =>
  db
    .selectFrom('ResponseCache as c')
    .where('c.domain', '=', given.domain)
    .where('c.corpusVersion', '=', given.corpusVersion)
    .where('c.language', '=', given.language)
    .where('c.variant', '=', given.variant)
    .where('c.profile', '=', given.profile)

const SHOWN = ['c.id', 'c.normalisedQuery', 'c.answer', 'c.createdAt'] as const

/** As the index has it: a query of 20,000 characters does not fit into an entry. */
const md5 = (text: Expression<string>) => sql<string>`md5(${text})`

interface Same extends Scoped {
  normalised: string
}
const sameOf = (db: Db, given: Given<Same>) =>
  scopedOf(db, given)
    .select(SHOWN)
    .where(md5(sql.ref('c.normalisedQuery')), '=', md5(given.normalised))

const own = statement('response-cache.same', (db, given: Given<Same>) =>
  sameOf(db, given).where('c.user', '=', given.userId),
)
type Row = RowOf<typeof own>

const shared = statement('response-cache.shared', (db, given: Given<Same>) =>
  sameOf(db, given)
    .where('c.isShared', '=', true)
    .where('c.user', '<>', given.userId)
    .orderBy('c.createdAt', 'desc')
    .limit(1),
)

const similar = statement('response-cache.similar', (db, given: Given<Scoped & { model: string }>) =>
  scopedOf(db, given)
    .select(['c.id', 'c.embedding'])
    .where('c.user', '=', given.userId)
    .where('c.embeddingModel', '=', given.model)
    .orderBy('c.createdAt', 'desc')
    .limit(KEPT),
)

const byId = statement('response-cache.answers', (db, given: Given<{ ids: readonly string[] }>) =>
  db.selectFrom('ResponseCache as c').select(SHOWN).where('c.id', '=', anyOf(given.ids)),
)

const cached = ({ id, normalisedQuery, answer, createdAt }: Row, similarity: number): CachedAnswer => ({
  id,
  normalised: normalisedQuery,
  similarity,
  answer,
  madeAt: createdAt.toISOString(),
})

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
): Promise<{ nearest: number | null; answers: CachedAnswer[] }> => {
  const { isShared, ...scoped } = scope
  const normalised = cleanText(question.normalised)
  if (question.vector === null) {
    const asked = { ...scoped, normalised }
    const found = await Promise.all([own.all(pool, asked), isShared ? shared.all(pool, asked) : []])
    const same = found.flat().filter((row) => row.normalisedQuery === normalised)
    return { nearest: same.length > 0 ? 1 : null, answers: same.map((row) => cached(row, 1)) }
  }
  const { model, values } = question.vector
  const near = (await similar.all(pool, { ...scoped, model }))
    .flatMap(({ id, embedding }) =>
      embedding?.length === values.length * 4
        ? [{ id, similarity: Math.min(1, cosine(values, fromBytes(embedding))) }]
        : [],
    )
    .toSorted((a, b) => b.similarity - a.similarity)
  const wanted = near.filter(({ similarity }) => similarity >= least).slice(0, FEW)
  const nearest = near[0]?.similarity ?? null
  if (wanted.length === 0) return { nearest, answers: [] }
  const found = await byId.all(pool, { ids: wanted.map(({ id }) => id) })
  const answers = wanted.flatMap(({ id, similarity }) => {
    const row = found.find((kept) => kept.id === id)
    return row ? [cached(row, similarity)] : []
  })
  return { nearest, answers }
}

const forget = statement('response-cache.forget', (db, given: Given<Scoped>) =>
  db
    .deleteFrom('ResponseCache')
    .where('user', '=', given.userId)
    .where('domain', '=', given.domain)
    .where((row) =>
      row.or([
        row('corpusVersion', '<>', given.corpusVersion),
        row(
          'id',
          'in',
          db
            .selectFrom('ResponseCache as c')
            .select('c.id')
            .where('c.user', '=', given.userId)
            .where('c.domain', '=', given.domain)
            .orderBy('c.createdAt', 'desc')
            .offset(KEPT),
        ),
      ]),
    ),
)

interface Kept extends Scope {
  id: string
  runId: string
  normalised: string
  embedding: Buffer | null
  model: string | null
  answer: string
}

/** What the answers of a user are told apart by, beside their questions. */
const SCOPE = ['user', 'domain', 'corpusVersion', 'language', 'variant', 'profile'] as const

const keep = statement('response-cache.keep', (db, given: Given<Kept>) =>
  db
    .insertInto('ResponseCache')
    .columns([
      'id',
      'isShared',
      'corpusVersion',
      'domain',
      'language',
      'variant',
      'profile',
      'normalisedQuery',
      'embedding',
      'embeddingModel',
      'answer',
      'run',
      'user',
    ])
    // A run that was deleted meanwhile leaves nothing.
    .expression(
      db
        .selectFrom('Run')
        .select([
          given.id.as('id'),
          given.isShared.as('shared'),
          given.corpusVersion.as('corpus'),
          given.domain.as('domain'),
          given.language.as('language'),
          given.variant.as('variant'),
          given.profile.as('profile'),
          given.normalised.as('normalised'),
          given.embedding.as('embedding'),
          given.model.as('model'),
          asJson(given.answer).as('answer'),
          'Run.id as run',
          'Run.user as owner',
        ])
        .where('Run.id', '=', given.runId)
        .where('Run.user', '=', given.userId),
    )
    .onConflict((former) =>
      former
        .expression(sql`${sql.join(SCOPE.map((name) => sql.ref(name)))}, ${md5(sql.ref('normalisedQuery'))}`)
        .doUpdateSet({
          answer: (of) => of.ref('excluded.answer'),
          run: (of) => of.ref('excluded.run'),
          isShared: (of) => of.ref('excluded.isShared'),
          createdAt: now,
          hits: 0,
          embedding: (of) => of.ref('excluded.embedding'),
          embeddingModel: (of) => of.ref('excluded.embeddingModel'),
        }),
    ),
)

/**
 * Keeps an answer in place of what its scope had for the question. Answers of the user from an earlier corpus go: no
 * question will find them again.
 */
export const keepAnswer = async (
  pool: Pool,
  kept: { scope: Scope; question: Question; answer: Answer; runId: string },
): Promise<void> => {
  const { scope, question, answer, runId } = kept
  await forget.run(pool, scope)
  await keep.run(pool, {
    ...scope,
    id: newId(),
    runId,
    normalised: cleanText(question.normalised),
    embedding: question.vector && toBytes(question.vector.values),
    model: question.vector?.model ?? null,
    answer: cleanJsonText(STORED.answer.keep(answer)),
  })
}

const touch = statement('response-cache.touch', (db, given: Given<{ id: string }>) =>
  db
    .updateTable('ResponseCache')
    .set((row) => ({ hits: row('hits', '+', 1) }))
    .where('id', '=', given.id),
)

export const touchAnswer = async (pool: Pool, id: string): Promise<void> => {
  await touch.run(pool, { id })
}
