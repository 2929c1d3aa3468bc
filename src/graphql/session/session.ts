import { z } from 'zod'
import { sessionCursor } from '../../domain/cursor.ts'
import { InvalidInputError, NotFoundError } from '../../domain/errors.ts'
import { UNTITLED } from '../../domain/session-title.ts'
import { isUuid } from '../../domain/id.ts'
import { maskPersonalData } from '../../domain/personal-data.ts'
import { listMessages } from '../../store/messages.ts'
import { listRuns, loadActiveRuns } from '../../store/runs.ts'
import {
  archiveSession,
  createSession,
  deleteSession,
  listOpenRunIds,
  renameSession,
} from '../../store/sessions.ts'
import type { Stretch } from '../../store/keyset.ts'
import { builder } from '../builder.ts'
import { nestedPageCost, readStretchArgs, toConnection, writePlace } from '../connection.ts'
import { ChatMessageEdge, ChatSessionEdge, RunEdge } from '../edges.ts'
import type { Context } from '../context.ts'
import { globalId, readIdOf, requireIdOf } from '../ids.ts'
import { loaderByArguments } from '../loaders.ts'
import { ChatMessage, ChatSession, reload, Run } from '../refs.ts'

export const ChatSessionConnection = builder.connectionObject(
  { name: 'ChatSessionConnection', type: ChatSession, description: 'A page of chat sessions.' },
  ChatSessionEdge,
)
const ChatMessageConnection = builder.connectionObject(
  { name: 'ChatMessageConnection', type: ChatMessage, description: 'A page of messages.' },
  ChatMessageEdge,
)
const RunConnection = builder.connectionObject(
  { name: 'RunConnection', type: Run, description: 'A page of runs.' },
  RunEdge,
)

const messagesLoader = loaderByArguments(async ({ pool, viewer }, stretch: Stretch, sessionIds) =>
  viewer === null ? [] : listMessages(pool, viewer.userId, sessionIds, stretch),
)
const runsLoader = loaderByArguments(async ({ pool, viewer }, stretch: Stretch, sessionIds) =>
  viewer === null ? [] : listRuns(pool, viewer.userId, sessionIds, stretch),
)

ChatSession.implement({
  description:
    'A conversation: messages, and the runs that answer them. It belongs to the user who created it.',
  fields: (t) => ({
    title: t.exposeString('title', { description: '1 to 100 characters.' }),
    archivedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was put away (`archiveSession`); null while it is in the list.',
      resolve: (row) => row.archivedAt,
    }),
    messageCount: t.exposeInt('messageCount', { description: 'Messages of both sides.' }),
    lastMessage: t.exposeString('lastMessage', {
      nullable: true,
      description: 'The beginning of the newest message; null while there is none.',
    }),
    summary: t.exposeString('summary', {
      nullable: true,
      description:
        'What was asked and found so far, in a few lines, as it is remembered for the questions to come; null until one was ' +
        'answered. Gone with the session.',
    }),
    messages: t.connection(
      {
        type: ChatMessage,
        description: 'The conversation, oldest first: `last: 20` is its end.',
        complexity: nestedPageCost,
        authScopes: { signedIn: true },
        resolve: async (session, args, context) => {
          const stretch = readStretchArgs(args, isUuid)
          const slice = await messagesLoader(context, stretch).load(session.id)
          return toConnection(slice, stretch, (row) => writePlace({ at: row.createdAt, id: row.id }))
        },
      },
      ChatMessageConnection,
    ),
    runs: t.connection(
      {
        type: Run,
        description: 'The runs of the session, oldest first.',
        complexity: nestedPageCost,
        authScopes: { signedIn: true },
        resolve: async (session, args, context) => {
          const stretch = readStretchArgs(args, isUuid)
          const slice = await runsLoader(context, stretch).load(session.id)
          return toConnection(slice, stretch, (row) => writePlace({ at: row.createdAt, id: row.id }))
        },
      },
      RunConnection,
    ),
    activeRun: t.loadable({
      type: Run,
      nullable: true,
      description: 'The run that has not ended, or the one that waits longest; null when all have ended.',
      load: async (sessionIds: string[], { pool, viewer }) => {
        const runs = viewer === null ? [] : await loadActiveRuns(pool, viewer.userId, sessionIds)
        return sessionIds.map((id) => runs.find((run) => run.sessionId === id) ?? null)
      },
      resolve: (session) => session.id,
    }),
    lastEventCursor: t.string({
      description:
        'Cursor of the last event included in this read, of whichever run; an empty session has one too. Subscribe to ' +
        '`sessionEvents` after it to miss nothing and repeat nothing.',
      resolve: (session) => sessionCursor(session.id, session.lastSequence),
    }),
    edge: t.field({
      type: ChatSessionEdge,
      description: 'Itself as an edge of `User.sessions`, for lists that get it from a change.',
      resolve: (session) => ({
        cursor: writePlace({ at: session.updatedAt, id: session.id }),
        node: session.id,
      }),
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was created.',
      resolve: (row) => row.createdAt,
    }),
    updatedAt: t.field({
      type: 'DateTime',
      description: 'When something was last said in it, or its title changed.',
      resolve: (row) => row.updatedAt,
    }),
  }),
})

