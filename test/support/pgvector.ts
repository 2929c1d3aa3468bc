import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { serverAccount } from '../../src/dev/embedded/account.ts'

export interface VectorServer {
  /** An empty database on a real PostgreSQL that has pgvector. */
  url: string
  stop(): Promise<void>
}

/** Where Debian and its kin put PostgreSQL and its extensions (`apt-get install postgresql-NN-pgvector`). */
const PROGRAMS = '/usr/lib/postgresql'
const installed = (): string | undefined =>
  (existsSync(PROGRAMS) ? readdirSync(PROGRAMS) : [])
    .filter((version) => Number(version) >= 15)
    .filter((version) => existsSync(`/usr/share/postgresql/${version}/extension/vector.control`))
    .filter((version) => existsSync(join(PROGRAMS, version, 'bin', 'initdb')))
    .toSorted((a, b) => Number(b) - Number(a))[0]

const told = process.env['PGVECTOR_URL']
const version = installed()

/** Undefined where there is neither: then tests skip, and say what they lack. */
export const startVectorServer =
  told === undefined && version === undefined
    ? undefined
    : async (): Promise<VectorServer> => {
        if (told !== undefined) return databaseOf(told)
        return startCluster(join(PROGRAMS, version ?? '', 'bin'))
      }

const freePort = async (): Promise<number> => {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('a port was asked for')
  return address.port
}

const startCluster = async (programs: string): Promise<VectorServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'holmesnyangz-pgvector-'))
  const account = await serverAccount(() => {})
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid)
  const port = await freePort()
  const cluster = join(folder, 'cluster')
  const execute = (program: string, args: string[]) =>
    promisify(execFile)(join(programs, program), args, { ...account, cwd: folder })
  await execute('initdb', ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'])
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`
  await execute('pg_ctl', ['-D', cluster, '-w', '-l', join(folder, 'log'), '-o', options, 'start'])
  const { url, stop } = await databaseOf(`postgres://postgres@127.0.0.1:${port}/postgres`)
  return {
    url,
    async stop() {
      await stop()
      await execute('pg_ctl', ['-D', cluster, '-w', '-m', 'fast', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const databaseOf = async (adminUrl: string): Promise<VectorServer> => {
  const name = `test_vectors_${process.pid}`
  const admin = new Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name} template template0 encoding 'UTF8'`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    async stop() {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
