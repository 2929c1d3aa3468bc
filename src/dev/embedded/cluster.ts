import { execFile } from 'node:child_process'
import {
  chmod,
  chown,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from './account.ts'
import { isAlive } from './process.ts'

/** What a server of ours is run with: where its programs and its files are, and as whom. */
export interface Installation {
  native: string
  cluster: string
  account: Account
  /** False: nothing is flushed to disk; for databases that live as long as a test. */
  durable: boolean
}

export const SUPERUSER = 'postgres'

/** Creates the database files. They are complete under their name or absent: a killed attempt leaves only rubbish beside. */
export const createCluster = async (
  at: Installation,
  password: string,
  onWait?: () => void,
): Promise<void> => {
  const parent = join(at.cluster, '..')
  const aside = `${at.cluster}.new`
  const passwordFile = join(parent, `password.${process.pid}`)
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside, { recursive: true, mode: 0o700 })
  await own(at.account, aside)
  try {
    await rm(passwordFile, { force: true })
    await writeFile(passwordFile, `${password}\n`, { flag: 'wx', mode: 0o600 })
    await own(at.account, passwordFile)
    const initialising = runInitdb(at, aside, passwordFile)
    onWait?.()
    await initialising
  } finally {
    await rm(passwordFile, { force: true })
  }
  await rename(aside, at.cluster)
}

/** Byte order and Unicode classes that no system library can change under our indexes. */
const runInitdb = async (at: Installation, directory: string, passwordFile: string) => {
  const options = [
    `--pgdata=${directory}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ]
  if (!at.durable) options.push('--no-sync')
  await promisify(execFile)(join(at.native, 'bin', 'initdb'), options, { ...at.account, cwd: '/' })
}

const own = async (account: Account, path: string) => {
  if (account.uid !== undefined && account.gid !== undefined) await chown(path, account.uid, account.gid)
}

/** The running postmaster of the cluster, by PostgreSQL's own pid file (line 1 its pid, line 4 its port). */
export const postmasterOf = async (cluster: string): Promise<{ pid: number; port: number } | undefined> => {
  const lines = (await readOrEmpty(join(cluster, 'postmaster.pid'))).split('\n')
  const pid = Number.parseInt(lines[0] ?? '', 10)
  const port = Number.parseInt(lines[3] ?? '', 10)
  if (Number.isNaN(pid) || Number.isNaN(port) || !isAlive({ pid, startedAt: '' })) return undefined
  return (await isStranger(pid, cluster)) ? undefined : { pid, port }
}

/**
 * The pid file of a crash may name a number that another process has by now, which would keep the server from starting.
 * It is taken away only then: under a living server it is what keeps a second one from the same files.
 */
export const dropStrangersPidFile = async (cluster: string): Promise<void> => {
  const path = join(cluster, 'postmaster.pid')
  const pid = Number.parseInt(await readOrEmpty(path), 10)
  if (Number.isNaN(pid) || !isAlive({ pid, startedAt: '' })) return
  if (await isStranger(pid, cluster)) await rm(path, { force: true })
}

/**
 * Known to be no postmaster of the cluster: a postmaster works in its directory, whatever name or place that has by now.
 * Where the system does not tell (not Linux, or a container without the right to look), nobody is known to be a stranger.
 */
const isStranger = async (pid: number, cluster: string): Promise<boolean> => {
  try {
    return (await readlink(`/proc/${pid}/cwd`)) !== (await realpath(cluster))
  } catch {
    return false
  }
}

/** The modes that PostgreSQL starts with. */
const CLOSED = [0o700, 0o750]

/**
 * PostgreSQL refuses files that others may read, and a recursive chmod of DATA_DIR opens them, or closes them to PostgreSQL
 * itself: what initdb made is closed again. True where that was needed.
 */
export const closeCluster = async (cluster: string): Promise<boolean> => {
  const mode = await modeOf(cluster)
  if (mode === undefined || CLOSED.includes(mode)) return false
  await closeFolder(cluster)
  return true
}

/** Undefined where there is nothing. */
const modeOf = async (path: string): Promise<number | undefined> => {
  try {
    return (await stat(path)).mode & 0o777
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

const closeFolder = async (folder: string): Promise<void> => {
  await chmod(folder, 0o700)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await closeFolder(path)
    else if (entry.isFile()) await chmod(path, 0o600)
  }
}

const readOrEmpty = async (path: string): Promise<string> => {
  try {
    return await readFile(path, 'utf8')
  } catch {
    return ''
  }
}

export const clusterExists = async (cluster: string): Promise<boolean> => {
  try {
    return (await stat(join(cluster, 'PG_VERSION'))).isFile()
  } catch {
    return false
  }
}
