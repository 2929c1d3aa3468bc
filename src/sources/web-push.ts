import { createECDH } from 'node:crypto'
import type { Outward } from '../domain/outward.ts'
import type { PushSender } from '../domain/push.ts'

const CURVE = 'prime256v1'

/** The public key of a private one, 32 bytes in base64url. */
const publicKeyOf = (privateKey: string): string => {
  const ecdh = createECDH(CURVE)
  ecdh.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return ecdh.getPublicKey().toString('base64url')
}

export interface PushOptions {
  /** Signs for the deployment: 32 bytes in base64url. Another one is another deployment to the browsers that subscribed. */
  privateKey: string
  /** Whom push services tell of trouble: mailto: or https:. */
  subject: string
  outward: Pick<Outward, 'post'>
}

export const createPushSender = ({ privateKey, subject, outward }: PushOptions): PushSender => {
  const publicKey = publicKeyOf(privateKey)
  return {
    publicKey,
    async send({ endpoint, p256dh, auth }, { payload, topic, ttlSeconds }) {
      const { default: webPush } = await import('web-push')
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        {
          vapidDetails: { subject, publicKey, privateKey },
          contentEncoding: 'aes128gcm',
          TTL: ttlSeconds,
          urgency: 'normal',
          topic,
        },
      )
      const named = Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)])
      return outward.post({ url: endpoint, headers: Object.fromEntries(named), body: body ?? '' })
    },
  }
}
