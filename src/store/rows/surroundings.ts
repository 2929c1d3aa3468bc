import type { ListingAgent, NearbyFacilities } from '../../domain/listing.ts'
import { select } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { bigintIds, columnList, inOrderOf } from './columns.ts'
import type { Columns } from './columns.ts'

export interface NearbyRow extends NearbyFacilities {
  propertyId: string
}

export const NEARBY_COLUMNS: Columns<NearbyRow> = {
  propertyId: 'nf.real_estate_id',
  subwayLine: 'nf.subway_line',
  subwayStation: 'nf.subway_station',
  subwayDistance: 'nf.subway_distance',
  subwayWalkingTime: 'nf.subway_walking_time',
  elementarySchools: 'nf.elementary_schools',
  middleSchools: 'nf.middle_schools',
  highSchools: 'nf.high_schools',
}

/** In the order of the properties; null where nothing is known. */
export const nearbyByProperty = async (
  db: Queryable,
  propertyIds: readonly string[],
): Promise<(NearbyRow | null)[]> => {
  const rows = await select<NearbyRow>(
    db,
    'nearby_by_property',
    `select ${columnList(NEARBY_COLUMNS)} from nearby_facility nf where nf.real_estate_id = any($1::bigint[])`,
    [bigintIds(propertyIds)],
  )
  return inOrderOf(propertyIds, rows, (row) => row.propertyId)
}

/** Who offers a listing, as a row beside it. */
export interface AgentRow extends ListingAgent {
  transactionId: string
}

/** Of a listing t and what is known of its agent, ra; nothing of a deal. Who sells alone has no agent, and is told as such. */
export const AGENT_COLUMNS: Columns<AgentRow> = {
  transactionId: `case when t.kind = 'LISTING' and (ra.id is not null or t.is_direct_trade) then t.id end`,
  agentName: 'ra.agent_name',
  companyName: 'ra.company_name',
  isDirectTrade: 'coalesce(t.is_direct_trade, ra.is_direct_trade, false)',
}
export const JOIN_AGENT = 'left join real_estate_agent ra on ra.transaction_id = t.id'

/** In the order of the transactions; null for deals, and where it is not known. */
export const agentsByTransaction = async (
  db: Queryable,
  transactionIds: readonly string[],
): Promise<(AgentRow | null)[]> => {
  const rows = await select<{ [Field in keyof AgentRow]: AgentRow[Field] | null }>(
    db,
    'agents_by_transaction',
    `select ${columnList(AGENT_COLUMNS)} from "transaction" t ${JOIN_AGENT} where t.id = any($1::bigint[])`,
    [bigintIds(transactionIds)],
  )
  const known = rows.filter((row): row is AgentRow => row.transactionId !== null)
  return inOrderOf(transactionIds, known, (row) => row.transactionId)
}
