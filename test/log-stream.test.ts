import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLog, logStream } from '../src/observe/log.ts'
import { createTempFiles } from './support/temp-files.ts'

/** What is logged to a file that is said to be a terminal, or not. */
const logged = async (isTTY: boolean, mode: 'development' | 'test' | 'production') => {
  const files = createTempFiles()
  const file = files.write('log', '')
  const fd = openSync(file, 'w')
  const log = createLog('info', await logStream({ isTTY, fd }, mode))
  log.info({ runId: 'run-1', phone: '주민등록번호 900101-1234568' }, 'it was asked')
  log.warn({ err: new Error('broken') }, 'it failed')
  for (let tries = 0; tries < 100 && !readFileSync(file, 'utf8').includes('it failed'); tries++)
    await sleep(20)
  closeSync(fd)
  const text = readFileSync(file, 'utf8')
  files.remove()
  return text
}

test('a log is lines for people on the terminal of a developer', async () => {
  const lines = await logged(true, 'development')
  expect(lines).toMatch(/\d\d:\d\d:\d\d.*INFO.*it was asked.*run-1/)
  expect(lines).toContain('broken')
  expect(lines).not.toMatch(/"level"|hostname|900101-1234568/)
})

test.each([
  [false, 'development'],
  [false, 'production'],
  [true, 'production'],
] as const)('and JSON elsewhere (a terminal: %s, %s)', async (isTTY, mode) => {
  const lines = (await logged(isTTY, mode)).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['it was asked', 'it failed'])
  expect(lines.join('')).not.toContain('900101-1234568')
})
