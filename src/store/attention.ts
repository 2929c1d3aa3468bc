import { sql } from 'kysely'
import { anyOf, secondsFromNow, statement } from './db.ts'
import type { Given } from './db.ts'
import type { Queryable } from './statement.ts'

/** Somebody looks at a run, a session, or, where neither is named, at everything of theirs. */
export interface Look {
  /** Of the subscription. */
  id: string
  userId: string
  runId: string | null
  sessionId: string | null
}

interface Looks {
  ids: readonly string[]
  userIds: readonly string[]
  runIds: readonly (string | null)[]
  sessionIds: readonly (string | null)[]
  seconds: number
}

const keep = statement('attention.keep', (db, { ids, userIds, runIds, sessionIds, seconds }: Given<Looks>) =>
  db
    .insertInto('Attention')
    .columns(['id', 'user', 'runId', 'sessionId', 'until'])
    .expression((from) =>
      from
        .selectFrom(
          sql<Look>`unnest(${ids}::uuid[], ${userIds}::uuid[], ${runIds}::uuid[], ${sessionIds}::text[])`.as<'l'>(
            sql`l("id", "userId", "runId", "sessionId")`,
          ),
        )
        .select(['l.id', 'l.userId', 'l.runId', 'l.sessionId', secondsFromNow(seconds).as('end')])
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('PushSubscription as p').select('p.id').whereRef('p.user', '=', 'l.userId')),
        ),
    )
    .onConflict((former) => former.column('id').doUpdateSet({ until: (of) => of.ref('excluded.until') })),
)

/** For so long from now, unless it is said again. Of who would be called by nothing, nothing is kept. */
export const keepLooks = async (db: Queryable, looks: readonly Look[], seconds: number): Promise<void> => {
  if (looks.length === 0) return
  await keep.run(db, {
    ids: looks.map(({ id }) => id),
    userIds: looks.map(({ userId }) => userId),
    runIds: looks.map(({ runId }) => runId),
    sessionIds: looks.map(({ sessionId }) => sessionId),
    seconds,
  })
}

const drop = statement('attention.drop', (db, given: Given<{ ids: readonly string[] }>) =>
  db.deleteFrom('Attention').where('id', '=', anyOf(given.ids)),
)

export const dropLooks = async (db: Queryable, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await drop.run(db, { ids })
}
