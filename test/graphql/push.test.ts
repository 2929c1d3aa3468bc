import { setTimeout as sleep } from 'node:timers/promises'
import { compactVerify, importJWK } from 'jose'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPool } from '../../src/store/pool.ts'
import { completeRun, failRun } from '../../src/store/run-end.ts'
import { graphql } from '../gql/gql.ts'
import { signUp, SignOut } from '../support/accounts.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { claimStarted } from '../support/claimed.ts'
import { askUser, deliverFast, VAPID_KEY, VAPID_SUBJECT } from '../support/deliveries.ts'
import { createGqlClient } from '../support/gql.ts'
import type { GqlClient } from '../support/gql.ts'
import { CancelRun, createSession, FollowRun, RespondToInput, startRun } from '../support/operations.ts'
import { anAnswer } from '../support/plans.ts'
import { aBrowser } from '../support/push-browser.ts'
import type { Browser } from '../support/push-browser.ts'
import { startReceiverServer } from '../support/receiver-server.ts'
import type { ReceiverServer } from '../support/receiver-server.ts'
import { TEST_KEY } from '../support/vault.ts'

const Key = graphql(`
  query PushKey {
    pushPublicKey
  }
`)
const Register = graphql(`
  mutation RegisterForPush($input: PushSubscriptionInput!) {
    registerPushSubscription(input: $input) {
      ... on RegisterPushSubscriptionPayload {
        pushSubscription {
          id
          isCurrent
          deliveredAt
        }
        viewer {
          pushSubscriptions {
            id
          }
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
  query PushSubscriptions {
    viewer {
      pushSubscriptions {
        id
        isCurrent
        deliveredAt
      }
    }
  }
`)
const Unregister = graphql(`
  mutation UnregisterForPush($id: ID!) {
    deletePushSubscription(id: $id) {
      deletedPushSubscriptionId
      viewer {
        pushSubscriptions {
          id
        }
      }
    }
  }
`)
const Speak = graphql(`
  mutation SpeakForPush($language: Language) {
    setLanguage(language: $language) {
      id
    }
  }
`)

const SECRET_WORDS = '강남구 한빛마을 5억'

let app: TestApp
let pool: Pool
let service: ReceiverServer
let deliverer: ReturnType<typeof deliverFast>
beforeAll(async () => {
  app = await startApp({
    role: 'api',
    env: { PII_KEYS: TEST_KEY, VAPID_PRIVATE_KEY: VAPID_KEY, VAPID_SUBJECT },
  })
  pool = createPool(app.databaseUrl, { max: 6 })
  service = await startReceiverServer()
}, 60_000)
afterAll(async () => {
  await service.close()
  await pool.end()
  await app.stop()
})
beforeEach(() => {
  service.answerWith(201)
  service.received.length = 0
  deliverer = deliverFast(pool)
})
afterEach(() => deliverer.stop())

const register = async (client: GqlClient, browser: Browser): Promise<string> => {
  const { registerPushSubscription: it } = await client.execute(Register, { input: browser.subscription })
  if (!('pushSubscription' in it)) throw new Error(JSON.stringify(it))
  return it.pushSubscription.id
}
const begin = async (client: GqlClient) => {
  const sessionId = await createSession(client)
  const runId = await startRun(client, { sessionId, query: SECRET_WORDS })
  return { sessionId, runId, run: await claimStarted(pool, runId) }
}
const came = () => service.received.length
const idsOf = async (client: GqlClient) =>
  (await client.execute(List, {})).viewer?.pushSubscriptions.map(({ id }) => id)
/** Until nothing is left to be told. */
const settle = async () => {
  await expect
    .poll(async () => (await pool.query('select from delivery')).rowCount, { timeout: 15_000 })
    .toBe(0)
}

