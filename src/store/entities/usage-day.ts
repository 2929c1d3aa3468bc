import { defineEntity, p } from '@mikro-orm/core'
import { User } from './user.ts'

/** Runs that a user started on a day in Korea. A count of its own: deleting a session gives no run back. */
const UsageDaySchema = defineEntity({
  name: 'UsageDay',
  tableName: 'usage_day',
  properties: {
    user: () => p.manyToOne(User).ref().primary().deleteRule('cascade'),
    day: p.date().primary(),
    runs: p.integer(),
  },
  checks: [{ name: 'usage_day_runs_positive', expression: 'runs > 0' }],
})
export class UsageDay extends UsageDaySchema.class {}
UsageDaySchema.setClass(UsageDay)
