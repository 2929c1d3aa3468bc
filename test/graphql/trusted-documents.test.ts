import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { askSocket, sendJson } from '../support/production.ts'
import { createTempFiles } from '../support/temp-files.ts'

const KNOWN = 'query Known { __typename }'
const MANIFEST = { 'sha256-known': KNOWN, guest: 'mutation Guest { signInAsGuest { accessToken } }' }

const files = createTempFiles()
let app: TestApp
beforeAll(async () => {
  const file = files.write('documents.json', JSON.stringify(MANIFEST))
  app = await startApp({ role: 'api', env: { TRUSTED_DOCUMENTS: file } })
})
afterAll(async () => {
  await app.stop()
  files.remove()
})

const ask = async (body: unknown) => (await sendJson(app.url, body)).text
const persisted = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } })
const DATA = { data: { __typename: 'Query' } }

test('the operations of the file are answered, by id or by text', async () => {
  for (const body of [
    { documentId: 'sha256-known' },
    { extensions: persisted('sha256-known') },
    { query: KNOWN },
  ]) {
    expect(JSON.parse(await ask(body))).toMatchObject(DATA)
    expect(await askSocket(app.url, { query: '', ...body })).toMatchObject(DATA)
  }
  expect(await ask({ documentId: 'guest' })).toContain('accessToken')
})

test('nothing else is, over HTTP or a socket, and nothing is registered', async () => {
  for (const body of [
    { query: '{ __typename }' },
    { query: `${KNOWN} ` },
    { query: KNOWN.replace('__typename', 'viewer { id }'), extensions: persisted('sha256-known') },
    { documentId: 'unknown' },
    { documentId: '__proto__' },
    { documentId: 'constructor' },
    { documentId: 7 },
    { extensions: persisted('unknown') },
    { extensions: { persistedQuery: 'x' } },
    {},
  ]) {
    expect(await ask(body)).toMatch(/DOCUMENT_NOT_(TRUSTED|FOUND)/)
    expect(JSON.stringify(await askSocket(app.url, { query: '', ...body }))).toMatch(
      /DOCUMENT_NOT_(TRUSTED|FOUND)/,
    )
  }
  expect(app.complaints).toEqual([])
})
