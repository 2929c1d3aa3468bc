import { beforeEach, expect, test } from 'vitest'
import { createHashEmbedder } from '../../../src/store/law-search/embedder.ts'
import type { Embedder } from '../../../src/store/law-search/embedder.ts'
import { embedArticles, indexArticles } from '../../../src/store/law-search/index-articles.ts'
import { createLawSearch } from '../../../src/store/law-search/search.ts'
import { freshPool } from '../../support/db.ts'

const pool = freshPool({ max: 4 })

const ARTICLES = 70

beforeEach(async () => {
  await pool.query('truncate law cascade')
  await pool.query(
    `with law as (
       insert into law (name, kind, law_id, mst, source_url, corpus_version)
       values ('민법', '법률', '1', '2', 'https://www.law.go.kr/법령/민법', 'test') returning id)
     insert into legal_article (law_id, article_number, title, content, position)
     select law.id, '제' || n || '조', '제목 ' || n, '내용 ' || n, n from law, generate_series(1, $1) n`,
    [ARTICLES],
  )
  await indexArticles(pool)
})

/** A model that has read `texts`, and fails from the call that is told on. */
const model = (name: string, fails = Number.POSITIVE_INFINITY) => {
  const texts: string[] = []
  let calls = 0
  const embedder: Embedder = {
    name,
    dims: 4,
    embed(batch) {
      if (++calls >= fails) return Promise.reject(new Error('the model is down'))
      texts.push(...batch)
      // Not of length one, as some servers answer.
      return Promise.resolve(batch.map((text) => Float32Array.from([text.length, 2, 3, 4])))
    },
  }
  return { embedder, texts }
}

const models = async (): Promise<Record<string, number>> => {
  const { rows } = await pool.query<{ model: string; count: number; dims: number }>(
    `select embedding_model as model, count(*)::int as count, min(octet_length(embedding)) / 4 as dims
     from legal_article group by 1 order by 1`,
  )
  return Object.fromEntries(rows.map(({ model: name, count }) => [name, count]))
}

const change = (article: string) =>
  pool.query(
    `update legal_article set content = content || ' neu', tokens = null where article_number = $1`,
    [article],
  )

test('a model reads every article once, and again only what has changed', async () => {
  const { embedder, texts } = model('model-a')
  expect(await embedArticles(pool, embedder)).toBe(ARTICLES)
  expect(await embedArticles(pool, embedder)).toBe(0)
  await change('제7조')
  expect(await indexArticles(pool)).toBe(1)
  expect(await models()).toEqual({ [createHashEmbedder().name]: 1, 'model-a': ARTICLES - 1 })
  expect(await embedArticles(pool, embedder)).toBe(1)
  expect(texts).toHaveLength(ARTICLES + 1)
  expect(texts.at(-1)).toContain('neu')
  const { rows } = await pool.query<{ embedding: Buffer }>('select embedding from legal_article limit 1')
  const numbers = new Float32Array(Uint8Array.from(rows[0]?.embedding ?? []).buffer)
  expect(Math.hypot(...numbers)).toBeCloseTo(1)
})

test('another model replaces the vectors, one without a key does not', async () => {
  await embedArticles(pool, model('model-a').embedder)
  expect(await embedArticles(pool, model('model-b').embedder)).toBe(ARTICLES)
  expect(await indexArticles(pool)).toBe(0)
  expect(await models()).toEqual({ 'model-b': ARTICLES })
})

test('what a model has read before it failed is kept, and told to running servers', async () => {
  const version = async () =>
    (await pool.query<{ version: string }>(`select version from corpus_version where name = 'law'`)).rows[0]
      ?.version
  const before = await version()
  await expect(embedArticles(pool, model('model-a', 2).embedder)).rejects.toThrow('the model is down')
  expect((await models())['model-a']).toBe(64)
  expect(await version()).not.toBe(before)
  expect(await embedArticles(pool, model('model-a').embedder)).toBe(ARTICLES - 64)
})

test('two processes do not pay twice', async () => {
  const { embedder, texts } = model('model-a')
  await Promise.all([embedArticles(pool, embedder), embedArticles(pool, embedder)])
  expect(texts).toHaveLength(ARTICLES)
})

test('a shutdown does not wait for the model', async () => {
  const stop = new AbortController()
  const embedder: Embedder = { name: 'slow', dims: 4, embed: () => new Promise(() => {}) }
  const work = embedArticles(pool, embedder, { signal: stop.signal })
  setTimeout(() => {
    stop.abort()
  }, 50)
  await expect(work).rejects.toThrow('aborted')
  // The lock is free again.
  expect(await embedArticles(pool, model('model-a').embedder)).toBe(ARTICLES)
})

test('search tells what no model has read yet, and goes on by words where the model is down', async () => {
  const missing: number[] = []
  const errors: string[] = []
  const laws = createLawSearch(pool, {
    embedder: model('model-a', 1).embedder,
    onMissingVectors: (count) => missing.push(count),
    onError: (_, what) => errors.push(what),
  })
  const hits = await laws.search({ query: '제목 7', first: 3 })
  expect(hits[0]?.articleNumber).toBe('제7조')
  expect(missing).toEqual([ARTICLES])
  expect(errors).toEqual(['the question has no vector'])
})
