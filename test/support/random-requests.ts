import type { GraphQLSchema } from 'graphql'
import { queryPaths, selectValues, writeArguments, writePath } from './schema-paths.ts'

/** Numbers that look random and are the same for the same seed. */
export const createRandom = (seed: number) => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (end: number): number => Math.floor(next() * end)
  return { next, below, pick: <T>(from: readonly [T, ...T[]]): T => from[below(from.length)] ?? from[0] }
}
export type Random = ReturnType<typeof createRandom>

const WORDS = [
  'null',
  '-1',
  '1e309',
  '9007199254740993',
  '"\\u0000"',
  '"\\ud800"',
  '""',
  '[]',
  '{}',
  'ENUM',
  'true',
  '@skip',
  '...',
  '$x',
  `"' or 1=1 --"`,
  '"%"',
  '#',
  '"""',
  '\uFEFF',
  '\u0000',
  '{',
  '}',
  '(',
  ')',
  '!',
  ':',
  '=',
  '|',
  '&',
  '0x1f',
  '.5',
  'fragment f on Query { viewer { id } }',
  '... on User { id }',
  '__typename',
  '__schema { types { name } }',
  'mutation',
  'subscription',
] as const satisfies readonly [string, ...string[]]

const VALUES: readonly [unknown, ...unknown[]] = [
  null,
  -1,
  1e308,
  0.1,
  '',
  'x',
  '\u0000',
  '\ud800',
  "'; drop table run;--",
  '900101-1234568',
  [],
  {},
  [[[[]]]],
  { a: { b: { c: [] } } },
  true,
  'APARTMENT',
  '1168000000',
  '2026-02-30',
  '9999-99-99T99:99:99Z',
  'x'.repeat(5_000),
  ['a', 1, null],
  { min: 5, max: 1 },
  { lc: 1, type: 'secret', id: ['PATH'] },
  { constructor: { prototype: {} } },
]

/** Operations that mean something: what every path of the schema and every change asks for. */
export const realOperations = (schema: GraphQLSchema, ids: readonly string[]): string[] => {
  const id = (at: number) => ids[at % ids.length] ?? ''
  const reads = queryPaths(schema).map((path, at) => writePath(path, () => id(at)))
  const roots = [
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const
  const changes = roots.flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {})
      // It would take away who asks.
      .filter(({ name }) => !['deleteAccount', 'signOut', 'signOutEverywhere'].includes(name))
      .map(
        (field, at) =>
          `${kind} { ${field.name}${writeArguments(field, id(at))} ${selectValues(schema, field)} }`,
      ),
  )
  return [...reads, ...changes]
}

const mutateText = (random: Random, text: string): string => {
  const at = random.below(text.length + 1)
  const length = random.below(12)
  switch (random.below(7)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return text.slice(0, at) + text.slice(at + length)
    case 2:
      return text.slice(0, at) + random.pick(WORDS) + text.slice(at)
    case 3:
      return text.slice(0, at) + random.pick(WORDS) + text.slice(at + length)
    case 4:
      return text.slice(0, at) + String.fromCharCode(random.below(0x1_0000)) + text.slice(at + 1)
    case 5:
      return text.slice(0, at) + text.slice(at - length, at).repeat(1 + random.below(20)) + text.slice(at)
    default:
      // A value in the place of another.
      return text.replace(/"[^"]*"|\b\d+\b/, () => JSON.stringify(random.pick(VALUES)) ?? 'null')
  }
}

const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'application/graphql',
  'text/plain',
  'application/graphql-response+json',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '',
  'x',
  '/',
  'application/json, text/html',
  'APPLICATION/JSON',
  'application/jsonp',
] as const satisfies readonly [string, ...string[]]
const ACCEPTS = [
  '*/*',
  'application/json',
  'application/graphql-response+json',
  'text/html',
  'text/event-stream',
  'multipart/mixed',
  '',
  ';;;',
  'image/png',
] as const satisfies readonly [string, ...string[]]
const METHODS = [
  'POST',
  'POST',
  'POST',
  'POST',
  'POST',
  'GET',
  'GET',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'HEAD',
  'TRACE',
] as const
const PATHS = [
  '/graphql',
  '/graphql',
  '/graphql',
  '/graphql',
  '/graphql',
  '/graphql',
  '/graphql/',
  '/graphql?',
  '/graphql?query=',
  '//',
  '/%',
  '/%00',
  '/documents/x.docx',
  '/documents/x.docx?token=a.b.c',
  '/documents/%2e%2e%2f',
  '/auth/google/start',
  '/auth/kakao/callback?code=x&state=y',
  '/auth/apple/callback',
  '/auth/%',
  '/health/ready',
  '/metrics',
  '/favicon.ico',
  '/graphql?query={__typename}&variables={',
  '/graphql?extensions=[',
] as const satisfies readonly [string, ...string[]]

export interface WildRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer
}

/** A request that began as one that means something, and was changed in a few places. */
export const createRequest = (random: Random, operations: readonly string[], token: string): WildRequest => {
  const { below, pick } = random
  let query = operations[below(operations.length)] ?? '{ __typename }'
  for (let times = below(3); times > 0; times -= 1) query = mutateText(random, query)
  const names = ['id', 'n', 'filter', 'input', '__proto__', '']
  const variables =
    below(3) === 0
      ? pick(VALUES)
      : Object.fromEntries(names.slice(below(names.length)).map((name) => [name, pick(VALUES)]))
  const message: Record<string, unknown> = { query, variables }
  if (below(6) === 0)
    message[pick(['operationName', 'extensions', 'query', 'id', 'documentId'])] = pick(VALUES)
  const method = below(3) === 0 ? pick(METHODS) : 'POST'
  let path: string = below(4) === 0 ? pick(PATHS) : '/graphql'
  let text = JSON.stringify(below(30) === 0 ? [message, message] : message)
  if (below(8) === 0) text = mutateText(random, text)
  if (method === 'GET' && path === '/graphql')
    path = `/graphql?query=${encodeURIComponent(query.toWellFormed())}`.slice(0, 8_000)
  const bytes = Buffer.from(text)
  const body =
    below(12) === 0 ? Buffer.from(bytes.map((byte) => (below(40) === 0 ? below(256) : byte))) : bytes
  const headers: Record<string, string> = {
    'content-type': below(8) === 0 ? pick(TYPES) : 'application/json',
    accept: below(8) === 0 ? pick(ACCEPTS) : 'application/json',
    'graphql-require-preflight': '1',
  }
  const who = below(5)
  if (who < 3) headers['authorization'] = `Bearer ${token}`
  if (who === 3)
    headers['authorization'] = mutateText(random, `Bearer ${token}`).replace(/[^\x20-\x7e]/g, '?')
  if (who === 4) headers['cookie'] = `holmesnyangz_token=${below(2) === 0 ? token : 'x'}; a=b; =; ;`
  if (below(10) === 0)
    headers['x-forwarded-for'] = pick(['127.0.0.1', '::1', 'x, y', ',,,', "' or 1=1", '1.1.1.1, 2.2.2.2'])
  if (below(10) === 0)
    headers['x-request-id'] = pick(['abcdefgh', 'x', '<script>alert(1)</script>', 'a'.repeat(500)])
  if (below(10) === 0) headers['last-event-id'] = pick(['x', '-1', btoa('run:x:1'), "' or 1=1"])
  if (below(15) === 0) headers['content-encoding'] = pick(['gzip', 'br', 'deflate', 'x'])
  if (below(15) === 0) headers['origin'] = pick(['null', 'https://evil.example', 'x'])
  return { method, path, headers, body }
}
