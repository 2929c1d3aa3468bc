import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { Pool } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { DEMO_DATA } from '../../src/dev/demo.ts'
import { createPool } from '../../src/store/pool.ts'
import type { PoolOptions } from '../../src/store/pool.ts'
import { loadShipped } from '../../src/store/shipped.ts'

export interface TestDatabase {
  url: string
  drop: () => Promise<void>
}

/** Copies the files: through the write-ahead log, as is the default, a clone of the demo data takes ten times as long. */
const cloneOf = (template: string): string => `template ${template} strategy file_copy`

/** A migrated, empty database of its own: call it in beforeAll and `drop` it in afterAll, after closing your pools. */
export const freshDatabase = (): Promise<TestDatabase> => createDatabase(cloneOf(inject('templateName')))

/** The pool of a database like that for the tests of one file, which has it from its first `beforeAll` until after its last. */
export const freshPool = (options: PoolOptions = {}): Pool => {
  const { url, create, drop } = newDatabase()
  const pool = createPool(url, options)
  beforeAll(() => create(cloneOf(inject('templateName'))), 60_000)
  afterAll(async () => {
    await pool.end()
    await drop()
  })
  return pool
}

/** Any number nobody else locks: of all test files that want the demo data, one loads them. */
const DEMO_LOCK = 0x6465_6d6f

/** A database of its own with the demo data: loaded by whoever asks first, cloned by everybody. */
export const demoDatabase = async (): Promise<TestDatabase> => {
  const template = `${inject('templateName')}_demo`
  const admin = new Client({ connectionString: inject('adminUrl') })
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock($1)', [DEMO_LOCK])
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template])
    if (rowCount === 0) await loadTemplate(admin, template)
    return await createDatabase(cloneOf(template))
  } finally {
    await admin.end()
  }
}

const loadTemplate = async (admin: Client, template: string) => {
  const loading = `${template}_loading`
  await admin.query(`drop database if exists ${loading}`)
  await admin.query(
    `create database ${loading} owner ${inject('templateName')} ${cloneOf(inject('templateName'))}`,
  )
  const pool = createPool(urlOf(loading), { statementTimeoutMs: 0 })
  try {
    await loadShipped(pool, { demo: DEMO_DATA, today: new Date(), onProgress: () => {} })
  } finally {
    await pool.end()
  }
  // The name says that it is whole.
  await admin.query(`alter database ${loading} rename to ${template}`)
}

/** A database without a single table, for tests of the migrations themselves. */
export const emptyDatabase = (): Promise<TestDatabase> => createDatabase('template template0')

/** As the role that owns it, as the product would. */
const urlOf = (name: string): string => {
  const url = new URL(inject('adminUrl'))
  url.pathname = `/${name}`
  url.username = inject('templateName')
  url.password = inject('rolePassword')
  return url.href
}

/** One that does not exist yet. */
const newDatabase = () => {
  const name = `${inject('templateName')}_${randomBytes(6).toString('hex')}`
  return {
    url: urlOf(name),
    create: (options: string) =>
      execute(`create database ${name} owner ${inject('templateName')} ${options}`),
    drop: () => execute(`drop database ${name} with (force)`),
  }
}

const createDatabase = async (options: string): Promise<TestDatabase> => {
  const { url, create, drop } = newDatabase()
  await create(options)
  return { url, drop }
}

const execute = async (statement: string) => {
  const client = new Client({ connectionString: inject('adminUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
