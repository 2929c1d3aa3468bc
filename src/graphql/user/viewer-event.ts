import { attended } from '../../accounts/attention.ts'
import { feedCursor } from '../../domain/cursor.ts'
import type { ViewerEntry, ViewerEvent as DomainEvent, ViewerEventType } from '../../domain/viewer-event.ts'
import { builder } from '../builder.ts'
import { RunStatusEnum } from '../enums.ts'
import { globalId } from '../ids.ts'
import { loadOffers, PropertySearchResult } from '../property/property-search-result.ts'
import { ChatSession, Property, Run, SavedSearch } from '../refs.ts'

/** An entry whose event is of one of these types. */
interface EntryOf<Type extends ViewerEventType> extends Omit<ViewerEntry, 'event'> {
  event: Extract<DomainEvent, { type: Type }>
}

const asItStands =
  'as it stands when this is read, which may be further than the event; null where it is gone.'

const ViewerEvent = builder.interfaceRef<ViewerEntry>('ViewerEvent').implement({
  description: 'Something that happened to what the viewer has, on whichever device.',
  resolveType: ({ event }) => event.type,
  fields: (t) => ({
    cursor: t.string({
      description: 'Subscribe after it to go on from here.',
      resolve: ({ userId, place }) => feedCursor(userId, place),
    }),
    at: t.field({ type: 'DateTime', description: 'When it happened.', resolve: ({ at }) => at }),
  }),
})

type RunEventType = 'RunStarted' | 'RunWaiting' | 'RunResumed' | 'RunEnded'
type SessionEventType =
  | 'SessionCreated'
  | 'SessionRenamed'
  | 'SessionArchived'
  | 'SessionRestored'
  | 'SessionDeleted'

const ViewerSessionEvent = builder
  .interfaceRef<EntryOf<SessionEventType | RunEventType>>('ViewerSessionEvent')
  .implement({
    description: 'Something that happened to a session of the viewer’s, or in one.',
    interfaces: [ViewerEvent],
    fields: (t) => ({
      sessionId: t.id({
        description: 'Id of the session.',
        resolve: ({ event }) => globalId('ChatSession', event.sessionId),
      }),
      session: t.field({
        type: ChatSession,
        nullable: true,
        description: `The session ${asItStands}`,
        resolve: ({ event }) => event.sessionId,
      }),
    }),
  })

const sessionEvent = (type: SessionEventType, description: string) =>
  builder
    .objectRef<EntryOf<SessionEventType>>(type)
    .implement({ description, interfaces: [ViewerEvent, ViewerSessionEvent] })
sessionEvent('SessionCreated', 'A session began.')
sessionEvent(
  'SessionRenamed',
  'A session has another title: its user gave it one, or the first question did.',
)
sessionEvent('SessionArchived', 'A session was put away.')
sessionEvent('SessionRestored', 'A session was taken out again, by its user or by a question.')
sessionEvent('SessionDeleted', 'A session is gone, with everything in it.')

const ViewerRunEvent = builder.interfaceRef<EntryOf<RunEventType>>('ViewerRunEvent').implement({
  description: 'A turn that a run of the viewer’s took. What happens within a run is told by `runEvents`.',
  interfaces: [ViewerEvent, ViewerSessionEvent],
  fields: (t) => ({
    runId: t.id({ description: 'Id of the run.', resolve: ({ event }) => globalId('Run', event.runId) }),
    run: t.field({
      type: Run,
      nullable: true,
      description: `The run ${asItStands}`,
      resolve: ({ event }) => event.runId,
    }),
  }),
})
const runEvent = { interfaces: [ViewerEvent, ViewerSessionEvent, ViewerRunEvent] }

builder.objectRef<EntryOf<'RunStarted'>>('RunStarted').implement({
  ...runEvent,
  description: 'A question was asked: its run waits for its turn, or goes on already.',
})
builder.objectRef<EntryOf<'RunWaiting'>>('RunWaiting').implement({
  ...runEvent,
  description: 'A run waits for its user: `run.pendingInput` is what it asks.',
})
builder.objectRef<EntryOf<'RunResumed'>>('RunResumed').implement({
  ...runEvent,
  description: 'What a run waited for was answered, on whichever device: it goes on.',
})
builder.objectRef<EntryOf<'RunEnded'>>('RunEnded').implement({
  ...runEvent,
  description: 'A run has ended.',
  fields: (t) => ({
    status: t.field({
      type: RunStatusEnum,
      description: 'How it ended: COMPLETED, FAILED or CANCELLED.',
      resolve: ({ event }) => event.status,
    }),
  }),
})

