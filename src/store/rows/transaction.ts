import { IS_DEMO } from '../demo.ts'
import { Transaction } from '../entities/transaction.ts'
import { rowsBy } from './read.ts'
import { made, rowOf } from './row.ts'
import type { RowIn } from './row.ts'

/** A listing or a deal. */
export const TRANSACTION = rowOf(Transaction, 't', {
  leave: ['region', 'cancelledOn', 'contractType', 'renewalRightUsed', 'source', 'sourceKey', 'createdAt'],
  named: { propertyId: 'realEstate' },
  made: { isDemo: made('boolean', IS_DEMO) },
})
export type TransactionRow = RowIn<typeof TRANSACTION>

export const transactionsById = rowsBy(TRANSACTION, 'id')
