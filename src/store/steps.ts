import { sql } from 'kysely'
import { STORED } from '../domain/stored.ts'
import type { ExecutionStep } from '../domain/step.ts'
import { anyOf, statement } from './db.ts'
import type { Db, Given, RowOf } from './db.ts'
import type { Queryable } from './statement.ts'

/** A step of a run, as domain has it. */
export type StepRow = ExecutionStep & { runId: string }

export const selectSteps = (db: Db) =>
  db
    .selectFrom('ExecutionStep as x')
    .select([
      'x.run as runId',
      'x.stepId',
      'x.stepType',
      'x.agentName',
      'x.team',
      'x.task',
      'x.description',
      'x.status',
      'x.progressPercentage',
      'x.dependsOn',
      'x.startedAt',
      'x.completedAt',
      'x.result',
      'x.error',
    ])

/** What a step's `result` column holds; nothing before the step is done. */
const readStepResult = (kept: unknown): Pick<ExecutionStep, 'result' | 'output'> =>
  kept == null ? { result: null, output: null } : STORED.stepResult.read(kept)

type Kept = RowOf<typeof ofRuns>
export const toStep = (row: Kept): StepRow => ({
  ...row,
  ...readStepResult(row.result),
  startedAt: row.startedAt?.toISOString() ?? null,
  completedAt: row.completedAt?.toISOString() ?? null,
})

const stepsOf = (db: Db, { userId }: Given<{ userId: string }>) =>
  selectSteps(db).innerJoin('Run as r', 'r.id', 'x.run').where('r.user', '=', userId)

const ofRuns = statement('steps.of-runs', (db, given: Given<{ userId: string; runIds: readonly string[] }>) =>
  stepsOf(db, given).where('x.run', '=', anyOf(given.runIds)).orderBy('x.run').orderBy('x.position'),
)

/** The steps of runs of a user, in plan order. */
export const loadStepsOfRuns = async (
  db: Queryable,
  userId: string,
  runIds: readonly string[],
): Promise<StepRow[]> => (await ofRuns.all(db, { userId, runIds })).map(toStep)

interface Keys {
  userId: string
  runIds: readonly string[]
  stepIds: readonly string[]
}

const byKey = statement('steps.load', (db, given: Given<Keys>) =>
  stepsOf(db, given).innerJoin(
    sql<{ run: string; step: string }>`unnest(${given.runIds}::uuid[], ${given.stepIds}::text[])`.as<'k'>(
      sql`k(run, step)`,
    ),
    (join) => join.on('x.run', '=', sql<string>`k.run`).on('x.stepId', '=', sql<string>`k.step`),
  ),
)

/** Steps by run and step id; those of somebody else's runs are not found. */
export const loadSteps = async (
  db: Queryable,
  userId: string,
  keys: readonly { runId: string; stepId: string }[],
): Promise<StepRow[]> => {
  const [runIds, stepIds] = [keys.map(({ runId }) => runId), keys.map(({ stepId }) => stepId)]
  return (await byKey.all(db, { userId, runIds, stepIds })).map(toStep)
}
