import type { SignedIn } from '../accounts/guest.ts'
import { findActiveUser } from '../store/users.ts'
import { builder } from './builder.ts'
import { tokenCookie } from './cookie.ts'
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
        if (user === null) throw new Error(`user ${userId} is gone right after signing in`)
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

builder.mutationField('signInAsGuest', (t) =>
  t.field({
    type: AuthPayload,
    description:
      'Creates a guest and signs them in. Browsers also get the access token as an HttpOnly cookie, so that GraphiQL ' +
      'needs no header.',
    resolve: async (_root, _args, { accounts, em, setCookie, now }) => {
      const signedIn = await accounts.signInAsGuest(em)
      setCookie(tokenCookie(signedIn.accessToken, signedIn.expiresAt, now()))
      return signedIn
    },
  }),
)
