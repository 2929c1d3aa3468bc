import { createHmac, randomBytes } from 'node:crypto'

// Standard Webhooks 1.0 (https://www.standardwebhooks.com): what libraries in every language verify.

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export const createWebhookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64')

const signatureBy = (secret: string, signed: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(signed)
    .digest('base64')}`

/** The headers that say who sent a body, and when; signed by each of the secrets that are good. */
export const signWebhook = (
  secrets: readonly string[],
  { id, sentAt, body }: { id: string; sentAt: Date; body: string },
): Record<string, string> => {
  const seconds = Math.floor(sentAt.getTime() / 1000)
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets.map((secret) => signatureBy(secret, `${id}.${seconds}.${body}`)).join(' '),
  }
}