const SessionResult = builder.errorUnion('SessionResult', {
  description: 'The session, or why it was not created or changed.',
  types: [ChatSession, InvalidInputError, NotFoundError],
  resolveType: () => 'ChatSession',
})

const DeleteSessionPayload = builder.simpleObject('DeleteSessionPayload', {
  description: 'A session that is gone.',
  fields: (t) => ({ deletedSessionId: t.id({ description: 'Its former id.' }) }),
})

const MAX_TITLE = 100
const titleRule = z.string().trim().min(1).max(MAX_TITLE)

const readTitle = (title: string): string => {
  const parsed = titleRule.safeParse(title)
  if (!parsed.success) throw new InvalidInputError(`title must have 1 to ${MAX_TITLE} characters`, 'title')
  // Clients like to name a conversation after its first question.
  return maskPersonalData(parsed.data)
}

const archive = async (
  context: Context & { viewer: { userId: string } },
  sessionId: string,
  isArchived: boolean,
) => {
  const id = requireIdOf('ChatSession', sessionId, 'the session')
  if (!(await archiveSession(context.pool, context.viewer.userId, id, isArchived)))
    throw new NotFoundError('the session')
  return reload(ChatSession.getDataloader(context), id, 'the session')
}

builder.queryField('session', (t) =>
  t.field({
    type: ChatSession,
    nullable: true,
    description: 'One of the viewer’s sessions; null for any other id.',
    args: { id: t.arg.id({ required: true, description: 'Id of a ChatSession.' }) },
    resolve: (_root, { id }) => readIdOf('ChatSession', id),
  }),
)

builder.mutationFields((t) => ({
  createSession: t.withAuth({ signedIn: true }).field({
    type: SessionResult,
    description: 'Begins a conversation. Errors: InvalidInputError (title).',
    args: {
      title: t.arg.string({
        description: `1 to ${MAX_TITLE} characters; “${UNTITLED}” when omitted, until the first question gives it one.`,
      }),
    },
    resolve: async (_root, { title }, context) => {
      const id = await createSession(context.pool, context.viewer.userId, readTitle(title ?? UNTITLED))
      return reload(ChatSession.getDataloader(context), id, 'the session')
    },
  }),
  renameSession: t.withAuth({ signedIn: true }).field({
    type: SessionResult,
    description: 'Changes a session’s title. Errors: InvalidInputError (title), NotFoundError.',
    args: {
      sessionId: t.arg.id({ required: true, description: 'Id of a ChatSession.' }),
      title: t.arg.string({ required: true, description: `1 to ${MAX_TITLE} characters.` }),
    },
    resolve: async (_root, args, context) => {
      const id = requireIdOf('ChatSession', args.sessionId, 'the session')
      const renamed = await renameSession(context.pool, context.viewer.userId, id, readTitle(args.title))
      if (!renamed) throw new NotFoundError('the session')
      return reload(ChatSession.getDataloader(context), id, 'the session')
    },
  }),
  archiveSession: t.withAuth({ signedIn: true }).field({
    type: SessionResult,
    description:
      'Puts a session away: `User.sessions` shows it with `archived: true` only. Nothing of it is lost, and the next question ' +
      'takes it out again. Errors: NotFoundError.',
    args: { sessionId: t.arg.id({ required: true, description: 'Id of a ChatSession.' }) },
    resolve: (_root, { sessionId }, context) => archive(context, sessionId, true),
  }),
  restoreSession: t.withAuth({ signedIn: true }).field({
    type: SessionResult,
    description: 'Takes a session out again that was put away. Errors: NotFoundError.',
    args: { sessionId: t.arg.id({ required: true, description: 'Id of a ChatSession.' }) },
    resolve: (_root, { sessionId }, context) => archive(context, sessionId, false),
  }),
  deleteSession: t.withAuth({ signedIn: true }).field({
    type: DeleteSessionPayload,
    nullable: true,
    description:
      'Deletes a session with everything in it: messages, runs, events, documents, checkpoints. Runs that have not ' +
      'ended are cancelled first. Null when there is no such session (any more), so that a repeated request does no harm.',
    args: { sessionId: t.arg.id({ required: true, description: 'Id of a ChatSession.' }) },
    resolve: async (_root, { sessionId }, context) => {
      const id = readIdOf('ChatSession', sessionId)
      if (id === null) return null
      const { pool, runs, viewer } = context
      for (const runId of await listOpenRunIds(pool, viewer.userId, id)) {
        await runs.cancel(viewer.userId, runId, 'DELETED')
      }
      const deleted = await deleteSession(pool, viewer.userId, id)
      return deleted ? { deletedSessionId: globalId('ChatSession', id) } : null
    },
  }),
}))
