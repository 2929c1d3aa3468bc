import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createPool } from '../../src/store/pool.ts'
import { SignOut, signUp, WhoAmI } from '../support/accounts.ts'
import type { Person } from '../support/accounts.ts'
import { startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { createGqlClient, socketUrl } from '../support/gql.ts'
import type { GqlClient } from '../support/gql.ts'
import { createSession } from '../support/operations.ts'

/** A37: what was opened with a token ends with it. */
let app: TestApp
let nobody: GqlClient
beforeAll(async () => {
  app = await startApp({ role: 'api', env: { TOKEN_CHECK_SECONDS: '0.2' } })
  nobody = createGqlClient(app.url, null)
})
afterAll(() => app.stop())

const QUERY = 'subscription ($sessionId: ID!) { sessionEvents(sessionId: $sessionId) { __typename } }'

/** A socket that follows a session, and its close code when it comes. */
const follow = async (person: Person) => {
  const sessionId = await createSession(person.client)
  const socket = new WebSocket(socketUrl(app.url), 'graphql-transport-ws')
  const closed = once(socket, 'close').then(([code, why]) => [code, String(why)])
  await once(socket, 'open')
  const say = (message: object) => socket.send(JSON.stringify(message))
  say({ type: 'connection_init', payload: { authorization: `Bearer ${person.accessToken}` } })
  const [hello] = await once(socket, 'message')
  expect(JSON.parse(String(hello))).toMatchObject({ type: 'connection_ack' })
  say({ type: 'subscribe', id: '1', payload: { query: QUERY, variables: { sessionId } } })
  return { socket, closed }
}

const stream = async (person: Person) => {
  const sessionId = await createSession(person.client)
  const response = await fetch(app.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${person.accessToken}`,
    },
    body: JSON.stringify({ query: QUERY, variables: { sessionId } }),
  })
  expect(response.status).toBe(200)
  return response.text()
}

test('signing out closes the sockets of that sign-in with 4403, and those of others stay', async () => {
  const [leaving, staying] = [await signUp(nobody), await signUp(nobody)]
  const [left, stayed] = [await follow(leaving), await follow(staying)]
  await nobody.execute(SignOut, { refreshToken: leaving.refreshToken })
  expect(await left.closed).toEqual([4403, 'the token was revoked'])
  expect(stayed.socket.readyState).toBe(WebSocket.OPEN)
  stayed.socket.close()
})

test('a socket cannot be opened with a token that was revoked', async () => {
  const person = await signUp(nobody)
  await nobody.execute(SignOut, { refreshToken: person.refreshToken })
  const socket = new WebSocket(socketUrl(app.url), 'graphql-transport-ws')
  await once(socket, 'open')
  const closed = once(socket, 'close')
  socket.send(
    JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${person.accessToken}` } }),
  )
  expect((await closed)[0]).toBe(4403)
})

test('an event stream over HTTP ends with an error that says why', async () => {
  const person = await signUp(nobody)
  const text = stream(person)
  await new Promise((resolve) => setTimeout(resolve, 300))
  await nobody.execute(SignOut, { refreshToken: person.refreshToken })
  const events = await text
  expect(events).toContain('"message":"the token was revoked","extensions":{"code":"UNAUTHENTICATED"}')
  expect(events.trimEnd()).toMatch(/event: complete/)
})

test('a user who is deleted or closed is nobody at once, over HTTP and on open sockets', async () => {
  const pool = createPool(app.databaseUrl, { max: 1 })
  for (const statement of [
    'delete from app_user where email = $1',
    'update app_user set is_active = false where email = $1',
  ]) {
    const person = await signUp(nobody)
    const { closed } = await follow(person)
    await pool.query(statement, [person.email])
    const { errors } = await person.client.request(WhoAmI, {})
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
    expect(await closed).toEqual([4403, 'the token was revoked'])
  }
  await pool.end()
  expect(app.complaints).toEqual([])
})
