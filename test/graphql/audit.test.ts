import { serverAudits } from 'graphql-http'
import { expect, test } from 'vitest'
import { openSocket, post } from '../support/gql.ts'
import { serveApp } from '../support/served.ts'

const app = serveApp({ role: 'api' })

// The url is asked for when an audit runs: the server is not up when the tests are listed.
const audits = serverAudits({ url: () => app.url })

test('there are audits', () => expect(audits.length).toBeGreaterThanOrEqual(60))

test.each(audits)('GraphQL over HTTP $id: $name', async (audit) => {
  const result = await audit.fn()
  expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok')
})

test('a document that cannot be parsed is 400 over HTTP, also when a socket has sent it before', async () => {
  const query = '{ unparsable(first: '
  const socket = openSocket(app.url)
  const refused = await new Promise<unknown>((resolve) => {
    socket.subscribe({ query }, { next: resolve, error: resolve, complete: () => resolve(null) })
  })
  await socket.dispose()
  expect(JSON.stringify(refused)).toContain('Syntax Error')
  for (const time of [1, 2]) {
    const { status, errors } = await post(app.url, { query }, { accept: 'application/graphql-response+json' })
    expect([time, status, errors?.[0]?.extensions]).toEqual([time, 400, { code: 'GRAPHQL_PARSE_FAILED' }])
  }
})
