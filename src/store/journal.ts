import type { ClientBase, Pool } from 'pg'
import { newId } from '../domain/id.ts'
import type { Answer } from '../domain/answer.ts'
import type { EventDraft, JournalEntry, ReadEntry } from '../domain/event.ts'
import type { RunFailure, RunPhase, RunStatus } from '../domain/run.ts'
import type { Plan } from '../domain/plan.ts'
import type { ExecutionStep } from '../domain/step.ts'
import { STORED, UnreadableError } from '../domain/stored.ts'
import { cleanJson } from './text.ts'

/** Anything that can run a statement: a pool, or the connection of a transaction. */
export type Queryable = Pick<Pool | ClientBase, 'query'>

/** What changes on the run row together with the events; undefined leaves a column as it is. */
export interface RunPatch {
  status?: RunStatus
  phase?: RunPhase
  plan?: Plan
  answer?: Answer
  error?: RunFailure
}

export interface Append {
  runId: string
  /** The fence: the writer's attempt. Null writes for whichever attempt holds the run (cancel, respond, expiry). */
  attempt: number | null
  /** The write is refused unless the run is in one of these. */
  from: readonly RunStatus[]
  events: readonly EventDraft[]
  steps?: readonly ExecutionStep[]
  patch?: RunPatch
}

export interface Appended {
  sessionId: string
  entries: JournalEntry[]
}

// One statement, so that one round trip is one transaction. The run row is locked first and fences the rest; the session
// row is locked last and hands out the session's sequence, so that commit order is sequence order in both.
export const APPEND = `
with draft as (
  select d.ord, d.key, d.type, d.payload
  from unnest($4::text[], $5::text[], $6::jsonb[]) with ordinality as d(key, type, payload, ord)
  -- Key by key: a long answer's run has thousands of events.
  left join lateral (
    select true as is_known from run_event e where e.run_id = $1 and e.effect_key = d.key limit 1) e on true
  where e.is_known is null
), n as (select count(*)::int as n from draft),
r as (
  update run set
    last_seq = last_seq + n.n,
    status = coalesce($7, status),
    phase = coalesce($8, phase),
    plan = coalesce($9, plan),
    plan_revision = coalesce(($9::jsonb ->> 'revision')::int, plan_revision),
    answer = coalesce($10, answer),
    error = coalesce($11, error),
    completed_at = case when $7 in ('COMPLETED', 'FAILED', 'CANCELLED') then now() else completed_at end,
    lease_owner = case when $7 is null or $7 = 'RUNNING' then lease_owner end,
    lease_until = case when $7 is null or $7 = 'RUNNING' then lease_until end
  from n
  where id = $1 and ($2::int is null or attempt = $2) and status = any($3)
  returning id, session_id, last_seq - n.n as base, attempt
), revision as (
  insert into run_plan (run_id, revision, plan)
  select r.id, ($9::jsonb ->> 'revision')::int, $9 from r where $9 is not null
  on conflict do nothing
), dropped as (
  delete from execution_step x using r
  where $9::jsonb is not null and x.run_id = r.id and x.status = 'PENDING' and not exists (
    select from jsonb_to_recordset($12) as s(step_id text) where s.step_id = x.step_id)
), step as (
  insert into execution_step (id, run_id, step_id, position, step_type, agent_name, team, task, description, depends_on,
    status, progress_percentage, attempt, started_at, completed_at, result, error)
  select s.id, r.id, s.step_id, s.position, s.step_type, s.agent_name, s.team, s.task, s.description, s.depends_on,
    s.status, s.progress_percentage, r.attempt, s.started_at, s.completed_at, s.result, s.error
  from r, jsonb_to_recordset($12) as s(id uuid, step_id text, position int, step_type text, agent_name text, team text,
    task text, description text, depends_on text[], status text, progress_percentage int, started_at timestamptz,
    completed_at timestamptz, result jsonb, error text)
  on conflict (run_id, step_id) do update set
    position = case when $9::jsonb is null then execution_step.position else excluded.position end,
    step_type = excluded.step_type, agent_name = excluded.agent_name, team = excluded.team,
    task = excluded.task, description = excluded.description,
    depends_on = excluded.depends_on, status = excluded.status, attempt = excluded.attempt,
    progress_percentage = greatest(execution_step.progress_percentage, excluded.progress_percentage),
    started_at = coalesce(execution_step.started_at, excluded.started_at), completed_at = excluded.completed_at,
    result = excluded.result, error = excluded.error
  where execution_step.status = 'PENDING' or (execution_step.status = 'IN_PROGRESS' and excluded.status <> 'PENDING')
), s as (
  update chat_session set last_seq = chat_session.last_seq + n.n
  from r, n where chat_session.id = r.session_id
  returning chat_session.id, chat_session.last_seq - n.n as base
), written as (
  insert into run_event (run_id, sequence, session_id, session_sequence, type, payload, effect_key, created_at)
  select r.id, r.base + row_number() over (order by draft.ord), s.id, s.base + row_number() over (order by draft.ord),
    draft.type, draft.payload, draft.key, clock_timestamp()
  from draft, r, s
  returning run_id, session_id, sequence, session_sequence, payload, created_at
)
select r.session_id as "sessionId",
  coalesce((select jsonb_agg(jsonb_build_object('runId', w.run_id, 'sessionId', w.session_id, 'sequence', w.sequence,
    'sessionSequence', w.session_sequence, 'at', w.created_at, 'event', w.payload - 'v') order by w.sequence)
    from written w), '[]') as entries
from r`

