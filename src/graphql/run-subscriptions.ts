import { placeInRun, placeInSession } from '../domain/cursor.ts'
import { NotFoundError } from '../domain/errors.ts'
import type { RunRow } from '../store/runs.ts'
import type { SessionRow } from '../store/sessions.ts'
import { builder } from './builder.ts'
import { requireIdOf } from './ids.ts'
import { ChatSession, Run } from './refs.ts'
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
    subscribe: async (_root, args, context) => {
      const id = requireIdOf('Run', args.runId, 'the run')
      const place = context.lastEventId ?? args.after ?? null
      const run: RunRow | null = await Run.getDataloader(context).load(id)
      if (run === null) throw new NotFoundError('the run')
      placeInRun(place, id, run.lastSequence)
      return context.runs.followRun(context.viewer.userId, id, place)
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
    subscribe: async (_root, args, context) => {
      const id = requireIdOf('ChatSession', args.sessionId, 'the session')
      const place = context.lastEventId ?? args.after ?? null
      const session: SessionRow | null = await ChatSession.getDataloader(context).load(id)
      if (session === null) throw new NotFoundError('the session')
      if (place !== null) placeInSession(place, id, session.lastSequence)
      return context.runs.followSession(context.viewer.userId, id, place)
    },
    resolve: (entry) => entry,
  }),
}))
