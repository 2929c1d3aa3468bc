import type { Pool } from 'pg'
import { STORED } from '../domain/stored.ts'
import { executionStep } from '../domain/step.ts'
import { statement } from './db.ts'
import type { Given } from './db.ts'
import { selectSteps, toStep } from './steps.ts'
import type { ExecutionStep } from '../domain/step.ts'
import type { Queryable } from './statement.ts'

interface OfRun {
  userId: string
  runId: string
}

const owned = statement('run.owned', (db, given: Given<OfRun>) =>
  db
    .selectFrom('Run')
    .select(['session as sessionId', 'mode', 'language', 'status', 'lastSeq as lastSequence'])
    .where('id', '=', given.runId)
    .where('user', '=', given.userId),
)

/** The session of a run that belongs to a user; null for a run that does not exist or is somebody else's. */
export const findOwnedRun = (db: Queryable, userId: string, runId: string) =>
  owned.first(db, { userId, runId })

const newest = statement('run.newest', (db, given: Given<{ userId: string }>) =>
  db
    .selectFrom('Run')
    .select('id')
    .where('user', '=', given.userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
)

/** The user's run that was asked last; null where there is none. */
export const findNewestRun = async (db: Queryable, userId: string): Promise<string | null> =>
  (await newest.first(db, { userId }))?.id ?? null

const forkSource = statement('run.fork-source', (db, given: Given<OfRun>) =>
  db
    .selectFrom('Run')
    .select(['session as sessionId', 'query', 'mode', 'language', 'requirePlanApproval', 'settings'])
    .where('id', '=', given.runId)
    .where('user', '=', given.userId),
)

/** What a fork of a user's run takes over from it; null for a run that does not exist or is somebody else's. */
export const findForkSource = async (db: Queryable, userId: string, runId: string) => {
  const row = await forkSource.first(db, { userId, runId })
  return row && { ...row, settings: STORED.settings.read(row.settings) }
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

const steps = statement('run.steps', (db, given: Given<{ runId: string }>) =>
  selectSteps(db).where('x.run', '=', given.runId).orderBy('x.position'),
)

/** A run's steps as clients were told of them, in plan order. */
export const readSteps = async (db: Queryable, runId: string): Promise<ExecutionStep[]> =>
  (await steps.all(db, { runId })).map((row) => executionStep.parse(toStep(row)))

interface Before {
  sessionId: string
  runId: string
  limit: number
}

const turns = statement('session.turns', (db, given: Given<Before>) =>
  db
    .selectFrom('ChatMessage as m')
    .select(['m.role', 'm.content'])
    .where('m.session', '=', given.sessionId)
    .where('m.role', 'in', ['USER', 'ASSISTANT'])
    .where('m.run', 'is distinct from', given.runId)
    .where('m.createdAt', '<', (run) =>
      run.selectFrom('Run as r').select('r.createdAt').where('r.id', '=', given.runId),
    )
    .orderBy('m.createdAt', 'desc')
    .orderBy('m.id', 'desc')
    .limit(given.limit)
    .$narrowType<{ role: 'USER' | 'ASSISTANT' }>(),
)

/** The conversation before a run, oldest first: finished turns only, without the run's own question. */
export const readRecentTurns = async (db: Queryable, sessionId: string, runId: string, limit: number) =>
  (await turns.all(db, { sessionId, runId, limit })).toReversed()
