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

export interface AgentRow extends ListingAgent {
  id: string
}

interface OwnedAgentRow extends AgentRow {
  ownerId: string
}

const agentColumns = (owner: string): Columns<OwnedAgentRow> => ({
  id: 'ra.id',
  agentName: 'ra.agent_name',
  companyName: 'ra.company_name',
  isDirectTrade: 'ra.is_direct_trade',
  ownerId: owner,
})

/** Who offers these listings: the listing's own agent, or else the one of its property. */
export const agentsByListing = async (
  db: Queryable,
  transactionIds: readonly string[],
): Promise<(AgentRow | null)[]> => {
  const rows = await select<OwnedAgentRow>(
    db,
    'agents_by_listing',
    `select distinct on (t.id) ${columnList(agentColumns('t.id'))}
     from "transaction" t
     join real_estate_agent ra on ra.transaction_id = t.id or ra.real_estate_id = t.real_estate_id
     where t.id = any($1::bigint[])
     order by t.id, ra.transaction_id nulls last`,
    [bigintIds(transactionIds)],
  )
  return inOrderOf(transactionIds, rows, (row) => row.ownerId)
}

/** The agent of a property: its own, or else the one of its newest open listing. */
export const agentsByProperty = async (
  db: Queryable,
  propertyIds: readonly string[],
): Promise<(AgentRow | null)[]> => {
  const rows = await select<OwnedAgentRow>(
    db,
    'agents_by_property',
    `select distinct on (o.id) ${columnList(agentColumns('o.id'))}
     from unnest($1::bigint[]) o(id)
     left join "transaction" t on t.real_estate_id = o.id and t.kind = 'LISTING' and t.closed_at is null
     join real_estate_agent ra on ra.real_estate_id = o.id or ra.transaction_id = t.id
     order by o.id, ra.real_estate_id nulls last, t.listed_at desc, ra.id`,
    [bigintIds(propertyIds)],
  )
  return inOrderOf(propertyIds, rows, (row) => row.ownerId)
}
