import { createContextCache } from '@pothos/core'
import DataLoader from 'dataloader'
import { isFavorited } from '../store/rows/favorite.ts'
import { priceRangesByProperty } from '../store/rows/price-range.ts'
import { agentsByProperty, nearbyByProperty } from '../store/rows/surroundings.ts'
import { trustScoresByProperty } from '../store/rows/trust-score.ts'
import type { Context } from './context.ts'

/** One loader an operation, by property id. */
const byProperty = <T>(load: (context: Context, ids: readonly string[]) => Promise<readonly T[]>) =>
  createContextCache((context: Context) => new DataLoader<string, T>((ids) => load(context, ids)))

export const trustScoreLoader = byProperty(({ pool }, ids) => trustScoresByProperty(pool, ids))
export const nearbyLoader = byProperty(({ pool }, ids) => nearbyByProperty(pool, ids))
export const agentLoader = byProperty(({ pool }, ids) => agentsByProperty(pool, ids))
export const priceRangeLoader = byProperty(({ pool }, ids) => priceRangesByProperty(pool, ids))
export const favoriteLoader = byProperty(async ({ pool, viewer }, ids) =>
  viewer === null ? ids.map(() => false) : isFavorited(pool, viewer.userId, ids),
)
