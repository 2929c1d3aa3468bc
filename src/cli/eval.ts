import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import { pino } from 'pino'
import { buildApp } from '../compose/app.ts'
import { readObserved, writeObserved } from './learn/certainty.ts'
import type { Observed } from './learn/certainty.ts'
import { readEnv } from '../config/env.ts'
import { migrateProduct } from '../compose/product-tables.ts'
import { demoData, startEmbedded } from '../compose/development.ts'
import { createPool } from '../store/pool.ts'
import { loadShipped } from '../store/shipped.ts'
import { observe } from './eval/answers.ts'
import type { Turn } from './eval/answers.ts'
import { importData, importStatutes } from './eval/data.ts'
import { evaluate, evaluateAnswers, evaluateMoreLaw, evaluateOwn } from './eval/evaluate.ts'
import type { Figures } from './eval/figures.ts'
import { belowFloor } from './eval/floors.ts'

const USAGE = `usage: npm run eval -- [--eval FOLDER] [--data FOLDER] [--own FOLDER] [--only PART] [--observe FILE] [--blind] [--floor]

Prints the figures of the evaluation sets, with 95 % intervals, on a private server with the regions and statutes of another folder.
  --eval   holds property_queries, intents, legal_qa, calculators, contracts, answers, answers_tax and answers_lease (.dev.jsonl)
  --data   holds regions/region_codes.txt, statutes/*.md and statutes_more/*.md
  --own    holds sets of our own (test/eval)
  --only   sets (one question each), own (safety, contracts) or answers (conversations); all three where left out
  --observe  writes what the answers of the conversations rested on and whether they were right (domain/certainty/observed.json),
           in place of what it holds of the same sets
  --blind  runs the conversations that are laid aside, and nothing else
  --floor  fails where a figure is below what was reached before`

const PARTS = ['sets', 'own', 'answers'] as const

const readOptions = () => {
  try {
    const { values } = parseArgs({
      options: {
        eval: { type: 'string' },
        data: { type: 'string' },
        own: { type: 'string', default: 'test/eval' },
        only: { type: 'string' },
        observe: { type: 'string' },
        blind: { type: 'boolean', default: false },
        floor: { type: 'boolean', default: false },
      },
    })
    const { eval: sets, data, own, blind, floor } = values
    const parts = PARTS.filter((part) => part === (blind ? 'answers' : (values.only ?? part)))
    if (
      parts.length > 0 &&
      sets !== undefined &&
      data !== undefined &&
      [sets, data, own].every((folder) => existsSync(folder))
    )
      return { sets, data, own, parts, observe: values.observe, isBlind: blind, floor }
    console.error(
      `no such folder or part: --eval ${sets ?? ''} --data ${data ?? ''} --own ${own} --only ${values.only ?? ''}\n\n${USAGE}`,
    )
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
  return undefined
}

/** A running server notices new data after two seconds. */
const NOTICED_MS = 2_500

type Options = NonNullable<ReturnType<typeof readOptions>>

/** What was observed of other sets stays: answers of earlier versions are wrong where those of today were mended. */
const keptOf = (file: string, observed: readonly Observed[]): Observed[] => {
  if (!existsSync(file)) return []
  const anew = new Set(observed.map(({ set }) => set))
  return readObserved(JSON.parse(readFileSync(file, 'utf8'))).filter(({ set }) => !anew.has(set))
}

async function* measure(url: string, pool: Pool, options: Options): AsyncGenerator<Figures> {
  const { sets, data, own, parts } = options
  if (parts.includes('sets')) yield* evaluate(url, pool, sets)
  if (parts.includes('own')) yield* evaluateOwn(url, own)
  const more = join(data, 'statutes_more')
  if (existsSync(more)) {
    await importStatutes(pool, more)
    await wait(NOTICED_MS)
    if (parts.includes('sets')) yield* evaluateMoreLaw(url, pool, options)
  }
  if (!parts.includes('answers')) return
  const observed: Observed[] = []
  const onTurns = (set: string, turns: readonly Turn[]) => observed.push(...observe(set, turns))
  yield* evaluateAnswers(url, pool, { ...options, onTurns })
  if (options.observe !== undefined)
    writeFileSync(
      options.observe,
      `${JSON.stringify(writeObserved([...keptOf(options.observe, observed), ...observed]))}\n`,
    )
}

const main = async (): Promise<number> => {
  const options = readOptions()
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
    await loadShipped(pool, { demo: await demoData(), today: new Date(), onProgress: () => {} })
    await importData(pool, options.data)
    const { url } = await app.start()
    const missed: string[] = []
    for await (const figures of measure(url, pool, options)) {
      console.log(figures.lines.map((line) => `${figures.name.padEnd(20)} ${line}`).join('\n'))
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