describe('a browser that subscribed', () => {
  test('is told of a run that waits, and of its end, once each, in words of ours and ids', async () => {
    const mine = await guest(app.url)
    const [browser, other] = [aBrowser(service.url), aBrowser(service.url)]
    const id = await register(mine, browser)
    await register(await guest(app.url), other)
    const { runId, sessionId, run } = await begin(mine)
    const requestId = await askUser(pool, run)
    await expect.poll(came, { timeout: 10_000 }).toBe(1)
    const [first] = service.received
    expect(first?.path).toBe(new URL(browser.subscription.endpoint).pathname)
    expect(first?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '3600',
      topic: run.id.replaceAll('-', ''),
      urgency: 'normal',
    })
    const told = browser.read(first?.body ?? Buffer.alloc(0))
    expect(told).toMatchObject({ type: 'run.waiting', runId, sessionId, tag: runId, language: 'ko' })
    expect(told.title).toMatch(/[가-힣]/)
    await mine.execute(RespondToInput, { runId, requestId, response: { clarification: SECRET_WORDS } })
    await mine.execute(Speak, { language: 'EN' })
    await completeRun(pool, await claimStarted(pool, runId), anAnswer())
    await expect.poll(came, { timeout: 10_000 }).toBe(2)
    const end = browser.read(service.received[1]?.body ?? Buffer.alloc(0))
    expect(end).toMatchObject({ type: 'run.ended', status: 'COMPLETED', runId, sessionId, language: 'en' })
    expect(end.title).not.toMatch(/[가-힣]/)
    await settle()
    expect(came()).toBe(2)
    for (const { body } of service.received) {
      expect(browser.text(body)).not.toMatch(/강남|한빛|5억/)
      expect(() => other.text(body)).toThrow('authenticate')
    }
    expect((await mine.execute(List, {})).viewer?.pushSubscriptions).toEqual([
      { id, isCurrent: true, deliveredAt: expect.any(String) },
    ])
    const { rows } = await pool.query('select from delivery')
    expect(rows).toEqual([])
  }, 40_000)

  test('is called by this deployment: its push service can tell by the key that the browser subscribed with', async () => {
    const mine = await guest(app.url)
    const { pushPublicKey } = await mine.execute(Key, {})
    await register(mine, aBrowser(service.url))
    const { run } = await begin(mine)
    await completeRun(pool, run, anAnswer())
    await expect.poll(came, { timeout: 10_000 }).toBe(1)
    const [, token = '', key] =
      /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(service.received[0]?.headers.authorization ?? '') ?? []
    expect(key).toBe(pushPublicKey)
    const point = Buffer.from(pushPublicKey ?? '', 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    const signer = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
    const { payload } = await compactVerify(token, signer)
    expect(JSON.parse(Buffer.from(payload).toString())).toMatchObject({
      aud: service.url,
      sub: VAPID_SUBJECT,
    })
  })

  test('is not told of what its user looks at; of what waits it is once they look away', async () => {
    const mine = await guest(app.url)
    await register(mine, aBrowser(service.url))
    const { runId, run } = await begin(mine)
    const looking = mine.subscribe(FollowRun, { runId, after: null })
    const seen = (async () => {
      for await (const _event of looking) if (came() > 0) return
    })()
    await sleep(500)
    await askUser(pool, run)
    // Longer than a delivery waits for somebody who may have begun to look, and until it is looked again.
    await sleep(3_500)
    expect(came()).toBe(0)
    await looking.return?.()
    await seen
    await expect.poll(came, { timeout: 10_000 }).toBe(1)
    await mine.close()
  }, 30_000)

  test('is not told of an end that its user saw, of a question that was answered meanwhile, nor of what they ended', async () => {
    const mine = await guest(app.url)
    await register(mine, aBrowser(service.url))
    const seen = await begin(mine)
    const events = mine.subscribe(FollowRun, { runId: seen.runId, after: null })
    const all = (async () => {
      for await (const _event of events);
    })()
    await sleep(500)
    await completeRun(pool, seen.run, anAnswer())
    await all
    const answered = await begin(mine)
    const requestId = await askUser(pool, answered.run)
    await mine.execute(RespondToInput, {
      runId: answered.runId,
      requestId,
      response: { clarification: '강남' },
    })
    await mine.execute(CancelRun, { runId: answered.runId })
    await settle()
    expect(came()).toBe(0)
    const failed = await begin(mine)
    await failRun(pool, failed.run, { code: 'INTERNAL', message: '문제' })
    await expect.poll(came, { timeout: 10_000 }).toBe(1)
    await mine.close()
  }, 30_000)

  test.each([404, 410])(
    'is forgotten where its push service says %i',
    async (status) => {
      const mine = await guest(app.url)
      await register(mine, aBrowser(service.url))
      service.answerWith(status)
      const { run } = await begin(mine)
      await completeRun(pool, run, anAnswer())
      await expect.poll(() => idsOf(mine), { timeout: 10_000 }).toEqual([])
      await settle()
      expect(came()).toBe(1)
    },
    30_000,
  )

  test('is told once its push service is there again; after some attempts it is let be', async () => {
    const mine = await guest(app.url)
    await register(mine, aBrowser(service.url))
    service.answerWith(503)
    const first = await begin(mine)
    await completeRun(pool, first.run, anAnswer())
    await expect.poll(came, { timeout: 10_000, interval: 20 }).toBe(2)
    service.answerWith(201)
    await expect.poll(came, { timeout: 10_000 }).toBe(3)
    await settle()
    expect(came()).toBe(3)
    service.answerWith(500)
    const second = await begin(mine)
    await completeRun(pool, second.run, anAnswer())
    await settle()
    expect(came()).toBe(6)
    expect(await idsOf(mine)).toHaveLength(1)
  }, 40_000)

  test('is told by another process where one died while it did', async () => {
    const mine = await guest(app.url)
    await register(mine, aBrowser(service.url))
    service.answerWith(null)
    const { run } = await begin(mine)
    await completeRun(pool, run, anAnswer())
    await expect.poll(came, { timeout: 10_000 }).toBe(1)
    await deliverer.stop()
    service.answerWith(201)
    // As if the lease of the dead one had ended.
    await pool.query('update delivery set due_at = now()')
    deliverer = deliverFast(pool)
    await expect.poll(came, { timeout: 10_000 }).toBe(2)
    await settle()
    expect(came()).toBe(2)
  }, 30_000)
})

