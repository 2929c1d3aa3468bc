import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { buildSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { cacheOf } from '../../clients/plugin.ts'
import { startApp } from '../support/app.ts'
import { serveApp } from '../support/served.ts'
import { createTempFiles } from '../support/temp-files.ts'

/** docs/clients.md as those follow it who read it: its snippets in a folder, compiled and run one by one. */
vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 })
const run = promisify(execFile)
const root = fileURLToPath(new URL('../../', import.meta.url))
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const page = readFileSync(join(root, 'docs/clients.md'), 'utf8')
const snippets = [...page.matchAll(/^```\w+ file=(\S+)\n(.*?)^```$/gms)].map(([, name = '', text = '']) => ({
  name,
  text,
}))

const app = serveApp({ seed: true })
const files = createTempFiles()
afterAll(() => files.remove())

const STRICT = {
  target: 'es2024',
  lib: ['esnext', 'dom'],
  module: 'nodenext',
  types: ['node'],
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
}
const RELAY = {
  src: '.',
  schema: 'schema.graphql',
  language: 'typescript',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  artifactDirectory: '__generated__',
}

beforeAll(async () => {
  const { folder } = files
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const name of ['schema.graphql', 'clients/cache.json'])
    copyFileSync(join(root, name), join(folder, name.replace('clients/', '')))
  mkdirSync(join(folder, '__generated__'))
  for (const { name, text } of snippets) writeFileSync(join(folder, name), text)
  for (const [name, json] of [
    ['package.json', { type: 'module' }],
    ['tsconfig.json', { compilerOptions: STRICT, include: ['*.ts'] }],
    ['relay.config.json', RELAY],
  ] as const)
    writeFileSync(join(folder, name), JSON.stringify(json))
  await run(bin('relay-compiler'), ['relay.config.json'], { cwd: folder })
})

const running = async (name: string, url = app.url) => {
  const [command, ...given] = name.endsWith('.sh')
    ? ['bash', name]
    : [process.execPath, '--no-warnings', name]
  const { stdout } = await run(command ?? '', given, {
    cwd: files.folder,
    timeout: 60_000,
    env: { PATH: process.env['PATH'], API_URL: url },
  })
  return stdout.trim()
}

test('all snippets of the page are taken, and compile with the strictest settings', async () => {
  expect(snippets.length).toBe([...page.matchAll(/^```(?:ts|sh)/gm)].length)
  const { stdout } = await run(bin('tsc'), ['--noEmit', '--project', 'tsconfig.json'], {
    cwd: files.folder,
  }).catch((failure: { stdout: string }) => failure)
  expect(stdout).toBe('')
})

describe('each does what the page says', () => {
  test.each([
    ['socket.ts', 'COMPLETED'],
    ['sse.ts', 'RunCompleted'],
    ['urql.ts', 'COMPLETED'],
    ['apollo.ts', 'COMPLETED\nCOMPLETED'],
    ['relay.ts', 'COMPLETED'],
    ['form.ts', 'propertySelection Run'],
    ['errors.ts', 'InvalidInputError INVALID_INPUT\nUNAUTHENTICATED'],
  ])('%s', async (name, printed) => {
    expect(await running(name)).toBe(printed)
  })

  test('ask.sh', async () => {
    const printed = await running('ask.sh')
    expect(printed).toContain('"AskPayload"')
    expect(printed).toContain('"COMPLETED"')
  })

  test('trusted.ts', async () => {
    const text = 'query Known { __typename }'
    const id = createHash('sha256').update(text).digest('hex')
    const file = files.write('manifest.json', JSON.stringify({ [id]: text }))
    const closed = await startApp({ role: 'api', env: { TRUSTED_DOCUMENTS: file } })
    try {
      expect(await running('trusted.ts', closed.url)).toBe('Query')
    } finally {
      await closed.stop()
    }
  })
})

test('clients/cache.json is that of the schema (npm run codegen)', () => {
  const read = (name: string) => readFileSync(join(root, name), 'utf8')
  expect(JSON.parse(read('clients/cache.json'))).toEqual(cacheOf(buildSchema(read('schema.graphql'))))
})
