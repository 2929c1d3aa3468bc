import { updateProfile } from '../../accounts/profile.ts'
import { InvalidCredentialsError, InvalidInputError } from '../../domain/errors.ts'
import { deleteUser } from '../../store/delete-user.ts'
import { listOpenRuns } from '../../store/sessions.ts'
import { keepLanguage } from '../../store/users.ts'
import { throttled } from './auth.ts'
import { builder } from '../builder.ts'
import { noCookies } from './cookie.ts'
import { GenderEnum, LanguageEnum } from '../enums.ts'
import { globalId } from '../ids.ts'
import { MailRequested } from './password.ts'
import { reload, User } from '../refs.ts'

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'What is left out stays as it is; null takes away.',
  fields: (t) => ({
    nickname: t.string({ description: 'Shown name, 1 to 20 characters, unique.' }),
    bio: t.string({ description: 'A few words, at most 500 characters.' }),
    gender: t.field({ type: GenderEnum, description: 'As the user chooses to say.' }),
    birthDate: t.field({ type: 'Date', description: 'From 1900-01-01 until today.' }),
    imageUrl: t.string({
      description: 'Address of a picture, https, at most 2000 characters. It is never fetched here.',
    }),
  }),
})

const UpdateProfileResult = builder.errorUnion('UpdateProfileResult', {
  description: 'The viewer as they are now, or why nothing was changed.',
  types: [User, InvalidInputError],
  resolveType: () => 'User',
})
const VerifyEmailResult = builder.errorUnion('VerifyEmailResult', {
  description: 'The viewer with a verified email, or that the token is not good.',
  types: [User, InvalidCredentialsError],
  resolveType: () => 'User',
})

const DeleteAccountPayload = builder.simpleObject('DeleteAccountPayload', {
  description: 'An account that is gone, with everything in it.',
  fields: (t) => ({ deletedUserId: t.id({ description: 'The former id of its user.' }) }),
})

builder.mutationFields((t) => ({
  updateProfile: t.withAuth({ signedIn: true }).field({
    type: UpdateProfileResult,
    description:
      'Changes what the viewer tells about themselves. Errors: InvalidInputError, also for guests, who have no profile.',
    args: { input: t.arg({ type: UpdateProfileInput, required: true, description: 'What to change.' }) },
    resolve: async (_root, { input }, context) => {
      await updateProfile(context.pool, context.viewer, input, context.now())
      return reload(User.getDataloader(context), context.viewer.userId, 'the account')
    },
  }),
  requestEmailVerification: t.withAuth({ signedIn: true }).field({
    type: MailRequested,
    description:
      'Sends the viewer another mail with a token for `verifyEmail`, as the one that came with the sign-up; that one is good no ' +
      `more. INVALID_INPUT where there is no email, or it is verified. ${throttled} UNAVAILABLE where no mails can be sent.`,
    resolve: async (_root, _args, context) => {
      await context.accounts.requestEmailVerification(context.viewer, context)
      return 'EMAIL_VERIFICATION' as const
    },
  }),
  verifyEmail: t.withAuth({ signedIn: true }).field({
    type: VerifyEmailResult,
    description:
      'Proves that the viewer reads the mail of their email, by the token that was sent there. Nobody else can use it: an account ' +
      'that somebody opened in another’s name is not verified by its victim. Errors: InvalidCredentialsError.',
    args: { token: t.arg.string({ required: true, description: 'From the mail; good once.' }) },
    resolve: async (_root, { token }, context) => {
      await context.accounts.verifyEmail(context.viewer, token)
      return reload(User.getDataloader(context), context.viewer.userId, 'the account')
    },
  }),
  setLanguage: t.withAuth({ signedIn: true }).field({
    type: User,
    description:
      'Says in which language the viewer, be it a guest, wants to be spoken to: errors, for one. Runs have a language of their own.',
    args: {
      language: t.arg({ type: LanguageEnum, description: 'Null or left out: as the device says.' }),
    },
    resolve: async (_root, { language }, context) => {
      await keepLanguage(context.pool, context.viewer.userId, language ?? null)
      return reload(User.getDataloader(context), context.viewer.userId, 'the account')
    },
  }),
  deleteAccount: t.withAuth({ signedIn: true }).field({
    type: DeleteAccountPayload,
    nullable: true,
    description:
      'Deletes the viewer with everything of theirs: sessions, messages, runs, documents, checkpoints, favourites, saved ' +
      'searches, memory, tokens. Runs that have not ended are cancelled first. This cannot be undone. An account with a ' +
      'password has to show it, one without has to have signed in within the last 15 minutes or to say `confirm: true`; ' +
      `guests just go. INVALID_INPUT and INVALID_CREDENTIALS otherwise. Null where it was gone already. ${throttled}`,
    args: {
      password: t.arg.string({ description: 'Needed where the account has one: `User.hasPassword`.' }),
      confirm: t.arg.boolean({ description: 'For accounts without a password: it is meant.' }),
    },
    resolve: async (_root, { password, confirm }, { accounts, address, pool, runs, setCookie, viewer }) => {
      if (viewer.type !== 'GUEST') {
        const proof = { password: password ?? null, field: 'password', address }
        if ((await accounts.proveOwner(viewer, proof)) === 'nothing' && confirm !== true)
          throw new InvalidInputError('sign in again, or say confirm: true', 'confirm')
      }
      for (const runId of await listOpenRuns(pool, viewer.userId))
        await runs.cancel(viewer.userId, runId, 'DELETED')
      noCookies().forEach(setCookie)
      const isDeleted = await deleteUser(pool, viewer.userId)
      accounts.signInsEnded(viewer.userId)
      return isDeleted ? { deletedUserId: globalId('User', viewer.userId) } : null
    },
  }),
}))