describe('a registration', () => {
  test('stays the same with the same endpoint, is one user’s, and ends with its sign-in', async () => {
    const [mine, theirs] = [await signUp(createGqlClient(app.url, null)), await guest(app.url)]
    const browser = aBrowser(service.url)
    const id = await register(mine.client, browser)
    expect(await register(mine.client, browser)).toBe(id)
    // Somebody else signs in with the same browser.
    expect(await register(theirs, browser)).not.toBe(id)
    expect(await idsOf(mine.client)).toEqual([])
    expect(await idsOf(theirs)).toHaveLength(1)
    const second = aBrowser(service.url)
    await register(mine.client, second)
    const { run } = await begin(mine.client)
    await mine.client.execute(SignOut, { refreshToken: mine.refreshToken })
    await completeRun(pool, run, anAnswer())
    await settle()
    expect(came()).toBe(0)
    const { rows } = await pool.query('select from push_subscription where endpoint = $1', [
      second.subscription.endpoint,
    ])
    expect(rows).toEqual([])
  }, 30_000)

  test('can be taken back, by its owner alone, and again without harm', async () => {
    const [mine, theirs] = [await guest(app.url), await guest(app.url)]
    const id = await register(mine, aBrowser(service.url))
    expect((await theirs.execute(Unregister, { id })).deletePushSubscription).toBeNull()
    expect(await idsOf(mine)).toEqual([id])
    const { deletePushSubscription: gone } = await mine.execute(Unregister, { id })
    expect(gone).toEqual({ deletedPushSubscriptionId: id, viewer: { pushSubscriptions: [] } })
    expect((await mine.execute(Unregister, { id })).deletePushSubscription).toBeNull()
  })

  test.each([
    ['endpoint', { endpoint: 'http://push.example.com/x' }],
    ['endpoint', { endpoint: 'file:///etc/passwd' }],
    ['p256dh', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    ['p256dh', { p256dh: 'x' }],
    ['auth', { auth: Buffer.alloc(15).toString('base64url') }],
    ['auth', { auth: '' }],
  ])('with a bad %s is refused: %o', async (field, wrong) => {
    const mine = await guest(app.url)
    const input = { ...aBrowser(service.url).subscription, ...wrong }
    const { registerPushSubscription: it } = await mine.execute(Register, { input })
    expect(it).toMatchObject({ field, said: expect.stringMatching(/[가-힣]/) })
  })

  test('is bounded', async () => {
    const mine = await guest(app.url)
    for (let count = 0; count < 20; count++) await register(mine, aBrowser(service.url))
    const { registerPushSubscription: it } = await mine.execute(Register, {
      input: aBrowser(service.url).subscription,
    })
    expect(it).toMatchObject({ message: 'at most 20 browsers can be registered' })
  })
})
