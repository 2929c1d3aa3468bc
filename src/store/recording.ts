import { sql } from 'kysely'
import { isUuid } from '../domain/id.ts'
import { STORED } from '../domain/stored.ts'
import type { LedgerEntry } from './call-ledger.ts'
import { statement } from './db.ts'
import type { Given } from './db.ts'
import type { Queryable } from './statement.ts'

interface OfRun {
  runId: string
}

const recorded = statement('recording.run', (db, given: Given<OfRun>) =>
  db
    .selectFrom('Run as r')
    .select((run) => [
      'r.session as sessionId',
      'r.user as userId',
      'r.query',
      'r.mode',
      'r.language',
      'r.status',
      'r.requirePlanApproval',
      'r.settings',
      run('r.forkedFromCheckpoint', 'is not', null).$castTo<boolean>().as('isFork'),
      'r.startedAt',
      run.fn
        .coalesce(
          run
            .selectFrom('GeneratedDocument as d')
            .select(
              sql<Record<string, string>>`jsonb_object_agg(${sql.ref('d.effectKey')}, ${sql.ref('d.id')})`.as(
                'ids',
              ),
            )
            .whereRef('d.run', '=', 'r.id'),
          sql<Record<string, string>>`'{}'::jsonb`,
        )
        .as('documents'),
    ])
    .where('r.id', '=', given.runId),
)

const callsOf = statement('recording.calls', (db, given: Given<OfRun>) =>
  db
    .selectFrom('ModelCall')
    .select([
      'purpose',
      'stepId',
      'inputHash',
      'model',
      'promptTokens',
      'completionTokens',
      'milliseconds',
      'output',
    ])
    .where('run', '=', given.runId)
    .orderBy('createdAt')
    .orderBy('id'),
)

const answersOf = statement('recording.answers', (db, given: Given<OfRun>) =>
  db
    .selectFrom('InputRequest')
    .select(['id', 'answer'])
    .where('run', '=', given.runId)
    .where('status', '=', 'ANSWERED')
    .orderBy('answeredAt')
    .orderBy('id'),
)

/** What is kept of a finished run, apart from its events; null where there is no such run. */
export const readRecording = async (db: Queryable, runId: string) => {
  if (!isUuid(runId)) return null
  const run = await recorded.first(db, { runId })
  if (!run) return null
  const [calls, answers] = await Promise.all([callsOf.all(db, { runId }), answersOf.all(db, { runId })])
  return {
    ...run,
    settings: STORED.settings.read(run.settings),
    calls: calls.map((call): LedgerEntry => ({ ...call, output: STORED.call.read(call.output) })),
    answers: answers.map((row) => ({ ...row, answer: STORED.inputAnswer.read(row.answer) })),
  }
}
