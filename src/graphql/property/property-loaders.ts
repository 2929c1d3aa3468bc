import type { TransactionType } from '../../domain/property.ts'
import { priceHistories } from '../../store/market/history.ts'
import { isFavorited } from '../../store/rows/favorite.ts'
import { priceRangesByProperty } from '../../store/rows/price-range.ts'
import { agentsByTransaction, nearbyByProperty } from '../../store/rows/surroundings.ts'
import { trustScoresByProperty } from '../../store/rows/trust-score.ts'
import { loaderByArguments, loaderById } from '../loaders.ts'

export const trustScoreLoader = loaderById(({ pool }, ids) => trustScoresByProperty(pool, ids))
export const nearbyLoader = loaderById(({ pool }, ids) => nearbyByProperty(pool, ids))
export const agentLoader = loaderById(({ pool }, ids) => agentsByTransaction(pool, ids))
export const priceRangeLoader = loaderById(({ pool }, ids) => priceRangesByProperty(pool, ids))
export const favoriteLoader = loaderById(async ({ pool, viewer }, ids) =>
  viewer === null ? ids.map(() => false) : isFavorited(pool, viewer.userId, ids),
)
export const priceHistoryLoader = loaderByArguments(
  ({ pool }, asked: { type: TransactionType; months: number }, ids) => priceHistories(pool, ids, asked),
)
