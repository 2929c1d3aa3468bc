import type { Pool } from 'pg'
import { pino } from 'pino'
import { startDeliverer } from '../../src/accounts/deliverer.ts'
import type { Pace } from '../../src/accounts/deliverer.ts'
import { globalId } from '../../src/graphql/ids.ts'
import { requestIdOf } from '../../src/runs/respond.ts'
import { createOutward } from '../../src/sources/outward.ts'
import { createPushSender } from '../../src/sources/web-push.ts'
import { suspendRun } from '../../src/store/run-input.ts'
import type { ClaimedRun } from '../../src/store/run-lease.ts'
import { testVault } from './vault.ts'

/** Another P-256 key each time would be another deployment to the browsers. */
export const VAPID_KEY = Buffer.alloc(32, 7).toString('base64url')
export const VAPID_SUBJECT = 'mailto:operator@example.com'

const outward = createOutward({ isPublic: false, timeoutMs: 1_000 })

/** What sends deliveries in a process of its own, faster than in earnest. Take care to stop it. */
export const deliverFast = (pool: Pool, pace: Partial<Pace> = {}) =>
  startDeliverer({
    pool,
    vault: testVault,
    outward,
    push: createPushSender({ privateKey: VAPID_KEY, subject: VAPID_SUBJECT, outward }),
    globalId,
    now: () => new Date(),
    log: pino({ level: 'warn' }, { write: (line: string) => void complaints.push(line) }),
    pace: {
      lookMs: 50,
      pushDelays: [0.2, 0.2],
      webhookDelays: [0.2, 0.2, 0.2],
      lookAgainSeconds: 1,
      patience: { failures: 3, seconds: 0 },
      ...pace,
    },
  })

/** Lines of the log of such, at warning and above. */
export const complaints: string[] = []

/** A run asks its user something. Returns the id of what it asks. */
export const askUser = async (pool: Pool, run: ClaimedRun): Promise<string> => {
  const id = requestIdOf(run.id, 'x')
  await suspendRun(pool, run, {
    id,
    kind: 'CLARIFICATION',
    message: '어디요?',
    suggestions: [],
    expiresAt: null,
  })
  return id
}
