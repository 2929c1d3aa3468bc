import type { Pool, PoolClient } from 'pg'
import type { Language, RunMode } from '../domain/run.ts'
import { STORED } from '../domain/stored.ts'
import { ADD_JOB } from './run-start.ts'

/** A worker that is not heard of for this long has lost its runs. */
export const LEASE_SECONDS = 10

export interface ClaimedRun {
  id: string
  sessionId: string
  userId: string
  query: string
  mode: RunMode
  language: Language
  /** The fence that every write of this worker carries. */
  attempt: number
  requirePlanApproval: boolean
  /** As in StartRunRequest. */
  settings: Record<string, unknown>
  /** It goes on from another run's checkpoint. */
  isFork: boolean
}

export const CLAIM = {
  name: 'run.claim',
  text: `update run set status = 'RUNNING', attempt = attempt + 1, lease_owner = $2,
      lease_until = now() + make_interval(secs => $3), started_at = coalesce(started_at, now())
    where id = $1 and (
      (status = 'QUEUED' and not exists (
        select from run o where o.session_id = run.session_id and o.status in ('QUEUED', 'RUNNING', 'WAITING_FOR_INPUT')
          and (o.status <> 'QUEUED' or (o.created_at, o.id) < (run.created_at, run.id))))
      or (status = 'RUNNING' and (lease_until is null or lease_until < now())))
    returning id, session_id as "sessionId", user_id as "userId", query, mode, language, attempt,
      require_plan_approval as "requirePlanApproval", settings,
      forked_from_checkpoint is not null as "isFork"`,
}

/**
 * Takes a run for this worker: one that waits, or one whose worker let its lease run out. Null where there is nothing to
 * do: it has ended, waits for its user, somebody else holds it, or another run of its session is active or
 * came first.
 */
export const claimRun = async (pool: Pool, runId: string, owner: string): Promise<ClaimedRun | null> => {
  const { rows } = await pool.query<ClaimedRun>({ ...CLAIM, values: [runId, owner, LEASE_SECONDS] })
  const [row] = rows
  return row ? { ...row, settings: STORED.settings.read(row.settings) } : null
}

export const RENEW = {
  name: 'run.renew',
  text: `update run set lease_until = now() + make_interval(secs => $3)
    where id = any($2::uuid[]) and lease_owner = $1 and status = 'RUNNING' returning id, attempt`,
}

/**
 * Extends the leases of runs that this worker carries out; returns what it still holds. Only what it names is extended: a
 * run that it claimed and then lost track of must run out, so that somebody goes on with it.
 */
export const renewLeases = async (
  pool: Pool,
  owner: string,
  runIds: readonly string[],
): Promise<Map<string, number>> => {
  const { rows } = await pool.query<{ id: string; attempt: number }>({
    ...RENEW,
    values: [owner, runIds, LEASE_SECONDS],
  })
  return new Map(rows.map((row) => [row.id, row.attempt]))
}

/** Gives a run back so that any worker can go on with it at once; nothing happens where the fence refuses. */
export const releaseRun = async (client: PoolClient, runId: string, attempt: number): Promise<void> => {
  await client.query(
    `with released as (
       update run set lease_owner = null, lease_until = null
       where id = $1 and attempt = $2 and status = 'RUNNING' returning id::text
     ) select ${ADD_JOB('released.id')} from released`,
    [runId, attempt],
  )
}

const LOST_AT_MOST = 1000

export const REQUEUE = {
  name: 'run.requeue',
  text: `select ${ADD_JOB('lost.id')} from (
      (select r.id::text from run r where r.status = 'RUNNING' and (r.lease_until is null or r.lease_until < now())
        limit ${LOST_AT_MOST})
      union all
      (select r.id::text from run r where r.status = 'QUEUED' and r.created_at < now() - interval '10 seconds'
          and not exists (select from run a where a.session_id = r.session_id
            and a.status in ('QUEUED', 'RUNNING', 'WAITING_FOR_INPUT')
            and (a.status <> 'QUEUED' or (a.created_at, a.id) < (r.created_at, r.id)))
        limit ${LOST_AT_MOST})) lost
    where not exists (
      select from graphile_worker.jobs j where j.key = 'run:' || lost.id and j.locked_at is null and j.attempts < j.max_attempts)`,
}

/** Queues again every run whose worker is gone, and every waiting run that lost its job. Returns how many. */
export const requeueLostRuns = async (pool: Pool): Promise<number> => {
  const { rowCount } = await pool.query(REQUEUE)
  return rowCount ?? 0
}

/** A sign of life of a worker process, with graphile-worker's own ids for its slots. */
export const beat = async (pool: Pool, owner: string, workerIds: readonly string[]): Promise<void> => {
  await pool.query({
    name: 'worker.beat',
    text: `insert into worker_heartbeat (id, worker_ids, seen_at) values ($1, $2, now())
      on conflict (id) do update set worker_ids = excluded.worker_ids, seen_at = excluded.seen_at`,
    values: [owner, workerIds],
  })
}

/** Unlocks the jobs of workers unseen for a while, which graphile-worker itself would keep locked for hours. */
export const unlockDeadWorkers = async (pool: Pool, unseenSeconds: number): Promise<number> => {
  const { rows } = await pool.query<{ ids: string[] }>({
    name: 'worker.bury',
    text: `delete from worker_heartbeat where seen_at < now() - make_interval(secs => $1) returning worker_ids as ids`,
    values: [unseenSeconds],
  })
  const ids = rows.flatMap((row) => row.ids)
  if (ids.length > 0) await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [ids])
  return ids.length
}

export const forgetWorker = async (pool: Pool, owner: string): Promise<void> => {
  await pool.query('delete from worker_heartbeat where id = $1', [owner])
}
