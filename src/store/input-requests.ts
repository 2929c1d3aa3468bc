import type { Language } from '../domain/run.ts'
import type { Queryable } from './statement.ts'

export interface OpenRequestRow {
  runId: string
  language: Language
  /** domain InputRequest, as it was written. */
  payload: unknown
}

/** What runs of a user wait for now; expired requests are no longer open. */
export const loadOpenRequests = async (
  db: Queryable,
  userId: string,
  runIds: readonly string[],
): Promise<OpenRequestRow[]> => {
  const { rows } = await db.query<OpenRequestRow>({
    name: 'input-requests.open',
    text: `select i.run_id as "runId", r.language, i.payload from input_request i join run r on r.id = i.run_id
      where r.user_id = $1 and i.run_id = any($2::uuid[]) and i.status = 'OPEN'
        and (i.expires_at is null or i.expires_at > now())`,
    values: [userId, runIds],
  })
  return rows
}
