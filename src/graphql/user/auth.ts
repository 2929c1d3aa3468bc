import type { SignedIn } from '../../accounts/signed-in.ts'
import {
  EmailTakenError,
  InvalidCredentialsError,
  InvalidInputError,
  UnauthenticatedError,
} from '../../domain/errors.ts'
import { findActiveUser } from '../../store/users.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { noCookies, signInCookies } from './cookie.ts'
import { User } from '../refs.ts'

export const AuthPayload = builder.objectRef<SignedIn>('AuthPayload').implement({
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
      description:
        'For a new access token; good for one use. Keep it secret. Empty where a cookie was exchanged: the next is in the ' +
        'cookie alone.',
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

export const withCookies = (signedIn: SignedIn, { setCookie, now }: Context): SignedIn => {
  signInCookies(signedIn, now()).forEach(setCookie)
  return signedIn
}

/** What a browser keeps in a cookie its scripts are not told. */
const refreshByCookie = async (context: Context): Promise<SignedIn> => {
  try {
    const signedIn = await context.accounts.refresh(context.refreshCookie ?? '', context)
    return { ...withCookies(signedIn, context), refreshToken: '' }
  } catch (error) {
    if (error instanceof InvalidCredentialsError) noCookies().forEach(context.setCookie)
    throw error
  }
}

const email = 'An address; capitals do not matter.'
export const throttled =
  'Too many attempts are refused with TOO_MANY_ATTEMPTS (`extensions.retryAfterSeconds`).'

/** For who has no token, or one that has ended: what else came along is not looked at (plugins/use-rejected-proof.ts). */
export const IGNORES_PROOF = { ignoresProof: true }

builder.mutationFields((t) => ({
  signInAsGuest: t.field({
    type: AuthPayload,
    extensions: IGNORES_PROOF,
    description:
      'Creates a guest and signs them in. Browsers also get the tokens as HttpOnly cookies, so that GraphiQL needs ' +
      `no header. ${throttled}`,
    resolve: async (_root, _args, context) =>
      withCookies(await context.accounts.signInAsGuest(context), context),
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
      return withCookies(await context.accounts.signUp(form, context), context)
    },
  }),
  signIn: t.field({
    type: SignInResult,
    extensions: IGNORES_PROOF,
    description:
      'Signs in with email and password; browsers also get the cookies. Errors: InvalidCredentialsError, the same whether ' +
      `there is such an account or not. ${throttled}`,
    args: {
      email: t.arg.string({ required: true, description: email }),
      password: t.arg.string({ required: true, description: 'The account’s password.' }),
    },
    resolve: async (_root, args, context) =>
      withCookies(await context.accounts.signIn(args, context), context),
  }),
  refreshTokens: t.field({
    type: RefreshResult,
    extensions: IGNORES_PROOF,
    description:
      'Exchanges a refresh token for the next access and refresh token. Used again within 30 seconds – by a second tab, or ' +
      'where the answer was lost – it brings the same next one; used later it ends everything that came from the same ' +
      'sign-in. Errors: InvalidCredentialsError.',
    args: {
      refreshToken: t.arg.string({
        description: 'The last `refreshToken` received; left out by browsers, whose cookie has it.',
      }),
    },
    resolve: async (_root, { refreshToken }, context) =>
      refreshToken == null
        ? refreshByCookie(context)
        : withCookies(await context.accounts.refresh(refreshToken, context), context),
  }),
}))
