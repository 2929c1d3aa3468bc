import type { Pool } from 'pg'
import { forkCheckpoint, listCheckpoints } from '../agent/history.ts'
import type { Checkpoint } from '../agent/history.ts'
import type { RunGraph } from '../agent/run-graph.ts'
import { InvalidInputError, NotFoundError, RunConflictError } from '../domain/errors.ts'
import { isUuid, newId } from '../domain/id.ts'
import { maskPersonalData } from '../domain/personal-data.ts'
import { NO_QUOTAS } from '../domain/quota.ts'
import type { Quotas } from '../domain/quota.ts'
import { MAX_QUERY_LENGTH } from '../domain/run.ts'
import type { RunMode } from '../domain/run.ts'
import { findForkSource } from '../store/run-reads.ts'
import { dispatchNext, insertRun, lockSession, openRuns } from '../store/run-start.ts'
import { inTransaction } from '../store/transaction-block.ts'
import { languageOf } from '../domain/language/language.ts'
import type { PrivateText } from './private-text.ts'
import { takeRun } from './quota.ts'

/** How clients name a checkpoint: its run and its id in LangGraph's tables. */
export const checkpointKey = (runId: string, checkpointId: string): string => `${runId}:${checkpointId}`

export const parseCheckpointKey = (key: string): { runId: string; checkpointId: string } | null => {
  const [runId = '', checkpointId = '', ...rest] = key.split(':')
  return isUuid(runId) && checkpointId !== '' && rest.length === 0 ? { runId, checkpointId } : null
}

export interface RunCheckpoint extends Checkpoint {
  runId: string
}

/** The points of a run that {@link forkRun} can start from, oldest first. The caller checks whose run it is. */
export const readCheckpoints = async (graph: RunGraph, runId: string): Promise<RunCheckpoint[]> =>
  (await listCheckpoints(graph, runId)).map((checkpoint) => ({ ...checkpoint, runId }))

const checkQuery = (query: string | null): string | null => {
  const text = query?.trim() ?? null
  if (text === '') throw new InvalidInputError('query must not be empty', 'query')
  if (text !== null && text.length > MAX_QUERY_LENGTH) {
    throw new InvalidInputError(`query must have at most ${MAX_QUERY_LENGTH} characters`, 'query')
  }
  return text === null ? null : maskPersonalData(text)
}

export interface ForkDeps {
  pool: Pool
  /** Reads checkpoints; it is never run here. */
  graphFor: (mode: RunMode) => RunGraph
  quotas?: Quotas
}

/**
 * A new run of the same session that goes on from a checkpoint of an earlier one, with the same question or another. One
 * transaction: checkpoint copy, message, run and job. The two runs share nothing from then on.
 */
export const forkRun = async (
  { pool, graphFor, quotas = NO_QUOTAS }: ForkDeps,
  userId: string,
  fork: { checkpoint: string; query: string | null; keepHidden?: PrivateText['keep'] },
): Promise<string> => {
  const query = checkQuery(fork.query)
  const key = parseCheckpointKey(fork.checkpoint)
  const source = key && (await findForkSource(pool, userId, key.runId))
  if (key === null || source === null) throw new NotFoundError('the checkpoint')
  return inTransaction(pool, async (client) => {
    if (!(await lockSession(client, userId, source.sessionId))) throw new NotFoundError('the checkpoint')
    const [active] = await openRuns(client, source.sessionId)
    if (active) throw new RunConflictError(active.id)
    const language = query === null ? source.language : languageOf(query)
    const runId = newId()
    await insertRun(client, runId, {
      userId,
      language,
      forkedFromCheckpoint: fork.checkpoint,
      request: {
        sessionId: source.sessionId,
        query: query ?? source.query,
        mode: source.mode,
        requirePlanApproval: source.requirePlanApproval,
        multitaskStrategy: 'REJECT',
        settings: source.settings,
      },
    })
    await fork.keepHidden?.(client, runId)
    const copied = await forkCheckpoint(pool, client, graphFor(source.mode), {
      fromRun: key.runId,
      checkpointId: key.checkpointId,
      requestId: runId,
      language,
      query,
    })
    if (!copied) throw new NotFoundError('the checkpoint')
    await takeRun(client, userId, quotas)
    await dispatchNext(client, source.sessionId)
    return runId
  })
}
