import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import type { Vault } from '../domain/personal-data.ts'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
const ID_LENGTH = 12
const FORM = /^p1\.([\w-]{12})\.([\w-]+)$/

interface Key {
  /** Says nothing about the key, and is the same in every process. */
  id: string
  encryption: Uint8Array
  fingerprint: Uint8Array
}

const derive = (secret: Uint8Array, use: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `holmesnyangz ${use}`, KEY_BYTES))

const readKey = (encoded: string): Key => {
  const secret = Buffer.from(encoded, 'base64url')
  if (secret.length !== KEY_BYTES)
    throw new Error(`a key for personal data must be ${KEY_BYTES} bytes in base64`)
  return {
    id: createHash('sha256')
      .update('holmesnyangz key id')
      .update(secret)
      .digest('base64url')
      .slice(0, ID_LENGTH),
    encryption: derive(secret, 'encryption'),
    fingerprint: derive(secret, 'fingerprint'),
  }
}

/**
 * Encrypts with AES-256-GCM under the first key (32 bytes in base64 each); what the others sealed still opens, so that a
 * key is renewed by putting the new one in front. Each value is bound to its place.
 */
export const openVault = (encodedKeys: readonly string[]): Vault => {
  const keys = new Map(encodedKeys.map(readKey).map((key) => [key.id, key]))
  const [newest] = keys.values()
  if (newest === undefined) throw new Error('personal data cannot be kept without a key')

  const keyNamed = (id: string): Key => {
    const key = keys.get(id)
    if (key === undefined) throw new Error('the key that sealed this is not among the keys (PII_KEYS)')
    return key
  }

  const encrypt = (bytes: Uint8Array, place: string): Buffer => {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(CIPHER, newest.encryption, iv, { authTagLength: TAG_BYTES })
    cipher.setAAD(Buffer.from(place, 'utf8'))
    return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }

  const decrypt = (key: Key, sealed: Buffer, place: string): Buffer => {
    if (sealed.length < IV_BYTES + TAG_BYTES) throw new Error('this is not a sealed value')
    const end = sealed.length - TAG_BYTES
    const decipher = createDecipheriv(CIPHER, key.encryption, sealed.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.from(place, 'utf8'))
    decipher.setAuthTag(sealed.subarray(end))
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, end)), decipher.final()])
  }

  const digest = (key: Key, text: string): Buffer =>
    createHmac('sha256', key.fingerprint).update(text).digest()

  return {
    seal: (text, place) =>
      `p1.${newest.id}.${encrypt(Buffer.from(text, 'utf8'), place).toString('base64url')}`,
    open(sealed, place) {
      const [, id, body] = FORM.exec(sealed) ?? []
      if (id === undefined || body === undefined) throw new Error('this is not a sealed value')
      return decrypt(keyNamed(id), Buffer.from(body, 'base64url'), place).toString('utf8')
    },
    sealBytes: (bytes, place) =>
      new Uint8Array(Buffer.concat([Buffer.from(newest.id, 'latin1'), encrypt(bytes, place)])),
    openBytes(sealed, place) {
      const bytes = Buffer.from(sealed)
      const key = keyNamed(bytes.subarray(0, ID_LENGTH).toString('latin1'))
      return new Uint8Array(decrypt(key, bytes.subarray(ID_LENGTH), place))
    },
    fingerprint: (text) => `${newest.id}.${digest(newest, text).toString('base64url')}`,
    matches(text, fingerprint) {
      const [id = '', body = ''] = fingerprint.split('.')
      const key = keys.get(id)
      const kept = Buffer.from(body, 'base64url')
      if (key === undefined) return false
      const own = digest(key, text)
      return own.length === kept.length && timingSafeEqual(own, kept)
    },
  }
}
