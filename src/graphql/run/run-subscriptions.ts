import { attended } from '../../accounts/attention.ts'
import { builder } from '../builder.ts'
import { requireIdOf } from '../ids.ts'
import { reload, Run } from '../refs.ts'
import { RunEvent } from './run-event.ts'

const after =
  'Cursor of the last event seen: `RunEvent.cursor`, `Run.lastEventCursor` or, of a session, `ChatSession.lastEventCursor`. ' +
  'A client that comes back with the same cursor is told again what came after it: nothing is lost, and events that it ' +
  'knows have a `cursor` that it knows. Over SSE every message carries its cursor as `id`, and the header `Last-Event-ID`, ' +
  'which browsers send when they come back, goes before this argument.'

// What can be refused is refused before the stream begins: the client then gets an error, not a stream that fails.
builder.subscriptionFields((t) => ({
  runEvents: t.withAuth({ signedIn: true }).field({
    type: RunEvent,
    description:
      'One run’s events, from the start or after a cursor; ends with the run’s terminal event, or with the error NOT_FOUND ' +
      'when the run is deleted. Errors: NOT_FOUND, INVALID_INPUT (after).',
    args: {
      runId: t.arg.id({ required: true, description: 'Id of a Run.' }),
      after: t.arg.string({ description: after }),
    },
    subscribe: async (_root, args, { attention, lastEventId, runs, viewer }) => {
      const runId = requireIdOf('Run', args.runId, 'the run')
      const events = await runs.followRun(viewer.userId, runId, lastEventId ?? args.after ?? null)
      return attended(events, attention.look(viewer.userId, { runId }))
    },
    resolve: (entry) => entry,
  }),
  sessionEvents: t.withAuth({ signedIn: true }).field({
    type: RunEvent,
    description:
      'The events of every run in a session, for dashboards; does not end by itself, but with the error NOT_FOUND when the ' +
      'session is deleted. Without a cursor it begins with the runs that have not ended, or did so less than a minute ago, ' +
      'from their first event: who comes back within that time misses nothing. For all that comes after a read, give the ' +
      '`ChatSession.lastEventCursor` of that read. Errors: NOT_FOUND, INVALID_INPUT (after).',
    args: {
      sessionId: t.arg.id({ required: true, description: 'Id of a ChatSession.' }),
      after: t.arg.string({ description: after }),
    },
    subscribe: async (_root, args, { attention, lastEventId, runs, viewer }) => {
      const sessionId = requireIdOf('ChatSession', args.sessionId, 'the session')
      const events = await runs.followSession(viewer.userId, sessionId, lastEventId ?? args.after ?? null)
      return attended(events, attention.look(viewer.userId, { sessionId }))
    },
    resolve: (entry) => entry,
  }),
  runLive: t.withAuth({ signedIn: true }).field({
    type: Run,
    description:
      'A run as it stands, whole: the first time at once, then whenever something has changed, at most ten times a second; ' +
      'ends with the run. It needs no cursor and no reducer: who comes back subscribes again and has everything. Without an ' +
      'id the viewer’s newest run, and the next one from when it starts; it does not end then. Errors: NOT_FOUND.',
    args: {
      runId: t.arg.id({ description: 'Id of a Run; the newest when omitted.' }),
    },
    subscribe: async (_root, args, { attention, runs, viewer }) => {
      const runId = args.runId == null ? null : requireIdOf('Run', args.runId, 'the run')
      const views = await runs.live(viewer.userId, runId)
      return attended(views, attention.look(viewer.userId, runId === null ? {} : { runId }))
    },
    // It may be gone since it was told to have changed.
    resolve: (id, _args, context) => reload(Run.getDataloader(context), id, 'the run'),
  }),
}))
