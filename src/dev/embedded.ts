import { createHash, randomBytes } from 'node:crypto'
import { access, chmod, constants, mkdir, realpath, rename, stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { canReach, serverAccount } from './embedded/account.ts'
import type { Account } from './embedded/account.ts'
import { packagedBinaries, reachableBinaries, reachableFolder } from './embedded/binaries.ts'
import { closeCluster, clusterExists, createCluster, postmasterOf } from './embedded/cluster.ts'
import type { Installation } from './embedded/cluster.ts'
import { withLock } from './embedded/lock.ts'
import { isAlive, ownMark } from './embedded/process.ts'
import { prepareDatabase, PRODUCT } from './embedded/role.ts'
import { adminUrlOf, halt, launch, probe, STARTUP_MS, urlOf } from './embedded/server.ts'
import { readState, writeState } from './embedded/state.ts'
import type { ClusterState } from './embedded/state.ts'

export interface EmbeddedOptions {
  dataDir: string
  log: (message: string) => void
  /** False in tests: no flushing to disk. */
  durable?: boolean
  /** Folder with bin, lib, share of PostgreSQL, instead of the npm package's. */
  native?: string
  /** Told once another process is at work, and nothing here but to wait for it; not where the server runs already. */
  onWait?: () => void
}

export interface EmbeddedDatabase {
  /** As the role that owns the database and may do nothing beyond it. */
  url: string
  /** As the server's superuser, who makes databases and roles: never the product's. */
  adminUrl: string
  /** Whether this call started the server; else it found one running. */
  owned: boolean
  /** Leaves the server; the last process to leave stops it. */
  stop: () => Promise<void>
}

const newPassword = () => randomBytes(24).toString('base64url')

/**
 * The PostgreSQL of a DATA_DIR, for when DATABASE_URL is unset. Every process with the same DATA_DIR gets the same server:
 * the first starts it, later ones find it, also after the first was killed, for the server outlives it.
 */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedDatabase> => {
  await mkdir(options.dataDir, { recursive: true, mode: 0o755 })
  const home = await realpath(options.dataDir)
  await openToOwner(home)
  await checkWritable(home)
  const lock = join(home, 'postgres.lock')
  const user = { ...ownMark(), handle: randomBytes(8).toString('hex') }
  return withLock(lock, async () => {
    const account = await serverAccount(options.log)
    const native = await reachableBinaries(options.native ?? packagedBinaries(), account, options.log)
    const known = await readState(home)
    const cluster = known === undefined ? await chooseCluster(home, account, options.log) : known.cluster
    const at: Installation = {
      native,
      cluster: resolve(home, cluster),
      account,
      durable: options.durable ?? true,
    }
    const password = known?.password ?? newPassword()
    const rolePassword = known?.rolePassword ?? newPassword()

    await mendModes(home, at, options.log)
    const running = await findRunning(at, password)
    if (running === undefined && !(await clusterExists(at.cluster))) {
      options.log(`creating the database in ${at.cluster}`)
      await createCluster(at, password, options.onWait)
      // Known before the first start: from here on the files cannot be opened without it.
      await writeState(home, { cluster, password, rolePassword, port: 0, pid: 0, users: [user] })
    }
    const server = running ?? (await launch(at, password, join(home, 'postgres.log'), options.onWait))
    const users = [...livingUsers(known), user]
    await writeState(home, { cluster, password, rolePassword, ...server, users })
    await prepareDatabase(adminUrlOf(server.port, password), rolePassword)
    return {
      url: urlOf(server.port, PRODUCT, rolePassword, PRODUCT),
      adminUrl: adminUrlOf(server.port, password),
      owned: running === undefined,
      stop: () => withLock(lock, () => leave(home, at, user.handle)),
    }
  })
}

const OWNERS = 0o700

/** A folder of ours that is closed to ourselves was closed by accident. */
const openToOwner = async (home: string) => {
  const { uid, mode } = await stat(home)
  if (uid === process.getuid?.() && (mode & OWNERS) !== OWNERS) await chmod(home, (mode & 0o777) | OWNERS)
}

/** A recursive chmod of DATA_DIR is nobody's wish to lose the database. */
const mendModes = async (home: string, at: Installation, log: EmbeddedOptions['log']) => {
  const isInside = at.cluster.startsWith(join(home, sep))
  if (isInside && at.account.uid !== undefined && !(await canReach(at.account, home)))
    await chmod(home, 0o755)
  if (await closeCluster(at.cluster))
    log(`${at.cluster} was open to others, or closed to the server: its modes were mended`)
}

const checkWritable = async (home: string) => {
  try {
    await access(home, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Error(`DATA_DIR ${home} is not writable for this user; set DATA_DIR or DATABASE_URL`, {
      cause: error,
    })
  }
}

/** Where the files of a new database go: into DATA_DIR, or beside it where the server's account cannot enter that. */
const chooseCluster = async (
  home: string,
  account: Account,
  log: EmbeddedOptions['log'],
): Promise<string> => {
  let cluster = 'postgres'
  if (!(await canReach(account, home))) {
    const key = createHash('sha256').update(home).digest('hex').slice(0, 16)
    const folder = join(await reachableFolder(), key)
    await mkdir(folder, { recursive: true, mode: 0o755 })
    cluster = join(folder, 'postgres')
    log(`${home} is closed to the server's account: the database files are kept in ${cluster}`)
  }
  const path = resolve(home, cluster)
  if (!(await clusterExists(path))) return cluster
  // Its password went with the state file. Nothing is deleted, and nobody is let in.
  if ((await postmasterOf(path)) !== undefined) {
    throw new Error(
      `a server runs on ${path}, but ${join(home, 'postgres.json')} with its password is gone; stop it first`,
    )
  }
  const aside = `${path}.${Date.now()}`
  await rename(path, aside)
  log(`the password of the database in ${path} is gone with postgres.json: it was moved to ${aside}`)
  return cluster
}

const findRunning = async (at: Installation, password: string) => {
  const giveUpAt = Date.now() + STARTUP_MS
  while (Date.now() < giveUpAt) {
    const server = await postmasterOf(at.cluster)
    if (server === undefined) return undefined
    const found = await probe(adminUrlOf(server.port, password))
    if (found.state === 'ready') return server
    if (found.state === 'refused') {
      throw new Error(
        `process ${server.pid} serves ${at.cluster} but does not accept our password; stop it first`,
      )
    }
    // It starts, recovers or shuts down: it ends in an answer or in no postmaster.
    await sleep(50)
  }
  return undefined
}

const livingUsers = (state: ClusterState | undefined) => (state?.users ?? []).filter(isAlive)

const leave = async (home: string, at: Installation, handle: string): Promise<void> => {
  const state = await readState(home)
  if (state === undefined || !state.users.some((user) => user.handle === handle)) return
  const users = livingUsers(state).filter((user) => user.handle !== handle)
  await writeState(home, { ...state, users })
  if (users.length === 0 && (await postmasterOf(at.cluster)) !== undefined) await halt(at)
}
