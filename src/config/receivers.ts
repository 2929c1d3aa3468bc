import { join } from 'node:path'
import { keepSecret } from '../accounts/secret.ts'
import type { Outward } from '../domain/outward.ts'
import type { PushSender } from '../domain/push.ts'
import { EnvError } from './env.ts'
import type { Env } from './env.ts'
import { createOutward } from '../sources/outward.ts'
import { createPushSender } from '../sources/web-push.ts'

/** Whoever runs it on their own machine is in nobody's way, and nobody is told of trouble. */
const NOBODY = 'mailto:nobody@example.com'

/** The way out to addresses that users name. */
export const outwardOf = ({ NODE_ENV }: Pick<Env, 'NODE_ENV'>): Outward =>
  createOutward({ isPublic: NODE_ENV === 'production' })

/** Null: browsers are told nothing, as in production without a key. Throws {@link EnvError}. */
export const pushOf = async (
  env: Pick<Env, 'NODE_ENV' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT' | 'DATA_DIR'>,
  outward: Outward,
): Promise<PushSender | null> => {
  const { VAPID_PRIVATE_KEY: key, VAPID_SUBJECT: subject } = env
  if ((key === undefined) !== (subject === undefined))
    throw new EnvError('VAPID_PRIVATE_KEY and VAPID_SUBJECT go together')
  if (key === undefined && env.NODE_ENV === 'production') return null
  const privateKey = key ?? (await keepSecret(join(env.DATA_DIR, 'vapid-key')))
  try {
    return createPushSender({ privateKey, subject: subject ?? NOBODY, outward })
  } catch {
    throw new EnvError('VAPID_PRIVATE_KEY is no private key of P-256')
  }
}
