import { createContextCache } from '@pothos/core'
import DataLoader from 'dataloader'
import { regionsByCode } from '../../store/rows/region.ts'
import type { RegionRow } from '../../store/rows/region.ts'
import type { Context } from '../context.ts'

const loaderOf = createContextCache(
  ({ pool }: Context) => new DataLoader((codes: readonly string[]) => regionsByCode(pool, codes)),
)

/** Null where the list of regions does not have the code. */
export const regionOf = (code: string, context: Context): Promise<RegionRow | null> =>
  loaderOf(context).load(code)

/** In the order of the codes, without those that the list does not have. */
export const regionsOf = async (codes: readonly string[], context: Context): Promise<RegionRow[]> =>
  (await Promise.all(codes.map((code) => regionOf(code, context)))).filter((region) => region !== null)
