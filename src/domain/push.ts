/** A browser's subscription to Web Push, as it names itself. */
export interface PushReceiver {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushMessage {
  /** JSON. */
  payload: string
  /** What a later message takes the place of, while it was not shown. At most 32 characters of base64url. */
  topic: string
  ttlSeconds: number
}

/** Web Push (RFC 8030), encrypted for its receiver (RFC 8291) and signed by the deployment (RFC 8292). */
export interface PushSender {
  /** What browsers subscribe with: the deployment's public key, base64url. */
  readonly publicKey: string
  /** Throws OutwardError. */
  send(
    receiver: PushReceiver,
    message: PushMessage,
  ): Promise<{ status: number; retryAfterSeconds: number | null }>
}
