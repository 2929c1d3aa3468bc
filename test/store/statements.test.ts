import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { statementTexts } from '../../src/store/db.ts'
import { freshPool } from '../support/db.ts'

const pool = freshPool({ max: 1 })
const store = fileURLToPath(new URL('../../src/store', import.meta.url))

test('PostgreSQL takes every statement that is written over the entities', async () => {
  for (const file of readdirSync(store, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.ts')) await import(`${store}/${file}`)
  const refused: string[] = []
  for (const [name, text] of statementTexts()) {
    await pool
      .query(`prepare it as ${text()}`)
      .catch((error: unknown) => refused.push(`${name}: ${String(error)}\n${text()}`))
    await pool.query('deallocate all')
  }
  expect(refused).toEqual([])
  expect(statementTexts().size).toBeGreaterThan(50)
})

/** Ids and places that are bigints, which are texts in TypeScript as `pg` gives them. */
const OF_BIGINT_IDS = /^(?:favorites?\.|saved_search\.watch|places|statute\.|homes\.|regions\.)/

test('what is worked out comes as what its row says: no bigint, numeric or date but of a property that is a text', async () => {
  const strays: string[] = []
  for (const [name, text] of statementTexts()) {
    if (OF_BIGINT_IDS.test(name)) continue
    await pool.query(`prepare it as ${text()}`)
    const { rows } = await pool.query<{ types: string[] | null }>(
      `select result_types::text[] as types from pg_prepared_statements where name = 'it'`,
    )
    await pool.query('deallocate all')
    if ((rows[0]?.types ?? []).some((type) => ['bigint', 'numeric', 'date'].includes(type))) strays.push(name)
  }
  expect(strays).toEqual([])
})
