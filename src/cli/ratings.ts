import { parseArgs } from 'node:util'
import { STORED } from '../domain/stored.ts'
import { EnvError, readEnv } from '../config/env.ts'
import { readRatedAnswers } from '../store/ratings.ts'
import type { RatedAnswer } from '../store/ratings.ts'
import { openDatabase } from './database.ts'

const USAGE = `usage: npm run --silent ratings -- [--since YYYY-MM-DD] [--most N]

Prints what users thought of answers, one JSON document a line, for evaluation: question, answer, whether it helped, why not.
Personal data are masked as they are everywhere; what people told of their lives is not. Keep it no longer than it is needed:
who deletes a session has no way to delete it here.
Exit codes: 0 printed, 2 usage`

const DAY = /^\d{4}-\d{2}-\d{2}$/

const readOptions = () => {
  try {
    const { values } = parseArgs({
      options: {
        since: { type: 'string', default: '1970-01-01' },
        most: { type: 'string', default: '10000' },
      },
    })
    const [since, most] = [new Date(`${values.since}T00:00:00+09:00`), Number(values.most)]
    if (DAY.test(values.since) && !Number.isNaN(since.getTime()) && Number.isInteger(most) && most > 0)
      return { since, most }
  } catch {
    // Told below.
  }
  return null
}

const lineOf = ({ answer: kept, ...rated }: RatedAnswer): string => {
  const answer = STORED.answer.find(kept)
  return JSON.stringify({
    ...rated,
    answer: answer?.text ?? null,
    type: answer?.type ?? null,
    confidence: answer?.confidence ?? null,
    supportedShare: answer?.supportedShare ?? null,
    teamsUsed: answer?.teamsUsed ?? [],
  })
}

const main = async (): Promise<number> => {
  const options = readOptions()
  if (options === null) {
    console.error(USAGE)
    return 2
  }
  const database = await openDatabase(readEnv(), (message) => console.error(message))
  try {
    for (const rated of await readRatedAnswers(database.pool, options.since, options.most))
      console.log(lineOf(rated))
    return 0
  } finally {
    await database.close()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof EnvError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
