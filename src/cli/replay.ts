import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { keepSecret } from '../accounts/secret.ts'
import { openVault } from '../accounts/vault.ts'
import { LEFT_OUT } from '../agent/replay.ts'
import { byRules } from '../agent/calls/by-rules.ts'
import { openOpenAI } from '../agent/openai/provider.ts'
import { NotFoundError } from '../domain/errors.ts'
import { EnvError, readEnv } from '../config/env.ts'
import { modelOf } from '../config/model-config.ts'
import { createPorts } from '../compose/ports.ts'
import { NotReplayableError, replayRun } from '../runs/replay.ts'
import type { ReplayReport } from '../runs/replay.ts'
import { createHashEmbedder } from '../store/law-search/embedder.ts'
import { compiledRulings } from '../domain/rulings/compiled.ts'
import { createLawSearch } from '../store/law-search/search.ts'
import { findModelConsent } from '../store/users.ts'
import { createPlaceCache } from '../store/places.ts'
import { createRuleCache } from '../store/rules.ts'
import { shippedAsked } from '../compose/asked-articles.ts'
import { shippedRules, shippedTopics } from '../compose/shipped.ts'
import { openDatabase } from './database.ts'

const USAGE = `usage: npm run replay -- RUN_ID [--json]

Carries a finished run out again and compares the event log with the one in the journal. Model calls, memory and the clock
come from the run's ledger, the user's answers from its requests, the dated rules are those that it began with; laws, listings,
statistics and loans are read as they are now. No model is asked and nothing is written.
RUN_ID is the id in the database or the id of the API.
Exit codes: 0 identical, 1 different, 2 usage, or a run that cannot be replayed`

/** The API's ids are base64 of “Run:<id>”. */
const databaseId = (id: string): string => {
  const decoded = Buffer.from(id, 'base64').toString('utf8')
  return decoded.startsWith('Run:') ? decoded.slice('Run:'.length) : id
}

const WIDTH = 400
const clip = (line: string | null): string =>
  line === null ? '(nothing)' : line.length > WIDTH ? `${line.slice(0, WIDTH).toWellFormed()} …` : line

const show = (report: ReplayReport): void => {
  console.log(
    report.isIdentical
      ? `identical: ${report.recorded} entries of the event log`
      : `different: ${report.recorded} entries in the journal, ${report.replayed} in the replay`,
  )
  for (const { recorded, replayed } of report.differences) {
    console.log(`- ${clip(recorded)}\n+ ${clip(replayed)}`)
  }
  if (report.anew.length > 0) console.log(`decided anew, for want of a record: ${report.anew.join(', ')}`)
  if (report.unused.length > 0) console.log(`recorded and not asked for: ${report.unused.join(', ')}`)
  console.log(`not compared: ${LEFT_OUT}`)
}

const replayWith = async (runId: string): Promise<ReplayReport> => {
  const env = readEnv()
  const database = await openDatabase(env, (message) => console.error(message))
  try {
    const { pool } = database
    const rules = createRuleCache(pool, await shippedRules())
    const { places } = createPlaceCache(pool, rules)
    const model = modelOf(env)
    const embedder = model && openOpenAI(model).embedder
    const ports = createPorts({
      pool,
      replica: pool,
      writes: pool,
      vault: openVault(
        env.PII_KEYS.length > 0 ? env.PII_KEYS : [await keepSecret(join(env.DATA_DIR, 'pii-key'))],
      ),
      places,
      rules,
      law: createLawSearch(pool, {
        topics: await shippedTopics(),
        rulings: compiledRulings,
        asked: await shippedAsked(),
        ...(embedder && { embedder }),
      }),
      embedders: [...(embedder ? [embedder] : []), createHashEmbedder()],
      now: () => new Date(),
    })
    // What the ledger does not have is decided by rules, and told.
    return await replayRun(pool, runId, {
      ports,
      caller: byRules(ports),
      allowsModel: async (userId) =>
        (await findModelConsent(pool, userId)) ?? env.MODEL_CONSENT === 'assumed',
    })
  } finally {
    await database.close()
  }
}

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  })
  const [id] = positionals
  if (id === undefined || positionals.length !== 1) {
    console.error(USAGE)
    return 2
  }
  const report = await replayWith(databaseId(id))
  if (values.json) console.log(JSON.stringify(report))
  else show(report)
  return report.isIdentical ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof NotFoundError || error instanceof NotReplayableError || error instanceof EnvError))
    throw error
  console.error(error.message)
  process.exitCode = 2
}
