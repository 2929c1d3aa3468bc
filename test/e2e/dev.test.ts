import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openFolder } from '../dev/embedded/folder.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const PATIENCE = { timeout: 60_000 }

test('npm run dev starts anew when a file changes, outlives one that does not parse, and keeps its database', async () => {
  const folder = openFolder()
  for (const name of ['src', 'migrations', 'examples', 'package.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const { DATABASE_URL: _none, ...environment } = process.env
  const data = join(folder, 'data')
  const child = spawn(process.execPath, ['src/cli/dev.ts'], {
    cwd: folder,
    env: {
      ...environment,
      NODE_ENV: 'test',
      LOG_LEVEL: 'info',
      DEMO_DATA: 'false',
      PORT: '0',
      DATA_DIR: data,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  const ended = once(child, 'exit')
  const servers = () =>
    Array.from(said.matchAll(/"msg":"ready: (http:\/\/[\d.:]+)\//g), ([, url = '']) => url)
  const postmaster = () => readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]
  const answers = async (count: number) => {
    await expect.poll(() => servers().length, PATIENCE).toBe(count)
    expect((await fetch(`${servers().at(-1)}/health/live`)).status).toBe(200)
  }
  try {
    await answers(1)
    const first = postmaster()
    const main = join(folder, 'src/main.ts')
    const before = readFileSync(main, 'utf8')

    appendFileSync(main, "process.stdout.write('edited\\n')\n")
    const edited = performance.now()
    await answers(2)
    console.info(`answered again after ${Math.round(performance.now() - edited)} ms`)
    expect(said).toContain('edited\n')
    await expect(fetch(`${servers()[0]}/health/live`)).rejects.toThrow('fetch failed')

    writeFileSync(main, 'this does not parse')
    await expect.poll(() => said, PATIENCE).toContain('it starts again when a file changes')
    writeFileSync(main, before)
    await answers(3)
    expect(postmaster()).toBe(first)

    child.kill('SIGINT')
    expect((await ended)[0]).toBe(0)
    expect(postmaster).toThrow('ENOENT')
  } finally {
    child.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}, 240_000)
