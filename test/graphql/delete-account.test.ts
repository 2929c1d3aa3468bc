import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../src/domain/id.ts'
import { putMailToken } from '../../src/store/mail-tokens.ts'
import { createPool } from '../../src/store/pool.ts'
import { graphql } from '../gql/gql.ts'
import { newEmail, PASSWORD, RefreshTokens, SignIn, signUp, SignUp, WhoAmI } from '../support/accounts.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { createGqlClient } from '../support/gql.ts'
import { createSession, CreateSession, followRun, startRun } from '../support/operations.ts'
import { tablesThatMention } from '../support/traces.ts'

let app: TestApp
let pool: Pool
beforeAll(async () => {
  app = await startApp()
  pool = createPool(app.databaseUrl, { max: 2 })
})
afterAll(async () => {
  await pool.end()
  await app.stop()
})

const DeleteAccount = graphql(`
  mutation DeleteAccount($password: String, $confirm: Boolean) {
    deleteAccount(password: $password, confirm: $confirm) {
      deletedUserId
    }
  }
`)

const GONE = { deleteAccount: { deletedUserId: expect.any(String) } }
const databaseId = (id: string): string => atob(id).replace(/^[^:]*:/, '')

test('nothing of a deleted account is left in any table, checkpoints and jobs included', async () => {
  const email = newEmail()
  const { signUp: opened } = await createGqlClient(app.url, null).execute(SignUp, {
    email,
    password: PASSWORD,
    nickname: '곧 사라질 사람',
  })
  if (opened.__typename !== 'AuthPayload') throw new Error(opened.message)
  const client = createGqlClient(app.url, opened.accessToken)
  const sessions = [await createSession(client), await createSession(client)]
  const first = await startRun(client, { sessionId: sessions[0] ?? '', query: '전세금 5% 인상 가능해?' })
  const events = await followRun(client, first)
  expect(events.at(-1)?.__typename).toBe('RunCompleted')
  const second = await startRun(client, {
    sessionId: sessions[1] ?? '',
    query: '마포구 아파트 전세 시세 알려줘',
  })
  const userId = databaseId(opened.user.id)
  const traces = [email, '곧 사라질 사람', userId, ...[...sessions, first, second].map(databaseId)]
  const before = (await tablesThatMention(pool, traces)).map((name) => name.replace(/^public\./, ''))
  for (const table of [
    'app_user',
    'user_profile',
    'local_auth',
    'refresh_token',
    'run',
    'langgraph.checkpoints',
  ])
    expect(before).toContain(table)

  expect(await client.execute(DeleteAccount, { password: PASSWORD })).toEqual(GONE)
  await client.close()
  // A job that was being worked on ends by itself.
  await expect.poll(() => tablesThatMention(pool, traces), { timeout: 15_000 }).toEqual([])
  expect(app.complaints).toEqual([])

  const nobody = createGqlClient(app.url, null)
  const { errors } = await client.request(WhoAmI, {})
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  const { refreshTokens } = await nobody.execute(RefreshTokens, { refreshToken: opened.refreshToken })
  expect(refreshTokens.__typename).toBe('InvalidCredentialsError')
  const { signIn } = await nobody.execute(SignIn, { email, password: PASSWORD })
  expect(signIn.__typename).toBe('InvalidCredentialsError')
  // The name is free again.
  const { signUp: again } = await nobody.execute(SignUp, {
    email,
    password: PASSWORD,
    nickname: '곧 사라질 사람',
  })
  expect(again.__typename).toBe('AuthPayload')
})

test('a guest may go as well, and somebody else’s things stay', async () => {
  const [leaving, staying] = [await guest(app.url), await guest(app.url)]
  await createSession(leaving)
  const kept = await createSession(staying)
  expect(await leaving.execute(DeleteAccount, {})).toEqual(GONE)
  expect(await tablesThatMention(pool, [databaseId(kept)])).toContain('public.chat_session')
})

