import type { Language, RunMode, RunPhase, RunStatus } from '../domain/run.ts'
import type { Queryable } from './statement.ts'
import { readStretches } from './keyset.ts'
import type { Slice, Stretch } from './keyset.ts'

export interface RunRow {
  id: string
  sessionId: string
  query: string
  mode: RunMode
  language: Language
  status: RunStatus
  phase: RunPhase | null
  /** domain Plan, Answer and RunFailure, as they were written. */
  plan: unknown
  answer: unknown
  error: unknown
  /** Of the last event that this read includes, in its run and in its session; 0 before the first. */
  lastSequence: number
  lastSessionSequence: number
  createdAt: Date
  startedAt: Date | null
  completedAt: Date | null
  /** “<run id>:<checkpoint id>” for a run that was forked. */
  forkedFromCheckpoint: string | null
}

// The row and its last event in one statement, thus of one snapshot: a subscriber that goes on after it misses nothing.
// (The run's own last_seq, not the newest run_event: both change in one transaction.)
const COLUMNS = `r.id, r.session_id as "sessionId", r.query, r.mode, r.language, r.status, r.phase, r.plan, r.answer, r.error,
  r.last_seq::int as "lastSequence",
  coalesce((select e.session_sequence from run_event e where e.run_id = r.id and e.sequence = r.last_seq), 0)::int
    as "lastSessionSequence",
  r.created_at as "createdAt", r.started_at as "startedAt", r.completed_at as "completedAt",
  r.forked_from_checkpoint as "forkedFromCheckpoint"`

/** Runs of a user by id; somebody else's are not found. */
export const loadRuns = async (db: Queryable, userId: string, ids: readonly string[]): Promise<RunRow[]> => {
  const { rows } = await db.query<RunRow>({
    name: 'runs.load',
    text: `select ${COLUMNS} from run r where r.user_id = $1 and r.id = any($2::uuid[])`,
    values: [userId, ids],
  })
  return rows
}

/** The runs of each session, oldest first. */
export const listRuns = (
  db: Queryable,
  userId: string,
  sessionIds: readonly string[],
  stretch: Stretch,
): Promise<Slice<RunRow>[]> =>
  readStretches(
    db,
    {
      name: 'runs.list',
      columns: COLUMNS,
      from: 'from run r where r.user_id = $2 and r.session_id = parent.id',
      parentType: 'text',
      values: [userId],
      order: { at: 'r.created_at', id: 'r.id', idType: 'uuid' },
      descending: false,
    },
    sessionIds,
    stretch,
  )

/** For each session the run that is active, or else the one that waits longest; sessions without one are left out. */
export const loadActiveRuns = async (
  db: Queryable,
  userId: string,
  sessionIds: readonly string[],
): Promise<RunRow[]> => {
  const { rows } = await db.query<RunRow>({
    name: 'runs.active',
    text: `select distinct on (r.session_id) ${COLUMNS} from run r
      where r.user_id = $1 and r.session_id = any($2::text[])
        and r.status in ('QUEUED', 'RUNNING', 'WAITING_FOR_INPUT')
      order by r.session_id, (r.status = 'QUEUED'), r.created_at, r.id`,
    values: [userId, sessionIds],
  })
  return rows
}
