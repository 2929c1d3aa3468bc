import { isUuid } from '../../domain/id.ts'
import { select } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { bigintIds } from './read.ts'

/** In the order of the properties. */
export const isFavorited = async (
  db: Queryable,
  userId: string,
  propertyIds: readonly string[],
): Promise<boolean[]> => {
  if (!isUuid(userId)) return propertyIds.map(() => false)
  const rows = await select<{ id: string }>(
    db,
    'is_favorited',
    'select real_estate_id as id from user_favorite where user_id = $1 and real_estate_id = any($2::bigint[])',
    [userId, bigintIds(propertyIds)],
  )
  const favorites = new Set(rows.map((row) => row.id))
  return propertyIds.map((id) => favorites.has(id))
}
