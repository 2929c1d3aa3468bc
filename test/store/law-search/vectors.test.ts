import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readStatute } from '../../../src/sources/statutes.ts'
import { inspectTextFile } from '../../../src/sources/text-file.ts'
import { importStatute } from '../../../src/store/import/statutes.ts'
import { createHashEmbedder } from '../../../src/store/law-search/embedder.ts'
import type { Embedder } from '../../../src/store/law-search/embedder.ts'
import { embedArticles } from '../../../src/store/law-search/index-articles.ts'
import { createLawSearch } from '../../../src/store/law-search/search.ts'
import { setupVectors } from '../../../src/store/law-search/vectors.ts'
import { migrate } from '../../../src/store/migrate.ts'
import { createPool } from '../../../src/store/pool.ts'
import { loadLaws } from '../../../src/store/reference/load-laws.ts'
import { lawDigests } from '../../../src/store/reference/law.ts'
import { inTransaction } from '../../../src/store/transaction-block.ts'
import { startVectorServer } from '../../support/pgvector.ts'
import type { VectorServer } from '../../support/pgvector.ts'
import { shared } from '../../support/shared.ts'

const statutes = shared('data/statutes')
const TABLE = 'law_search.article_vector'

/** Stands in for a model with so many numbers that only halves of them fit an index. */
const largeEmbedder = (name: string, dims: number): Embedder => {
  const { embed } = createHashEmbedder()
  return {
    name,
    dims,
    embed: async (texts) =>
      (await embed(texts)).map((small) =>
        Float32Array.from({ length: dims }, (_, at) => 3 * (small[at % small.length] ?? 0)),
      ),
  }
}

const questionsOf = async (name: string): Promise<string[]> =>
  (await readFile(new URL(name, import.meta.url), 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t')[0] ?? '')

// Needs a PostgreSQL with pgvector: `apt-get install postgresql-NN-pgvector`, or PGVECTOR_URL of a server's superuser.
describe.skipIf(!startVectorServer)('a server with pgvector', () => {
  let server: VectorServer
  let pool: Pool
  beforeAll(async () => {
    if (!startVectorServer) throw new Error('skipped without one')
    server = await startVectorServer()
    await migrate(server.url)
    pool = createPool(server.url, { max: 4, statementTimeoutMs: 5_000 })
    await inTransaction(pool, (client) => loadLaws(client, lawDigests(), 'test', () => {}))
    for (const name of statutes ? await readdir(statutes) : []) {
      const { statute, articles } = await readStatute(await inspectTextFile(join(statutes ?? '', name)))
      await importStatute(pool, statute, articles)
    }
  }, 180_000)
  afterAll(async () => {
    await pool.end()
    await server.stop()
  }, 60_000)

  const countOf = async (model: string): Promise<number> => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from ${TABLE} where model = $1`,
      [model],
    )
    return rows[0]?.count ?? 0
  }
  /** The same corpus without the table: everything is compared in process. */
  const without = async <T>(search: () => Promise<T>): Promise<T> => {
    await pool.query('alter schema law_search rename to law_search_aside')
    try {
      return await search()
    } finally {
      await pool.query('alter schema law_search_aside rename to law_search')
    }
  }

  const compare = async (embedder: Embedder) => {
    const questions = [
      ...(await questionsOf('lay-questions.tsv')),
      ...(await questionsOf('lay-questions-unseen.tsv')),
    ]
    const rank = async () => {
      const errors: unknown[] = []
      // Vectors count as those of a model do, so that their order shows.
      const laws = createLawSearch(pool, {
        embedder,
        vectorWeight: 0.7,
        onError: (error) => errors.push(error),
      })
      const found: Record<string, string[]> = {}
      for (const [at, query] of questions.entries()) {
        const lawName = at % 5 === 4 ? '민법' : undefined
        const hits = await laws.search({ query, first: 20, ...(lawName && { lawName }) })
        found[query] = hits.map((hit) => `${hit.lawName} ${hit.articleNumber} ${hit.score.toFixed(6)}`)
      }
      expect(errors).toEqual([])
      return found
    }
    const inDatabase = await rank()
    expect(await without(rank)).toEqual(inDatabase)
    expect(Object.values(inDatabase).every((hits) => hits.length > 0)).toBe(true)
  }

  test('ranks as the comparison in process does', async () => {
    await compare(createHashEmbedder())
    expect(await countOf(createHashEmbedder().name)).toBeGreaterThan(300)
  }, 120_000)

  test('is asked through its HNSW index', async () => {
    const { rows } = await pool.query<{ definition: string }>(
      `select indexdef as definition from pg_indexes where schemaname = 'law_search' and indexdef like '%hnsw%'`,
    )
    expect(rows.map(({ definition }) => definition).join()).toContain('vector(512)')
    const client = new Client({ connectionString: server.url })
    await client.connect()
    try {
      await client.query('set enable_sort = off')
      const plan = await client.query<{ 'QUERY PLAN': string }>(
        `explain select article_id from ${TABLE} where model = '${createHashEmbedder().name}'
         order by embedding::vector(512) <=> (select embedding from ${TABLE} limit 1)::vector(512) limit 5`,
      )
      expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Scan using nearest_/)
    } finally {
      await client.end()
    }
  })

  test('takes over a changed article, and only that', async () => {
    await createLawSearch(pool).search({ query: '대항력', first: 1 })
    const before = await pool.query<{ id: string; digest: string }>(
      `select article_id as id, digest from ${TABLE}`,
    )
    const [first] = before.rows
    await pool.query('update legal_article set embedding = set_byte(embedding, 3, 63) where id = $1', [
      first?.id,
    ])
    await createLawSearch(pool).search({ query: '대항력', first: 1 })
    const after = await pool.query<{ id: string; digest: string }>(
      `select article_id as id, digest from ${TABLE}`,
    )
    const known = new Set(before.rows.map(({ id, digest }) => `${id} ${digest}`))
    expect(after.rows.filter(({ id, digest }) => !known.has(`${id} ${digest}`)).map(({ id }) => id)).toEqual([
      first?.id,
    ])
  })

  test('halves stand in for vectors too long for the index, and the order is exact again', async () => {
    const embedder = largeEmbedder('long-model', 2_100)
    expect(await embedArticles(pool, embedder)).toBeGreaterThan(300)
    await compare(embedder)
    expect(await embedArticles(pool, embedder)).toBe(0)
    const { rows } = await pool.query<{ definition: string }>(
      `select indexdef as definition from pg_indexes where schemaname = 'law_search'`,
    )
    expect(rows.map(({ definition }) => definition).join()).toContain('halfvec(2100)')
  }, 240_000)

  test('is set up again without a change, and by a role that may not, not at all', async () => {
    const count = await countOf('long-model')
    await setupVectors(pool)
    expect(await countOf('long-model')).toBe(count)
    await pool.query('create role law_reader')
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query('drop schema law_search cascade')
      await client.query('drop extension vector cascade')
      await client.query('grant select on pg_available_extensions to law_reader')
      await client.query('set local role law_reader')
      await setupVectors(client)
      await client.query('reset role')
      const { rows } = await client.query<{ ready: boolean }>(
        `select to_regclass('${TABLE}') is not null as ready`,
      )
      expect(rows[0]?.ready).toBe(false)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})
