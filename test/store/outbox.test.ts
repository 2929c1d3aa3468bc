import type { Pool } from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { createOutbox } from '../../src/store/outbox.ts'
import { freshPool } from '../support/db.ts'

const pool: Pool = freshPool({ max: 4 })

beforeEach(async () => {
  await pool.query(
    'drop table if exists noted; create table noted (tx xid8, kind text, word text check (word <> $$bad$$))',
  )
})

/** An outbox of two kinds, and what each was told to be kept. */
const opened = () => {
  const outbox = createOutbox(pool)
  const told: string[] = []
  const kindOf = (kind: string) =>
    outbox.open<string, { word: string }>({
      statement: (words) => {
        if (words.includes('unsayable')) throw new Error('cannot be said')
        return {
          text: 'insert into noted select pg_current_xact_id(), $1, unnest($2::text[]) returning word',
          values: [kind, words],
        }
      },
      kept: (rows) => told.push(...rows.map(({ word }) => `${kind} ${word}`)),
    })
  return { a: kindOf('a'), b: kindOf('b'), told }
}

/** The words of each transaction, in the order in which they were written. */
const rounds = async () => {
  const { rows } = await pool.query<{ words: string[] }>(
    `select array_agg(kind || ' ' || word) as words from noted group by tx order by tx`,
  )
  return rows.map(({ words }) => words)
}

test('what comes in during a round is the next one, all kinds in one transaction and in their order', async () => {
  const { a, b, told } = opened()
  const first = a('one')
  // The round has begun.
  await new Promise((resolve) => setImmediate(resolve))
  await Promise.all([first, b('two'), a('three'), b('four')])
  expect(await rounds()).toEqual([['a one'], ['a three', 'b two', 'b four']])
  expect(told).toEqual(['a one', 'a three', 'b two', 'b four'])
})

test.each(['bad', 'unsayable'])(
  'a round fails as a whole, and nobody is told that anything was kept: %s',
  async (word) => {
    const { a, b, told } = opened()
    for (const [of, and] of [
      ['one', word],
      [word, 'one'],
    ]) {
      const results = await Promise.allSettled([a(of ?? ''), b(and ?? '')])
      expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    }
    expect([await rounds(), told]).toEqual([[], []])
    await a('two')
    expect([await rounds(), told]).toEqual([[['a two']], ['a two']])
  },
)

test('of one key one goes out in a round, in the order in which they came, and a round that fails is no matter of the rest', async () => {
  const outbox = createOutbox(pool)
  const send = outbox.open<string, { word: string }>({
    keyOf: (word) => word[0] ?? '',
    statement: (words) => ({
      text: 'insert into noted select pg_current_xact_id(), $1, unnest($2::text[]) returning word',
      values: ['a', words],
    }),
    kept: () => {},
  })
  const begun = send('x0')
  await new Promise((resolve) => setImmediate(resolve))
  await Promise.all([begun, ...['x1', 'y1', 'x2', 'z1', 'x3', 'y2'].map((word) => send(word))])
  expect(await rounds()).toEqual([['a x0'], ['a x1', 'a y1', 'a z1'], ['a x2', 'a y2'], ['a x3']])
  const results = await Promise.allSettled(['bad', 'better', 'x4'].map((word) => send(word)))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected'])
})

test('what can wait goes out with what cannot, and by itself where there is nothing else', async () => {
  const { a, b } = opened()
  const waiting = a('one', { canWait: true })
  await new Promise((resolve) => setImmediate(resolve))
  expect(await rounds()).toEqual([])
  await Promise.all([b('two'), waiting])
  await a('three', { canWait: true })
  expect(await rounds()).toEqual([['a one', 'b two'], ['a three']])
})
