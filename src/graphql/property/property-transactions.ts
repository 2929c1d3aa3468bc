import type { TransactionKind, TransactionType } from '../../domain/property.ts'
import { countTransactions, listTransactions } from '../../store/property-transactions.ts'
import type { TransactionFilter, TransactionStretch } from '../../store/property-transactions.ts'
import type { TransactionRow } from '../../store/rows/transaction.ts'
import { loaderByArguments } from '../loaders.ts'
import { builder } from '../builder.ts'
import { pageFields, readStretchArgs, toConnection, writePlace } from '../connection.ts'
import type { Edge, Page } from '../connection.ts'
import type { Context } from '../context.ts'
import { isSerial } from '../ids.ts'
import { Transaction } from '../refs.ts'

const TransactionEdge = builder.objectRef<Edge<TransactionRow>>('TransactionEdge').implement({
  description: 'A transaction in a page.',
  fields: (t) => ({
    node: t.field({ type: Transaction, description: 'The transaction.', resolve: (edge) => edge.node }),
    cursor: t.exposeString('cursor', { description: pageFields.cursor }),
  }),
})

interface TransactionPage extends Page<TransactionRow> {
  countAll: () => Promise<number>
}

export const TransactionConnection = builder.objectRef<TransactionPage>('TransactionConnection').implement({
  description: 'A page of transactions.',
  fields: (t) => ({
    edges: t.field({ type: [TransactionEdge], ...pageFields.edges, resolve: (page) => page.edges }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      ...pageFields.pageInfo,
      resolve: (page) => page.pageInfo,
    }),
    totalCount: t.int({ description: 'All that match.', complexity: 5, resolve: (page) => page.countAll() }),
  }),
})

export interface TransactionArgs {
  kind?: TransactionKind | null | undefined
  type?: TransactionType | null | undefined
  first?: number | null | undefined
  after?: string | null | undefined
}

const transactionsLoader = loaderByArguments(({ pool }, stretch: TransactionStretch, ids) =>
  listTransactions(pool, ids, stretch),
)
const countLoader = loaderByArguments(({ pool }, filter: TransactionFilter, ids) =>
  countTransactions(pool, ids, filter),
)

export const readTransactionPage = async (
  context: Context,
  propertyId: string,
  { kind = null, type = null, first, after }: TransactionArgs,
): Promise<TransactionPage> => {
  const stretch = readStretchArgs({ first, after }, isSerial)
  const filter = { kind, type }
  const { limit } = stretch
  const slice = await transactionsLoader(context, { ...filter, limit, after: stretch.after }).load(propertyId)
  const page = toConnection(slice, stretch, (row) => writePlace({ at: row.listedAt, id: row.id }))
  return { ...page, countAll: () => countLoader(context, filter).load(propertyId) }
}
