import { select } from './statement.ts'
import type { Queryable } from './statement.ts'

/** Somebody looks at a run, a session, or, where neither is named, at everything of theirs. */
export interface Look {
  /** Of the subscription. */
  id: string
  userId: string
  runId: string | null
  sessionId: string | null
}

/** For so long from now, unless it is said again. Of who would be called by nothing, nothing is kept. */
export const keepLooks = async (db: Queryable, looks: readonly Look[], seconds: number): Promise<void> => {
  if (looks.length === 0) return
  await select(
    db,
    'attention.keep',
    `insert into attention (id, user_id, run_id, session_id, until)
     select l.id, l.user_id, l.run_id, l.session_id, now() + make_interval(secs => $5)
     from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[]) as l(id, user_id, run_id, session_id)
     where exists (select from push_subscription p where p.user_id = l.user_id)
     on conflict (id) do update set until = excluded.until`,
    [
      looks.map(({ id }) => id),
      looks.map(({ userId }) => userId),
      looks.map(({ runId }) => runId),
      looks.map(({ sessionId }) => sessionId),
      seconds,
    ],
  )
}

export const dropLooks = async (db: Queryable, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0)
    await select(db, 'attention.drop', 'delete from attention where id = any($1::uuid[])', [ids])
}
