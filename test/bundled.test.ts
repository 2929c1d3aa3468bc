import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { bundledEntry, BUNDLES, stampOf } from '../src/compose/bundled.ts'
import { freshDatabase } from './support/db.ts'
import { createTempFiles } from './support/temp-files.ts'

const files = createTempFiles()
afterAll(() => files.remove())

const root = new URL('../', import.meta.url)
const packages = new URL('node_modules/', root)

test('a bundle counts for as long as what went into it is the same', () => {
  const project = pathToFileURL(`${files.folder}/`)
  mkdirSync(join(files.folder, BUNDLES), { recursive: true })
  const source = files.write('one.ts', 'export {}')
  const tell = (stamps: Record<string, string | null>) =>
    files.write(
      `${BUNDLES}bundle.json`,
      JSON.stringify({ entry: 'a/process.mjs', files: Object.entries(stamps) }),
    )
  const entry = () => bundledEntry(project, project)
  expect(entry()).toBe(null)

  tell({ 'one.ts': stampOf(pathToFileURL(source)), 'none.ts': null })
  expect(entry()).toBe(new URL(`${BUNDLES}a/process.mjs`, project).href)
  files.write('none.ts', 'is there now')
  expect(entry()).toBe(null)

  tell({ 'one.ts': stampOf(pathToFileURL(source)) })
  expect(entry()).not.toBe(null)
  utimesSync(source, new Date(), new Date(2020, 1, 1))
  expect(entry()).toBe(null)

  mkdirSync(join(files.folder, 'rows'))
  files.write('rows/one.yaml', '[]')
  tell({ rows: stampOf(new URL('rows', project)) })
  expect(entry()).not.toBe(null)
  files.write('rows/two.yaml', '[]')
  expect(entry()).toBe(null)

  files.write(`${BUNDLES}bundle.json`, '{"entry":"a/pro')
  expect(entry()).toBe(null)
})

/** Tells at the end which of our own modules were read. */
const TELLS = `import { registerHooks } from 'node:module'
const read = []
registerHooks({ load: (url, context, next) => { if (url.includes('/src/')) read.push(url.split('/src/')[1]); return next(url, context) } })
process.on('exit', () => process.stdout.write('read: ' + JSON.stringify(read) + '\\n'))`

test('the product starts from its bundle, and reads nothing of its sources but how to find it', async () => {
  if (bundledEntry(root, packages) === null)
    await promisify(execFile)(process.execPath, [fileURLToPath(new URL('src/cli/bundle.ts', root))])
  expect(bundledEntry(root, packages)).not.toBe(null)

  const database = await freshDatabase()
  const data = files.write('pii-key', '').replace(/pii-key$/, 'data')
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(TELLS)}`, 'src/main.ts'],
    {
      cwd: fileURLToPath(root),
      env: {
        ...process.env,
        NODE_ENV: 'test',
        LOG_LEVEL: 'info',
        DEMO_DATA: 'false',
        PORT: '0',
        DATA_DIR: data,
        DATABASE_URL: database.url,
      },
    },
  )
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const ended = once(child, 'exit')
  try {
    await expect.poll(() => said, { timeout: 60_000, interval: 50 }).toContain('"msg":"ready: ')
    const url = /ready: (http\S+?)"/.exec(said)?.[1] ?? ''
    const asked = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: '{ analyzeIntent(text: "전세금 5% 인상 가능해?") { intentType } }',
      }),
    })
    expect(await asked.json()).toMatchObject({ data: { analyzeIntent: { intentType: expect.any(String) } } })
    child.kill('SIGTERM')
    await ended
    const read: unknown = JSON.parse(/^read: (.*)$/m.exec(said)?.[1] ?? 'null')
    expect(read).toEqual(['main.ts', 'compose/bundled.ts', 'compose/resolutions.ts'])
  } finally {
    child.kill('SIGKILL')
    await ended
    await database.drop()
  }
}, 120_000)
