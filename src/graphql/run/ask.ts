import type { SignedIn } from '../../accounts/signed-in.ts'
import {
  InvalidInputError,
  NotFoundError,
  QuotaExceededError,
  RunConflictError,
  UnauthenticatedError,
} from '../../domain/errors.ts'
import { MAX_QUERY_LENGTH, readAskRequest } from '../../domain/run.ts'
import type { AskRequest } from '../../domain/run.ts'
import { findQuestion } from '../../store/messages.ts'
import { AuthPayload, throttled, withCookies } from '../user/auth.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { LanguageEnum, RunModeEnum } from '../enums.ts'
import { requireIdOf } from '../ids.ts'
import { ChatMessage, ChatSession, reload, Run } from '../refs.ts'

const AskInput = builder.inputType('AskInput', {
  description: 'A question, and no more than is needed to ask it.',
  fields: (t) => ({
    query: t.string({
      required: true,
      description: `1 to ${MAX_QUERY_LENGTH} characters: a pasted contract fits.`,
    }),
    sessionId: t.id({
      description: 'Id of one of the viewer’s ChatSessions; a new one, titled by the question, when omitted.',
    }),
    threadKey: t.string({
      description:
        'The client’s own name for a conversation, in place of `sessionId`: the same name is the same session of the viewer, which ' +
        'its first question opens. 1 to 200 characters; only a hash of it is kept.',
    }),
    mode: t.field({ type: RunModeEnum, description: 'TEAM when omitted.' }),
    language: t.field({ type: LanguageEnum, description: 'The language of the question when omitted.' }),
    idempotencyKey: t.string({
      description:
        'A retried request with the same key returns what the first one began. 1 to 200 characters. It counts for one user: ' +
        'who is nobody yet is made another guest by every request.',
    }),
  }),
})

interface Asked {
  auth: SignedIn | null
  runId: string
}

const AskPayload = builder.objectRef<Asked>('AskPayload').implement({
  description: 'A question that is being answered.',
  fields: (t) => ({
    auth: t.field({
      type: AuthPayload,
      nullable: true,
      description: 'The tokens of the guest who was made for this question; null for who was signed in.',
      resolve: ({ auth }) => auth,
    }),
    session: t.field({
      type: ChatSession,
      description: 'Where it was asked.',
      resolve: async ({ runId }, _args, context) =>
        (await reload(Run.getDataloader(context), runId, 'the run')).sessionId,
    }),
    message: t.field({
      type: ChatMessage,
      description: 'The question as it stands in the conversation.',
      resolve: async ({ runId }, _args, { pool, viewer }) => {
        const id = viewer === null ? null : await findQuestion(pool, viewer.userId, runId)
        if (id === null) throw new NotFoundError('the message')
        return id
      },
    }),
    run: t.field({
      type: Run,
      description: 'What answers it. Follow it with `runLive` or `runEvents`.',
      resolve: ({ runId }) => runId,
    }),
  }),
})

const AskResult = builder.errorUnion('AskResult', {
  description: 'What began with the question, or why nothing did.',
  types: [AskPayload, InvalidInputError, NotFoundError, RunConflictError, QuotaExceededError],
  resolveType: () => 'AskPayload',
})

const readQuestion = (input: typeof AskInput.$inferInput): AskRequest => {
  const { sessionId, mode, ...rest } = input
  return readAskRequest({
    ...rest,
    sessionId: sessionId == null ? null : requireIdOf('ChatSession', sessionId, 'the session'),
    mode: mode ?? undefined,
  })
}

/** A browser whose access token has run out is somebody: a guest in their place would cost them their sign-in. */
const refuseOfStandingSignIn = ({ viewer, refreshCookie }: Context): void => {
  if (viewer === null && refreshCookie !== null)
    throw new UnauthenticatedError('a sign-in stands: get its next token with refreshTokens, and ask again')
}

/** Whoever asks; nobody becomes a guest, in whose name the rest of this operation is read. */
const askerOf = async (context: Context): Promise<{ userId: string; auth: SignedIn | null }> => {
  if (context.viewer !== null) return { userId: context.viewer.userId, auth: null }
  const auth = await context.accounts.signInAsGuest(context)
  context.viewer = await context.accounts.authenticate(auth.accessToken)
  if (context.viewer === null) throw new UnauthenticatedError('DELETED')
  return { userId: auth.userId, auth }
}

builder.mutationField('ask', (t) =>
  t.field({
    type: AskResult,
    description:
      'Asks a question, and makes what is not there yet: a guest for who is not signed in (browsers also get the cookies), ' +
      'a session where none is given. Session, message and run begin in one transaction; it returns at once. Errors: ' +
      'InvalidInputError, NotFoundError (session), RunConflictError, QuotaExceededError; UNAUTHENTICATED where a browser has ' +
      `a refresh cookie and no access token: \`refreshTokens\` brings the next one, or takes the cookie away. ${throttled}`,
    args: { input: t.arg({ type: AskInput, required: true, description: 'The question.' }) },
    resolve: async (_root, { input }, context) => {
      refuseOfStandingSignIn(context)
      // Before a guest is made of somebody whose question is none, or who means a session that cannot be theirs.
      const request = readQuestion(input)
      if (context.viewer === null && request.sessionId !== null) throw new NotFoundError('the session')
      const { userId, auth } = await askerOf(context)
      const runId = await context.runs.start(userId, request)
      if (auth !== null) withCookies(auth, context)
      return { auth, runId }
    },
  }),
)
