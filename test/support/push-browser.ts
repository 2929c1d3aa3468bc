import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { ECDH } from 'node:crypto'
import { z } from 'zod'

const SALT = 16
const TAG = 16

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** What a push message of one record says: RFC 8188, with the key of RFC 8291. */
const decrypt = (body: Buffer, ecdh: ECDH, auth: Buffer): string => {
  const salt = body.subarray(0, SALT)
  const recordSize = body.readUInt32BE(SALT)
  const idLength = body.readUInt8(SALT + 4)
  const sender = body.subarray(SALT + 5, SALT + 5 + idLength)
  const record = body.subarray(SALT + 5 + idLength)
  if (record.length > recordSize) throw new Error('more than one record')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = hkdf(ecdh.computeSecret(sender), auth, info, 32)
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-TAG))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('padded with something')
  return padded.subarray(0, end).toString('utf8')
}

const pushPayload = z.strictObject({
  type: z.enum(['run.waiting', 'run.ended']),
  status: z.string().optional(),
  title: z.string(),
  body: z.string(),
  language: z.string(),
  tag: z.string(),
  runId: z.string(),
  sessionId: z.string(),
  at: z.string(),
})

/** A browser that subscribed to Web Push at a push service, and reads what comes from there. */
export const aBrowser = (service: string) => {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint: `${service}/push/${createHmac('sha256', auth).update('endpoint').digest('hex')}`,
      p256dh: ecdh.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
    },
    text: (body: Buffer) => decrypt(body, ecdh, auth),
    read: (body: Buffer) => pushPayload.parse(JSON.parse(decrypt(body, ecdh, auth))),
  }
}
export type Browser = ReturnType<typeof aBrowser>
