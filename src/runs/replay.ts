import type { Pool } from 'pg'
import { portsOfRun } from '../agent/ports.ts'
import type { AgentPorts } from '../agent/ports.ts'
import { comparable, replay } from '../agent/replay.ts'
import type { Caller } from '../agent/calls/runner.ts'
import { NotFoundError } from '../domain/errors.ts'
import { readRunEvents } from '../store/journal.ts'
import { readRecording } from '../store/recording.ts'
import { receivedOf } from './answers.ts'
import { heedingConsent } from './consent.ts'

/** Replaying a run that has not ended, or that began in the middle of another one, says nothing. */
export class NotReplayableError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'NotReplayableError'
  }
}

export interface ReplayReport {
  isIdentical: boolean
  /** Compared lines, of the journal and of the replay. */
  recorded: number
  replayed: number
  /** The first lines that differ; null where only the replay, or only the journal, has one. */
  differences: { recorded: string | null; replayed: string | null }[]
  anew: string[]
  unused: string[]
}

const MANY = 100_000
const SHOWN = 5

const differencesOf = (recorded: readonly string[], replayed: readonly string[]) => {
  const length = Math.max(recorded.length, replayed.length)
  return Array.from({ length }, (_, at) => ({
    recorded: recorded[at] ?? null,
    replayed: replayed[at] ?? null,
  })).filter((pair) => pair.recorded !== pair.replayed)
}

/** Carries a finished run out again from its ledger and compares the event log with the one in the journal. */
export const replayRun = async (
  pool: Pool,
  runId: string,
  world: { ports: AgentPorts; caller: Caller; allowsModel: (userId: string) => Promise<boolean> },
): Promise<ReplayReport> => {
  const recording = await readRecording(pool, runId)
  if (recording === null) throw new NotFoundError('the run')
  if (recording.status !== 'COMPLETED') throw new NotReplayableError(`the run is ${recording.status}`)
  if (recording.isFork) throw new NotReplayableError('the run began in the middle of another one')
  const { sessionId, userId, query, language, requirePlanApproval, settings, mode, documents } = recording
  const { events, anew, unused } = await replay(
    {
      mode,
      input: { runId, sessionId, userId, query, language, requirePlanApproval, settings },
      calls: recording.calls.map(({ purpose, stepId, inputHash, output, ...usage }) => {
        const { value, fallbackReason, isCut } = output
        return {
          purpose,
          stepId,
          inputHash,
          record: {
            ...usage,
            value,
            ...(fallbackReason !== undefined && { fallbackReason }),
            ...(isCut === true && { isCut }),
          },
        }
      }),
      answers: recording.answers.map(({ id, answer }) => receivedOf(id, answer)),
      startedAt: recording.startedAt ?? new Date(0),
      documents,
    },
    {
      ...world,
      ports: portsOfRun(
        runId,
        heedingConsent(world.ports, () => world.allowsModel(userId)),
      ),
    },
  )
  const recorded = comparable((await readRunEvents(pool, runId, 0, MANY)).map(({ event }) => event))
  const replayed = comparable(events)
  const differences = differencesOf(recorded, replayed)
  return {
    isIdentical: differences.length === 0,
    recorded: recorded.length,
    replayed: replayed.length,
    differences: differences.slice(0, SHOWN),
    anew,
    unused,
  }
}
