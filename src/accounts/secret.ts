import { randomBytes } from 'node:crypto'
import { chmod, link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** After a recursive chmod of its folder, say. A file of somebody else's is theirs to close. */
const closeToOthers = async (path: string): Promise<void> => {
  const { uid, mode } = await stat(path)
  if (uid === process.getuid?.() && (mode & 0o077) !== 0) await chmod(path, 0o600)
}

/** The secret kept in a file that only its owner may read; made on first use, the same for processes that start together. */
export const keepSecret = async (path: string): Promise<string> => {
  await mkdir(dirname(path), { recursive: true })
  // Written aside and then named, which fails where the name is taken: of several processes one makes the secret, and the
  // others never find half of it.
  const aside = `${path}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(aside, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
    await link(aside, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    await closeToOthers(path)
  } finally {
    await rm(aside, { force: true })
  }
  const secret = (await readFile(path, 'utf8')).trim()
  if (secret.length < 32)
    throw new Error(`${path} does not hold a secret of at least 32 characters; delete it to renew it`)
  return secret
}
