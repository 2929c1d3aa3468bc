import { defineEntity, p } from '@mikro-orm/core'
import { User } from './user.ts'

/** What a user used up on a day in Korea. Counts of their own: deleting a session gives nothing back. */
export const UsageDaySchema = defineEntity({
  name: 'UsageDay',
  tableName: 'usage_day',
  properties: {
    user: () => p.manyToOne(User).ref().primary().deleteRule('cascade'),
    day: p.date().primary(),
    runs: p.integer().default(0),
    /** Of models, sent and received. */
    tokens: p.bigint('number').default(0),
  },
  checks: [{ name: 'usage_day_counts_positive', expression: 'runs >= 0 and tokens >= 0' }],
})
export class UsageDay extends UsageDaySchema.class {}
UsageDaySchema.setClass(UsageDay)
