import type { PoolClient } from 'pg'
import { RealEstate } from '../../../store/entities/real-estate.ts'
import { Region } from '../../../store/entities/region.ts'
import { Transaction } from '../../../store/entities/transaction.ts'
import { idIn, idsByCode, upsertMany } from '../../../store/upsert.ts'
import type { TransactionRow } from '../rows.ts'

export const upsertTransactions = async (
  client: PoolClient,
  transactions: readonly TransactionRow[],
  report: (done: number) => void,
): Promise<void> => {
  const homes = await idsByCode(client, RealEstate, [
    ...new Set(transactions.map(({ propertyCode }) => propertyCode)),
  ])
  const regions = await idsByCode(client, Region, [...new Set(transactions.map((row) => row.regionCode))])
  await upsertMany(
    client,
    Transaction,
    transactions.map(({ propertyCode, ...row }) => ({
      ...row,
      realEstate: idIn(homes, propertyCode),
      region: idIn(regions, row.regionCode),
    })),
    { key: ['source', 'sourceKey'], report },
  )
}
