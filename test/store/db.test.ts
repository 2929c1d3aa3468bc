import { expect, test } from 'vitest'
import { newId } from '../../src/domain/id.ts'
import { anyOf, asJson, entitiesOn, statement } from '../../src/store/db.ts'
import type { Given } from '../../src/store/db.ts'
import { UserProfile } from '../../src/store/entities/user-profile.ts'
import { User } from '../../src/store/entities/user.ts'
import { inTransaction } from '../../src/store/transaction-block.ts'
import { freshPool } from '../support/db.ts'

const pool = freshPool({ max: 3 })

interface NewUser {
  id: string
  email: string
}
const insertUser = statement('test.insert-user', (db, given: Given<NewUser>) =>
  db
    .insertInto('User')
    .values({ id: given.id, email: given.email, type: 'USER' })
    .returning(['id', 'isActive']),
)
const findUsers = statement('test.find-users', (db, given: Given<{ ids: readonly string[] }>) =>
  db
    .selectFrom('User as u')
    .leftJoin('UserProfile as p', 'p.user', 'u.id')
    .select(['u.id', 'u.email', 'u.createdAt', 'p.user as profileOf', 'p.birthDate'])
    .where('u.id', '=', anyOf(given.ids))
    .orderBy('u.email'),
)
const emailOf = (id: string, before = '') => `${before}${id}@example.com`

test('rows have the names of their properties, and are what the entities say', async () => {
  const [one, other] = [newId(), newId()]
  expect(await insertUser.first(pool, { id: one, email: emailOf(one, 'a') })).toEqual({
    id: one,
    isActive: true,
  })
  await insertUser.run(pool, { id: other, email: emailOf(other, 'b') })
  await pool.query(`insert into user_profile (user_id, birth_date) values ($1, '1988-02-29')`, [one])
  expect(await findUsers.all(pool, { ids: [one, other] })).toEqual([
    {
      id: one,
      email: emailOf(one, 'a'),
      createdAt: expect.any(Date),
      profileOf: one,
      birthDate: '1988-02-29',
    },
    { id: other, email: emailOf(other, 'b'), createdAt: expect.any(Date), profileOf: null, birthDate: null },
  ])
})

test('a bigint that is a number comes as one, also beyond the integers of 32 bits', async () => {
  const user = newId()
  await insertUser.run(pool, { id: user, email: emailOf(user) })
  await pool.query('insert into viewer_feed (user_id, last_seq) values ($1, 9007199254740991)', [user])
  const lastOf = statement('test.last-of', (db, given: Given<{ user: string }>) =>
    db.selectFrom('ViewerFeed').select(['user as userId', 'lastSeq']).where('user', '=', given.user),
  )
  expect(await lastOf.first(pool, { user })).toEqual({ userId: user, lastSeq: Number.MAX_SAFE_INTEGER })
})

test('what is told is a parameter, once however often it is used; what is written stands in the text', () => {
  const both = statement('test.both', (db, given: Given<{ word: string; json: string }>) =>
    db
      .updateTable('SavedSearch')
      .set({ name: given.word, filter: asJson(given.json) })
      .where('queryText', '=', given.word)
      .where('alertsEnabled', '=', true),
  )
  const { text, values, name } = both.config({ word: `it's`, json: '{}' })
  expect({ name, values }).toEqual({ name: 'test.both', values: [`it's`, '{}'] })
  expect(text).toBe(
    'update "saved_search" set "name" = $1, "filter" = $2::jsonb where "query_text" = $1 and "alerts_enabled" = true',
  )
  expect(() => statement('test.both', (db) => db.selectFrom('User').select('id'))).toThrow('test.both')
})

test('statements, plain pg and entities are one transaction, which commits or rolls back as a whole', async () => {
  const write = (fails: boolean, [one, other]: readonly [string, string]) =>
    inTransaction(pool, async (client) => {
      await insertUser.run(client, { id: one, email: emailOf(one, 'a') })
      const em = entitiesOn(client)
      // What the statement has written is there for the entities, and the other way round.
      const user = await em.findOneOrFail(User, { id: one })
      em.create(UserProfile, { user, bio: 'of both' })
      em.create(User, { id: other, email: emailOf(other, 'b'), type: 'USER' })
      await em.flush()
      expect((await findUsers.all(client, { ids: [one, other] })).map(({ profileOf }) => profileOf)).toEqual([
        one,
        null,
      ])
      await client.query('update app_user set is_active = false where id = $1', [other])
      if (fails) throw new Error('changed my mind')
    })
  const [kept, gone] = [
    [newId(), newId()],
    [newId(), newId()],
  ] as const
  await write(false, kept)
  await expect(write(true, gone)).rejects.toThrow('changed my mind')
  expect((await findUsers.all(pool, { ids: [...kept, ...gone] })).map(({ id }) => id)).toEqual(kept)
})
