import type { Usage } from '../domain/quota.ts'
import type { UserType } from '../domain/user.ts'
import type { Queryable } from './statement.ts'

export interface ModelCallRow {
  runId: string
  purpose: string
  model: string
  promptTokens: number
  completionTokens: number
  milliseconds: number
  createdAt: Date
}

/** The model calls of runs of a user, in the order in which they finished. */
export const loadModelCalls = async (
  db: Queryable,
  userId: string,
  runIds: readonly string[],
): Promise<ModelCallRow[]> => {
  const { rows } = await db.query<ModelCallRow>({
    name: 'usage.calls',
    text: `select c.run_id as "runId", c.purpose, c.model, c.prompt_tokens as "promptTokens",
        c.completion_tokens as "completionTokens", c.milliseconds, c.created_at as "createdAt"
      from model_call c join run r on r.id = c.run_id
      where r.user_id = $1 and c.run_id = any($2::uuid[]) and c.purpose not like 'read\\_%' order by c.run_id, c.created_at, c.id`,
    values: [userId, runIds],
  })
  return rows
}

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

export const findConsumer = async (db: Queryable, userId: string): Promise<Consumer> => {
  const { rows } = await db.query<Consumer>({
    name: 'usage.consumer',
    text: 'select type, address_key as "addressKey" from app_user where id = $1',
    values: [userId],
  })
  return rows[0] ?? UNKNOWN
}

/** Tokens that a run has used, and when its clock began: at its start, or at its user's last answer. */
export const readRunUse = async (db: Queryable, runId: string): Promise<{ tokens: number; since: Date }> => {
  const { rows } = await db.query<{ tokens: number; since: Date }>({
    name: 'usage.run',
    text: `select coalesce((select sum(prompt_tokens + completion_tokens) from model_call where run_id = r.id), 0)::int as tokens,
        greatest(coalesce(r.started_at, now()),
          (select max(answered_at) from input_request where run_id = r.id)) as since
      from run r where r.id = $1`,
    values: [runId],
  })
  return rows[0] ?? { tokens: 0, since: new Date() }
}
