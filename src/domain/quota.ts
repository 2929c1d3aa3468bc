import { koreanDay } from './day.ts'
import type { RunMode } from './run.ts'
import type { UserType } from './user.ts'

/** What a user may use up on a day in Korea; null: as much as they like. */
export interface Quota {
  runsPerDay: number | null
  tokensPerDay: number | null
}
/** What guests may use up together, however many they are: those of one address, and all of them. */
export interface GuestQuotas {
  address: Quota
  all: Quota
}
export type Quotas = Readonly<Record<UserType, Quota> & { guestsTogether: GuestQuotas }>

const NO_QUOTA: Quota = { runsPerDay: null, tokensPerDay: null }
export const NO_QUOTAS: Quotas = {
  GUEST: NO_QUOTA,
  USER: NO_QUOTA,
  AGENT: NO_QUOTA,
  ADMIN: NO_QUOTA,
  guestsTogether: { address: NO_QUOTA, all: NO_QUOTA },
}
export const isLimited = ({ runsPerDay, tokensPerDay }: Quota): boolean =>
  runsPerDay !== null || tokensPerDay !== null

export interface Usage {
  runsToday: number
  tokensToday: number
}

/** Why no further run may be started today; null: it may. */
export const quotaExcess = (quota: Quota, usage: Usage): string | null => {
  if (quota.runsPerDay !== null && usage.runsToday >= quota.runsPerDay)
    return `the ${quota.runsPerDay} questions of today are used up`
  if (quota.tokensPerDay !== null && usage.tokensToday >= quota.tokensPerDay)
    return `the ${quota.tokensPerDay} tokens of today are used up`
  return null
}

/** The same for a guest, whom others have used up something before. Figures would tell what strangers do. */
export const guestExcess = (quotas: GuestQuotas, usage: { address: Usage; all: Usage }): string | null => {
  if (quotaExcess(quotas.address, usage.address) !== null)
    return 'what guests of one network may ask today is used up: sign up to go on'
  if (quotaExcess(quotas.all, usage.all) !== null)
    return 'what all guests together may ask today is used up: sign up to go on'
  return null
}

/** What one run may use; null: as much as it needs. */
export interface RunLimits {
  /** Of models, sent and received, all calls of the run. */
  tokens: number | null
  /** From its start, or from its user's last answer; modes differ in what they are worth waiting for. */
  seconds: Readonly<Record<RunMode, number | null>>
}

/** Why a run asks no model any more: what of its budget is used up (`day` is its user's), or that its user refuses it. */
export const BUDGET_EXCESSES = ['tokens', 'seconds', 'day', 'refused'] as const
export type BudgetExcess = (typeof BUDGET_EXCESSES)[number]

/** When the day in Korea began that `time` is in. */
export const koreanMidnight = (time: Date): Date => new Date(`${koreanDay(time)}T00:00:00+09:00`)

/** When what is used up is there again. */
export const nextKoreanMidnight = (time: Date): Date =>
  new Date(koreanMidnight(time).getTime() + 24 * 60 * 60 * 1000)
