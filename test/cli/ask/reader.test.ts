import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { readerNotice } from '../../../src/cli/ask/reader.ts'
import { startApp } from '../../support/app.ts'
import { startModelServer } from '../../support/model-server.ts'

const COMMAND = fileURLToPath(new URL('../../../src/cli/ask.ts', import.meta.url))

/** What the command wrote, beside the answer and as it. */
const ask = (url: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [COMMAND, ...args, '--mode', 'DIRECT', '--url', url], {
    env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '' },
  })

test('npm run ask tells once who reads along, in the language of the question, and nothing where nobody does', async () => {
  const server = await startModelServer()
  server.script({ text: { kind: 'text', pieces: ['모델이 쓴 답이에요.'] } })
  const model = { OPENAI_API_KEY: 'test', OPENAI_BASE_URL: server.url, OPENAI_MODEL: 'gpt-4.1-mini' }
  const { host } = new URL(server.url)
  const [read, alone] = [await startApp({ env: model }), await startApp()]
  try {
    const asked = await ask(read.url, '안녕')
    expect(asked.stderr.split(host)).toHaveLength(2)
    expect(asked.stderr).toMatch(/[가-힣].*gpt-4\.1-mini/)
    expect(asked.stdout).not.toContain(host)
    const english = await ask(read.url, 'hello there', '--json')
    expect(english.stderr.split(host)).toHaveLength(2)
    expect(english.stderr).not.toMatch(/[가-힣]/)
    for (const line of english.stdout.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('cursor')
    expect((await ask(alone.url, '안녕')).stderr).toBe('')
  } finally {
    await Promise.all([read.stop(), alone.stop(), server.close()])
  }
}, 180_000)

test('says whether anything leaves the machine, and that nothing is sent without consent', () => {
  const reader = {
    host: 'api.example.com',
    models: ['m', 'other'],
    embeddingModel: 'e',
    isThisMachine: false,
    allowedByDefault: true,
  }
  for (const language of ['KO', 'EN'] as const) {
    const of = (change: Partial<typeof reader>) => readerNotice({ ...reader, ...change }, language)
    const all = [of({}), of({ isThisMachine: true }), of({ allowedByDefault: false })]
    expect(new Set(all).size).toBe(3)
    for (const notice of all) expect(notice).toMatch(/api\.example\.com.*\(m, e\)/)
  }
  expect(readerNotice(null, 'KO')).toBeNull()
})
