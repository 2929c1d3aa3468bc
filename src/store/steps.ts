import type { ExecutionStep } from '../domain/step.ts'
import { readStepResult } from './run-reads.ts'
import type { Queryable } from './statement.ts'

/** A step of a run, as domain has it. */
export type StepRow = ExecutionStep & { runId: string }

interface RawStep extends Omit<StepRow, 'startedAt' | 'completedAt'> {
  startedAt: Date | null
  completedAt: Date | null
}

const COLUMNS = `x.run_id as "runId", x.step_id as "stepId", x.step_type as "stepType", x.agent_name as "agentName",
  x.team, x.task, x.description, x.status, x.progress_percentage as "progressPercentage", x.depends_on as "dependsOn",
  x.started_at as "startedAt", x.completed_at as "completedAt", x.result, x.error`
const OWNED = 'execution_step x join run r on r.id = x.run_id where r.user_id = $1'

const toStep = (row: RawStep): StepRow => ({
  ...row,
  ...readStepResult(row.result),
  startedAt: row.startedAt?.toISOString() ?? null,
  completedAt: row.completedAt?.toISOString() ?? null,
})

/** The steps of runs of a user, in plan order. */
export const loadStepsOfRuns = async (
  db: Queryable,
  userId: string,
  runIds: readonly string[],
): Promise<StepRow[]> => {
  const { rows } = await db.query<RawStep>({
    name: 'steps.of-runs',
    text: `select ${COLUMNS} from ${OWNED} and x.run_id = any($2::uuid[]) order by x.run_id, x.position`,
    values: [userId, runIds],
  })
  return rows.map(toStep)
}

/** Steps by run and step id; those of somebody else's runs are not found. */
export const loadSteps = async (
  db: Queryable,
  userId: string,
  keys: readonly { runId: string; stepId: string }[],
): Promise<StepRow[]> => {
  const { rows } = await db.query<RawStep>({
    name: 'steps.load',
    text: `select ${COLUMNS} from ${OWNED}
      and (x.run_id, x.step_id) in (select * from unnest($2::uuid[], $3::text[]))`,
    values: [userId, keys.map((key) => key.runId), keys.map((key) => key.stepId)],
  })
  return rows.map(toStep)
}
