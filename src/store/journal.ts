import type { ClientBase, Pool } from 'pg'
import { newId } from '../domain/id.ts'
import type { Answer } from '../domain/answer.ts'
import type { EventDraft, JournalEntry, ReadEntry } from '../domain/event.ts'
import type { RunFailure, RunPhase, RunStatus } from '../domain/run.ts'
import type { Plan } from '../domain/plan.ts'
import type { ExecutionStep } from '../domain/step.ts'
import { STORED, UnreadableError } from '../domain/stored.ts'
import { isConnectionLoss, untilClear } from './connection-loss.ts'
import { createOutbox } from './outbox.ts'
import { cleanJsonText } from './text.ts'

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

// One statement, so that one round trip is one transaction, for one run or many. The run rows are locked first and fence the
// rest; the session rows are locked last and hand out the sessions' sequences, so that commit order is sequence order in
// both. Of many runs, those whose rows somebody else holds at the moment are left out, so that no writer waits with locks in
// its hands.
const APPENDING = (locked: '' | 'skip locked') => `
with wanted as materialized (
  select * from unnest($1::uuid[], $2::int[], $9::text[], $10::text[], $11::jsonb[], $12::jsonb[], $13::jsonb[])
    as w(id, attempt, status, phase, plan, answer, error)
), fenced as materialized (
  select r.id, r.session_id from run r
  where r.id = any($1::uuid[]) and r.status = any($3)
    and coalesce(r.attempt = (select w.attempt from wanted w where w.id = r.id), true)
  order by r.id for no key update ${locked}
), numbering as materialized (
  select s.id from chat_session s where s.id = any(array(select session_id from fenced))
  order by s.id for no key update ${locked}
), held as materialized (
  select f.id, f.session_id, w.status, w.phase, w.plan, w.answer, w.error
  from fenced f join numbering s on s.id = f.session_id join wanted w on w.id = f.id
), draft as materialized (
  select d.run_id, d.ord, d.key, d.type, d.payload
  from unnest($4::uuid[], $5::text[], $6::text[], $7::jsonb[]) with ordinality as d(run_id, key, type, payload, ord)
  join held on held.id = d.run_id
  -- Key by key: a long answer's run has thousands of events.
  left join lateral (
    select true as is_known from run_event e where e.run_id = d.run_id and e.effect_key = d.key limit 1) e on true
  where e.is_known is null
), counted as (
  select held.id, held.session_id, (select count(*)::int from draft where draft.run_id = held.id) as n from held
), r as (
  update run set
    last_seq = run.last_seq + counted.n,
    status = coalesce(held.status, run.status),
    phase = coalesce(held.phase, run.phase),
    plan = coalesce(held.plan, run.plan),
    plan_revision = coalesce((held.plan ->> 'revision')::int, run.plan_revision),
    answer = coalesce(held.answer, run.answer),
    error = coalesce(held.error, run.error),
    completed_at = case when held.status in ('COMPLETED', 'FAILED', 'CANCELLED') then now() else run.completed_at end,
    lease_owner = case when held.status is null or held.status = 'RUNNING' then run.lease_owner end,
    lease_until = case when held.status is null or held.status = 'RUNNING' then run.lease_until end
  from held join counted on counted.id = held.id
  where run.id = held.id
  returning run.id, run.session_id, run.last_seq - counted.n as base, run.attempt
), revision as (
  insert into run_plan (run_id, revision, plan)
  select held.id, (held.plan ->> 'revision')::int, held.plan from held where held.plan is not null
  on conflict do nothing
), given as materialized (
  select * from jsonb_to_recordset($8) as s(run_id uuid, id uuid, step_id text, position int, step_type text,
    agent_name text, team text, task text, description text, depends_on text[], status text, progress_percentage int,
    started_at timestamptz, completed_at timestamptz, result jsonb, error text)
), dropped as (
  delete from execution_step x using held
  where held.plan is not null and x.run_id = held.id and x.status = 'PENDING' and not exists (
    select from given where given.run_id = x.run_id and given.step_id = x.step_id)
), step as (
  insert into execution_step (id, run_id, step_id, position, step_type, agent_name, team, task, description, depends_on,
    status, progress_percentage, attempt, started_at, completed_at, result, error)
  select given.id, r.id, step_id, position, step_type, agent_name, team, task, description, depends_on,
    status, progress_percentage, r.attempt, started_at, completed_at, result, error
  from r join given on given.run_id = r.id
  on conflict (run_id, step_id) do update set
    position = case when (select held.plan is null from held where held.id = execution_step.run_id)
      then execution_step.position else excluded.position end,
    step_type = excluded.step_type, agent_name = excluded.agent_name, team = excluded.team,
    task = excluded.task, description = excluded.description,
    depends_on = excluded.depends_on, status = excluded.status, attempt = excluded.attempt,
    progress_percentage = greatest(execution_step.progress_percentage, excluded.progress_percentage),
    started_at = coalesce(execution_step.started_at, excluded.started_at), completed_at = excluded.completed_at,
    result = excluded.result, error = excluded.error
  where execution_step.status = 'PENDING' or (execution_step.status = 'IN_PROGRESS' and excluded.status <> 'PENDING')
), s as (
  update chat_session set last_seq = chat_session.last_seq + told.n
  from (select session_id, sum(n) as n from counted group by session_id) told
  where chat_session.id = told.session_id
  returning chat_session.id, chat_session.last_seq - told.n as base
), written as (
  insert into run_event (run_id, sequence, session_id, session_sequence, type, payload, effect_key, created_at)
  select r.id, r.base + row_number() over (partition by r.id order by draft.ord), s.id,
    s.base + row_number() over (partition by s.id order by draft.ord), draft.type, draft.payload, draft.key, clock_timestamp()
  from draft join r on r.id = draft.run_id join s on s.id = r.session_id
  returning run_id, session_id, sequence, session_sequence, payload, created_at
)
select r.id as "runId", r.session_id as "sessionId",
  coalesce((select jsonb_agg(jsonb_build_object('runId', w.run_id, 'sessionId', w.session_id, 'sequence', w.sequence,
    'sessionSequence', w.session_sequence, 'at', w.created_at, 'event', w.payload - 'v') order by w.sequence)
    from written w where w.run_id = r.id), '[]') as entries
from r`

