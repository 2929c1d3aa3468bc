import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startEmbedded } from '../../../src/dev/embedded.ts'
import { openFolder } from './folder.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

test('a product that is stopped while it starts leaves no server behind', async () => {
  const folder = openFolder()
  await startEmbedded({ dataDir: folder, durable: false, log: () => {} }).then((it) => it.stop())
  const isUp = () => existsSync(join(folder, 'postgres/postmaster.pid'))
  const { DATABASE_URL: _none, ...environment } = process.env
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: root,
    env: {
      ...environment,
      NODE_ENV: 'test',
      LOG_LEVEL: 'info',
      DEMO_DATA: 'false',
      PORT: '0',
      DATA_DIR: folder,
    },
  })
  const ended = once(child, 'exit')
  try {
    await expect.poll(isUp, { timeout: 60_000, interval: 20 }).toBe(true)
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(isUp()).toBe(false)
  } finally {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}, 90_000)
