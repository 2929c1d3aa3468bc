import { defineEntity, p } from '@mikro-orm/core'

/** What guests used up together on a day in Korea. Hangs on no guest: deleting one gives nothing back. */
export const GuestUsageDaySchema = defineEntity({
  name: 'GuestUsageDay',
  tableName: 'guest_usage_day',
  properties: {
    day: p.date().primary(),
    /** `User.addressKey` of those who came from one address, or “ALL”. */
    key: p.text().primary(),
    runs: p.integer().default(0),
    /** Of models, sent and received. */
    tokens: p.bigint('number').default(0),
  },
  checks: [{ name: 'guest_usage_day_counts_positive', expression: 'runs >= 0 and tokens >= 0' }],
})
export class GuestUsageDay extends GuestUsageDaySchema.class {}
GuestUsageDaySchema.setClass(GuestUsageDay)
