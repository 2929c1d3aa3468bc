import type { Quota, Quotas, RunLimits } from '../domain/quota.ts'
import type { RunMode } from '../domain/run.ts'
import type { UserType } from '../domain/user.ts'
import type { Retention } from '../store/retention.ts'
import type { Env } from './env.ts'

type Limits = ReadonlyMap<string, number>

/** What the public may use up where nobody said otherwise; on one's own machine there are no limits. */
const PRODUCTION = {
  runs: new Map<string, number>([
    ['GUEST', 30],
    ['USER', 200],
    ['AGENT', 1_000],
  ]),
  tokens: new Map<string, number>([
    ['GUEST', 300_000],
    ['USER', 2_000_000],
    ['AGENT', 10_000_000],
  ]),
}
/** What guests may use up together: those of a home or an office, and as much as strangers may cost on a day. */
const PRODUCTION_GUESTS = {
  runs: new Map<string, number>([
    ['ADDRESS', 200],
    ['ALL', 10_000],
  ]),
  tokens: new Map<string, number>([
    ['ADDRESS', 2_000_000],
    ['ALL', 50_000_000],
  ]),
}
const NONE: Limits = new Map()

/** More than any usual question needs, and no longer than somebody waits for an answer of the mode. */
const RUN_LIMITS: RunLimits = {
  tokens: 300_000,
  seconds: { TEAM: 90, CONSULT: 90, DIRECT: 90, RESEARCH: 900 },
}

const secondsOf = (told: Env['RUN_SECONDS']): RunLimits['seconds'] => {
  if (told === undefined) return RUN_LIMITS.seconds
  const of = (mode: RunMode) => (told instanceof Map ? (told.get(mode) ?? RUN_LIMITS.seconds[mode]) : told)
  return { TEAM: of('TEAM'), CONSULT: of('CONSULT'), DIRECT: of('DIRECT'), RESEARCH: of('RESEARCH') }
}

export const runLimitsOf = (env: Pick<Env, 'RUN_TOKENS' | 'RUN_SECONDS'>): RunLimits => ({
  tokens: env.RUN_TOKENS === undefined ? RUN_LIMITS.tokens : env.RUN_TOKENS,
  seconds: secondsOf(env.RUN_SECONDS),
})

const quotaBy =
  <Name extends string>(runs: Limits, tokens: Limits) =>
  (name: Name): Quota => ({ runsPerDay: runs.get(name) ?? null, tokensPerDay: tokens.get(name) ?? null })

type QuotaSettings = 'RUNS_PER_DAY' | 'TOKENS_PER_DAY' | 'GUEST_RUNS_PER_DAY' | 'GUEST_TOKENS_PER_DAY'

export const quotasOf = (env: Pick<Env, 'NODE_ENV' | QuotaSettings>): Quotas => {
  const isPublic = env.NODE_ENV === 'production'
  const unlessSaid = (said: Limits | undefined, inPublic: Limits) => said ?? (isPublic ? inPublic : NONE)
  const of = quotaBy<UserType>(
    unlessSaid(env.RUNS_PER_DAY, PRODUCTION.runs),
    unlessSaid(env.TOKENS_PER_DAY, PRODUCTION.tokens),
  )
  const together = quotaBy<'ADDRESS' | 'ALL'>(
    unlessSaid(env.GUEST_RUNS_PER_DAY, PRODUCTION_GUESTS.runs),
    unlessSaid(env.GUEST_TOKENS_PER_DAY, PRODUCTION_GUESTS.tokens),
  )
  return {
    GUEST: of('GUEST'),
    USER: of('USER'),
    AGENT: of('AGENT'),
    ADMIN: of('ADMIN'),
    guestsTogether: { address: together('ADDRESS'), all: together('ALL') },
  }
}

const KEPT_DAYS: Retention = { guestDays: 90, runDays: 180, documentDays: 30, feedDays: 30 }

/** How long what is old is kept. */
export const retentionOf = (
  env: Pick<Env, 'GUEST_DAYS' | 'RUN_EVENT_DAYS' | 'DOCUMENT_DAYS' | 'VIEWER_EVENT_DAYS'>,
): Retention => ({
  guestDays: env.GUEST_DAYS === undefined ? KEPT_DAYS.guestDays : env.GUEST_DAYS,
  runDays: env.RUN_EVENT_DAYS === undefined ? KEPT_DAYS.runDays : env.RUN_EVENT_DAYS,
  documentDays: env.DOCUMENT_DAYS === undefined ? KEPT_DAYS.documentDays : env.DOCUMENT_DAYS,
  feedDays: env.VIEWER_EVENT_DAYS === undefined ? KEPT_DAYS.feedDays : env.VIEWER_EVENT_DAYS,
})
