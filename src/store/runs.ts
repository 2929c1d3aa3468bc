import type { Expression } from 'kysely'
import { sql } from 'kysely'
import { anyOf, statement } from './db.ts'
import type { Db, Given, RowOf } from './db.ts'
import { stretches } from './keyset.ts'
import type { Slice, Stretch } from './keyset.ts'
import type { Queryable } from './statement.ts'

interface Owner {
  userId: string
}

export const OPEN = ['QUEUED', 'RUNNING', 'WAITING_FOR_INPUT'] as const

// The row and its last event in one statement, thus of one snapshot: a subscriber that goes on after it misses nothing.
// (The run's own last_seq, not the newest run_event: both change in one transaction.)
const runsOf = (db: Db, userId: Expression<string>) =>
  db
    .selectFrom('Run as r')
    .where('r.user', '=', userId)
    .select((run) => [
      'r.id',
      'r.session as sessionId',
      'r.query',
      'r.mode',
      'r.language',
      'r.status',
      'r.phase',
      // domain Plan, Answer and RunFailure, as they were written.
      'r.plan',
      'r.answer',
      'r.error',
      // Of the last event that this read includes, in its run and in its session; 0 before the first.
      'r.lastSeq as lastSequence',
      run
        .cast<number>(
          run.fn.coalesce(
            run
              .selectFrom('RunEvent as e')
              .select('e.sessionSequence')
              .whereRef('e.run', '=', 'r.id')
              .whereRef('e.sequence', '=', 'r.lastSeq'),
            run.lit(0),
          ),
          'integer',
        )
        .as('lastSessionSequence'),
      'r.createdAt',
      'r.startedAt',
      'r.completedAt',
      // “<run id>:<checkpoint id>” for a run that was forked.
      'r.forkedFromCheckpoint',
    ])

const byId = statement('runs.load', (db, given: Given<Owner & { ids: readonly string[] }>) =>
  runsOf(db, given.userId).where('r.id', '=', anyOf(given.ids)),
)
export type RunRow = RowOf<typeof byId>

/** Runs of a user by id; somebody else's are not found. */
export const loadRuns = (db: Queryable, userId: string, ids: readonly string[]): Promise<RunRow[]> =>
  byId.all(db, { userId, ids })

const ofSessions = stretches({
  name: 'runs.list',
  parentType: 'text',
  page: (db, sessionId, given: Given<Owner>) => runsOf(db, given.userId).where('r.session', '=', sessionId),
  order: { at: 'r.createdAt', id: 'r.id', idType: 'uuid' },
  isDescending: false,
})

/** The runs of each session, oldest first. */
export const listRuns = (
  db: Queryable,
  userId: string,
  sessionIds: readonly string[],
  stretch: Stretch,
): Promise<Slice<RunRow>[]> => ofSessions(db, sessionIds, { userId }, stretch)

const active = statement('runs.active', (db, given: Given<Owner & { sessionIds: readonly string[] }>) =>
  runsOf(db, given.userId)
    .distinctOn('r.session')
    .where('r.session', '=', anyOf(given.sessionIds))
    .where('r.status', 'in', OPEN)
    .orderBy('r.session')
    .orderBy(sql`${sql.ref('r.status')} = 'QUEUED'`)
    .orderBy('r.createdAt')
    .orderBy('r.id'),
)

/** For each session the run that is active, or else the one that waits longest; sessions without one are left out. */
export const loadActiveRuns = (
  db: Queryable,
  userId: string,
  sessionIds: readonly string[],
): Promise<RunRow[]> => active.all(db, { userId, sessionIds })
