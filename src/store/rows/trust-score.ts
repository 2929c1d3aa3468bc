import { STORED } from '../../domain/stored.ts'
import type { TrustFactor } from '../../domain/trust/trust.ts'
import { TrustScore } from '../entities/trust-score.ts'
import type { Queryable } from '../statement.ts'
import { rowsBy } from './read.ts'
import { rowOf } from './row.ts'
import type { RowIn } from './row.ts'

export const TRUST_SCORE = rowOf(TrustScore, 'ts', {
  leave: ['id', 'verificationNotes'],
  named: { propertyId: 'realEstate' },
})
/** `factors` still as jsonb came: read it with {@link readTrustScore}. */
type StoredTrustScore = RowIn<typeof TRUST_SCORE>
export type TrustScoreRow = Omit<StoredTrustScore, 'factors'> & { readonly factors: TrustFactor[] }

/** The factors are checked when somebody looks at them: most lists show the score alone. */
export const readTrustScore = ({ factors, ...stored }: StoredTrustScore): TrustScoreRow => {
  let read: TrustFactor[] | undefined
  return {
    ...stored,
    get factors() {
      return (read ??= STORED.trustFactors.read(factors))
    },
  }
}

const storedByProperty = rowsBy(TRUST_SCORE, 'propertyId')

/** In the order of the properties; null where none was calculated. */
export const trustScoresByProperty = async (
  db: Queryable,
  propertyIds: readonly string[],
): Promise<(TrustScoreRow | null)[]> =>
  (await storedByProperty(db, propertyIds)).map((stored) => stored && readTrustScore(stored))
