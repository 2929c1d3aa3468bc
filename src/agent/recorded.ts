import { z } from 'zod'
import type { AgentPorts } from './ports.ts'
import { hashInput } from './calls/ledger.ts'
import type { CallLedger } from './calls/ledger.ts'

/** What a read is called that is kept beside the calls; none of these is a call of the model. */
type ReadPurpose = 'read_memory' | 'read_profile' | 'read_cache'

const recordedRead = z.object({
  /** ISO 8601: the run's own clock when it began. */
  began: z.string(),
  value: z.unknown(),
})

/** What stands where a call has its model. */
export const READ = 'none'

/**
 * Ports whose reads of what changes with every run (memory, profile, earlier answers) are kept with the run's calls: a run
 * that is taken up again, or replayed, goes on from what it went on from. Everything else is read again: laws, listings and
 * statistics change with imports only, and the conversation before a run does not.
 */
export const recordReads = (ports: AgentPorts, ledger: CallLedger): AgentPorts => {
  const began = ports.now()
  let isFirst = true
  const remembered = async <T>(purpose: ReadPurpose, input: unknown, read: () => Promise<T>): Promise<T> => {
    const key = { purpose, stepId: null, inputHash: hashInput(input) }
    const known = await ledger.find(key)
    // Written from a value of this type, under a key that names the read.
    if (known) return recordedRead.parse(known.value).value as T
    const value = await read()
    await ledger.save(key, {
      value: { began: began.toISOString(), value },
      model: READ,
      promptTokens: 0,
      completionTokens: 0,
      milliseconds: 0,
    })
    return value
  }
  return {
    ...ports,
    // What a run takes for its beginning is the first thing it asks the clock for.
    now() {
      if (!isFirst) return ports.now()
      isFirst = false
      return began
    },
    recallMemory: (runId) => remembered('read_memory', runId, () => ports.recallMemory(runId)),
    consult: {
      ...ports.consult,
      readProfile: (userId, domain, signal) =>
        remembered('read_profile', { userId, domain }, () =>
          ports.consult.readProfile(userId, domain, signal),
        ),
      findAnswers: (scope, question, least, signal) =>
        remembered(
          'read_cache',
          { scope, normalised: question.normalised, isSimilar: question.vector !== null, least },
          () => ports.consult.findAnswers(scope, question, least, signal),
        ),
    },
  }
}

/** The clock of a recorded run; null where it read nothing that is recorded. */
export const recordedBegin = (values: readonly unknown[]): Date | null => {
  for (const value of values) {
    const parsed = recordedRead.safeParse(value)
    if (parsed.success) return new Date(parsed.data.began)
  }
  return null
}
