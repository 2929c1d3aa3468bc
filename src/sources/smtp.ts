import { createTransport } from 'nodemailer'
import type { Mailer } from '../domain/mail.ts'

const TIMEOUT_MS = 15_000

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost']

/** Mails carry what opens accounts: they leave this machine encrypted, or not at all, unless the address says otherwise. */
const needsTls = ({ protocol, hostname, searchParams }: URL): boolean =>
  protocol === 'smtp:' && !LOOPBACK.includes(hostname) && !searchParams.has('requireTLS')

/** Servers and the library quote whom a mail was for; its codes say enough. */
const codesOf = (error: unknown): string =>
  error instanceof Error
    ? ['code', 'responseCode']
        .map((name) => Object.getOwnPropertyDescriptor(error, name)?.value ?? '')
        .join(' ')
    : ''

/** Sends by SMTP: smtp://user:password@host:587, upgraded by STARTTLS, or smtps://…:465. */
export const createSmtpMailer = (options: { url: string; from: string }): Mailer => {
  const transport = createTransport(
    {
      url: options.url,
      ...(needsTls(new URL(options.url)) && { requireTLS: true }),
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // No text of ours names a file or an address to be fetched, and none ever should.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: options.from },
  )
  return {
    send: async ({ to, subject, text }) => {
      // As an object, so that a comma in it is no second address.
      const mail = { to: { name: '', address: to }, subject, text }
      const codes = await transport.sendMail(mail).then(() => null, codesOf)
      if (codes !== null) throw new Error(`the mail server did not take it: ${codes}`)
    },
    close: () => transport.close(),
  }
}
