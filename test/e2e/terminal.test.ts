import { execFileSync, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { freshDatabase } from '../support/db.ts'
import { createTempFiles } from '../support/temp-files.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** util-linux's `script` gives a program a terminal. */
const hasScript = (() => {
  try {
    return execFileSync('script', ['--version']).includes('util-linux')
  } catch (error) {
    console.warn(`skipped, without the command script there is no terminal: ${String(error)}`)
    return false
  }
})()

test.skipIf(!hasScript)(
  'a start on a terminal is lines to read, and ends with where to look next',
  async () => {
    const database = await freshDatabase()
    const files = createTempFiles()
    const command = `exec ${process.execPath} src/main.ts`
    const child = spawn('script', ['--quiet', '--flush', '--return', '--command', command, '/dev/null'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DATABASE_URL: database.url,
        DATA_DIR: files.folder,
        DEMO_DATA: 'false',
        PORT: '0',
      },
    })
    let shown = ''
    child.stdout.on('data', (chunk: Buffer) => {
      shown += chunk.toString()
    })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    try {
      await expect.poll(() => shown, { timeout: 50_000 }).toContain('Ctrl-C')
      const origin = /ready: (http:\/\/[\d.:]+)\/graphql/.exec(shown)?.[1] ?? ''
      expect(shown).toMatch(/\d\d:\d\d:\d\d.*INFO/)
      expect(shown).not.toContain('{"level"')
      const welcome = shown.slice(shown.lastIndexOf('ready:'))
      for (const place of [`${origin}/\r\n`, `${origin}/graphql\r\n`, 'docs/clients.md'])
        expect(welcome).toContain(place)
      child.stdin.write('\u0003')
      expect(await ended).toBe(0)
    } finally {
      child.kill()
      files.remove()
      await database.drop()
    }
  },
  90_000,
)
