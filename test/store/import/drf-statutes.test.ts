import { fileURLToPath } from 'node:url'
import { beforeEach, expect, test } from 'vitest'
import { isProblem } from '../../../src/domain/source-row.ts'
import { parseDrfStatute } from '../../../src/sources/statute-drf.ts'
import { readStatute } from '../../../src/sources/statutes.ts'
import { inspectTextFile } from '../../../src/sources/text-file.ts'
import { importStatute } from '../../../src/store/import/statutes.ts'
import { drfLaw } from '../../sources/wire-drf.ts'
import { freshPool } from '../../support/db.ts'

const FIXTURE = fileURLToPath(new URL('../../sources/fixtures/statute.md', import.meta.url))
const pool = freshPool()
beforeEach(() => pool.query('truncate law, corpus_version cascade'))

const markdown = async () => readStatute(await inspectTextFile(FIXTURE))
const answer = async () => {
  const { statute, articles } = await markdown()
  return drfLaw(
    statute,
    articles.flatMap((row) => (isProblem(row) ? [] : [row.value])),
  )
}
const fromApi = async (mst = '') => {
  const { statute, articles } = parseDrfStatute(await answer(), mst)
  return importStatute(pool, statute, articles)
}
const laws = async () =>
  (await pool.query('select name, law_id, mst, effective_on::text from law where not is_digest')).rows

test('a law of the API is stored like one of a file, and a second import changes nothing', async () => {
  const first = await fromApi('4242')
  expect(first.skipped).toBe(0)
  expect(first.inserted).toBe(first.read)
  expect(await fromApi('4242')).toMatchObject({ inserted: 0, updated: 0, unchanged: first.read })
  expect(await laws()).toMatchObject([{ mst: '4242' }])
})

test('an answer that does not tell its MST keeps that of the same version', async () => {
  const { statute, articles } = await markdown()
  await importStatute(pool, statute, articles)
  const [before] = await laws()
  expect(await fromApi()).toMatchObject({ inserted: 0, skipped: 0 })
  expect(await laws()).toEqual([before])
})

test('an older version than the stored one changes nothing, with or without its MST', async () => {
  const { statute, articles } = await markdown()
  await importStatute(pool, { ...statute, effectiveOn: '2099-01-01', mst: '999999' }, articles)
  expect(await fromApi()).toMatchObject({
    inserted: 0,
    updated: 0,
    skipped: articles.filter((row) => !isProblem(row)).length,
  })
  expect(await laws()).toMatchObject([{ mst: '999999' }])
})