/** Of one run; it waits for whoever holds its row. */
export const APPEND = { name: 'journal.append', text: APPENDING('') }
/** Of many; it waits for nobody. */
export const APPEND_GROUP = { name: 'journal.append-group', text: APPENDING('skip locked') }

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

const json = (value: unknown): string | null => (value === undefined ? null : cleanJsonText(value))

/** The parameters of {@link APPEND}; all are for runs in the same statuses. */
const valuesOf = (appends: readonly Append[]): unknown[] => {
  const drafts = appends.flatMap(({ runId, events }) => events.map((draft) => ({ runId, draft })))
  const patches = appends.map(({ patch = {} }) => patch)
  return [
    appends.map(({ runId }) => runId),
    appends.map(({ attempt }) => attempt),
    appends[0]?.from ?? [],
    drafts.map(({ runId }) => runId),
    drafts.map(({ draft }) => draft.effectKey),
    drafts.map(({ draft }) => draft.event.type),
    drafts.map(({ draft }) => json(STORED.event.keep(draft.event))),
    json(
      appends.flatMap(({ runId, steps = [] }) =>
        steps.map((step, at) => ({ run_id: runId, ...stepRow(step, at) })),
      ),
    ),
    patches.map(({ status }) => status ?? null),
    patches.map(({ phase }) => phase ?? null),
    patches.map(({ plan }) => json(plan && STORED.plan.keep(plan))),
    patches.map(({ answer }) => json(answer && STORED.answer.keep(answer))),
    patches.map(({ error }) => json(error && STORED.failure.keep(error))),
  ]
}

interface AppendedRow {
  runId: string
  sessionId: string
  entries: JournalEntry[]
}

/** What was written, by the run; runs that are missing were refused or, of a group, held by somebody else. */
const appendedOf = (rows: readonly AppendedRow[]): Map<string, Appended> =>
  new Map(
    rows.map(({ runId, sessionId, entries }) => [runId, { sessionId, entries: entries.map(normaliseTime) }]),
  )

/**
 * Writes events, steps and the run row in one transaction. Drafts whose effect key the run already has are left out and
 * take no number. Null: the fence refused (another attempt holds the run, or it is not in a status of `from`).
 */
export const appendEvents = async (db: Queryable, append: Append): Promise<Appended | null> => {
  const { rows } = await db.query<AppendedRow>({ ...APPEND, values: valuesOf([append]) })
  return appendedOf(rows).get(append.runId) ?? null
}

/** What a run that is carried out says while it goes on. */
export type Progress = Omit<Append, 'from' | 'attempt' | 'patch'> & {
  attempt: number
  patch?: Pick<RunPatch, 'phase' | 'plan'>
}

/**
 * {@link appendEvents} for the runs that this process carries out: what all of them have to say goes out together, each behind
 * its own fence. Null for the run that was refused, and for no other.
 */
export const createJournalWriter = (
  pool: Pool,
  outbox = createOutbox(pool),
): ((progress: Progress) => Promise<Appended | null>) => {
  const send = outbox.open<{ append: Append; appended?: Appended }, AppendedRow>({
    keyOf: ({ append }) => append.runId,
    statement: (group) => ({ ...APPEND_GROUP, values: valuesOf(group.map(({ append }) => append)) }),
    kept(rows, group) {
      const written = appendedOf(rows)
      for (const item of group) {
        const appended = written.get(item.append.runId)
        if (appended) item.appended = appended
      }
    },
  })
  return async (progress) => {
    const item: { append: Append; appended?: Appended } = { append: { ...progress, from: ['RUNNING'] } }
    // A round fails for the fault of one: then each is told of its own.
    await send(item).catch((error: unknown) => {
      if (isConnectionLoss(error)) throw error
    })
    return item.appended ?? (await untilClear(() => appendEvents(pool, item.append)))
  }
}
export type JournalWriter = ReturnType<typeof createJournalWriter>

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
