import { createContextCache } from '@pothos/core'
import DataLoader from 'dataloader'
import type { TransactionType } from '../domain/property.ts'
import { priceHistories } from '../store/market/history.ts'
import { isFavorited } from '../store/rows/favorite.ts'
import { priceRangesByProperty } from '../store/rows/price-range.ts'
import { agentsByTransaction, nearbyByProperty } from '../store/rows/surroundings.ts'
import { trustScoresByProperty } from '../store/rows/trust-score.ts'
import { loaderByArguments } from './argument-loader.ts'
import type { Context } from './context.ts'

/** One loader an operation, by id. */
const byId = <T>(load: (context: Context, ids: readonly string[]) => Promise<readonly T[]>) =>
  createContextCache((context: Context) => new DataLoader<string, T>((ids) => load(context, ids)))

export const trustScoreLoader = byId(({ pool }, ids) => trustScoresByProperty(pool, ids))
export const nearbyLoader = byId(({ pool }, ids) => nearbyByProperty(pool, ids))
export const agentLoader = byId(({ pool }, ids) => agentsByTransaction(pool, ids))
export const priceRangeLoader = byId(({ pool }, ids) => priceRangesByProperty(pool, ids))
export const favoriteLoader = byId(async ({ pool, viewer }, ids) =>
  viewer === null ? ids.map(() => false) : isFavorited(pool, viewer.userId, ids),
)
export const priceHistoryLoader = loaderByArguments(
  ({ pool }, asked: { type: TransactionType; months: number }, ids) => priceHistories(pool, ids, asked),
)
