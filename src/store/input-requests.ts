import { anyOf, now, statement } from './db.ts'
import type { Given, RowOf } from './db.ts'
import type { Queryable } from './statement.ts'

const open = statement(
  'input-requests.open',
  (db, given: Given<{ userId: string; runIds: readonly string[] }>) =>
    db
      .selectFrom('InputRequest as i')
      .innerJoin('Run as r', 'r.id', 'i.run')
      // `payload`: domain InputRequest, as it was written.
      .select(['i.run as runId', 'r.language', 'i.payload'])
      .where('r.user', '=', given.userId)
      .where('i.run', '=', anyOf(given.runIds))
      .where('i.status', '=', 'OPEN')
      .where((request) => request.or([request('i.expiresAt', 'is', null), request('i.expiresAt', '>', now)])),
)
export type OpenRequestRow = RowOf<typeof open>

/** What runs of a user wait for now; expired requests are no longer open. */
export const loadOpenRequests = (
  db: Queryable,
  userId: string,
  runIds: readonly string[],
): Promise<OpenRequestRow[]> => open.all(db, { userId, runIds })
