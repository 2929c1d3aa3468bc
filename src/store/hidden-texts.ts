import { sql } from 'kysely'
import { statement } from './db.ts'
import type { Given } from './db.ts'
import type { Queryable } from './statement.ts'

/** Where the original of a token is sealed. */
export const hiddenPlace = (runId: string, token: string): string => `hidden_text:${runId}:${token}`

interface Hidden {
  runId: string
  tokens: readonly string[]
  sealed: readonly string[]
}

const insert = statement('hidden_text.insert', (db, given: Given<Hidden>) =>
  db
    .insertInto('HiddenText')
    .columns(['run', 'token', 'sealed'])
    .expression((from) =>
      from
        .selectFrom(
          sql<{
            token: string
            sealed: string
          }>`unnest(${given.tokens}::text[], ${given.sealed}::text[])`.as<'h'>(sql`h(token, sealed)`),
        )
        .select([given.runId.as('runId'), 'h.token', 'h.sealed']),
    )
    .onConflict((there) => there.columns(['run', 'token']).doNothing()),
)

/** What was taken out of a run's texts; the same again changes nothing. */
export const insertHiddenTexts = async (
  db: Queryable,
  runId: string,
  rows: readonly { token: string; sealed: string }[],
): Promise<void> => {
  if (rows.length === 0) return
  const [tokens, sealed] = [rows.map((row) => row.token), rows.map((row) => row.sealed)]
  await insert.run(db, { runId, tokens, sealed })
}
