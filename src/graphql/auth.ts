import type { SignedIn } from '../accounts/signed-in.ts'
import {
  EmailTakenError,
  InvalidCredentialsError,
  InvalidInputError,
  UnauthenticatedError,
} from '../domain/errors.ts'
import { deleteUser } from '../store/delete-user.ts'
import { listOpenRuns } from '../store/sessions.ts'
import { findActiveUser } from '../store/users.ts'
import { builder } from './builder.ts'
import type { Context } from './context.ts'
import { noTokenCookie, tokenCookie } from './cookie.ts'
import { User } from './refs.ts'

const AuthPayload = builder.objectRef<SignedIn>('AuthPayload').implement({
  description: 'Proof of who the client is, until `expiresAt`.',
  fields: (t) => ({
    user: t.field({
      type: User,
      description: 'Who was signed in.',
      // Not through the loader: it only knows the viewer, who signed in after this request began.
      resolve: async ({ userId }, _args, { pool }) => {
        const user = await findActiveUser(pool, userId)
        if (user === null) throw new UnauthenticatedError('DELETED')
        return user
      },
    }),
    accessToken: t.exposeString('accessToken', {
      description: 'Send as `Authorization: Bearer …`, over graphql-ws as `connectionParams.authorization`.',
    }),
    refreshToken: t.exposeString('refreshToken', {
      description: 'For a new access token; good for one use. Keep it secret.',
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'End of the access token.',
      resolve: (payload) => payload.expiresAt,
    }),
  }),
})

const SignUpResult = builder.errorUnion('SignUpResult', {
  description: 'The new account’s tokens, or why there is none.',
  types: [AuthPayload, InvalidInputError, EmailTakenError],
  resolveType: () => 'AuthPayload',
})

const SignInResult = builder.errorUnion('SignInResult', {
  description: 'Tokens, or that there are none.',
  types: [AuthPayload, InvalidCredentialsError],
  resolveType: () => 'AuthPayload',
})

const RefreshResult = builder.errorUnion('RefreshResult', {
  description: 'The next tokens, or that there are none.',
  types: [AuthPayload, InvalidCredentialsError],
  resolveType: () => 'AuthPayload',
})

const withCookie = (signedIn: SignedIn, { setCookie, now }: Context): SignedIn => {
  setCookie(tokenCookie(signedIn.accessToken, signedIn.expiresAt, now()))
  return signedIn
}

const email = 'An address; capitals do not matter.'
const throttled = 'Too many attempts are refused with TOO_MANY_ATTEMPTS (`extensions.retryAfterSeconds`).'

/** For who has no token, or one that has ended: what else came along is not looked at (plugins/use-rejected-proof.ts). */
const IGNORES_PROOF = { ignoresProof: true }

builder.mutationFields((t) => ({
  signInAsGuest: t.field({
    type: AuthPayload,
    extensions: IGNORES_PROOF,
    description:
      'Creates a guest and signs them in. Browsers also get the access token as an HttpOnly cookie, so that GraphiQL ' +
      `needs no header. ${throttled}`,
    resolve: async (_root, _args, context) =>
      withCookie(await context.accounts.signInAsGuest(context.em(), context.address), context),
  }),
  signUp: t.field({
    type: SignUpResult,
    extensions: IGNORES_PROOF,
    description:
      'Opens an account. A signed-in guest becomes the account and keeps sessions, favourites and saved searches; the ' +
      `guest’s tokens end. Errors: InvalidInputError (email, password, nickname), EmailTakenError. ${throttled}`,
    args: {
      email: t.arg.string({ required: true, description: email }),
      password: t.arg.string({
        required: true,
        description: '8 to 128 characters, and none of those that are guessed first.',
      }),
      nickname: t.arg.string({ description: 'Shown name, 1 to 20 characters, unique; none when omitted.' }),
    },
    resolve: async (_root, args, context) => {
      const form = { ...args, nickname: args.nickname ?? null }
      return withCookie(await context.accounts.signUp(context.em(), form, context), context)
    },
  }),
  signIn: t.field({
    type: SignInResult,
    extensions: IGNORES_PROOF,
    description:
      'Signs in with email and password; browsers also get the cookie. Errors: InvalidCredentialsError, the same whether ' +
      `there is such an account or not. ${throttled}`,
    args: {
      email: t.arg.string({ required: true, description: email }),
      password: t.arg.string({ required: true, description: 'The account’s password.' }),
    },
    resolve: async (_root, args, context) =>
      withCookie(await context.accounts.signIn(context.em(), args, context), context),
  }),
  refreshTokens: t.field({
    type: RefreshResult,
    extensions: IGNORES_PROOF,
    description:
      'Exchanges a refresh token for the next access and refresh token. Each is good for one use: one that is used again ' +
      'ends everything that came from the same sign-in. Errors: InvalidCredentialsError.',
    args: {
      refreshToken: t.arg.string({ required: true, description: 'The last `refreshToken` received.' }),
    },
    resolve: async (_root, { refreshToken }, context) =>
      withCookie(await context.accounts.refresh(refreshToken), context),
  }),
  signOut: t.boolean({
    description:
      'Ends a sign-in: its refresh token and every access token that came with it; open subscriptions of theirs end within ' +
      'a minute. False when it had ended before.',
    args: {
      refreshToken: t.arg.string({ required: true, description: 'Any refresh token of the sign-in.' }),
    },
    resolve: async (_root, { refreshToken }, { accounts, setCookie }) => {
      setCookie(noTokenCookie())
      return accounts.signOut(refreshToken)
    },
  }),
  deleteAccount: t.withAuth({ signedIn: true }).boolean({
    description:
      'Deletes the viewer with everything of theirs: sessions, messages, runs, documents, checkpoints, favourites, saved ' +
      'searches, memory, tokens. Runs that have not ended are cancelled first. This cannot be undone.',
    resolve: async (_root, _args, { accounts, em, pool, runs, setCookie, viewer }) => {
      for (const runId of await listOpenRuns(pool, viewer.userId))
        await runs.cancel(viewer.userId, runId, 'DELETED')
      setCookie(noTokenCookie())
      const isDeleted = await deleteUser(em(), viewer.userId)
      accounts.signInsEnded(viewer.userId)
      return isDeleted
    },
  }),
}))
