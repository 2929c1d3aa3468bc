import type { PoolClient } from 'pg'

/** Where the original of a token is sealed. */
export const hiddenPlace = (runId: string, token: string): string => `hidden_text:${runId}:${token}`

/** What was taken out of a run's texts; the same again changes nothing. */
export const insertHiddenTexts = async (
  client: PoolClient,
  runId: string,
  rows: readonly { token: string; sealed: string }[],
): Promise<void> => {
  if (rows.length === 0) return
  await client.query(
    `insert into hidden_text (run_id, token, sealed)
     select $1, * from unnest($2::text[], $3::text[]) on conflict (run_id, token) do nothing`,
    [runId, rows.map(({ token }) => token), rows.map(({ sealed }) => sealed)],
  )
}