type FavoriteEventType = 'FavoriteAdded' | 'FavoriteRemoved'

const ViewerFavoriteEvent = builder
  .interfaceRef<EntryOf<FavoriteEventType>>('ViewerFavoriteEvent')
  .implement({
    description: 'Something that happened to the viewer’s favourites.',
    interfaces: [ViewerEvent],
    fields: (t) => ({
      propertyId: t.id({
        description: 'Id of the property.',
        resolve: ({ event }) => globalId('Property', event.propertyId),
      }),
      property: t.field({
        type: Property,
        nullable: true,
        description: `The property ${asItStands}`,
        resolve: ({ event }) => event.propertyId,
      }),
    }),
  })

const favoriteEvent = (type: FavoriteEventType, description: string) =>
  builder
    .objectRef<EntryOf<FavoriteEventType>>(type)
    .implement({ description, interfaces: [ViewerEvent, ViewerFavoriteEvent] })
favoriteEvent('FavoriteAdded', 'A property was saved.')
favoriteEvent('FavoriteRemoved', 'A property is no favourite any more, or is gone altogether.')

type SearchEventType =
  | 'SavedSearchCreated'
  | 'SavedSearchUpdated'
  | 'SavedSearchDeleted'
  | 'SavedSearchMatched'

const ViewerSavedSearchEvent = builder
  .interfaceRef<EntryOf<SearchEventType>>('ViewerSavedSearchEvent')
  .implement({
    description: 'Something that happened to a search that the viewer keeps.',
    interfaces: [ViewerEvent],
    fields: (t) => ({
      savedSearchId: t.id({
        description: 'Id of the saved search.',
        resolve: ({ event }) => globalId('SavedSearch', event.savedSearchId),
      }),
      savedSearch: t.field({
        type: SavedSearch,
        nullable: true,
        description: `The saved search ${asItStands}`,
        resolve: ({ event }) => event.savedSearchId,
      }),
    }),
  })
const searchEvent = { interfaces: [ViewerEvent, ViewerSavedSearchEvent] }

builder.objectRef<EntryOf<'SavedSearchCreated'>>('SavedSearchCreated').implement({
  ...searchEvent,
  description: 'A search was saved.',
})
builder.objectRef<EntryOf<'SavedSearchUpdated'>>('SavedSearchUpdated').implement({
  ...searchEvent,
  description: 'A saved search has another name or other conditions, or its alerts were switched.',
})
builder.objectRef<EntryOf<'SavedSearchDeleted'>>('SavedSearchDeleted').implement({
  ...searchEvent,
  description: 'A saved search was deleted.',
})
builder.objectRef<EntryOf<'SavedSearchMatched'>>('SavedSearchMatched').implement({
  ...searchEvent,
  description:
    'Listings that meet a saved search have appeared or become cheaper. What comes at once is told at once. ' +
    '`savedSearchMatches` tells of the same listings one by one; its place is its own.',
  fields: (t) => ({
    results: t.field({
      type: [PropertySearchResult],
      description: 'The listings, the first that came first; at most 50, without those that are gone.',
      resolve: ({ event }, _args, context) => loadOffers(event.matches, context),
    }),
    hasMore: t.boolean({
      description: 'More came at once than are told: search again to see them.',
      resolve: ({ event }) => event.hasMore,
    }),
  }),
})

builder.subscriptionField('viewerEvents', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ViewerEvent,
    description:
      'What happens to the viewer’s sessions, runs, favourites and saved searches, on every device; does not end by itself. ' +
      'Without a cursor it begins with what happened in the last minute: who comes back within that time misses nothing. For ' +
      'all that comes after a read, give the `User.lastEventCursor` of that read. What happened is kept for a while only; a ' +
      'cursor from before is refused with CURSOR_EXPIRED: read again, and go on from there. Errors: INVALID_INPUT (after), ' +
      'CURSOR_EXPIRED.',
    args: {
      after: t.arg.string({
        description:
          'Cursor of the last event seen, or `User.lastEventCursor`. Over SSE every message carries its cursor as `id`, and the ' +
          'header `Last-Event-ID`, which browsers send when they come back, goes before this argument.',
      }),
    },
    subscribe: async (_root, { after }, { attention, feeds, lastEventId, viewer }) => {
      const events = await feeds.follow(viewer.userId, lastEventId ?? after ?? null)
      return attended(events, attention.look(viewer.userId, {}))
    },
    resolve: (entry) => entry,
  }),
)
