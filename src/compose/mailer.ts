import { join } from 'node:path'
import type { Mailer } from '../domain/mail.ts'
import { EnvError } from '../config/env.ts'
import type { Env } from '../config/env.ts'
import { createMailOutbox } from '../sources/mail-outbox.ts'

/** Where mails go: to SMTP_URL; else into files of DATA_DIR; in production nowhere, since nobody would read those. */
export const mailerOf = async (
  env: Pick<Env, 'NODE_ENV' | 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>,
  now: () => Date,
): Promise<Mailer | null> => {
  if (env.SMTP_URL !== undefined) {
    if (env.MAIL_FROM === undefined) throw new EnvError('MAIL_FROM must be set as well: who mails come from')
    const { createSmtpMailer } = await import('../sources/smtp.ts')
    return createSmtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM })
  }
  return env.NODE_ENV === 'production' ? null : createMailOutbox(join(env.DATA_DIR, 'outbox'), now)
}
