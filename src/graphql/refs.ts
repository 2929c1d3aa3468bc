import type DataLoader from 'dataloader'
import { NotFoundError } from '../domain/errors.ts'
import type { Thing } from '../domain/errors.ts'
import { isSessionId, isUuid } from '../domain/id.ts'
import { checkpointKey, parseCheckpointKey } from '../runs/fork.ts'
import type { RunCheckpoint as CheckpointRow } from '../runs/fork.ts'
import { loadMessages } from '../store/messages.ts'
import { loadDocuments } from '../store/documents.ts'
import { articlesById } from '../store/rows/legal-article.ts'
import { loansById } from '../store/rows/loan.ts'
import { propertiesById } from '../store/rows/property.ts'
import { regionsById } from '../store/rows/region.ts'
import { transactionsById } from '../store/rows/transaction.ts'
import { loadPreferences } from '../store/preferences.ts'
import { loadPushSubscriptions } from '../store/push-subscriptions.ts'
import { loadRuns } from '../store/runs.ts'
import { loadSavedSearches } from '../store/saved-searches.ts'
import { loadSessions } from '../store/sessions.ts'
import { loadSignIns } from '../store/sign-ins.ts'
import type { Queryable } from '../store/statement.ts'
import { loadUsers } from '../store/users.ts'
import { loadWebhooks } from '../store/webhooks.ts'
import { builder } from './builder.ts'
import type { Context } from './context.ts'
import type { PropertyView, TransactionView } from './property/property-view.ts'

/** Every stored noun of the API. The files of the types implement them, so that these need not import each other. */

const present = <T>(rows: readonly (T | null)[]): T[] => rows.filter((row) => row !== null)

/** Rows that everybody may read, by id. */
const published = <Row extends { id: string }>(
  name: string,
  load: (db: Queryable, ids: readonly string[]) => Promise<readonly (Row | null)[]>,
) =>
  builder.loadableNodeRef(name, {
    id: { resolve: (row: Row) => row.id },
    load: async (ids: string[], context: Context): Promise<Row[]> => present(await load(context.pool, ids)),
    toKey: (row: Row) => row.id,
    sort: true,
    cacheResolved: true,
  })

/** Rows that belong to a user: nobody else's are ever loaded, whichever way the id came in. */
const owned = <Row extends { id: string }>(
  name: string,
  load: (db: Queryable, userId: string, ids: readonly string[]) => Promise<Row[]>,
  isId: (id: string) => boolean,
) =>
  builder.loadableNodeRef(name, {
    id: { resolve: (row: Row) => row.id },
    load: async (ids: string[], { pool, viewer }: Context): Promise<Row[]> => {
      const known = ids.filter(isId)
      return viewer === null || known.length === 0 ? [] : load(pool, viewer.userId, known)
    },
    toKey: (row: Row) => row.id,
    sort: true,
    cacheResolved: true,
  })

/**
 * What was changed as it is now: its loader may still hold it as it was. It may also be gone already, with its session or
 * its owner.
 */
export const reload = async <Row>(
  loader: DataLoader<string, Row>,
  id: string,
  what: Thing,
): Promise<NonNullable<Row>> => {
  // A loader of rows gives null for what it does not find, whatever its type says.
  const row: Row | null = await loader.clear(id).load(id)
  if (row === null || row === undefined) throw new NotFoundError(what)
  return row
}

export const User = owned('User', loadUsers, isUuid)
export const ChatSession = owned('ChatSession', loadSessions, isSessionId)
export const ChatMessage = owned('ChatMessage', loadMessages, isUuid)
export const Run = owned('Run', loadRuns, isUuid)
export const SavedSearch = owned('SavedSearch', loadSavedSearches, isUuid)
export const UserPreference = owned('UserPreference', loadPreferences, isUuid)
export const SignIn = owned('SignIn', loadSignIns, isUuid)
export const PushSubscription = owned('PushSubscription', loadPushSubscriptions, isUuid)
export const Webhook = owned('Webhook', loadWebhooks, isUuid)
export const GeneratedDocument = owned('GeneratedDocument', loadDocuments, isUuid)

export const Region = published('Region', regionsById)
export const Property = published<PropertyView>('Property', propertiesById)
export const Transaction = published<TransactionView>('Transaction', transactionsById)
export const LegalArticle = published('LegalArticle', articlesById)
export const LoanProduct = published('LoanProduct', loansById)

/** Read through the runs, which check whose they are. */
export const RunCheckpoint = builder.loadableNodeRef('RunCheckpoint', {
  id: { resolve: (checkpoint: CheckpointRow) => checkpointKey(checkpoint.runId, checkpoint.checkpointId) },
  load: async (keys: string[], { runs, viewer }: Context): Promise<CheckpointRow[]> => {
    if (viewer === null) return []
    const runIds = new Set(present(keys.map(parseCheckpointKey)).map((key) => key.runId))
    const found = await Promise.all(
      [...runIds].map((runId) => runs.checkpoints(viewer.userId, runId).catch(absentIfNotFound)),
    )
    return found.flat()
  },
  toKey: (checkpoint: CheckpointRow) => checkpointKey(checkpoint.runId, checkpoint.checkpointId),
  sort: true,
  cacheResolved: true,
})

const absentIfNotFound = (error: unknown): CheckpointRow[] => {
  if (error instanceof NotFoundError) return []
  throw error
}
