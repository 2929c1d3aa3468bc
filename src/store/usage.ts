import type { Queryable } from './statement.ts'

export interface ModelCallRow {
  runId: string
  purpose: string
  model: string
  promptTokens: number
  completionTokens: number
  milliseconds: number
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
        c.completion_tokens as "completionTokens", c.milliseconds
      from model_call c join run r on r.id = c.run_id
      where r.user_id = $1 and c.run_id = any($2::uuid[]) order by c.run_id, c.created_at, c.id`,
    values: [userId, runIds],
  })
  return rows
}
