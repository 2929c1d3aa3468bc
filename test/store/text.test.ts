import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Pool } from 'pg'
import { createPool } from '../../src/store/pool.ts'
import { cleanText } from '../../src/domain/text/clean.ts'
import { cleanJson, cleanJsonText } from '../../src/store/text.ts'
import { freshDatabase } from '../support/db.ts'
import type { TestDatabase } from '../support/db.ts'

const anyText = fc.string({ unit: 'binary' }).map((text) => `${text}\0\uD800가`)
const badJson = fc.dictionary(anyText, fc.oneof(anyText, fc.array(anyText), fc.dictionary(anyText, anyText)))

describe('text on its way into the database', () => {
  let database: TestDatabase
  let pool: Pool
  beforeAll(async () => {
    database = await freshDatabase()
    pool = createPool(database.url, { max: 1 })
  })
  afterAll(async () => {
    await pool.end()
    await database.drop()
  })

  test('loses NUL, gets lone surrogates replaced, and keeps everything else', () => {
    expect(cleanText('강남\0구 \uD83C\uDFE0 \uD83C')).toBe('강남구 \uD83C\uDFE0 \uFFFD')
    expect(cleanJson({ 'a\0': ['\0x', { b: '\uDC00', n: 1, z: null }] })).toEqual({
      a: ['x', { b: '\uFFFD', n: 1, z: null }],
    })
  })

  test('comes back from text and jsonb as it was written, whatever it was', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, badJson, async (text, json) => {
        const [t, j] = [cleanText(text), cleanJson(json)]
        const { rows } = await pool.query('select $1::text as t, $2::jsonb as j', [t, JSON.stringify(j)])
        expect(rows[0]).toEqual({ t, j })
      }),
      { numRuns: 50 },
    )
  })

  test('is as clean when only its JSON is looked at', () => {
    expect(cleanJsonText({ 'a\b': '\f가\u000b' })).toBe('{"a":"가"}')
    const value = fc.oneof(
      fc.jsonValue({ stringUnit: 'binary' }),
      badJson,
      fc.string({ unit: fc.constantFrom('\\', 'u', '0', '\b', '\f', '\v', '\u202e', '가', '\u0085', '"') }),
    )
    fc.assert(
      fc.property(value, (it) => {
        expect(cleanJsonText(it)).toBe(JSON.stringify(cleanJson(it)))
      }),
    )
  })

  test('is left alone when it is clean', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => cleanText(text) === text || text.includes('\0')),
    )
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'grapheme-ascii' }), (value) => {
        expect(cleanJson(value)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})
