import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import type { HintCarrier } from '../../src/runs/hints.ts'
import { createRedisHints } from '../../src/runs/redis-hints.ts'

const installed = (): boolean => {
  try {
    execFileSync('redis-server', ['--version'])
    return true
  } catch {
    return false
  }
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

const servers: ChildProcess[] = []
const startRedis = async (port: number): Promise<ChildProcess> => {
  const server = spawn('redis-server', [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ])
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('eady to accept connections')) resolve()
    })
  })
  return server
}
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  for (const server of servers.splice(0)) server.kill('SIGKILL')
})

const log = pino({ level: 'silent' })
const listening = (carrier: HintCarrier): string[] => {
  const heard: string[] = []
  stops.push(carrier.listen((key) => heard.push(key)))
  return heard
}

describe.skipIf(!installed())('hints over a real Redis (skipped where redis-server is not installed)', () => {
  test('reach every other process and not the one that sent them', async () => {
    const port = await freePort()
    await startRedis(port)
    const url = `redis://127.0.0.1:${port}`
    const one = createRedisHints({ url, origin: 'one', log })
    const two = createRedisHints({ url, origin: 'two', log })
    const atOne = listening(one)
    const atTwo = listening(two)
    await expect
      .poll(() => {
        one.send(['run:a', 'session:b'])
        return new Set(atTwo)
      })
      .toEqual(new Set(['run:a', 'session:b']))
    expect(atOne).toEqual([])
  })

  test('come through again after Redis was away, and sending meanwhile harms nobody', async () => {
    const port = await freePort()
    const first = await startRedis(port)
    const url = `redis://127.0.0.1:${port}`
    const one = createRedisHints({ url, origin: 'one', log })
    const two = createRedisHints({ url, origin: 'two', log })
    listening(one)
    const atTwo = listening(two)
    await expect
      .poll(() => {
        one.send(['run:before'])
        return atTwo.includes('run:before')
      })
      .toBe(true)
    first.kill('SIGKILL')
    await once(first, 'exit')
    one.send(['run:lost'])
    await startRedis(port)
    await expect
      .poll(
        () => {
          one.send(['run:after'])
          return atTwo.includes('run:after')
        },
        { timeout: 15_000 },
      )
      .toBe(true)
  }, 30_000)
})
