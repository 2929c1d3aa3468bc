import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'

/** A folder that the server's account can enter when the tests run as root. */
export const openFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'))
  chmodSync(folder, 0o755)
  return folder
}

export interface Holder {
  child: ChildProcess
  url: string
  owned: boolean
  leave: () => Promise<void>
}

const script = fileURLToPath(new URL('hold.ts', import.meta.url))

/** Another process that holds the database open. */
export const hold = async (dataDir: string, how: { uid?: number; gid?: number } = {}): Promise<Holder> => {
  const child = spawn(process.execPath, [script, dataDir], { ...how, stdio: ['pipe', 'pipe', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const ended = once(child, 'exit')
  const line = await Promise.race([once(child.stdout, 'data'), ended])
  if (child.exitCode !== null) throw new Error(`the holder ended with ${child.exitCode}: ${errors}`)
  const told = JSON.parse(String(line[0])) as { url: string; owned: boolean }
  const leave = async () => {
    child.stdin.end()
    await ended
  }
  return { child, ...told, leave }
}

export const select = async (url: string, sql: string): Promise<unknown> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ value: unknown }>(sql)
    return rows[0]?.value
  } finally {
    await client.end()
  }
}
