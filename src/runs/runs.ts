import type { RunCheckpoint } from './fork.ts'
import type { JournalEntry, ReadEntry } from '../domain/event.ts'
import type { Quota, Usage } from '../domain/quota.ts'
import type { CancelCause } from '../domain/run-end.ts'
import type { AskRequest } from '../domain/run.ts'
import type { UserType } from '../domain/user.ts'

/**
 * What the API can do with runs. Ids are database ids. Everything that is owned is checked against `userId`; somebody
 * else's run or session is a NotFoundError, exactly like one that never existed.
 */
export interface Runs {
  /**
   * One transaction: the session where none is given, the user's message, the run and its job. Returns the run's id; the
   * same idempotency key returns the same run. Throws NotFoundError, RunConflictError, InvalidInputError, QuotaExceededError.
   */
  start(userId: string, request: AskRequest): Promise<string>
  /** What the user used up today, and of how much. */
  usage(userId: string, type: UserType): Promise<Usage & { quota: Quota }>
  /**
   * Answers what a run waits for. `response` is the client's answer with one field set (clarification, planApproval,
   * propertySelection as a database id, contractParties). The first answer wins; the same one again changes nothing.
   * Throws NotFoundError, InvalidInputError (with every field at fault), InputNoLongerPendingError.
   */
  respond(userId: string, runId: string, requestId: string, response: Record<string, unknown>): Promise<void>
  /** Idempotent; a run that has ended stays as it is. Throws NotFoundError. */
  cancel(userId: string, runId: string, cause: CancelCause): Promise<void>
  /** The points of a run that `fork` can start from, oldest first; of a finished run they are pruned after a while. */
  checkpoints(userId: string, runId: string): Promise<RunCheckpoint[]>
  /**
   * A new run that goes on from a checkpoint (`checkpointKey`), with another question where `query` is given. Returns its id.
   * Throws NotFoundError, InvalidInputError, RunConflictError.
   */
  fork(userId: string, checkpoint: string, query: string | null): Promise<string>
  /** The events of each run after a sequence, oldest first; those that cannot be read are logged. The caller checks whose runs they are. */
  events(runIds: readonly string[], after: number, limit: number): Promise<ReadEntry[][]>
  /**
   * Replays the journal after a cursor (from the start without one), then follows it; ends after the terminal event.
   * Rejects with NotFoundError or InvalidInputError (a cursor of another run, or of what has not happened); what it gives
   * rejects with NotFoundError when the run is deleted, and with UnreadableError at an event that cannot be read.
   */
  followRun(userId: string, runId: string, after: string | null): Promise<AsyncIterableIterator<JournalEntry>>
  /**
   * The same for every run of a session, which does not end by itself. Without a cursor it begins with the runs that have
   * not ended, or did so just now: a client that lost its connection and says nothing of what it has seen misses nothing.
   */
  followSession(
    userId: string,
    sessionId: string,
    after: string | null,
  ): Promise<AsyncIterableIterator<JournalEntry>>
  /**
   * The id of a run whenever it has changed, at once and then at most ten times a second; ends with the run. Without an id
   * that of the user's newest run, and of the next one from when it starts; does not end. Rejects with NotFoundError.
   */
  live(userId: string, runId: string | null): Promise<AsyncIterableIterator<string>>
}
