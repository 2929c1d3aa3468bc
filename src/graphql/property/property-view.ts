import type { PropertyRow } from '../../store/rows/property.ts'
import type { RegionRow } from '../../store/rows/region.ts'
import type { AgentRow, NearbyRow } from '../../store/rows/surroundings.ts'
import type { TransactionRow } from '../../store/rows/transaction.ts'
import type { TrustScoreRow } from '../../store/rows/trust-score.ts'

/** A property, and what a search read along with it in the same statement. */
export interface PropertyView extends PropertyRow {
  along?: {
    region: RegionRow
    /** These are undefined where they were not read, null where there is none. */
    trustScore?: TrustScoreRow | null
    nearby?: NearbyRow | null
    isFavorited?: boolean
  }
}

/** A transaction, and what a search read along with it. */
export interface TransactionView extends TransactionRow {
  /** Undefined where it was not read, null where it is not known. */
  agent?: AgentRow | null
}
