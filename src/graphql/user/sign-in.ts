import { NotFoundError } from '../../domain/errors.ts'
import { isUuid } from '../../domain/id.ts'
import { builder } from '../builder.ts'
import { noCookies } from './cookie.ts'
import { requireIdOf } from '../ids.ts'
import { SignIn } from '../refs.ts'

SignIn.implement({
  description: 'A sign-in that stands: a browser, an app or a program that somebody gave the password to.',
  fields: (t) => ({
    userAgent: t.exposeString('userAgent', {
      nullable: true,
      description: 'What it called itself when it last got a token; null where it did not say.',
    }),
    signedInAt: t.field({
      type: 'DateTime',
      description: 'When it began.',
      resolve: (row) => row.signedInAt,
    }),
    lastUsedAt: t.field({
      type: 'DateTime',
      description: 'When it last got an access token, which is good for 15 minutes (12 hours for guests).',
      resolve: (row) => row.lastUsedAt,
    }),
    isCurrent: t.boolean({
      description: 'It is the one that this was asked with.',
      resolve: ({ id }, _args, { viewer }) => viewer?.family === id,
    }),
  }),
})

const SignInsEnded = builder.objectRef<{ count: number }>('SignInsEnded').implement({
  description: 'What ended: its tokens are good no more, its sockets and subscriptions are closed.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How many sign-ins ended.' }),
  }),
})

const EndSignInResult = builder.errorUnion('EndSignInResult', {
  description: 'What ended, or that the viewer has no such sign-in.',
  types: [SignInsEnded, NotFoundError],
  resolveType: () => 'SignInsEnded',
})

builder.mutationFields((t) => ({
  signOut: t.field({
    type: SignInsEnded,
    description:
      'Ends a sign-in: its refresh token and every access token that came with it; sockets and subscriptions of theirs end at ' +
      'once. Takes the cookies of a browser away. The count is 0 when it had ended before.',
    args: {
      refreshToken: t.arg.string({
        description:
          'Any refresh token of the sign-in; left out: the one in the browser’s cookie, else the sign-in of the request’s token.',
      }),
    },
    resolve: async (_root, { refreshToken }, { accounts, refreshCookie, setCookie, viewer }) => {
      noCookies().forEach(setCookie)
      const token = refreshToken ?? refreshCookie
      const hasEnded =
        token === null ? viewer !== null && (await accounts.endSignIn(viewer)) : await accounts.signOut(token)
      return { count: hasEnded ? 1 : 0 }
    },
  }),
  endSignIn: t.withAuth({ signedIn: true }).field({
    type: EndSignInResult,
    description: 'Signs out somewhere else, or here. Errors: NotFoundError.',
    args: { signInId: t.arg.id({ required: true, description: 'One of `User.signIns`.' }) },
    resolve: async (_root, { signInId }, { accounts, setCookie, viewer }) => {
      const id = requireIdOf('SignIn', signInId, 'the sign-in')
      if (!isUuid(id) || !(await accounts.endSignIn({ userId: viewer.userId, family: id })))
        throw new NotFoundError('the sign-in')
      if (id === viewer.family) noCookies().forEach(setCookie)
      return { count: 1 }
    },
  }),
  signOutEverywhere: t.withAuth({ signedIn: true }).field({
    type: SignInsEnded,
    description: 'Ends every sign-in of the viewer, this one included.',
    resolve: async (_root, _args, { accounts, setCookie, viewer }) => {
      noCookies().forEach(setCookie)
      return { count: await accounts.signOutEverywhere(viewer.userId) }
    },
  }),
}))
