import { defineEntity, p } from '@mikro-orm/core'

/** Attempts that were counted, as rate-limiter-flexible keeps them: its inserts rely on the order of the columns. */
export const RateLimitSchema = defineEntity({
  name: 'RateLimit',
  tableName: 'rate_limit',
  properties: {
    /** Names of people and addresses are in it as a hash only. */
    key: p.string().length(255).primary(),
    points: p.integer().default(0),
    /** Milliseconds since 1970. */
    expire: p.bigint('number').nullable().index(),
  },
})
export class RateLimit extends RateLimitSchema.class {}
RateLimitSchema.setClass(RateLimit)
