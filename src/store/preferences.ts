import type { Queryable } from './statement.ts'
import { select } from './statement.ts'

export interface PreferenceRow {
  id: string
  key: string
  value: string
  learnedAt: Date
}

type Row = PreferenceRow
const COLUMNS = 'id, key, value, learned_at as "learnedAt"'

export const loadPreferences = (
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<PreferenceRow[]> =>
  select<Row>(
    db,
    'preference.load',
    `select ${COLUMNS} from user_preference where user_id = $1 and id = any($2::uuid[])`,
    [userId, ids],
  )

/** The last learned first. */
export const listPreferences = (db: Queryable, userId: string): Promise<PreferenceRow[]> =>
  select<Row>(
    db,
    'preference.list',
    `select ${COLUMNS} from user_preference where user_id = $1 order by learned_at desc, id desc`,
    [userId],
  )

export const deletePreference = async (db: Queryable, userId: string, id: string): Promise<boolean> => {
  const rows = await select<{ id: string }>(
    db,
    'preference.delete',
    'delete from user_preference where user_id = $1 and id = $2 returning id',
    [userId, id],
  )
  return rows.length > 0
}
