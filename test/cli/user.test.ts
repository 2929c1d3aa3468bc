import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runUser } from '../../src/cli/user/run.ts'
import { PASSWORD, SignIn, signUp, WhoAmI } from '../support/accounts.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { runHere, runProcess } from '../support/command.ts'
import { createGqlClient } from '../support/gql.ts'
import type { GqlClient } from '../support/gql.ts'
import { openPeer } from '../support/production.ts'

let app: TestApp
let nobody: GqlClient
beforeAll(async () => {
  app = await startApp({ role: 'api', env: { TOKEN_CHECK_SECONDS: '60', SIGN_UPS_PER_HOUR: '1000' } })
  nobody = createGqlClient(app.url, null)
}, 120_000)
afterAll(() => app.stop())

const run = (...args: string[]) => runHere(runUser, args, { DATABASE_URL: app.databaseUrl })

describe('npm run user', { timeout: 60_000 }, () => {
  test('gives an account another type, which holds for the tokens that are around, and says so in the log', async () => {
    const person = await signUp(nobody)
    const { code, stdout, stderr } = await runProcess(
      'user.ts',
      ['set', person.email.toUpperCase(), '--type', 'agent'],
      {
        DATABASE_URL: app.databaseUrl,
      },
    )
    expect([code, stdout]).toEqual([0, expect.stringMatching(/AGENT {2}open/)])
    expect((await person.client.execute(WhoAmI, {})).viewer?.type).toBe('AGENT')
    const line = stderr.split('\n').find((it) => it.includes('"audit":"account"')) ?? ''
    expect(JSON.parse(line)).toMatchObject({
      operator: expect.stringMatching(/./),
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      from: { type: 'USER', isActive: true },
      to: { type: 'AGENT', isActive: true },
    })
    expect(line).not.toContain(person.email)
    expect((await run('list', '--type', 'AGENT')).stdout).toContain(person.email)
    expect((await run('list', '--type', 'ADMIN')).stdout).toBe('')
  })

  test('closes an account at once, sockets included, and opens it without its old sign-ins', async () => {
    const person = await signUp(nobody)
    const peer = await openPeer(app.url, { init: { authorization: `Bearer ${person.accessToken}` } })
    expect((await run('close', person.userId)).stdout).toMatch(/closed/)
    // The process would not have looked by itself for a minute.
    expect((await peer.closed).code).toBe(4403)
    const signIn = async () =>
      (await nobody.execute(SignIn, { email: person.email, password: PASSWORD })).signIn.__typename
    expect(await signIn()).toBe('InvalidCredentialsError')
    expect((await run('list', '--closed')).stdout).toContain(person.email)
    expect((await run('open', person.email)).code).toBe(0)
    expect(await signIn()).toBe('AuthPayload')
    const { errors } = await person.client.request(WhoAmI, {})
    expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED')
  })

  test('does nothing to guests, to nobody, and where it is not understood', async () => {
    const { viewer } = await (await guest(app.url)).execute(WhoAmI, {})
    expect(await run('set', viewer?.id ?? '', '--type', 'ADMIN')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('a guest becomes something by opening an account'),
    })
    expect(await run('close', 'nobody@example.com')).toMatchObject({
      code: 1,
      stderr: 'the account was not found\n',
    })
    for (const args of [
      [],
      ['set', 'x'],
      ['set', 'x', '--type', 'GUEST'],
      ['promote', 'x'],
      ['close'],
      ['list', '--x'],
    ])
      expect((await run(...args)).code).toBe(2)
  })
})

test('nothing of this was worth a complaint', () => {
  expect(app.complaints).toEqual([])
})
