import { execFile, spawn } from 'node:child_process'
import { open, readFile, rename } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { dropStrangersPidFile, SUPERUSER } from './cluster.ts'
import type { Installation } from './cluster.ts'

const run = promisify(execFile)

export const STARTUP_MS = 60_000
const LARGEST_LOG = 10 * 1024 * 1024

export const urlOf = (port: number, role: string, password: string, database: string): string =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}`

export const adminUrlOf = (port: number, password: string): string =>
  urlOf(port, SUPERUSER, password, 'postgres')

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  // No socket files: their directories differ between systems, and /tmp is everybody's.
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  random_page_cost: '1.1',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '2GB',
  jit: 'off',
  log_checkpoints: 'off',
  // Statements and row values in errors are people's questions and data: they stay out of the file.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  timezone: 'UTC',
}
const NOT_DURABLE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
}

/** Starts the server on a free port, in a session of its own: neither Ctrl-C nor the death of this process ends it. */
export const launch = async (
  at: Installation,
  password: string,
  log: string,
  onWait?: () => void,
): Promise<{ port: number; pid: number }> => {
  await dropStrangersPidFile(at.cluster)
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const outcome = await tryLaunch(at, port, password, log, onWait)
    if (typeof outcome === 'number') return { port, pid: outcome }
    // Somebody took the port between our look and the server's.
    if (attempt < 5 && outcome.includes('could not bind')) continue
    throw new Error(explain(outcome, at))
  }
}

const tryLaunch = async (
  at: Installation,
  port: number,
  password: string,
  log: string,
  onWait?: () => void,
): Promise<number | string> => {
  const settings = at.durable ? SETTINGS : { ...SETTINGS, ...NOT_DURABLE }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  await rotate(log)
  const output = await open(log, 'a', 0o600)
  const { size } = await output.stat()
  try {
    const child = spawn(
      join(at.native, 'bin', 'postgres'),
      ['-D', at.cluster, '-p', String(port), ...options],
      {
        ...at.account,
        cwd: '/',
        detached: true,
        stdio: ['ignore', output.fd, output.fd],
      },
    )
    const ended = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message))
      child.once('exit', (code, signal) => resolve(`it ended with ${signal ?? `code ${code}`}`))
    })
    child.unref()
    onWait?.()
    const given = new AbortController()
    const ready = await Promise.race([ended, untilReady(adminUrlOf(port, password), given.signal)])
    given.abort()
    if (ready === true && child.pid !== undefined) return child.pid
    if (ready === false) return `it does not answer; see ${log}`
    const written = await readFile(log)
    return `${ready}: ${written.subarray(size).toString('utf8').trim().slice(-2000)}`
  } finally {
    await output.close()
  }
}

const rotate = async (log: string) => {
  const file = await open(log, 'a', 0o600)
  const { size } = await file.stat()
  await file.close()
  if (size > LARGEST_LOG) await rename(log, `${log}.1`)
}

const untilReady = async (url: string, given: AbortSignal): Promise<boolean> => {
  const giveUpAt = Date.now() + STARTUP_MS
  while (Date.now() < giveUpAt && !given.aborted) {
    const found = await probe(url)
    if (found.state === 'ready') return true
    await sleep(20)
  }
  return false
}

export type Probe = { state: 'ready'; directory: string } | { state: 'starting' | 'absent' | 'refused' }

/** Who answers at the address: our server, nobody, or one that does not take our password. */
export const probe = async (url: string): Promise<Probe> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  // A server that goes away while we look is an answer, not a reason to end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ directory: string }>(
      `select current_setting('data_directory') as directory`,
    )
    return { state: 'ready', directory: rows[0]?.directory ?? '' }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ECONNREFUSED') return { state: 'absent' }
    // 57P03: it starts up, recovers or shuts down.
    return { state: code === '57P03' || code === '57P01' || code === 'ECONNRESET' ? 'starting' : 'refused' }
  } finally {
    await client.end()
  }
}

/** Ends sessions and flushes; `pg_ctl` reads the process from the cluster, so no other can be hit. */
export const halt = async (at: Installation): Promise<void> => {
  const options = ['stop', '-D', at.cluster, '-m', 'fast', '-w', '-t', '60', '-s']
  await run(join(at.native, 'bin', 'pg_ctl'), options, { ...at.account, cwd: '/' })
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('no free port')),
      )
    })
  })

const explain = (outcome: string, at: Installation): string => {
  const advice = outcome.includes('No space left')
    ? 'The disk is full.'
    : outcome.includes('incompatible with server')
      ? `${at.cluster} was made by another major version of PostgreSQL; move it away, or run that version and set DATABASE_URL.`
      : 'Set DATABASE_URL to use a PostgreSQL server of your own.'
  return `the embedded PostgreSQL did not start: ${outcome}\n${advice}`
}