const stepRow = (step: ExecutionStep, index: number) => ({
  id: newId(),
  step_id: step.stepId,
  position: index,
  step_type: step.stepType,
  agent_name: step.agentName,
  team: step.team,
  task: step.task,
  description: step.description,
  depends_on: step.dependsOn,
  status: step.status,
  progress_percentage: step.progressPercentage,
  started_at: step.startedAt,
  completed_at: step.completedAt,
  result: step.result && STORED.stepResult.keep({ result: step.result, output: step.output }),
  error: step.error,
})

const json = (value: unknown): string | null =>
  value === undefined ? null : JSON.stringify(cleanJson(value))

/**
 * Writes events, steps and the run row in one transaction. Drafts whose effect key the run already has are left out and
 * take no number. Null: the fence refused (another attempt holds the run, or it is not in a status of `from`).
 */
export const appendEvents = async (db: Queryable, append: Append): Promise<Appended | null> => {
  const { events, patch = {} } = append
  const { rows } = await db.query<{ sessionId: string; entries: JournalEntry[] }>({
    name: 'journal.append',
    text: APPEND,
    values: [
      append.runId,
      append.attempt,
      append.from,
      events.map((draft) => draft.effectKey),
      events.map((draft) => draft.event.type),
      events.map((draft) => json(STORED.event.keep(draft.event))),
      patch.status ?? null,
      patch.phase ?? null,
      json(patch.plan && STORED.plan.keep(patch.plan)),
      json(patch.answer && STORED.answer.keep(patch.answer)),
      json(patch.error && STORED.failure.keep(patch.error)),
      json((append.steps ?? []).map(stepRow)),
    ],
  })
  const row = rows[0]
  return row ? { sessionId: row.sessionId, entries: row.entries.map(normaliseTime) } : null
}

const normaliseTime = (entry: JournalEntry): JournalEntry => ({
  ...entry,
  at: new Date(entry.at).toISOString(),
})

interface EventRow {
  runId: string
  sessionId: string
  sequence: number
  sessionSequence: string
  at: Date
  payload: unknown
}

