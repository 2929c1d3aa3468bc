import { InvalidCredentialsError, InvalidInputError } from '../../domain/errors.ts'
import { MAIL_MINUTES } from '../../accounts/mail-text.ts'
import type { MailPurpose } from '../../domain/user.ts'
import { AuthPayload, IGNORES_PROOF, throttled, withCookies } from './auth.ts'
import { builder } from '../builder.ts'

export const MailRequested = builder.objectRef<MailPurpose>('MailRequested').implement({
  description: 'A mail is on its way, if there is somebody to get it.',
  fields: (t) => ({
    validMinutes: t.int({
      description: 'How long its token is good for, in minutes.',
      resolve: (purpose) => MAIL_MINUTES[purpose],
    }),
  }),
})

const ChangePasswordResult = builder.errorUnion('ChangePasswordResult', {
  description: 'The only tokens that are still good, or why nothing was changed.',
  types: [AuthPayload, InvalidInputError, InvalidCredentialsError],
  resolveType: () => 'AuthPayload',
})

const ResetPasswordResult = builder.errorUnion('ResetPasswordResult', {
  description: 'The only tokens that are still good, or why nothing was changed.',
  types: [AuthPayload, InvalidInputError, InvalidCredentialsError],
  resolveType: () => 'AuthPayload',
})

const newPassword = '8 to 128 characters, and none of those that are guessed first.'

builder.mutationFields((t) => ({
  changePassword: t.withAuth({ signedIn: true }).field({
    type: ChangePasswordResult,
    description:
      'Gives the account another password and ends all of its sign-ins, this one included: the tokens of the answer are the ' +
      'only ones. An account that only signs in with others gets its first one where it signed in within the last 15 ' +
      `minutes. Errors: InvalidInputError (newPassword, currentPassword), InvalidCredentialsError. ${throttled}`,
    args: {
      currentPassword: t.arg.string({ description: 'Needed where the account has one: `User.hasPassword`.' }),
      newPassword: t.arg.string({ required: true, description: newPassword }),
    },
    resolve: async (_root, args, context) => {
      const form = { currentPassword: args.currentPassword ?? null, newPassword: args.newPassword }
      const signedIn = await context.accounts.changePassword(context.viewer, form, context)
      return withCookies(signedIn, context)
    },
  }),
  requestPasswordReset: t.field({
    type: MailRequested,
    extensions: IGNORES_PROOF,
    description:
      'Sends the owner of an account a mail with a token for `resetPassword`; an earlier mail’s is good no more. The answer is ' +
      `the same whether there is such an account or not. ${throttled} UNAVAILABLE where no mails can be sent.`,
    args: { email: t.arg.string({ required: true, description: 'Capitals do not matter.' }) },
    resolve: async (_root, { email }, context) => {
      await context.accounts.requestPasswordReset(email, context)
      return 'PASSWORD_RESET' as const
    },
  }),
  resetPassword: t.field({
    type: ResetPasswordResult,
    extensions: IGNORES_PROOF,
    description:
      'Gives an account a new password by the token of a mail, which is good once; ends all of its sign-ins and signs in. The ' +
      'email is verified by it as well. Errors: InvalidInputError (password), InvalidCredentialsError.',
    args: {
      token: t.arg.string({ required: true, description: 'From the mail.' }),
      password: t.arg.string({ required: true, description: newPassword }),
    },
    resolve: async (_root, args, context) =>
      withCookies(await context.accounts.resetPassword(args, context), context),
  }),
}))
