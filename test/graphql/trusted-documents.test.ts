import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { ManifestError, readTrustedDocuments } from '../../src/graphql/transport/trusted-documents.ts'
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

const TEXT = 'query Known { __typename }'
const APOLLO = {
  format: 'apollo-persisted-query-manifest',
  version: 1,
  operations: [{ id: 'a1', name: 'Known', type: 'query', body: TEXT }],
}

test.each([
  ['GraphQL Code Generator’s', { a1: TEXT }],
  ['Relay’s', { a1: TEXT, b2: 'subscription S { __typename }' }],
  ['Apollo’s', APOLLO],
])('%s manifest is known by its shape', (_whose, manifest) => {
  const trusted = readTrustedDocuments(JSON.stringify(manifest))
  expect(trusted.textOf({ documentId: 'a1' })).toBe(TEXT)
  expect(trusted.textOf({ extensions: persisted('a1') })).toBe(TEXT)
  expect(() => trusted.textOf({ documentId: 'c3' })).toThrow('no document has this id')
})

test('what several clients were built with is known together', () => {
  const own = { b2: '{ viewer { id } }' }
  const trusted = readTrustedDocuments(JSON.stringify(APOLLO), JSON.stringify(own))
  expect([trusted.textOf({ documentId: 'a1' }), trusted.textOf({ query: own.b2 })]).toEqual([TEXT, own.b2])
  expect(() => readTrustedDocuments(JSON.stringify(APOLLO), JSON.stringify({ a1: own.b2 }))).toThrow(
    'two operations',
  )
})

test('the dashboard’s own are none where it is not shown', async () => {
  const env = { TRUSTED_DOCUMENTS: 'dashboard', DASHBOARD: 'false' }
  await expect(startApp({ role: 'api', env })).rejects.toThrow(
    /^TRUSTED_DOCUMENTS \(dashboard\): there is no dashboard/,
  )
})

test.each([
  ['query Known', 'no JSON'],
  [[['a1', TEXT]], 'neither an object of ids to texts'],
  ['"text"', 'neither'],
  [{}, 'names no operation'],
  [{ ...APOLLO, operations: [] }, 'names no operation'],
  [{ a1: { text: TEXT } }, 'a1'],
  [{ a1: 'query {' }, 'a1 is no operation'],
  [{ ...APOLLO, version: 2 }, 'version'],
  [{ ...APOLLO, format: 'other' }, 'format'],
  [{ ...APOLLO, operations: [{ id: 'a1' }] }, 'operations.0.body'],
  [
    { ...APOLLO, operations: [...APOLLO.operations, { id: 'a1', body: '{ __schema { description } }' }] },
    'two operations',
  ],
])('a file of another form is refused whole, and says why (%j)', (manifest, reason) => {
  const text = typeof manifest === 'string' ? manifest : JSON.stringify(manifest)
  expect(() => readTrustedDocuments(text)).toThrow(ManifestError)
  expect(() => readTrustedDocuments(text)).toThrow(reason)
})

test('the product does not start with such a file, or without it', async () => {
  for (const file of [files.write('list.json', '[]'), '/nowhere/documents.json'])
    await expect(startApp({ role: 'api', env: { TRUSTED_DOCUMENTS: file } })).rejects.toThrow(
      /^TRUSTED_DOCUMENTS \(.*\): /,
    )
})
