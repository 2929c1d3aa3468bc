import { sql } from 'kysely'
import type { Usage } from '../domain/quota.ts'
import type { UserType } from '../domain/user.ts'
import { anyOf, now, statement } from './db.ts'
import type { Given, RowOf } from './db.ts'
import type { Queryable } from './statement.ts'

const calls = statement('usage.calls', (db, given: Given<{ userId: string; runIds: readonly string[] }>) =>
  db
    .selectFrom('ModelCall as c')
    .innerJoin('Run as r', 'r.id', 'c.run')
    .select([
      'c.run as runId',
      'c.purpose',
      'c.model',
      'c.promptTokens',
      'c.completionTokens',
      'c.milliseconds',
      'c.createdAt',
    ])
    .where('r.user', '=', given.userId)
    .where('c.run', '=', anyOf(given.runIds))
    .where('c.purpose', 'not like', 'read\\_%')
    .orderBy('c.run')
    .orderBy('c.createdAt')
    .orderBy('c.id'),
)
export type ModelCallRow = RowOf<typeof calls>

/** The model calls of runs of a user, in the order in which they finished. */
export const loadModelCalls = (
  db: Queryable,
  userId: string,
  runIds: readonly string[],
): Promise<ModelCallRow[]> => calls.all(db, { userId, runIds })

export const READ_USAGE = {
  name: 'usage.today',
  text: `select runs as "runsToday", tokens::float8 as "tokensToday" from usage_day where user_id = $1 and day = $2`,
}

/** What a user used up on a day in Korea: counted when it happens, whatever becomes of the runs. */
export const readUsage = async (db: Queryable, userId: string, day: string): Promise<Usage> => {
  const { rows } = await db.query<Usage>({ ...READ_USAGE, values: [userId, day] })
  return rows[0] ?? { runsToday: 0, tokensToday: 0 }
}

const DAYS_KEPT = 7

/** Whose shares a user uses up. */
export interface Consumer {
  type: UserType
  /** Of a guest; null where it is not known. */
  addressKey: string | null
}

const UNKNOWN: Consumer = { type: 'GUEST', addressKey: null }

export const COUNT_RUN = {
  name: 'usage.count',
  text: `with counted as (
      insert into usage_day as u (user_id, day, runs) values ($1, $2, 1)
      on conflict (user_id, day) do update set runs = u.runs + 1
    ), forgotten as (
      delete from usage_day where user_id = $1 and day < $2::date - ${DAYS_KEPT}
    )
    select type, address_key as "addressKey" from app_user where id = $1`,
}

/**
 * Counts a run, and locks the count until the transaction ends: starts of one user that come at once see each other. Says who
 * it is counted for.
 */
export const countRun = async (db: Queryable, userId: string, day: string): Promise<Consumer> => {
  const { rows } = await db.query<Consumer>({ ...COUNT_RUN, values: [userId, day] })
  return rows[0] ?? UNKNOWN
}

const consumer = statement('usage.consumer', (db, given: Given<{ userId: string }>) =>
  db.selectFrom('User').select(['type', 'addressKey']).where('id', '=', given.userId),
)

export const findConsumer = async (db: Queryable, userId: string): Promise<Consumer> =>
  (await consumer.first(db, { userId })) ?? UNKNOWN

const ofRun = statement('usage.run', (db, given: Given<{ runId: string }>) =>
  db
    .selectFrom('Run as r')
    .select(({ cast, fn, lit, selectFrom }) => [
      cast<number>(
        fn.coalesce(
          selectFrom('ModelCall as c')
            .select(
              sql<number>`sum(${sql.ref('c.promptTokens')} + ${sql.ref('c.completionTokens')})`.as('sum'),
            )
            .whereRef('c.run', '=', 'r.id'),
          lit(0),
        ),
        'integer',
      ).as('tokens'),
      fn<Date>('greatest', [
        fn.coalesce('r.startedAt', now),
        selectFrom('InputRequest as i')
          .select(sql<Date>`max(${sql.ref('i.answeredAt')})`.as('last'))
          .whereRef('i.run', '=', 'r.id'),
      ]).as('since'),
    ])
    .where('r.id', '=', given.runId),
)

/** Tokens that a run has used, and when its clock began: at its start, or at its user's last answer. */
export const readRunUse = async (db: Queryable, runId: string): Promise<{ tokens: number; since: Date }> =>
  (await ofRun.first(db, { runId })) ?? { tokens: 0, since: new Date() }
