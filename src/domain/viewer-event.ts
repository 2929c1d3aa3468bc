import { z } from 'zod'
import { RUN_ENDS } from './run.ts'

// Ids and no words: what is told is looked up when it is read, as it stands then. `tell_viewer` (migrations) writes them.

const of = <Type extends string, Shape extends z.ZodRawShape>(
  types: readonly [Type, ...Type[]],
  shape: Shape,
) => z.object({ type: z.enum(types), ...shape })
const run = { runId: z.string(), sessionId: z.string() }

export const viewerEvent = z.discriminatedUnion('type', [
  /** Of something that was deleted: only its place is left. */
  of(['Forgotten'], {}),
  of(['SessionCreated', 'SessionRenamed', 'SessionArchived', 'SessionRestored', 'SessionDeleted'], {
    sessionId: z.string(),
  }),
  of(['RunStarted', 'RunWaiting', 'RunResumed'], run),
  of(['RunEnded'], { ...run, status: z.enum(RUN_ENDS) }),
  of(['FavoriteAdded', 'FavoriteRemoved'], { propertyId: z.string() }),
  of(['SavedSearchCreated', 'SavedSearchUpdated', 'SavedSearchDeleted'], { savedSearchId: z.string() }),
  of(['SavedSearchMatched'], {
    savedSearchId: z.string(),
    matches: z.array(z.object({ propertyId: z.string(), transactionId: z.string() })),
    /** More came at once than are told. */
    hasMore: z.boolean(),
  }),
])
export type ViewerEvent = z.infer<typeof viewerEvent>
export type ViewerEventType = ViewerEvent['type']

/** An event at its place in what its user is told. */
export interface ViewerEntry {
  userId: string
  /** 1, 2, 3 … without a gap. */
  place: number
  at: string
  event: ViewerEvent
}

/** The same, or that it was kept in a form which this release cannot read. */
export type ReadViewerEntry = ViewerEntry | (Omit<ViewerEntry, 'event'> & { event: null; unreadable: Error })
