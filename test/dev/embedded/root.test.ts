import { execFileSync } from 'node:child_process'
import {
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { startEmbedded } from '../../../src/dev/embedded.ts'
import { packagedBinaries } from '../../../src/dev/embedded/binaries.ts'
import { hold, openFolder, select } from './folder.ts'

const isRoot = process.getuid?.() === 0
// Where root's home is open, nothing is closed to the server's account.
const isHomeClosed = isRoot && (statSync(homedir()).mode & 0o001) === 0

describe.skipIf(!isHomeClosed)('the embedded database as root, with everything in a closed home', () => {
  const remove: string[] = []
  afterEach(() => {
    for (const path of remove.splice(0)) rmSync(path, { recursive: true, force: true })
  })

  test('runs from a copy of the programs with its files outside, says so, and finds both again', async () => {
    const clone = mkdtempSync(join(homedir(), 'clone-'))
    remove.push(clone)
    const native = join(clone, 'package/native')
    cpSync(packagedBinaries(), native, { recursive: true, verbatimSymlinks: true })
    // As npm leaves it under umask 077.
    execFileSync('chmod', ['-R', 'go=', clone])
    writeFileSync(join(clone, 'package/package.json'), '{"version":"0.0.0-test"}')
    const dataDir = join(clone, '.data')
    mkdirSync(dataDir)
    const said: string[] = []
    const options = { dataDir, native, durable: false, log: (message: string) => said.push(message) }

    const first = await startEmbedded(options)
    const state: unknown = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'))
    const cluster = String(state !== null && typeof state === 'object' && 'cluster' in state && state.cluster)
    remove.push(
      dirname(cluster),
      join(dirname(dirname(cluster)), `postgresql-0.0.0-test-${process.platform}-${process.arch}`),
    )
    expect(said.join('\n')).toContain('copying PostgreSQL once')
    expect(said.join('\n')).toContain(`the database files are kept in ${cluster}`)
    await select(first.url, 'create table kept as select 42 as value')
    await first.stop()

    said.length = 0
    const second = await startEmbedded(options)
    expect(await select(second.url, 'select value from kept')).toBe(42)
    expect(said).toEqual([])
    await second.stop()
  })
})

// A plain user's run of the whole suite shows this anyway.
test.runIf(isRoot && process.platform === 'linux')('a plain user runs the server as itself', async () => {
  const nobody = 65_534
  const dataDir = openFolder()
  chownSync(dataDir, nobody, nobody)
  try {
    const holder = await hold(dataDir, { uid: nobody, gid: nobody })
    expect(holder.owned).toBe(true)
    expect(await select(holder.url, 'select 1 as value')).toBe(1)
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(nobody)
    await holder.leave()
    await expect(select(holder.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})
