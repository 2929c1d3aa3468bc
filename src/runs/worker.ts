import { EventEmitter } from 'node:events'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { run as runQueue, Logger as QueueLogger } from 'graphile-worker'
import type { WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { z } from 'zod'
import { newId } from '../domain/id.ts'
import {
  beat,
  claimRun,
  forgetWorker,
  LEASE_SECONDS,
  releaseRun,
  renewLeases,
  requeueLostRuns,
  unlockDeadWorkers,
} from '../store/run-lease.ts'
import type { ClaimedRun } from '../store/run-lease.ts'
import { pruneCheckpoints } from '../store/checkpoints.ts'
import { eraseDeleted } from '../store/erase.ts'
import type { Forgotten } from '../store/retention.ts'
import { expireInputs } from './expire.ts'
import { isConnectionLoss } from '../store/connection-loss.ts'
import { inTransaction } from '../store/transaction-block.ts'
import { executeRun, HandoverError } from './execute.ts'
import type { ExecuteDeps } from './execute.ts'

const RENEW_MS = (LEASE_SECONDS * 1000) / 4
const SWEEP_MS = 2_000
const RETRY_MS = 500
const PATIENCE_MS = 60_000
const PRUNE_MS = 60_000
const FORGET_MS = 600_000
const ANNOUNCE_MS = 2_000
/** A worker process unseen for this long is taken for dead. */
const UNSEEN_SECONDS = 15

const job = z.object({ runId: z.string() })

export interface Worker {
  /** Lets go of every run at once, so that another worker can go on, and waits until that is written. */
  stop(): Promise<void>
  readonly activeRuns: number
}

export interface WorkerOptions extends ExecuteDeps {
  /** Where jobs are taken and listened for; needs sessions of its own, past any pooler. */
  queue: Pool
  concurrency: number
  /** How long the checkpoints of an ended run can be forked from. */
  checkpointHours: number
  /** Tells users of what is new for the searches that they keep. */
  announce?: () => Promise<void>
  /** Forgets what is old, a batch of each kind, and ends early when the worker stops; nothing is forgotten without it. */
  forget?: (signal: AbortSignal) => Promise<Forgotten>
  /** Surrounds the carrying out of a run. */
  around?: (run: Pick<ClaimedRun, 'id' | 'mode' | 'attempt'>, work: () => Promise<void>) => Promise<void>
}

const stopped = new HandoverError()

export const startWorker = async (options: WorkerOptions): Promise<Worker> => {
  const { pool, log, concurrency } = options
  const owner = `${hostname()}-${process.pid}-${newId()}`
  const active = new Map<string, { attempt: number; abort: AbortController }>()
  const slots = new Set<string>()
  let stopping = false

  const work = async (payload: unknown) => {
    const { runId } = job.parse(payload)
    if (stopping) return
    const claimed = await patiently(() => claimRun(pool, runId, owner))
    if (claimed === null) return
    const abort = new AbortController()
    active.set(runId, { attempt: claimed.attempt, abort })
    if (isStopping()) abort.abort(stopped)
    try {
      const work = () => executeRun(options, claimed, abort.signal)
      await (options.around?.(claimed, work) ?? work())
    } catch (error) {
      // graphile-worker writes down what a job fails with at once, over a connection that may be gone as well, and does not
      // look at what becomes of that: the process would end with it.
      if (!isConnectionLoss(error)) throw error
      log.warn({ runId, reason: String(error) }, 'the database went away: the run goes on when it is back')
      await patiently(() => inTransaction(pool, (client) => releaseRun(client, runId, claimed.attempt)))
    } finally {
      // Given back, the run may be ours again already.
      if (active.get(runId)?.attempt === claimed.attempt) active.delete(runId)
    }
  }
  const isStopping = () => stopping
  /** Tries until the database is back; after a while without success the leases and the sweeper see to it. */
  const patiently = async <T>(attempt: () => Promise<T>): Promise<T | null> => {
    const giveUpAt = Date.now() + PATIENCE_MS
    for (;;) {
      try {
        return await attempt()
      } catch (error) {
        if (!isConnectionLoss(error)) throw error
        if (isStopping() || Date.now() > giveUpAt) return null
        await sleep(RETRY_MS)
      }
    }
  }

  // Before the queue starts: it tells of its slots while it does.
  const events: WorkerEvents = new EventEmitter()
  events.on('worker:create', ({ worker }) => slots.add(worker.workerId))
  const queue = await runQueue({
    pgPool: options.queue,
    concurrency,
    noHandleSignals: true,
    pollInterval: 1_000,
    taskList: { run: work, erase: () => eraseDeleted(pool) },
    logger: queueLogger(log),
    events,
  })

  const stopListening = options.hub.onEnded((runId) => {
    active.get(runId)?.abort.abort(new Error('the run was ended from outside'))
  })
  const heartbeat = every(RENEW_MS, log, async () => {
    await beat(pool, owner, [...slots])
    // What is claimed while the statement runs is not in its answer, and must not be taken for lost.
    const carried = [...active]
    const held = await renewLeases(
      pool,
      owner,
      carried.map(([id]) => id),
    )
    for (const [id, run] of carried) {
      if (held.get(id) !== run.attempt) run.abort.abort(new Error('the run ended or was taken over'))
    }
  })
  const sweeper = every(SWEEP_MS, log, async () => {
    await unlockDeadWorkers(pool, UNSEEN_SECONDS)
    const requeued = await requeueLostRuns(pool)
    if (requeued > 0) log.warn({ requeued }, 'runs without a worker were queued again')
    await expireInputs(options)
  })
  const pruner = every(PRUNE_MS, log, async () => {
    const pruned = await pruneCheckpoints(pool, options.checkpointHours)
    if (pruned > 0) log.info({ pruned }, 'checkpoints of ended runs were pruned')
  })
  const announcer = every(ANNOUNCE_MS, log, async () => options.announce?.())
  const forgetter = every(FORGET_MS, log, async (signal) => {
    const forgotten = await options.forget?.(signal)
    if (forgotten && Object.values(forgotten).some((count) => count > 0))
      log.info(forgotten, 'what is old was forgotten')
  })

  return {
    get activeRuns() {
      return active.size
    },
    async stop() {
      stopping = true
      stopListening()
      const tasks = [heartbeat, sweeper, pruner, announcer, forgetter].map((task) => task.stop())
      for (const run of active.values()) run.abort.abort(stopped)
      await queue.stop()
      // They ask the pool as well, which ends after this.
      await Promise.all(tasks)
      await forgetWorker(pool, owner)
    },
  }
}

/**
 * A task that runs again and again, never twice at a time; what it throws is logged and the next turn tries again. `stop` waits
 * for the turn that it is in, whose signal it aborts.
 */
const every = (ms: number, log: Logger, task: (signal: AbortSignal) => Promise<void>) => {
  const ending = new AbortController()
  let turning: Promise<void> | null = null
  const turn = async () => {
    try {
      await task(ending.signal)
    } catch (error) {
      log.warn({ err: error }, 'a periodic task failed and is tried again')
    }
  }
  const begin = () => {
    turning ??= turn().finally(() => (turning = null))
  }
  const timer = setInterval(begin, ms)
  begin()
  return {
    async stop() {
      clearInterval(timer)
      ending.abort()
      await turning
    },
  }
}

const queueLogger = (log: Logger) =>
  new QueueLogger(() => (level, message, meta) => {
    const line = { queue: meta }
    // Runs wait for models most of the time: a worker carries more of them than it has connections.
    if (message.includes('maxPoolSize')) log.debug(line, message)
    else if (level === 'error') log.error(line, message)
    else if (level === 'warning') log.warn(line, message)
    else log.debug(line, message)
  })
