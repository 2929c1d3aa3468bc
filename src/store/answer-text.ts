import type { Queryable } from './statement.ts'

interface Delta {
  text: string
  offset: number
}

/** What a reader of the deltas holds. */
const textOf = (deltas: readonly Delta[]): string =>
  deltas.reduce((text, delta) => text.slice(0, delta.offset) + delta.text, '')

/** The texts of runs as they stood after some of their events, by run id. The caller checks whose runs they are. */
export const loadAnswerTexts = async (
  db: Queryable,
  runs: readonly { id: string; lastSequence: number }[],
): Promise<Map<string, string>> => {
  if (runs.length === 0) return new Map()
  const { rows } = await db.query<Delta & { runId: string }>({
    name: 'journal.texts',
    text: `select e.run_id as "runId", e.payload ->> 'text' as text, (e.payload ->> 'offset')::int as offset
      from unnest($1::uuid[], $2::int[]) as r(id, last) join run_event e on e.run_id = r.id and e.sequence <= r.last
      where e.type = 'AnswerDelta' order by e.run_id, e.sequence`,
    values: [runs.map(({ id }) => id), runs.map(({ lastSequence }) => lastSequence)],
  })
  const deltas = Map.groupBy(rows, (row) => row.runId)
  return new Map([...deltas].map(([runId, own]) => [runId, textOf(own)]))
}

/** A run's text as it stands. */
export const readAnswerText = async (db: Queryable, runId: string): Promise<string> =>
  (await loadAnswerTexts(db, [{ id: runId, lastSequence: MAX_INT }])).get(runId) ?? ''

const MAX_INT = 2_147_483_647
