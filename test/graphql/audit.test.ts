import { serverAudits } from 'graphql-http'
import { expect, test } from 'vitest'
import { serveApp } from '../support/served.ts'

const app = serveApp({ role: 'api' })

// The url is asked for when an audit runs: the server is not up when the tests are listed.
const audits = serverAudits({ url: () => app.url })

test('there are audits', () => expect(audits.length).toBeGreaterThanOrEqual(60))

test.each(audits)('GraphQL over HTTP $id: $name', async (audit) => {
  const result = await audit.fn()
  expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok')
})
