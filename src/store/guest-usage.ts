import type { Usage } from '../domain/quota.ts'
import type { Queryable } from './statement.ts'

export interface GuestUsage {
  address: Usage
  all: Usage
}

interface Row extends Usage {
  key: string
}

const NOTHING: Usage = { runsToday: 0, tokensToday: 0 }
const usageOf = (rows: readonly Row[]): GuestUsage => ({
  address: rows.find(({ key }) => key !== 'ALL') ?? NOTHING,
  all: rows.find(({ key }) => key === 'ALL') ?? NOTHING,
})

// Always in this order, that of all guests last: whoever counts for several waits for nobody who waits for them.
export const COUNT_GUEST_RUN = {
  name: 'guest-usage.count',
  text: `insert into guest_usage_day as g (day, key, runs)
    select $2, key, 1 from unnest(array[$1, 'ALL']) key where key is not null order by key = 'ALL'
    on conflict (day, key) do update set runs = g.runs + 1
    returning key, runs - 1 as "runsToday", tokens::float8 as "tokensToday"`,
}

/**
 * Counts a run of a guest, and locks the counts until the transaction ends: starts that come at once see each other. Returns
 * what was used up before it.
 */
export const countGuestRun = async (
  db: Queryable,
  addressKey: string | null,
  day: string,
): Promise<GuestUsage> =>
  usageOf((await db.query<Row>({ ...COUNT_GUEST_RUN, values: [addressKey, day] })).rows)

export const READ_GUEST_USAGE = {
  name: 'guest-usage.read',
  text: `select key, runs as "runsToday", tokens::float8 as "tokensToday" from guest_usage_day
    where day = $2 and key = any(array[$1, 'ALL'])`,
}

export const readGuestUsage = async (
  db: Queryable,
  addressKey: string | null,
  day: string,
): Promise<GuestUsage> =>
  usageOf((await db.query<Row>({ ...READ_GUEST_USAGE, values: [addressKey, day] })).rows)
