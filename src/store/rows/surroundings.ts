import { NearbyFacility } from '../entities/nearby-facility.ts'
import { RealEstateAgent } from '../entities/real-estate-agent.ts'
import { rowsBy } from './read.ts'
import { made, rowOf } from './row.ts'
import type { RowIn } from './row.ts'

export const NEARBY = rowOf(NearbyFacility, 'nf', { leave: ['id'], named: { propertyId: 'realEstate' } })
export type NearbyRow = RowIn<typeof NEARBY>

/** In the order of the properties; null where nothing is known. */
export const nearbyByProperty = rowsBy(NEARBY, 'propertyId')

/** Of a listing t and what is known of its agent, ra; nothing of a deal. Who sells alone has no agent, and is told as such. */
export const AGENT = rowOf(RealEstateAgent, 'ra', {
  only: ['agentName', 'companyName'],
  made: {
    transactionId: made(
      'id',
      `case when t.kind = 'LISTING' and (ra.id is not null or t.is_direct_trade) then t.id end`,
    ),
    isDirectTrade: made('boolean', 'coalesce(t.is_direct_trade, ra.is_direct_trade, false)'),
  },
  key: 'transactionId',
})
export type AgentRow = RowIn<typeof AGENT>
export const JOIN_AGENT = 'left join real_estate_agent ra on ra.transaction_id = t.id'

/** In the order of the transactions; null for deals, and where it is not known. */
export const agentsByTransaction = rowsBy(AGENT, 'transactionId', {
  from: `from "transaction" t ${JOIN_AGENT}`,
  found: 't.id',
})
