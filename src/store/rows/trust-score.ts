import { STORED } from '../../domain/stored.ts'
import type { TrustFactor } from '../../domain/trust/trust.ts'
import { select } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { bigintIds, columnList, inOrderOf } from './columns.ts'
import type { Columns } from './columns.ts'

export interface TrustScoreRow {
  propertyId: string
  /** 0..100. */
  score: number
  factors: TrustFactor[]
  modelVersion: string
  calculatedAt: Date
}

/** `factors` still as jsonb came: read it with {@link readTrustScore}. */
export interface StoredTrustScore extends Omit<TrustScoreRow, 'factors'> {
  factors: unknown
}

export const TRUST_COLUMNS: Columns<StoredTrustScore> = {
  propertyId: 'ts.real_estate_id',
  score: 'ts.score::double precision',
  factors: 'ts.factors',
  modelVersion: 'ts.model_version',
  calculatedAt: 'ts.calculated_at',
}

/** The factors are checked when somebody looks at them: most lists show the score alone. */
export const readTrustScore = (stored: StoredTrustScore): TrustScoreRow => {
  const { propertyId, score, modelVersion, calculatedAt } = stored
  let read: TrustFactor[] | undefined
  return {
    propertyId,
    score,
    modelVersion,
    calculatedAt,
    get factors() {
      return (read ??= STORED.trustFactors.read(stored.factors))
    },
  }
}

/** In the order of the properties; null where none was calculated. */
export const trustScoresByProperty = async (
  db: Queryable,
  propertyIds: readonly string[],
): Promise<(TrustScoreRow | null)[]> => {
  const rows = await select<StoredTrustScore>(
    db,
    'trust_scores_by_property',
    `select ${columnList(TRUST_COLUMNS)} from trust_score ts where ts.real_estate_id = any($1::bigint[])`,
    [bigintIds(propertyIds)],
  )
  return inOrderOf(propertyIds, rows.map(readTrustScore), (row) => row.propertyId)
}
