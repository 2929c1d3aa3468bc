import { QuotaExceededError } from '../domain/errors.ts'
import { koreanDay } from '../domain/calculator/rule.ts'
import { nextKoreanMidnight, quotaExcess } from '../domain/quota.ts'
import type { Quotas, Usage } from '../domain/quota.ts'
import { countRun, findUserType, readUsage } from '../store/usage.ts'
import type { Queryable } from '../store/statement.ts'

export const usageToday = (db: Queryable, userId: string, now: Date): Promise<Usage> =>
  readUsage(db, userId, koreanDay(now))

/**
 * Counts the run that is about to be started in this transaction, or refuses it. The count comes first: it makes starts of
 * one user take turns, so that of many at once no more pass than are left. A refusal rolls it back.
 */
export const takeRun = async (client: Queryable, userId: string, quotas: Quotas): Promise<void> => {
  const now = new Date()
  await countRun(client, userId, koreanDay(now))
  const quota = quotas[await findUserType(client, userId)]
  if (quota.runsPerDay === null && quota.tokensPerDay === null) return
  const { runsToday, tokensToday } = await usageToday(client, userId, now)
  const excess = quotaExcess(quota, { runsToday: runsToday - 1, tokensToday })
  if (excess !== null) throw new QuotaExceededError(excess, nextKoreanMidnight(now))
}
