import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { isAlive, ownMark } from './process.ts'

const markFormat = z.object({ pid: z.int(), startedAt: z.string() })

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/**
 * Runs `work` while no other process on this machine runs work under the same path. The file is created exclusively and
 * names its holder; a living holder is waited for, never robbed, and a dead one's file is taken away.
 */
export const withLock = async <T>(path: string, work: () => Promise<T>, waitMs = 120_000): Promise<T> => {
  await acquire(path, waitMs)
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}

const acquire = async (path: string, waitMs: number) => {
  const own = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
  await writeFile(own, JSON.stringify(ownMark()), { flag: 'wx', mode: 0o600 })
  try {
    const giveUpAt = Date.now() + waitMs
    // A hard link is created exclusively and is complete at once: nobody ever reads a half-written lock.
    while (!(await tryLink(own, path))) {
      const held = await readHolder(path)
      if (held === undefined) continue
      if (!isAlive(held.mark)) {
        await takeAway(path, held.text, own)
      } else if (Date.now() > giveUpAt) {
        throw new Error(`process ${held.mark.pid} has been holding ${path} for too long; is it stuck?`)
      } else {
        await sleep(50)
      }
    }
  } finally {
    await rm(own, { force: true })
  }
}

const tryLink = async (from: string, to: string): Promise<boolean> => {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

const readHolder = async (path: string) => {
  try {
    const text = await readFile(path, 'utf8')
    return { text, mark: markFormat.parse(JSON.parse(text)) }
  } catch (error) {
    // Released between our try and this look.
    if (codeOf(error) === 'ENOENT') return undefined
    throw new Error(`${path} is not a lock file of this program; remove it`, { cause: error })
  }
}

/**
 * Only who holds the guard may remove a lock that is not his, after looking again: of two waiters that saw the dead
 * holder, the slower one must not remove what the faster one has taken since.
 */
const takeAway = async (path: string, stale: string, own: string) => {
  const guard = `${path}.takeover`
  if (!(await tryLink(own, guard))) {
    const other = await readHolder(guard)
    if (other !== undefined && !isAlive(other.mark)) await rm(guard, { force: true })
    else await sleep(5)
    return
  }
  try {
    if ((await readHolder(path))?.text === stale) await rm(path, { force: true })
  } finally {
    await rm(guard, { force: true })
  }
}
