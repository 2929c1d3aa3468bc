import { print } from 'graphql'
import { describe, expect, test } from 'vitest'
import { graphql } from '../gql/gql.ts'
import { newEmail, signUp } from '../support/accounts.ts'
import { createSession, startRun } from '../support/operations.ts'
import { createGqlClient, openSocket, post } from '../support/gql.ts'
import { guest } from '../support/app.ts'
import type { GqlClient } from '../support/gql.ts'
import { serveApp } from '../support/served.ts'

const app = serveApp({ role: 'api' })

const Refuse = graphql(`
  mutation Refuse($title: String!, $id: ID!, $input: StartRunInput!) {
    createSession(title: $title) {
      ... on Error {
        code
        message
        said
      }
      ... on InvalidInputError {
        field
        issues {
          field
          rule
          limit {
            min
            max
          }
          said
        }
      }
    }
    renameSession(sessionId: $id, title: "x") {
      ... on Error {
        code
        message
        said
      }
    }
    startRun(input: $input) {
      ... on Error {
        code
        said
      }
    }
  }
`)
const Speak = graphql(`
  mutation Speak($language: Language) {
    setLanguage(language: $language) {
      language
    }
  }
`)
const TooMany = graphql(`
  query TooManySessions {
    viewer {
      sessions(first: 1000) {
        edges {
          cursor
        }
      }
    }
  }
`)

const HANGUL = /[가-힣]/

const refused = async (by: GqlClient, acceptLanguage: string | null) => {
  const sessionId = await createSession(by)
  await startRun(by, { sessionId, query: '질문' })
  const { data } = await post<{
    createSession: { code: string; message: string; said: string; field: string; issues: object[] }
    renameSession: { code: string; message: string; said: string }
    startRun: { code: string; said: string }
  }>(
    by.url,
    {
      query: print(Refuse),
      variables: {
        title: ' ',
        id: btoa('ChatSession:x'),
        input: { sessionId, query: '다른 질문' },
      },
    },
    {
      authorization: `Bearer ${by.token}`,
      ...(acceptLanguage !== null && { 'accept-language': acceptLanguage }),
    },
  )
  if (!data) throw new Error('refused altogether')
  return data
}

describe('an expected failure', () => {
  test.each([
    ['ko-KR,ko;q=0.9', true],
    ['en-US,en;q=0.9', false],
    [null, true],
  ])(
    'has a code, its rule as data, and words for who reads (Accept-Language: %s)',
    async (header, isKorean) => {
      const mine = await guest(app.url)
      const { createSession: title, renameSession: missing, startRun: conflict } = await refused(mine, header)
      expect(title).toMatchObject({
        code: 'INVALID_INPUT',
        message: 'title must have 1 to 100 characters',
        field: 'title',
        issues: [{ field: 'title', rule: 'LENGTH', limit: { min: 1, max: 100 } }],
      })
      expect(missing).toMatchObject({ code: 'NOT_FOUND', message: 'the session was not found' })
      expect(conflict).toMatchObject({ code: 'RUN_CONFLICT' })
      for (const { said } of [title, missing, conflict])
        expect([said, HANGUL.test(said)]).toEqual([said, isKorean])
      expect(missing.said).toBe(isKorean ? '대화를 찾을 수 없어요.' : 'The conversation was not found.')
    },
  )

  test('is told in the language that its user chose, whatever their device says', async () => {
    const mine = await guest(app.url)
    expect(await mine.execute(Speak, { language: 'EN' })).toEqual({ setLanguage: { language: 'EN' } })
    expect((await refused(mine, 'ko')).createSession.said).not.toMatch(HANGUL)
    const top = await post(
      app.url,
      { query: print(TooMany) },
      { authorization: `Bearer ${mine.token}`, 'accept-language': 'ko' },
    )
    expect(top.errors?.[0]?.extensions?.['said']).toBe('It must be at most 100.')
    expect(await mine.execute(Speak, {})).toEqual({ setLanguage: { language: null } })
    expect((await refused(mine, 'ko')).createSession.said).toMatch(HANGUL)
  })

  test('says the same where it has no data, over HTTP and sockets', async () => {
    const mine = await guest(app.url)
    const expected = {
      code: 'INVALID_INPUT',
      field: 'first',
      rule: 'MAX',
      limit: { min: null, max: 100 },
      issues: [{ field: 'first', rule: 'MAX', limit: { min: null, max: 100 } }],
    }
    for (const [language, said] of [
      ['ko', '100 이하여야 해요.'],
      ['en', 'It must be at most 100.'],
    ] as const) {
      const { errors } = await post(
        app.url,
        { query: print(TooMany) },
        { authorization: `Bearer ${mine.token}`, 'accept-language': language },
      )
      expect(errors?.[0]?.extensions).toMatchObject({ ...expected, said })
    }
    await mine.execute(Speak, { language: 'EN' })
    const socket = openSocket(app.url, { connectionParams: { authorization: `Bearer ${mine.token}` } })
    for await (const { errors } of socket.iterate({ query: print(TooMany) }))
      expect(errors?.[0]?.extensions).toMatchObject({ ...expected, said: 'It must be at most 100.' })
    await socket.dispose()
  })

  test('of who is nobody, and of a token that does not hold, is told too', async () => {
    const ask = (headers: Record<string, string>) =>
      post(app.url, { query: 'mutation { signOutEverywhere { count } }' }, headers)
    for (const authorization of [undefined, 'Bearer x.y.z'])
      for (const [language, said] of [
        ['ko', '다시 로그인해 주세요.'],
        ['en', 'Please sign in again.'],
      ] as const) {
        const { errors } = await ask({ 'accept-language': language, ...(authorization && { authorization }) })
        expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', said })
      }
  })

  test('of sign-ups and passwords is told in words of their own', async () => {
    const nobody = createGqlClient(app.url, null)
    const sign = async (variables: object) => {
      const { data } = await post<{ signUp: { code: string; said: string } }>(
        app.url,
        {
          query:
            'mutation ($email: String!, $password: String!) { signUp(email: $email, password: $password) { ... on Error { code said } } }',
          variables,
        },
        { 'accept-language': 'ko' },
      )
      return data?.signUp
    }
    const { email } = await signUp(nobody)
    const good = 'Wp9#kqzt-2Lm'
    expect(await sign({ email, password: good })).toEqual({
      code: 'EMAIL_TAKEN',
      said: '이미 가입한 이메일이에요.',
    })
    expect(await sign({ email: newEmail(), password: 'password' })).toEqual({
      code: 'INVALID_INPUT',
      said: '너무 흔한 비밀번호예요. 다른 것으로 정해 주세요.',
    })
    expect(await sign({ email: 'x', password: good })).toEqual({
      code: 'INVALID_INPUT',
      said: '이메일 주소가 아니에요.',
    })
  })
})

test('every scalar says where its form is specified', async () => {
  const { data } = await post<{
    __schema: { types: { kind: string; name: string; specifiedByURL: string | null }[] }
  }>(app.url, { query: '{ __schema { types { kind name specifiedByURL } } }' })
  const own = data?.__schema.types.filter(
    ({ kind, name }) => kind === 'SCALAR' && !['ID', 'String', 'Int', 'Float', 'Boolean'].includes(name),
  )
  expect(own?.length).toBeGreaterThan(3)
  for (const { name, specifiedByURL } of own ?? [])
    expect([name, URL.canParse(specifiedByURL ?? '')]).toEqual([name, true])
})
