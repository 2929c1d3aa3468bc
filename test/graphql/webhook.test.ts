import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createAnnouncer } from '../../src/accounts/announce-matches.ts'
import { createRuleCache } from '../../src/store/rules.ts'
import { createPool } from '../../src/store/pool.ts'
import { completeRun } from '../../src/store/run-end.ts'
import { graphql } from '../gql/gql.ts'
import type { WebhookEvent } from '../gql/graphql.ts'
import { signUp } from '../support/accounts.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { claimStarted } from '../support/claimed.ts'
import { askUser, deliverFast } from '../support/deliveries.ts'
import { insertHome, insertOffer, insertRegions, refresh } from '../support/estate.ts'
import { createGqlClient } from '../support/gql.ts'
import type { GqlClient } from '../support/gql.ts'
import { CancelRun, createSession, startRun } from '../support/operations.ts'
import { anAnswer } from '../support/plans.ts'
import { startReceiverServer } from '../support/receiver-server.ts'
import type { Received, ReceiverServer } from '../support/receiver-server.ts'
import { RULE_ROWS } from '../support/rules.ts'
import { TEST_KEY } from '../support/vault.ts'

const Create = graphql(`
  mutation CreateWebhookForTest($url: String!, $events: [WebhookEvent!]) {
    createWebhook(url: $url, events: $events) {
      ... on WebhookWithSecret {
        secret
        formerUntil
        webhook {
          id
          url
          events
          isOn
        }
      }
      ... on InvalidInputError {
        field
        message
        said
      }
    }
  }
`)
const List = graphql(`
  query WebhooksForTest {
    viewer {
      webhooks {
        id
        url
        events
        isOn
        stoppedBecause
        failures
        lastError
        deliveredAt
      }
    }
  }
`)
const Update = graphql(`
  mutation UpdateWebhookForTest($id: ID!, $isOn: Boolean, $events: [WebhookEvent!]) {
    updateWebhook(id: $id, isOn: $isOn, events: $events) {
      __typename
      ... on Webhook {
        isOn
        events
        stoppedBecause
        failures
      }
    }
  }
`)
const Rotate = graphql(`
  mutation RotateWebhookForTest($id: ID!) {
    rotateWebhookSecret(id: $id) {
      __typename
      ... on WebhookWithSecret {
        secret
        formerUntil
      }
    }
  }
`)
const Try = graphql(`
  mutation TryWebhookForTest($id: ID!) {
    testWebhook(id: $id) {
      __typename
      ... on WebhookTest {
        isTaken
        status
        error
      }
    }
  }
`)
const Delete = graphql(`
  mutation DeleteWebhookForTest($id: ID!) {
    deleteWebhook(id: $id) {
      deletedWebhookId
      viewer {
        webhooks {
          id
        }
      }
    }
  }
`)
const Save = graphql(`
  mutation SaveForWebhook($name: String!) {
    saveSearch(name: $name, filter: { regionCodes: ["1168000000"] }) {
      ... on SavedSearch {
        id
      }
    }
  }
`)

let app: TestApp
let pool: Pool
let server: ReceiverServer
let deliverer: ReturnType<typeof deliverFast>
beforeAll(async () => {
  app = await startApp({ role: 'api', env: { PII_KEYS: TEST_KEY } })
  pool = createPool(app.databaseUrl, { max: 6 })
  await insertRegions(pool)
  server = await startReceiverServer()
}, 60_000)
afterAll(async () => {
  await server.close()
  await pool.end()
  await app.stop()
})
beforeEach(() => {
  server.answerWith(204)
  server.received.length = 0
  deliverer = deliverFast(pool)
})
afterEach(() => deliverer.stop())

const person = async () => (await signUp(createGqlClient(app.url, null))).client
const create = async (client: GqlClient, events: WebhookEvent[] | null = null) => {
  const { createWebhook: made } = await client.execute(Create, { url: `${server.url}/hook`, events })
  if (!('secret' in made)) throw new Error(JSON.stringify(made))
  return { id: made.webhook.id, secret: made.secret }
}
const begin = async (client: GqlClient) => {
  const sessionId = await createSession(client)
  const runId = await startRun(client, { sessionId, query: '강남구 한빛마을 5억' })
  return { sessionId, runId, run: await claimStarted(pool, runId) }
}
const finish = async (client: GqlClient) => {
  const { run } = await begin(client)
  await completeRun(pool, run, anAnswer())
}
const came = () => server.received.length
const readBy = (secret: string, { body, headers }: Received) =>
  new Webhook(secret).verify(
    body,
    Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, String(value)])),
  )
const only = async (client: GqlClient) => (await client.execute(List, {})).viewer?.webhooks[0]
const settle = async () => {
  await expect
    .poll(async () => (await pool.query('select from delivery')).rowCount, { timeout: 15_000 })
    .toBe(0)
}

