import { QuotaExceededError } from '../domain/errors.ts'
import { koreanDay } from '../domain/day.ts'
import { guestExcess, isLimited, nextKoreanMidnight, quotaExcess } from '../domain/quota.ts'
import type { Quota, Quotas, Usage } from '../domain/quota.ts'
import { countGuestRun, readGuestUsage } from '../store/guest-usage.ts'
import { countRun, findConsumer, readUsage } from '../store/usage.ts'
import type { Queryable } from '../store/statement.ts'

export const usageToday = (db: Queryable, userId: string, now: Date): Promise<Usage> =>
  readUsage(db, userId, koreanDay(now))

const areGuestsLimited = ({ guestsTogether: { address, all } }: Quotas): boolean =>
  isLimited(address) || isLimited(all)

/**
 * Counts the run that is started in this transaction, or refuses it and rolls back. The count comes before the look at it:
 * it makes starts take turns, so that of many at once no more pass than are left. All guests count in one row, so this is the
 * last thing that a transaction does but for giving the run to the queue.
 */
export const takeRun = async (client: Queryable, userId: string, quotas: Quotas): Promise<void> => {
  const now = new Date()
  const day = koreanDay(now)
  const refuseFor = (excess: string | null) => {
    if (excess !== null) throw new QuotaExceededError(excess, nextKoreanMidnight(now))
  }
  const { type, addressKey } = await countRun(client, userId, day)
  const quota = quotas[type]
  if (isLimited(quota)) {
    const { runsToday, tokensToday } = await readUsage(client, userId, day)
    refuseFor(quotaExcess(quota, { runsToday: runsToday - 1, tokensToday }))
  }
  if (type === 'GUEST' && areGuestsLimited(quotas))
    refuseFor(guestExcess(quotas.guestsTogether, await countGuestRun(client, addressKey, day)))
}

const ofTokens = ({ tokensPerDay }: Quota): Quota => ({ runsPerDay: null, tokensPerDay })

/** Says whether the tokens that a user may still use today are used up: their own or, of a guest, what guests share. */
export const watchTokens = async (
  db: Queryable,
  userId: string,
  quotas: Quotas,
): Promise<(now: Date) => Promise<boolean>> => {
  const shared = {
    address: ofTokens(quotas.guestsTogether.address),
    all: ofTokens(quotas.guestsTogether.all),
  }
  const { type, addressKey } = await findConsumer(db, userId)
  const own = ofTokens(quotas[type])
  const shares = type === 'GUEST' && (isLimited(shared.address) || isLimited(shared.all))
  return async (now) => {
    if (isLimited(own) && quotaExcess(own, await usageToday(db, userId, now)) !== null) return true
    return shares && guestExcess(shared, await readGuestUsage(db, addressKey, koreanDay(now))) !== null
  }
}