test('an account with a password asks for it again, whoever has its token', async () => {
  const person = await signUp(createGqlClient(app.url, null))
  const codeOf = async (variables: { password?: string; confirm?: boolean }) =>
    (await person.client.request(DeleteAccount, variables)).errors?.[0]?.extensions?.['code']
  expect(await codeOf({})).toBe('INVALID_INPUT')
  expect(await codeOf({ confirm: true })).toBe('INVALID_INPUT')
  expect(await codeOf({ password: 'another password' })).toBe('INVALID_CREDENTIALS')
  expect(await codeOf({ password: 'x'.repeat(5_000) })).toBe('INVALID_CREDENTIALS')
  // Guesses are counted as those of sign-in.
  for (let at = 2; at < 10; at++) await codeOf({ password: `guess number ${at}` })
  expect(await codeOf({ password: PASSWORD })).toBe('TOO_MANY_ATTEMPTS')
  expect((await person.client.execute(WhoAmI, {})).viewer?.email).toBe(person.email)
})

test('an account without a password asks for a fresh sign-in or a word', async () => {
  const signIns = async (email: string) => {
    const person = await signUp(createGqlClient(app.url, null), email)
    await pool.query('delete from local_auth a using app_user u where u.id = a.user_id and u.email = $1', [
      email,
    ])
    return person
  }
  const fresh = await signIns(newEmail())
  expect(await fresh.client.execute(DeleteAccount, {})).toEqual(GONE)
  const old = await signIns(newEmail())
  await pool.query(
    `update refresh_token t set signed_in_at = now() - interval '16 minutes'
     from app_user u where u.id = t.user_id and u.email = $1`,
    [old.email],
  )
  const { errors } = await old.client.request(DeleteAccount, {})
  expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', field: 'confirm' } }])
  expect(await old.client.execute(DeleteAccount, { confirm: true })).toEqual(GONE)
})

test('nobody has no account to delete', async () => {
  const { errors } = await createGqlClient(app.url, null).request(DeleteAccount, {})
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
})

test('sessions that are created while the account goes do not outlive it', async () => {
  const client = await guest(app.url)
  const { viewer } = await client.execute(WhoAmI, {})
  const results = await Promise.allSettled([
    ...Array.from({ length: 8 }, () => createSession(client)),
    client.execute(DeleteAccount, {}),
    ...Array.from({ length: 8 }, () => createSession(client)),
  ])
  expect(results[8]).toMatchObject({ status: 'fulfilled' })
  expect(await tablesThatMention(pool, [databaseId(viewer?.id ?? '')])).toEqual([])
})

test('what is written for an account that goes in the same moment is refused, and is no failure of the server', async () => {
  const client = await guest(app.url)
  const { viewer } = await client.execute(WhoAmI, {})
  const going = await pool.connect()
  try {
    await going.query('begin')
    await going.query('delete from app_user where id = $1', [databaseId(viewer?.id ?? '')])
    // Its token is still good; the new row waits for what becomes of the user's.
    const created = client.request(CreateSession, { title: 'too late' })
    await new Promise((resolve) => setTimeout(resolve, 300))
    await going.query('commit')
    const { status, errors } = await created
    expect(status).toBeLessThan(500)
    expect(errors).toMatchObject([
      { message: 'the account was deleted', extensions: { code: 'UNAUTHENTICATED' } },
    ])
  } finally {
    going.release()
  }
  expect(app.complaints).toEqual([])
})

test('a session that is gone before it can be shown is not found, and is no failure of the server', async () => {
  // Deleted at the end of the very transaction that made it: as if its owner had gone in that moment.
  await pool.query(`create function vanish() returns trigger language plpgsql as
    $$ begin delete from chat_session where id = new.id; return null; end $$`)
  await pool.query(`create constraint trigger vanish after insert on chat_session
    deferrable initially deferred for each row when (new.title = 'gone at once') execute function vanish()`)
  const client = await guest(app.url)
  const { createSession: created } = await client.execute(CreateSession, { title: 'gone at once' })
  expect(created).toEqual({ __typename: 'NotFoundError', message: 'the session was not found' })
  expect(app.complaints).toEqual([])
})

test('no mail is kept for an account that goes before it is written', async () => {
  const token = {
    purpose: 'EMAIL_VERIFICATION',
    hash: 'h',
    expiresAt: new Date(Date.now() + 60_000),
  } as const
  expect(await putMailToken(pool, { ...token, userId: newId() })).toBe(false)
})
