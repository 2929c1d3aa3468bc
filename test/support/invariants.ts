import type { Pool } from 'pg'
import { isTerminalEvent, runEvent } from '../../src/domain/event.ts'
import type { RunEvent } from '../../src/domain/event.ts'

const RANK = { PENDING: 0, IN_PROGRESS: 1, COMPLETED: 2, FAILED: 2, SKIPPED: 2, CANCELLED: 2 } as const

const faultsOfSteps = (events: readonly RunEvent[]): string[] => {
  const seen = new Map<string, { rank: number; status: string; progress: number }>()
  return events.flatMap((event) => {
    if (event.type !== 'StepUpdated') return []
    const { stepId, status, progressPercentage: progress } = event.step
    const before = seen.get(stepId)
    const rank = RANK[status]
    seen.set(stepId, { rank, status, progress })
    if (!before) return []
    const back =
      rank < before.rank || progress < before.progress || (before.rank === 2 && status !== before.status)
    return back
      ? [`step ${stepId} went from ${before.status} ${before.progress} to ${status} ${progress}`]
      : []
  })
}

const faultsOfAnswer = (events: readonly RunEvent[]): string[] => {
  const text = events.reduce(
    (held, event) => (event.type === 'AnswerDelta' ? held.slice(0, event.offset) + event.text : held),
    '',
  )
  const end = events.at(-1)
  return end?.type === 'RunCompleted' && end.answer.text !== text ? ['the deltas are not the answer'] : []
}

/** What is wrong with the journal of a run that has ended; empty when nothing is. */
export const faultsOfRun = async (pool: Pool, runId: string): Promise<string[]> => {
  const { rows } = await pool.query<{ sequence: number; payload: unknown }>(
    'select sequence, payload from run_event where run_id = $1 order by sequence',
    [runId],
  )
  const events = rows.map((row) => runEvent.parse(row.payload))
  const counted = await pool.query<{
    status: string
    last: number
    said: number
    calls: number
    kinds: number
  }>(
    `select r.status, r.last_seq::int as last,
       (select count(*)::int from chat_message m where m.run_id = r.id and m.role = 'ASSISTANT') as said,
       (select count(*)::int from model_call c where c.run_id = r.id) as calls,
       (select count(distinct (coalesce(step_id, ''), purpose, input_hash))::int from model_call c where c.run_id = r.id) as kinds
     from run r where r.id = $1`,
    [runId],
  )
  const [run] = counted.rows
  if (run === undefined) return ['there is no such run']
  const ends = events.filter((event) => isTerminalEvent(event.type)).length
  const faults = [...faultsOfSteps(events), ...faultsOfAnswer(events)]
  if (rows.some((row, index) => row.sequence !== index + 1)) faults.push('a gap or a repeat in its sequence')
  if (run.last !== rows.length) faults.push(`last_seq is ${run.last} of ${rows.length} events`)
  if (ends !== 1 || !isTerminalEvent(events.at(-1)?.type ?? 'PlanReady'))
    faults.push(`${ends} terminal events`)
  if (run.status === 'COMPLETED' && run.said !== 1) faults.push(`${run.said} assistant messages`)
  if (run.calls !== run.kinds) faults.push('a model call is kept twice')
  return faults.map((fault) => `${runId}: ${fault}`)
}

export const faultsOfRuns = async (pool: Pool, runIds: readonly string[]): Promise<string[]> =>
  (await Promise.all(runIds.map((runId) => faultsOfRun(pool, runId)))).flat()
