import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../src/dev/embedded.ts'
import type { EmbeddedDatabase } from '../../src/dev/embedded.ts'
import { isAlive } from '../../src/dev/embedded/process.ts'
import { postmasterOf } from '../../src/dev/embedded/cluster.ts'
import { readState } from '../../src/dev/embedded/state.ts'
import { migrateProduct } from '../../src/compose/product-tables.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser's url of the test server. */
    adminUrl: string
    /** A migrated, empty database to clone, and the role that owns it and its clones. */
    templateName: string
    rolePassword: string
    /** A folder of this run, gone after it. */
    scratch: string
  }
}

const PREFIX = 'holmesnyangz-test-'

/** Tests start the product some sixty times: from the second time on it is compiled already. */
const COMPILED = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url))

/** One PostgreSQL and one migrated template for the whole run; TEST_DATABASE_URL names a server to use instead. */
export default async function setup(project: TestProject) {
  process.env['NODE_COMPILE_CACHE'] ??= COMPILED
  const given = process.env['TEST_DATABASE_URL']
  const server = given === undefined ? await startServer() : undefined
  const adminUrl = given ?? server?.database.adminUrl ?? ''
  const templateName = `holmesnyangz_template_${process.pid}`
  const rolePassword = randomBytes(16).toString('hex')
  await execute(
    adminUrl,
    `create role ${templateName} login nosuperuser nocreatedb nocreaterole password '${rolePassword}'`,
  )
  await execute(adminUrl, `create database ${templateName} owner ${templateName}`)
  const templateUrl = new URL(adminUrl)
  templateUrl.pathname = `/${templateName}`
  templateUrl.username = templateName
  templateUrl.password = rolePassword
  await migrateProduct(templateUrl.href)
  project.provide('adminUrl', adminUrl)
  const scratch = mkdtempSync(join(tmpdir(), 'holmesnyangz-scratch-'))
  project.provide('templateName', templateName)
  project.provide('rolePassword', rolePassword)
  project.provide('scratch', scratch)
  return async () => {
    rmSync(scratch, { recursive: true, force: true })
    if (server === undefined) return dropAll(adminUrl, templateName)
    await server.database.stop()
    rmSync(server.folder, { recursive: true, force: true })
  }
}

/** The template and what was made of it: workers leave the databases that their files shared. */
const dropAll = async (adminUrl: string, templateName: string) => {
  const names = await execute(
    adminUrl,
    `select datname as name from pg_database where starts_with(datname, '${templateName}')`,
  )
  for (const { name } of names) await execute(adminUrl, `drop database "${name}" with (force)`)
  await execute(adminUrl, `drop role ${templateName}`)
}

const startServer = async (): Promise<{ database: EmbeddedDatabase; folder: string }> => {
  await sweep()
  const folder = mkdtempSync(join(tmpdir(), PREFIX))
  // As root the server runs as another account, which has to get in.
  chmodSync(folder, 0o755)
  const database = await startEmbedded({ dataDir: folder, log: () => {}, durable: false })
  return { database, folder }
}

/** What killed runs left: their servers go on without them. */
const sweep = async () => {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name)
    if (await isInUse(folder)) continue
    const left = await postmasterOf(join(folder, 'postgres'))
    if (left !== undefined) {
      // At once, without a checkpoint.
      process.kill(left.pid, 'SIGQUIT')
      while (isAlive({ pid: left.pid, startedAt: '' })) await sleep(10)
    }
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Another user's folder is none of our business, and one without a state is that of a run that just begins. */
const isInUse = async (folder: string): Promise<boolean> => {
  if (statSync(folder).uid !== process.getuid?.()) return true
  const state = await readState(folder)
  // Without any user it is being left at this moment: a run that was killed is still named.
  return state === undefined || state.users.length === 0 || state.users.some(isAlive)
}

const execute = async (url: string, statement: string): Promise<{ name: string }[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ name: string }>(statement)).rows
  } finally {
    await client.end()
  }
}
