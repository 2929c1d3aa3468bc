import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withLock } from '../../../src/dev/embedded/lock.ts'

describe('the lock file', () => {
  let folder: string
  let path: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'))
    path = join(folder, 'lock')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const deadPid = async () => {
    const child = spawn('true')
    await once(child, 'exit')
    return child.pid
  }

  test('lets one in at a time and leaves nothing behind', async () => {
    let inside = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, ++inside)
      await new Promise((resolve) => setTimeout(resolve, 5))
      inside -= 1
    }
    await Promise.all(Array.from({ length: 10 }, () => withLock(path, work)))
    expect(most).toBe(1)
    expect(readdirSync(folder)).toEqual([])
  })

  test('is released when the work fails', async () => {
    await expect(withLock(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(existsSync(path)).toBe(false)
  })

  test('of a dead process is taken over by one of those that wait', async () => {
    writeFileSync(path, JSON.stringify({ pid: await deadPid(), startedAt: '' }))
    let inside = 0
    const work = async () => {
      expect(++inside).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 5))
      inside -= 1
    }
    await Promise.all(Array.from({ length: 8 }, () => withLock(path, work)))
    expect(readdirSync(folder)).toEqual([])
  })

  test('of a living process is waited for, never taken', async () => {
    writeFileSync(path, JSON.stringify({ pid: process.ppid, startedAt: '' }))
    await expect(withLock(path, () => Promise.resolve(), 150)).rejects.toThrow(`process ${process.ppid}`)
    expect(existsSync(path)).toBe(true)
  })

  test.runIf(process.platform === 'linux')(
    'of a dead process whose number lives again is taken over',
    async () => {
      writeFileSync(path, JSON.stringify({ pid: process.ppid, startedAt: '1' }))
      expect(await withLock(path, () => Promise.resolve('in'), 150)).toBe('in')
    },
  )
})