describe('a webhook', () => {
  test('is told of runs that wait and end, signed so that the standard’s own library knows it, in ids alone', async () => {
    const mine = await person()
    const { secret } = await create(mine)
    const { runId, sessionId, run } = await begin(mine)
    await askUser(pool, run)
    await expect.poll(came).toBe(1)
    await mine.execute(CancelRun, { runId })
    await expect.poll(came).toBe(2)
    const [waiting, ended] = server.received
    if (waiting === undefined || ended === undefined) throw new Error('nothing came')
    expect(readBy(secret, waiting)).toEqual({
      type: 'run.waiting',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { runId, sessionId },
    })
    expect(readBy(secret, ended)).toMatchObject({
      type: 'run.ended',
      data: { runId, sessionId, status: 'CANCELLED' },
    })
    expect(waiting.headers['webhook-id']).not.toBe(ended.headers['webhook-id'])
    expect(`${waiting.body} ${ended.body}`).not.toMatch(/강남|한빛|example\.com/)
    expect(() => readBy(secret, { ...waiting, body: Buffer.from(`${waiting.body} `) })).toThrow('signature')
    expect((await only(mine))?.deliveredAt).not.toBeNull()
    const { rows } = await pool.query<{ secret: string }>('select secret from webhook')
    expect(rows.every((row) => !row.secret.includes(secret.slice(6)))).toBe(true)
  })

  test('is told of what meets a saved search, and only of what it wants', async () => {
    const mine = await person()
    const { secret } = await create(mine, ['SAVED_SEARCH_MATCHED'])
    const { saveSearch } = await mine.execute(Save, { name: '강남' })
    const announce = createAnnouncer({
      pool,
      rules: createRuleCache(pool, RULE_ROWS),
      told: () => {},
      log: { error: () => {} },
    })
    await announce()
    const home = await insertHome(pool, { name: '은마' })
    await insertOffer(pool, home)
    await refresh(pool)
    await announce()
    await finish(mine)
    await expect.poll(came).toBe(1)
    await settle()
    const [told] = server.received
    expect(told && readBy(secret, told)).toMatchObject({
      type: 'saved_search.matched',
      data: {
        savedSearchId: 'id' in saveSearch ? saveSearch.id : '',
        listings: [{ propertyId: btoa(`Property:${home}`) }],
        hasMore: false,
      },
    })
    expect(came()).toBe(1)
  })

  test('is told again what it did not take, under the same id, and then of nothing until it is switched on', async () => {
    const mine = await person()
    const { id } = await create(mine, ['RUN_ENDED'])
    server.answerWith(500)
    await finish(mine)
    await expect.poll(async () => (await only(mine))?.isOn, { timeout: 10_000 }).toBe(false)
    expect(await only(mine)).toMatchObject({ stoppedBecause: 'FAILING', failures: 3, lastError: 'HTTP 500' })
    expect(new Set(server.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(came()).toBe(3)
    server.answerWith(204)
    await finish(mine)
    await sleep(300)
    expect(came()).toBe(3)
    const { updateWebhook } = await mine.execute(Update, { id, isOn: true })
    expect(updateWebhook).toMatchObject({ isOn: true, stoppedBecause: null, failures: 0 })
    await finish(mine)
    await expect.poll(came).toBe(4)
    await settle()
    expect(await only(mine)).toMatchObject({ isOn: true, failures: 0, lastError: null })
  }, 30_000)

  test('that is gone is told nothing more, and a slow one holds up nobody', async () => {
    const [mine, theirs] = [await person(), await person()]
    await create(mine)
    server.answerWith(410)
    await finish(mine)
    await expect.poll(async () => (await only(mine))?.stoppedBecause).toBe('GONE')
    const slow = await startReceiverServer()
    slow.answerWith(null)
    for (let count = 0; count < 4; count++)
      await theirs.execute(Create, { url: slow.url, events: ['RUN_ENDED'] })
    await finish(theirs)
    await expect.poll(() => slow.received.length).toBe(4)
    const third = await person()
    server.answerWith(204)
    await create(third)
    const before = came()
    await finish(third)
    await expect.poll(came, { interval: 10 }).toBe(before + 1)
    // Not one of the slow ones was given up for it.
    expect(slow.waiting()).toBe(4)
    await slow.close()
    await settle()
  }, 30_000)

  test('that never answers holds up nobody, however much there is to tell it', async () => {
    const [many, one] = [await person(), await person()]
    const slow = await startReceiverServer()
    slow.answerWith(null)
    const events: WebhookEvent[] = ['RUN_ENDED']
    for (let count = 0; count < 5; count++)
      await many.execute(Create, { url: `${slow.url}/${count}`, events })
    for (let count = 0; count < 12; count++) await finish(many)
    await expect.poll(() => slow.received.length).toBeGreaterThan(0)
    await create(one)
    const before = came()
    const tried = slow.received.length
    await finish(one)
    await expect.poll(came, { interval: 10, timeout: 20_000 }).toBe(before + 1)
    // It did not have to wait until they were given up, one after the other.
    expect(slow.received.length - tried).toBeLessThanOrEqual(4)
    expect(slow.mostAtOnce()).toBeLessThanOrEqual(4)
    await pool.query('delete from delivery')
    await slow.close()
  }, 60_000)

  test('is told of one thing after the other, so that what came later does not overtake', async () => {
    const mine = await person()
    await create(mine, ['RUN_ENDED'])
    const runs = [await begin(mine), await begin(mine), await begin(mine), await begin(mine)]
    server.answerWith(204, {}, 150)
    for (const { run } of runs) await completeRun(pool, run, anAnswer())
    await expect.poll(came).toBe(4)
    await settle()
    expect(server.mostAtOnce()).toBe(1)
    expect(server.received.map(({ body }) => JSON.parse(body.toString()).data.runId)).toEqual(
      runs.map(({ runId }) => runId),
    )
  })

  test('can be verified by the lines of docs/webhooks.md', async () => {
    const mine = await person()
    const { secret } = await create(mine, ['RUN_ENDED'])
    await finish(mine)
    await expect.poll(came).toBe(1)
    const [told] = server.received
    if (told === undefined) throw new Error('nothing came')
    const docs = readFileSync(new URL('../../docs/webhooks.md', import.meta.url), 'utf8')
    const [, lines = ''] = /```js\n(import \{ createHmac[\s\S]*?)```/.exec(docs) ?? []
    const file = join(mkdtempSync(join(inject('scratch'), 'docs-')), 'verify.mjs')
    writeFileSync(file, lines)
    const { isOurs } = await import(/* @vite-ignore */ file)
    const body = told.body.toString()
    const late = Date.now() + 600_000
    expect([isOurs(secret, told.headers, body), isOurs(secret, told.headers, `${body} `)]).toEqual([
      true,
      false,
    ])
    expect(isOurs(secret, told.headers, body, late)).toBe(false)
    expect(isOurs(`${secret.slice(0, -4)}AAA=`, told.headers, body)).toBe(false)
  })

  test('has two secrets for a day after a rotation, each of which verifies', async () => {
    const mine = await person()
    const { id, secret } = await create(mine, ['RUN_ENDED'])
    const { rotateWebhookSecret: rotated } = await mine.execute(Rotate, { id })
    if (rotated.__typename !== 'WebhookWithSecret') throw new Error(rotated.__typename)
    expect(rotated.secret).not.toBe(secret)
    expect(Date.parse(rotated.formerUntil ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000)
    await finish(mine)
    await expect.poll(came).toBe(1)
    const [told] = server.received
    for (const good of [secret, rotated.secret])
      expect(told && readBy(good, told)).toMatchObject({ type: 'run.ended' })
    await pool.query('update webhook set former_until = now()')
    await finish(mine)
    await expect.poll(came).toBe(2)
    const second = server.received[1]
    expect(second && readBy(rotated.secret, second)).toMatchObject({ type: 'run.ended' })
    expect(() => second && readBy(secret, second)).toThrow('signature')
  })

  test('can be tried: what came of it is told at once', async () => {
    const mine = await person()
    const { id, secret } = await create(mine)
    expect((await mine.execute(Try, { id })).testWebhook).toMatchObject({
      isTaken: true,
      status: 204,
      error: null,
    })
    const [told] = server.received
    expect(told && readBy(secret, told)).toMatchObject({ type: 'webhook.test' })
    server.answerWith(302, { location: `${server.url}/elsewhere` })
    expect((await mine.execute(Try, { id })).testWebhook).toMatchObject({ isTaken: false, error: 'HTTP 302' })
    expect(came()).toBe(2)
  })

  test('belongs to its owner; guests have none, and nobody too many', async () => {
    const [mine, theirs, nobody] = [await person(), await person(), await guest(app.url)]
    const { id } = await create(mine)
    expect((await theirs.execute(Update, { id, isOn: false })).updateWebhook.__typename).toBe('NotFoundError')
    expect((await theirs.execute(Rotate, { id })).rotateWebhookSecret.__typename).toBe('NotFoundError')
    expect((await theirs.execute(Try, { id })).testWebhook.__typename).toBe('NotFoundError')
    expect((await theirs.execute(Delete, { id })).deleteWebhook).toBeNull()
    expect((await only(mine))?.isOn).toBe(true)
    expect(came()).toBe(0)
    const { createWebhook: refused } = await nobody.execute(Create, { url: `${server.url}/x`, events: null })
    expect(refused).toMatchObject({ said: expect.stringContaining('가입') })
    for (let count = 0; count < 4; count++) await create(mine)
    const { createWebhook: sixth } = await mine.execute(Create, { url: `${server.url}/x`, events: null })
    expect(sixth).toMatchObject({ message: 'at most 5 webhooks can be registered' })
    const { deleteWebhook } = await mine.execute(Delete, { id })
    expect(deleteWebhook?.viewer.webhooks).toHaveLength(4)
  })

  test.each([
    ['url', 'http://example.com/', null],
    ['url', 'https://me:secret@example.com/', null],
    ['url', 'gopher://127.0.0.1/', null],
    ['url', 'https://example.com/hook/850315-1234567', null],
    ['url', 'https://example.com/?phone=%2B82%2010-9753-5678', null],
    ['events', 'https://example.com/', []],
  ])('with a bad %s is refused: %s', async (field, url, events) => {
    const { createWebhook: it } = await (await person()).execute(Create, { url, events })
    expect(it).toMatchObject({ field, said: expect.stringMatching(/[가-힣]/) })
  })
})
