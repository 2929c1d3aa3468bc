import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { MAX_PUSH_SUBSCRIPTIONS, MAX_WEBHOOKS, WEBHOOK_EVENTS } from '../../src/domain/webhook.ts'
import { keepPushSubscription } from '../../src/store/push-subscriptions.ts'
import { insertSavedSearch, MAX_SAVED_SEARCHES } from '../../src/store/saved-searches.ts'
import { insertWebhook } from '../../src/store/webhooks.ts'
import { freshPool } from '../support/db.ts'
import { insertUser } from '../support/people.ts'

const AT_ONCE = 20
const pool = freshPool({ max: AT_ONCE })

const signIn = async (userId: string): Promise<string> => {
  const family = randomUUID()
  await pool.query(
    `insert into refresh_token (id, user_id, token_hash, family, expires_at)
     values ($1, $2, $3, $4, now() + interval '1 day')`,
    [randomUUID(), userId, randomUUID(), family],
  )
  return family
}
const aKey = () => createECDH('prime256v1').generateKeys('base64url')

test.each([
  {
    what: 'webhooks',
    most: MAX_WEBHOOKS,
    one: async (userId: string) =>
      insertWebhook(pool, userId, {
        url: 'https://example.com/',
        events: WEBHOOK_EVENTS,
        seal: () => 'sealed',
      }),
  },
  {
    what: 'browsers',
    most: MAX_PUSH_SUBSCRIPTIONS,
    one: async (userId: string, family: string) =>
      keepPushSubscription(pool, userId, {
        endpoint: `https://example.com/${randomUUID()}`,
        p256dh: aKey(),
        auth: randomBytes(16).toString('base64url'),
        family,
        userAgent: null,
        language: 'KO',
      }),
  },
  {
    what: 'saved searches',
    most: MAX_SAVED_SEARCHES,
    one: async (userId: string) =>
      insertSavedSearch(pool, userId, {
        name: '강남',
        filter: {},
        queryText: null,
        unrecognized: [],
        alertsEnabled: true,
      }),
  },
])('a user gets no more than $most $what, however many come at once', async ({ most, one }) => {
  // Every connection is there before it begins: otherwise they would come one by one.
  await Promise.all(Array.from({ length: AT_ONCE }, () => pool.query('select pg_sleep(0.05)')))
  const userId = await insertUser(pool)
  const family = await signIn(userId)
  const kept = await Promise.all(Array.from({ length: most + AT_ONCE }, () => one(userId, family)))
  expect(kept.filter((row) => row !== null)).toHaveLength(most)
})
