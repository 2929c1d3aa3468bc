import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whom the server runs as: an account for root, which PostgreSQL refuses; nothing for anybody else. */
export interface Account {
  uid?: number
  gid?: number
}

const NAME = 'postgres'

const lookUp = async (): Promise<Account | undefined> => {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', NAME]), run('id', ['-g', NAME])])
    return { uid: Number.parseInt(uid.stdout, 10), gid: Number.parseInt(gid.stdout, 10) }
  } catch {
    // `id` ends with an error where there is no such account.
    return undefined
  }
}

const isRoot = (): boolean => process.getuid?.() === 0

export const serverAccount = async (log: (message: string) => void): Promise<Account> => {
  if (!isRoot()) return {}
  const known = await lookUp()
  if (known !== undefined) return known
  log(`PostgreSQL does not run as root: creating the system account “${NAME}” for it`)
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', NAME]
  try {
    await run('useradd', options)
  } catch (error) {
    throw new Error(
      `PostgreSQL does not run as root and the account “${NAME}” could not be created; run as a plain user, or set DATABASE_URL`,
      { cause: error },
    )
  }
  const created = await lookUp()
  if (created === undefined) throw new Error(`the account “${NAME}” was created but cannot be found`)
  return created
}

/** Whether the account can enter the directory, or run the program: asked of the system, which knows modes, ACLs, mounts. */
export const canReach = async (account: Account, path: string): Promise<boolean> => {
  if (account.uid === undefined) return true
  try {
    await run('/bin/sh', ['-c', 'test -r "$0" && test -x "$0"', path], { ...account, cwd: '/' })
    return true
  } catch {
    return false
  }
}
