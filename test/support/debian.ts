import { execFile, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Servers as Debian packages them, each in a folder of its own and gone at its end. */
const PROGRAMS = {
  postgresql: globSync('/usr/lib/postgresql/*/bin/initdb')[0],
  pgbouncer: '/usr/sbin/pgbouncer',
  haproxy: '/usr/sbin/haproxy',
  'redis-server': '/usr/bin/redis-server',
}
export type DebianPackage = keyof typeof PROGRAMS

const programOf = (name: DebianPackage): string | undefined => {
  const path = PROGRAMS[name]
  return path !== undefined && existsSync(path) ? path : undefined
}

/** Which of these packages are not installed. */
export const lacking = (...names: DebianPackage[]): DebianPackage[] =>
  names.filter((name) => programOf(name) === undefined)

const need = (name: DebianPackage): string => {
  const path = programOf(name)
  if (path === undefined) throw new Error(`${name} is not installed`)
  return path
}

export interface Server {
  url: string
  port: number
  stop(): Promise<void>
}

const run = promisify(execFile)

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** A server does not run as root: Debian's user of that name does it there. */
const owner = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {}
  const [, , uid, gid] = /^postgres:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

const folderFor = async (name: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`))
  const { uid, gid } = owner()
  if (uid !== undefined) await chown(folder, uid, gid ?? uid)
  return folder
}

const TRIES = 200
const PAUSE_MS = 50

const untilListening = async (port: number, child: ChildProcess, said: () => string): Promise<void> => {
  for (let tried = 0; tried < TRIES && child.exitCode === null; tried++) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('close', () => resolve(false)).once('connect', () => socket.destroy())
    })
    if (isThere) return
    await sleep(PAUSE_MS)
  }
  throw new Error(`${child.spawnfile} does not listen: ${said()}`)
}

/** A program that stays in the foreground and is ended by a signal. */
const startProgram = async (
  name: DebianPackage,
  args: readonly string[],
  port: number,
  folder: string,
): Promise<() => Promise<void>> => {
  const child = spawn(need(name), args, { ...owner(), cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const read = (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4_000))
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  await untilListening(port, child, () => said)
  return async () => {
    process.off('exit', end)
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
}

export interface PostgresServer extends Server {
  data: string
  /** Ends it as a machine that fails does. */
  kill(): Promise<void>
  /** A server that copies this one as it goes on. */
  startStandby(settings?: Record<string, string>): Promise<PostgresServer>
  /** Makes a standby the primary. */
  promote(): Promise<void>
}

const optionsOf = (port: number, settings: Record<string, string>): string =>
  Object.entries({ port, unix_socket_directories: "''", listen_addresses: '127.0.0.1', ...settings })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')

const startCluster = async (
  folder: string,
  port: number,
  settings: Record<string, string>,
): Promise<PostgresServer> => {
  const from = dirname(need('postgresql'))
  const as = { ...owner(), cwd: '/' }
  const data = join(folder, 'data')
  const control = (...args: string[]) => run(`${from}/pg_ctl`, ['-D', data, '-w', ...args], as)
  await control('-o', optionsOf(port, settings), '-l', join(folder, 'log'), 'start')
  let isUp = true
  const end = async (mode: string) => {
    if (isUp) await control('-m', mode, 'stop')
    isUp = false
  }
  const endNow = () => {
    if (isUp)
      process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGQUIT')
  }
  process.once('exit', endNow)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    data,
    kill: () => end('immediate'),
    promote: async () => void (await control('promote')),
    async startStandby(more = {}) {
      const place = await folderFor('standby')
      const copy = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-D', join(place, 'data')]
      await run(`${from}/pg_basebackup`, [...copy, '-R', '-X', 'stream', '-c', 'fast'], as)
      return startCluster(place, await freePort(), { ...settings, ...more })
    },
    async stop() {
      process.off('exit', endNow)
      await end('fast')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Runs one of PostgreSQL's own tools. */
export const runPostgresTool = async (name: 'pg_dump' | 'pg_restore' | 'psql', args: readonly string[]) =>
  void (await run(join(dirname(need('postgresql')), name), args))

/** A PostgreSQL of Debian's, with an empty database; `settings` beside those of its place. */
export const startPostgres = async (settings: Record<string, string> = {}): Promise<PostgresServer> => {
  const folder = await folderFor('postgres')
  const as = { ...owner(), cwd: '/' }
  const made = ['-D', join(folder, 'data'), '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync']
  await run(need('postgresql'), made, as)
  return startCluster(folder, await freePort(), settings)
}

/** A pooler before a database that hands a connection on after each transaction, as docs/scale.md sets it up. */
export const startPgBouncer = async (databaseUrl: string): Promise<Server> => {
  const folder = await folderFor('pgbouncer')
  const port = await freePort()
  const { hostname, port: to, username, password, pathname } = new URL(databaseUrl)
  const name = pathname.slice(1)
  const secret = decodeURIComponent(password)
  const target = {
    host: hostname,
    port: to,
    dbname: name,
    user: username,
    ...(secret !== '' && { password: secret }),
  }
  const users = join(folder, 'users.txt')
  const settings = join(folder, 'pgbouncer.ini')
  await writeFile(users, `"${username}" "${secret}"\n`)
  await writeFile(
    settings,
    `[databases]
${name} = ${Object.entries(target)
      .map(([key, value]) => `${key}=${value}`)
      .join(' ')} connect_query='set statement_timeout = 5000'

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 1000
`,
  )
  const stop = await startProgram('pgbouncer', [settings], port, folder)
  return { url: `postgres://${username}@127.0.0.1:${port}/${name}`, port, stop }
}

/** Leads to the first of these servers that takes connections. */
export const startHaproxy = async (ports: readonly number[]): Promise<Server> => {
  const folder = await folderFor('haproxy')
  const port = await freePort()
  const settings = join(folder, 'haproxy.cfg')
  const servers = ports.map(
    (at, index) =>
      `  server pg${index} 127.0.0.1:${at} check inter 200ms fall 2 rise 1 ${index > 0 ? 'backup' : ''}`,
  )
  await writeFile(
    settings,
    `defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
listen postgres
  bind 127.0.0.1:${port}
  default-server on-marked-down shutdown-sessions
${servers.join('\n')}
`,
  )
  const stop = await startProgram('haproxy', ['-db', '-f', settings], port, folder)
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, port, stop }
}

export const startRedis = async (): Promise<Server> => {
  const folder = await folderFor('redis')
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  const stop = await startProgram('redis-server', args, port, folder)
  return { url: `redis://127.0.0.1:${port}`, port, stop }
}
