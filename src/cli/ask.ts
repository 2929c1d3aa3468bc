import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { RUN_MODES } from '../domain/run.ts'
import { EnvError, readEnv } from '../config/env.ts'
import { createLog } from '../observe/log.ts'
import { languageOf } from '../domain/language/language.ts'
import { AskError, connect } from './ask/client.ts'
import { fillForm } from './ask/fill-form.ts'
import { harmless, openOutput } from './ask/output.ts'
import { readerNotice } from './ask/reader.ts'
import { saveDocument } from './ask/save-document.ts'
import { createShow } from './ask/show.ts'
import { openTerminal } from './ask/terminal.ts'

const USAGE = `usage: npm run ask -- "질문" [--mode ${RUN_MODES.join('|')}] [--json] [--url http://127.0.0.1:4000/graphql]

Asks the assistant through its public API and shows the plan, the steps as they move, the answer as it streams and its
sources. Where a language model reads along, it says so first, on standard error. Without --url it starts a private server on the
database of DATABASE_URL or DATA_DIR.
  --json   one JSON object a line for each event, for other programs
Exit codes: 0 answered, 1 failed, 2 usage, 3 the assistant asked back and nobody answered
(on a terminal its questions are asked there: which home, who concludes the contract)`

/** Exit codes. askedBack: the question lacks something; ask again with what the message names. */
const EXIT = { answered: 0, failed: 1, usage: 2, askedBack: 3 } as const

const usageError = (message: string): number => {
  console.error(`${message}\n\n${USAGE}`)
  return EXIT.usage
}

const readArguments = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      mode: { type: 'string', default: 'TEAM' },
      json: { type: 'boolean', default: false },
      url: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  return { ...values, mode: values.mode.toUpperCase(), question: positionals.join(' ').trim() }
}

/** JSON escapes what a terminal obeys but for DEL and C1. */
const oneLine = (event: object): string =>
  JSON.stringify(event).replaceAll(/\p{Cc}/gu, (char) => `\\u00${char.charCodeAt(0).toString(16)}`)

const ask = async (
  url: string,
  options: { question: string; mode: string; json: boolean },
): Promise<number> => {
  const { question, mode } = options
  const language = languageOf(question)
  const client = await connect(url, language)
  const notice = readerNotice(await client.reader(), language)
  // Beside the answer, which may be read by another program.
  if (notice !== null) console.error(harmless(notice))
  const runId = await client.start({ query: question, mode })
  const output = openOutput(process.stdout)
  const terminal = openTerminal()
  const show = options.json ? null : createShow(output, language, terminal !== null)
  let code: number = EXIT.failed
  try {
    for await (const event of client.follow(runId)) {
      if (show) show(event)
      else output.control(`${oneLine(event)}\n`)
      if (output.isGone) {
        await client.cancel(runId)
        return EXIT.answered
      }
      if (event.__typename === 'RunCompleted') {
        code = EXIT.answered
        if (terminal && event.answer.type === 'DOCUMENT')
          await saveDocument(terminal, client, runId, language)
      }
      if (event.__typename !== 'InputRequested') continue
      const { id, form } = event.request
      const give = (response: object) => client.answer(runId, id, response)
      if (terminal && (await fillForm(terminal, form, give, language))) continue
      // Nobody is there to answer: the run must not wait for days.
      await client.cancel(runId)
      code = EXIT.askedBack
    }
  } finally {
    terminal?.close()
  }
  return code
}

const main = async (): Promise<number> => {
  let options: ReturnType<typeof readArguments>
  try {
    options = readArguments()
  } catch (error) {
    return usageError(error instanceof Error ? error.message : String(error))
  }
  if (options.help) {
    console.log(USAGE)
    return 0
  }
  if (options.question === '') return usageError('a question is missing')
  if (!RUN_MODES.some((mode) => mode === options.mode))
    return usageError(`--mode must be one of ${RUN_MODES.join(', ')}`)

  if (options.url !== undefined) return ask(options.url, options)
  // The product is a hundred times what a question to one that runs already takes.
  const { buildApp } = await import('../compose/app.ts')
  const env = { ...readEnv(), PORT: 0 }
  const app = buildApp({
    env,
    log: createLog(env.LOG_LEVEL === 'info' ? 'warn' : env.LOG_LEVEL, pino.destination(2)),
  })
  try {
    const { url } = await app.start()
    return await ask(url, options)
  } finally {
    await app.stop()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof AskError || error instanceof EnvError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
