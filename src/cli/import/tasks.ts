import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Pool } from 'pg'
import type { ReportedDeal } from '../../domain/deal.ts'
import { UnreadableFileError } from '../../domain/errors.ts'
import type { SourceRow } from '../../domain/source-row.ts'
import { EnvError } from '../../config/env.ts'
import type { Env } from '../../config/env.ts'
import { fetchStatute } from '../../sources/drf-client.ts'
import { readFinlifeService } from '../../sources/finlife-client.ts'
import { createHttpSource } from '../../sources/http.ts'
import { readMolitService } from '../../sources/molit-client.ts'
import { inspectTextFile } from '../../sources/text-file.ts'
import type { ImportAccount } from '../../store/import/account.ts'
import { importDeals } from '../../store/import/deals.ts'
import { sigunguIn } from '../../store/import/known-regions.ts'
import { importLoans } from '../../store/import/loans.ts'
import { importStatute } from '../../store/import/statutes.ts'
import type { ImportCommand } from './arguments.ts'
import { IMPORT_KINDS, regionBook, rowsOf } from './kinds.ts'
import type { FileOptions, ImportKind } from './kinds.ts'

export type Report = (done: number, total: number) => void

/** What is imported as a whole or not at all: a file, or an answer of a service. */
export interface ImportTask {
  name: string
  run(pool: Pool, report: Report): Promise<ImportAccount>
}

const filesOf = async (path: string, endings: readonly string[]): Promise<string[]> => {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) throw new UnreadableFileError(`${path} does not exist or cannot be entered`)
  if (!found.isDirectory()) return [path]
  const names = (await readdir(path)).filter((name) =>
    endings.some((ending) => name.toLowerCase().endsWith(ending)),
  )
  if (names.length === 0)
    throw new UnreadableFileError(`${path} holds no file that ends in ${endings.join(' or ')}`)
  return names.toSorted().map((name) => join(path, name))
}

const fileTask = (path: string, kind: ImportKind, options: FileOptions): ImportTask => ({
  name: basename(path),
  run: async (pool, report) => {
    const file = await inspectTextFile(path)
    const account = await kind.run(pool, file, { ...options, onBytes: (bytes) => report(bytes, file.size) })
    report(file.size, file.size)
    return account
  },
})

const need = (env: Env, name: 'MOLIT_API_KEY' | 'FINLIFE_API_KEY' | 'LAW_API_OC'): string => {
  const key = env[name]
  if (key === undefined) throw new EnvError(`--api needs a key in ${name}`)
  return key
}

/** Everything that a command asks for, in order. Missing keys and paths are told before anything begins. */
export const readTasks = async (
  command: ImportCommand,
  env: Env,
): Promise<(pool: Pool) => Promise<ImportTask[]>> => {
  const http = createHttpSource({ perSecond: env.API_REQUESTS_PER_SECOND })
  if (command.source === 'FILES') {
    const kind = IMPORT_KINDS[command.word]
    const paths = (await Promise.all(command.paths.map((path) => filesOf(path, kind.endings)))).flat()
    return () => Promise.resolve(paths.map((path) => fileTask(path, kind, command.options)))
  }
  if (command.source === 'LAW_API') {
    const access = { baseUrl: env.LAW_API_URL, oc: need(env, 'LAW_API_OC'), http }
    const run = (name: string) => async (pool: Pool) => {
      const { statute, articles } = await fetchStatute(name, access)
      return { ...(await importStatute(pool, statute, articles)), rowName: 'article' }
    }
    return () => Promise.resolve(command.names.map((name) => ({ name, run: run(name) })))
  }
  if (command.source === 'FINLIFE_API') {
    const access = { baseUrl: env.FINLIFE_API_URL, auth: need(env, 'FINLIFE_API_KEY'), http }
    return () =>
      Promise.resolve(
        command.services.map((service) => ({
          name: `finlife ${service}`,
          run: async (pool, report) => {
            const { rows, notes } = await readFinlifeService(service, access, report)
            return importLoans(pool, rows, notes)
          },
        })),
      )
  }
  const access = { baseUrl: env.MOLIT_API_URL, serviceKey: need(env, 'MOLIT_API_KEY'), http }
  const { regions, services, from, to } = command
  return async (pool) => {
    const sigungu = [...new Set((await Promise.all(regions.map((code) => sigunguIn(pool, code)))).flat())]
    return services.flatMap((service) =>
      sigungu.map((code) => ({
        name: `${service} ${code} ${from}–${to}`,
        run: async (db, report) => {
          // All of them before the database is asked: no transaction waits for a slow service.
          const rows: SourceRow<ReportedDeal>[] = []
          for await (const row of readMolitService({ service, sigungu: code, from, to }, access, report))
            rows.push(row)
          return { ...(await importDeals(db, rowsOf(rows), { book: await regionBook(db) })), rowName: 'item' }
        },
      })),
    )
  }
}
