import { defineEntity, p } from '@mikro-orm/core'
import { instant } from './columns.ts'

/** A worker process that is alive, with graphile-worker's ids of its slots: what the sweeper buries when it falls silent. */
export const WorkerHeartbeatSchema = defineEntity({
  name: 'WorkerHeartbeat',
  tableName: 'worker_heartbeat',
  properties: {
    id: p.text().primary(),
    workerIds: p.array().default([]),
    seenAt: instant().defaultRaw('now()'),
  },
})
export class WorkerHeartbeat extends WorkerHeartbeatSchema.class {}
WorkerHeartbeatSchema.setClass(WorkerHeartbeat)
