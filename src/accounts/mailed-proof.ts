import type { Pool } from 'pg'
import { InvalidInputError, UnavailableError } from '../domain/errors.ts'
import type { Mailer } from '../domain/mail.ts'
import type { MailPurpose } from '../domain/user.ts'
import { putMailToken } from '../store/mail-tokens.ts'
import { findActiveUser, findUserByEmail } from '../store/users.ts'
import type { Errands } from './errands.ts'
import { MAIL_MINUTES, writeMail } from './mail-text.ts'
import { readEmail } from './sign-up-form.ts'
import type { Throttle } from './throttle.ts'
import { hashRefreshToken, newRefreshToken } from './tokens.ts'

export interface MailedProofDeps {
  pool: Pool
  /** Null: nothing can be sent here. */
  mailer: Mailer | null
  /** The client's pages that mails lead to; null: a mail has the token alone. */
  pages: string | null
  throttle: Throttle
  errands: Errands
  now: () => Date
}

/** Tokens that go out by mail, and prove that their bearer reads it. */
export const createMailedProofs = ({ pool, mailer, pages, throttle, errands, now }: MailedProofDeps) => {
  const requireMailer = (): Mailer => {
    if (mailer === null) throw new UnavailableError('mails cannot be sent here (SMTP_URL is not set)')
    return mailer
  }
  const send = async (to: Mailer, purpose: MailPurpose, userId: string, email: string) => {
    const token = newRefreshToken()
    const expiresAt = new Date(now().getTime() + MAIL_MINUTES[purpose] * 60_000)
    const isKept = await putMailToken(pool, { userId, purpose, hash: hashRefreshToken(token), expiresAt })
    if (isKept) await to.send(writeMail(purpose, email, token, pages))
  }

  return {
    /** Takes as long, and says the same, whether there is such an account or not. Throws TooManyAttemptsError, UnavailableError. */
    async requestPasswordReset(typed: string, address: string): Promise<void> {
      const to = requireMailer()
      const email = readEmail(typed)
      await throttle.mail({ email: email ?? '', address })
      if (email === null) return
      errands.run('the mail to reset a password', async () => {
        const user = await findUserByEmail(pool, email)
        if (user !== null) await send(to, 'PASSWORD_RESET', user.id, email)
      })
    },
    /** Throws InvalidInputError, TooManyAttemptsError, UnavailableError. */
    async requestEmailVerification(userId: string, address: string): Promise<void> {
      const to = requireMailer()
      const user = await findActiveUser(pool, userId)
      if (user?.email == null) throw new InvalidInputError('the account has no email')
      const { email, emailVerifiedAt } = user
      if (emailVerifiedAt !== null) throw new InvalidInputError('the email is verified already')
      await throttle.mail({ email, address })
      errands.run('the mail to verify an email', () => send(to, 'EMAIL_VERIFICATION', userId, email))
    },
    /** The first one, of which nothing depends. */
    welcome(userId: string, email: string): void {
      if (mailer !== null)
        errands.run('the mail to verify an email', () => send(mailer, 'EMAIL_VERIFICATION', userId, email))
    },
  }
}