const toEntry = (row: EventRow): ReadEntry => {
  const place = {
    runId: row.runId,
    sessionId: row.sessionId,
    sequence: row.sequence,
    sessionSequence: Number(row.sessionSequence),
    at: row.at.toISOString(),
  }
  try {
    return { ...place, event: STORED.event.read(row.payload) }
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error
    return { ...place, event: null, unreadable: error }
  }
}

/** The entries, or the error of the first that cannot be read. */
const readable = (entries: readonly ReadEntry[]): JournalEntry[] =>
  entries.map((entry) => {
    if (entry.event === null) throw entry.unreadable
    return entry
  })

const COLUMNS = `run_id as "runId", session_id as "sessionId", sequence, session_sequence as "sessionSequence",
  created_at as at, payload`

export const READ_RUN = {
  name: 'journal.run',
  text: `select ${COLUMNS} from run_event where run_id = $1 and sequence > $2 order by sequence limit $3`,
}

export const READ_SESSION = {
  name: 'journal.session',
  text: `select ${COLUMNS} from run_event where session_id = $1 and session_sequence > $2
    order by session_sequence limit $3`,
}

/** A run's events after a sequence, oldest first, those that cannot be read included. */
export const scanRunEvents = async (db: Queryable, runId: string, after: number, limit: number) => {
  const { rows } = await db.query<EventRow>({
    ...READ_RUN,
    values: [runId, after, limit],
  })
  return rows.map(toEntry)
}

/** The same of each run, in one statement. */
export const scanEventsOfRuns = async (
  db: Queryable,
  runIds: readonly string[],
  after: number,
  limit: number,
): Promise<ReadEntry[][]> => {
  const { rows } = await db.query<EventRow>({
    name: 'journal.runs',
    text: `select page.* from unnest($1::uuid[]) parent(id) cross join lateral (
        select ${COLUMNS} from run_event where run_id = parent.id and sequence > $2 order by sequence limit $3
      ) page`,
    values: [runIds, after, limit],
  })
  const pages = Map.groupBy(rows, (row) => row.runId)
  return runIds.map((runId) => (pages.get(runId) ?? []).map(toEntry))
}

/** A session's events after a session sequence, oldest first, those that cannot be read included. */
const scanSessionEvents = async (db: Queryable, sessionId: string, after: number, limit: number) => {
  const { rows } = await db.query<EventRow>({
    ...READ_SESSION,
    values: [sessionId, after, limit],
  })
  return rows.map(toEntry)
}

/** {@link scanRunEvents}, for who needs them all: throws UnreadableError. */
export const readRunEvents = async (...args: Parameters<typeof scanRunEvents>) =>
  readable(await scanRunEvents(...args))

/** The same of a session. */
export const readSessionEvents = async (...args: Parameters<typeof scanSessionEvents>) =>
  readable(await scanSessionEvents(...args))

export const TAILS = {
  name: 'journal.tails',
  text: `select id::text as id, last_seq as last from run where id = any($1::uuid[])
    union all select id, last_seq from chat_session where id = any($2::text[])`,
}

/** The last sequence of each run and session that exists; what the poll compares. */
export const readTails = async (db: Queryable, runIds: readonly string[], sessionIds: readonly string[]) => {
  const { rows } = await db.query<{ id: string; last: string }>({
    ...TAILS,
    values: [runIds, sessionIds],
  })
  return new Map(rows.map((row) => [row.id, Number(row.last)]))
}

/** How the hub reads the journal. */
export const journalReader = (db: Queryable) => ({
  read: (topic: { kind: 'run' | 'session'; id: string }, after: number, limit: number) =>
    topic.kind === 'run'
      ? scanRunEvents(db, topic.id, after, limit)
      : scanSessionEvents(db, topic.id, after, limit),
  tails: (topics: readonly { kind: 'run' | 'session'; id: string }[]) => {
    const ids = (kind: 'run' | 'session') =>
      topics.filter((topic) => topic.kind === kind).map((topic) => topic.id)
    return readTails(db, ids('run'), ids('session'))
  },
})
