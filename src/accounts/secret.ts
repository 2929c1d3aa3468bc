import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
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
  try {
    // `wx` fails where the file exists: of several processes one makes the secret, the others read it.
    await writeFile(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    await closeToOthers(path)
  }
  const secret = (await readFile(path, 'utf8')).trim()
  if (secret.length < 32)
    throw new Error(`${path} does not hold a secret of at least 32 characters; delete it to renew it`)
  return secret
}
