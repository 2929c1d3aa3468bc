import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startEmbedded } from '../../../src/store/embedded.ts'
import type { EmbeddedDatabase } from '../../../src/store/embedded.ts'
import { hold, openFolder, select } from './folder.ts'

describe('the embedded database', () => {
  // Made once and copied for every test: creating a cluster takes a second or two.
  let made: string
  let dataDir: string
  let open: EmbeddedDatabase[]
  const start = async () => {
    const database = await startEmbedded({ dataDir, durable: false, log: () => {} })
    open.push(database)
    return database
  }
  const postmaster = () => Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)

  beforeAll(async () => {
    made = openFolder()
    const database = await startEmbedded({ dataDir: made, durable: false, log: () => {} })
    await database.stop()
  })
  afterAll(() => rmSync(made, { recursive: true, force: true }))
  beforeEach(() => {
    dataDir = openFolder()
    execFileSync('cp', ['-a', `${made}/.`, dataDir])
    open = []
  })
  afterEach(async () => {
    for (const database of open) await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('keeps its data between starts', async () => {
    const first = await start()
    expect(first.owned).toBe(true)
    await select(first.url, 'create table kept as select 42 as value')
    await first.stop()
    await expect(select(first.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
    const second = await start()
    expect(await select(second.url, 'select value from kept')).toBe(42)
  })

  test.each(['755', '777', 'a-x', 'u=rw,go='])(
    'starts after chmod -R %s of its folder, and is closed to others again',
    async (mode) => {
      const first = await start()
      await select(first.url, 'create table kept as select 42 as value')
      await first.stop()
      // The folder that `-R` goes into is closed last.
      execFileSync('chmod', ['-R', mode, join(dataDir, 'postgres'), join(dataDir, 'postgres.json')])
      chmodSync(dataDir, mode === '777' ? 0o777 : mode === '755' ? 0o755 : 0o600)
      const second = await start()
      expect(await select(second.url, 'select value from kept')).toBe(42)
      const modes = ['postgres', 'postgres/base', 'postgres/PG_VERSION', 'postgres.json'].map(
        (name) => statSync(join(dataDir, name)).mode & 0o777,
      )
      expect(modes).toEqual([0o700, 0o700, 0o600, 0o600])
    },
  )

  test('is UTF-8, compares by bytes, knows Hangul, and listens on this machine only', async () => {
    const { url } = await start()
    expect(await select(url, `select current_setting('server_encoding') as value`)).toBe('UTF8')
    expect(await select(url, `select 'B' < 'a' as value`)).toBe(true)
    expect(await select(url, `select '강남' ~ '^\\w+$' as value`)).toBe(true)
    expect(await select(url, `select current_setting('listen_addresses') as value`)).toBe('127.0.0.1')
    await expect(select(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/)
  })

  test('keeps its password in a file that only its user can read', async () => {
    await start()
    expect(statSync(join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600)
  })

  test('is found by a second process, and stopped by the last to leave', async () => {
    const first = await start()
    const second = await hold(dataDir)
    expect(second).toMatchObject({ url: first.url, owned: false })
    await first.stop()
    expect(await select(second.url, 'select 1 as value')).toBe(1)
    await second.leave()
    await expect(select(first.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
  })

  test('is the same under another name of its folder', async () => {
    const first = await start()
    const alias = `${dataDir}-alias`
    symlinkSync(dataDir, alias)
    try {
      const second = await hold(alias)
      expect(second).toMatchObject({ url: first.url, owned: false })
      await second.leave()
    } finally {
      rmSync(alias)
    }
  })

  test('is created and started once by processes that start together', async () => {
    rmSync(dataDir, { recursive: true })
    const holders = await Promise.all([hold(dataDir), hold(dataDir), hold(dataDir)])
    expect(new Set(holders.map((holder) => holder.url)).size).toBe(1)
    expect(holders.filter((holder) => holder.owned)).toHaveLength(1)
    await Promise.all(holders.map((holder) => holder.leave()))
  })

  test('outlives a process that is killed, and is taken over by the next', async () => {
    const killed = await hold(dataDir)
    const server = postmaster()
    killed.child.kill('SIGKILL')
    await once(killed.child, 'exit')
    expect(await select(killed.url, 'select 1 as value')).toBe(1)
    const next = await start()
    expect(next).toMatchObject({ url: killed.url, owned: false })
    expect(postmaster()).toBe(server)
    await next.stop()
    await expect(select(next.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
  })

  test('starts again after the server itself was killed', async () => {
    const first = await start()
    process.kill(postmaster(), 'SIGKILL')
    await expect
      .poll(() =>
        select(first.url, 'select 1').then(
          () => 'up',
          () => 'down',
        ),
      )
      .toBe('down')
    const second = await start()
    expect(second.owned).toBe(true)
    expect(await select(second.url, 'select 1 as value')).toBe(1)
  })

  test('starts although the pid file that a crash left names a living stranger', async () => {
    const first = await start()
    await first.stop()
    writeFileSync(
      join(dataDir, 'postgres/postmaster.pid'),
      `${process.pid}\n${dataDir}\n1\n5432\n\n127.0.0.1\n\nready\n`,
    )
    const second = await start()
    expect(second.owned).toBe(true)
  })

  test('begins anew beside the old files when the file with the password is lost', async () => {
    const first = await start()
    await first.stop()
    rmSync(join(dataDir, 'postgres.json'))
    const said: string[] = []
    const second = await startEmbedded({ dataDir, durable: false, log: (message) => said.push(message) })
    open.push(second)
    expect(await select(second.url, 'select 1 as value')).toBe(1)
    expect(said.join('\n')).toContain('it was moved to')
  })

  test('says what to do when its files cannot be used', async () => {
    const first = await start()
    await first.stop()
    writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '12\n')
    await expect(start()).rejects.toThrow(/another major version/)
    const state = join(dataDir, 'postgres.json')
    const intact = readFileSync(state)
    writeFileSync(state, '{"password":')
    await expect(start()).rejects.toThrow(/DATABASE_URL/)
    writeFileSync(state, intact)
  })

  test.skipIf(process.getuid?.() === 0)('says so when DATA_DIR is not writable', async () => {
    const closed = join(dataDir, 'closed')
    mkdirSync(closed)
    chmodSync(closed, 0o500)
    await expect(startEmbedded({ dataDir: closed, log: () => {} })).rejects.toThrow(/not writable/)
  })
})
