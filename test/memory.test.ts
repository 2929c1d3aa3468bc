import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Fills a process, empties it and idles; prints what is resident when full and at the end, in bytes. */
const PROGRAM = (isReleased: boolean) => `
  import { pino } from 'pino'
  import { setTimeout as sleep } from 'node:timers/promises'
  import { releaseWhenIdle } from './src/compose/memory.ts'
  let held = Array.from({ length: 3_000_000 }, (_, n) => ({ n, text: 'text ' + n }))
  const full = process.memoryUsage.rss()
  if (${isReleased}) releaseWhenIdle({ log: pino({ level: 'silent' }), everyMs: 200, growth: 100 * 2 ** 20 })
  held = []
  await sleep(2_500)
  console.log(JSON.stringify({ full, left: process.memoryUsage.rss() }))
`
const measure = async (isReleased: boolean) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module-typescript', '--eval', PROGRAM(isReleased)],
    { cwd: new URL('..', import.meta.url) },
  )
  return JSON.parse(stdout) as { full: number; left: number }
}

test('an idle process gives memory back that it would keep otherwise', async () => {
  const [released, kept] = await Promise.all([measure(true), measure(false)])
  expect(kept.left).toBeGreaterThan(0.8 * kept.full)
  expect(released.left).toBeLessThan(0.5 * released.full)
}, 60_000)
