import type { Pool } from 'pg'
import { STORED } from '../domain/stored.ts'
import type { Language, RunMode, RunStatus } from '../domain/run.ts'
import { executionStep } from '../domain/step.ts'
import type { ExecutionStep } from '../domain/step.ts'
import type { Queryable } from './statement.ts'

/** The session of a run that belongs to a user; null for a run that does not exist or is somebody else's. */
export const findOwnedRun = async (pool: Pool, userId: string, runId: string) => {
  const { rows } = await pool.query<{
    sessionId: string
    mode: RunMode
    language: Language
    status: RunStatus
    lastSequence: number
  }>({
    name: 'run.owned',
    text: `select session_id as "sessionId", mode, language, status, last_seq::int as "lastSequence" from run
      where id = $1 and user_id = $2`,
    values: [runId, userId],
  })
  return rows[0] ?? null
}

/** The user's run that was asked last; null where there is none. */
export const findNewestRun = async (pool: Pool, userId: string): Promise<string | null> => {
  const { rows } = await pool.query<{ id: string }>({
    name: 'run.newest',
    text: 'select id from run where user_id = $1 order by created_at desc, id desc limit 1',
    values: [userId],
  })
  return rows[0]?.id ?? null
}

/** What a fork of a user's run takes over from it; null for a run that does not exist or is somebody else's. */
export const findForkSource = async (pool: Pool, userId: string, runId: string) => {
  const { rows } = await pool.query<{
    sessionId: string
    query: string
    mode: RunMode
    language: Language
    requirePlanApproval: boolean
    settings: unknown
  }>({
    name: 'run.fork-source',
    text: `select session_id as "sessionId", query, mode, language, require_plan_approval as "requirePlanApproval",
        settings
      from run where id = $1 and user_id = $2`,
    values: [runId, userId],
  })
  const [row] = rows
  return row ? { ...row, settings: STORED.settings.read(row.settings) } : null
}

export const FOLLOWED = {
  name: 'session.followed',
  text: `select s.last_seq as tail, coalesce((
      select min(e.session_sequence) - 1 from run r join run_event e on e.run_id = r.id and e.sequence = 1
      where r.session_id = s.id and (r.completed_at is null or r.completed_at > now() - make_interval(secs => $3))
    ), s.last_seq) as recent
    from chat_session s where s.id = $1 and s.user_id = $2`,
}

/**
 * Where a user's session is: its last session sequence, and the one before the first event of the runs that have not ended,
 * or did so less than `seconds` ago. Null for a session that does not exist or is somebody else's.
 */
export const findFollowedSession = async (
  pool: Pool,
  userId: string,
  sessionId: string,
  seconds: number,
): Promise<{ tail: number; recent: number } | null> => {
  const { rows } = await pool.query<{ tail: string; recent: string }>({
    ...FOLLOWED,
    values: [sessionId, userId, seconds],
  })
  const [row] = rows
  return row ? { tail: Number(row.tail), recent: Number(row.recent) } : null
}

/** What a step's `result` column holds; nothing before the step is done. */
export const readStepResult = (kept: unknown): Pick<ExecutionStep, 'result' | 'output'> =>
  kept == null ? { result: null, output: null } : STORED.stepResult.read(kept)

/** A run's steps as clients were told of them, in plan order. */
export const readSteps = async (db: Queryable, runId: string): Promise<ExecutionStep[]> => {
  const { rows } = await db.query<Record<string, unknown>>({
    name: 'run.steps',
    text: `select step_id as "stepId", step_type as "stepType", agent_name as "agentName", team, task, description, status,
        progress_percentage as "progressPercentage", depends_on as "dependsOn",
        to_char(started_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startedAt",
        to_char(completed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "completedAt", result, error
      from execution_step where run_id = $1 order by position`,
    values: [runId],
  })
  return rows.map((row) => executionStep.parse({ ...row, ...readStepResult(row['result']) }))
}

/** The conversation before a run, oldest first: finished turns only, without the run's own question. */
export const readRecentTurns = async (pool: Pool, sessionId: string, runId: string, limit: number) => {
  const { rows } = await pool.query<{ role: 'USER' | 'ASSISTANT'; content: string }>({
    name: 'session.turns',
    text: `select role, content from (
        select m.role, m.content, m.created_at, m.id from chat_message m
        where m.session_id = $1 and m.role in ('USER', 'ASSISTANT') and m.run_id is distinct from $2
          and m.created_at < (select created_at from run where id = $2)
        order by m.created_at desc, m.id desc limit $3) recent
      order by created_at, id`,
    values: [sessionId, runId, limit],
  })
  return rows
}
