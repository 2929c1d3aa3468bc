import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { buildApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { migrateProduct } from '../product-tables.ts'
import { startEmbedded } from '../store/embedded.ts'
import { createPool } from '../store/pool.ts'
import { loadSeed } from '../store/seed/load.ts'
import { importData } from './eval/data.ts'
import { evaluate } from './eval/evaluate.ts'
import { belowFloor } from './eval/floors.ts'

const USAGE = `usage: npm run eval -- [--eval FOLDER] [--data FOLDER] [--floor]

Prints the figures of the evaluation sets in a folder, on a private server with the regions and statutes of another.
  --eval   holds property_queries.dev.jsonl, intents.dev.jsonl, legal_qa.dev.jsonl, calculators.dev.jsonl, contracts.dev.jsonl
  --data   holds regions/region_codes.txt and statutes/*.md
  --floor  fails where a figure is below what was reached before`

const readFolders = (): { sets: string; data: string; floor: boolean } | undefined => {
  try {
    const { values } = parseArgs({
      options: {
        eval: { type: 'string' },
        data: { type: 'string' },
        floor: { type: 'boolean', default: false },
      },
    })
    const { eval: sets, data, floor } = values
    if (sets !== undefined && data !== undefined && existsSync(sets) && existsSync(data))
      return { sets, data, floor }
    console.error(`no such folder: --eval ${sets ?? ''} --data ${data ?? ''}\n\n${USAGE}`)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
  return undefined
}

const main = async (): Promise<number> => {
  const options = readFolders()
  if (options === undefined) return 2
  const folder = mkdtempSync(join(tmpdir(), 'holmesnyangz-eval-'))
  // As root the database server runs as another account, which has to get in.
  chmodSync(folder, 0o755)
  const database = await startEmbedded({ dataDir: folder, log: () => {}, durable: false })
  const pool = createPool(database.url, { max: 4, statementTimeoutMs: 0, log: () => {} })
  const app = buildApp({
    // Rules and the offline embedder, whatever keys the environment holds.
    env: readEnv({ DATABASE_URL: database.url, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn' }),
    log: pino({ level: 'warn' }, pino.destination(2)),
    seed: false,
  })
  try {
    await migrateProduct(database.url)
    await loadSeed(pool, { demo: true, today: new Date(), onProgress: () => {} })
    await importData(pool, options.data)
    const { url } = await app.start()
    const missed: string[] = []
    for await (const figures of evaluate(url, pool, options.sets)) {
      console.log(figures.lines.map((line) => `${figures.name.padEnd(17)} ${line}`).join('\n'))
      missed.push(...belowFloor(figures))
    }
    if (!options.floor) return 0
    for (const line of missed) console.error(line)
    return missed.length > 0 ? 1 : 0
  } finally {
    await app.stop()
    await pool.end()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

process.exitCode = await main()
