import { parseEventCursor } from '../domain/cursor.ts'
import { InvalidInputError, NotFoundError } from '../domain/errors.ts'
import { builder } from './builder.ts'
import { requireIdOf } from './ids.ts'
import { ChatSession, Run } from './refs.ts'
import { RunEvent } from './run-event.ts'

const after =
  'Cursor of the last event seen: `RunEvent.cursor` or `Run.lastEventCursor`. Over SSE every message carries its cursor as ' +
  '`id`, and the header `Last-Event-ID`, which browsers send when they come back, goes before this argument.'

// What can be refused is refused before the stream begins: the client then gets an error, not a stream that fails.
builder.subscriptionFields((t) => ({
  runEvents: t.withAuth({ signedIn: true }).field({
    type: RunEvent,
    description:
      'One run’s events, from the start or after a cursor; ends with the run’s terminal event. Errors: NOT_FOUND, ' +
      'INVALID_INPUT (after).',
    args: {
      runId: t.arg.id({ required: true, description: 'Id of a Run.' }),
      after: t.arg.string({ description: after }),
    },
    subscribe: async (_root, args, context) => {
      const id = requireIdOf('Run', args.runId, 'the run')
      const place = context.lastEventId ?? args.after ?? null
      if (place !== null && parseEventCursor(place).runId !== id) {
        throw new InvalidInputError('after is not a cursor of this run', 'after')
      }
      const run: object | null = await Run.getDataloader(context).load(id)
      if (run === null) throw new NotFoundError('the run')
      return context.runs.followRun(context.viewer.userId, id, place)
    },
    resolve: (entry) => entry,
  }),
  sessionEvents: t.withAuth({ signedIn: true }).field({
    type: RunEvent,
    description:
      'The events of every run in a session, for dashboards; does not end by itself. Without a cursor it starts with what ' +
      'comes next. Errors: NOT_FOUND, INVALID_INPUT (after).',
    args: {
      sessionId: t.arg.id({ required: true, description: 'Id of a ChatSession.' }),
      after: t.arg.string({ description: after }),
    },
    subscribe: async (_root, args, context) => {
      const id = requireIdOf('ChatSession', args.sessionId, 'the session')
      const place = context.lastEventId ?? args.after ?? null
      if (place !== null && parseEventCursor(place).sessionId !== id) {
        throw new InvalidInputError('after is not a cursor of this session', 'after')
      }
      const session: object | null = await ChatSession.getDataloader(context).load(id)
      if (session === null) throw new NotFoundError('the session')
      return context.runs.followSession(context.viewer.userId, id, place)
    },
    resolve: (entry) => entry,
  }),
}))
