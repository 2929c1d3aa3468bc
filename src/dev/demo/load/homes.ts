import type { PoolClient } from 'pg'
import { DEMO_SOURCE } from '../../../store/demo.ts'
import { NearbyFacility } from '../../../store/entities/nearby-facility.ts'
import { RealEstateAgent } from '../../../store/entities/real-estate-agent.ts'
import { RealEstate } from '../../../store/entities/real-estate.ts'
import { Region } from '../../../store/entities/region.ts'
import { grams } from '../../../store/grams.ts'
import { idIn, idsByCode, upsertMany } from '../../../store/upsert.ts'
import type { PropertyRow } from '../home.ts'
import type { AgentRow, FacilityRow } from '../rows.ts'

type Report = (done: number) => void

export const upsertProperties = async (
  client: PoolClient,
  properties: readonly PropertyRow[],
  report: Report,
): Promise<void> => {
  const regions = await idsByCode(client, Region, [...new Set(properties.map((row) => row.regionCode))])
  await upsertMany(
    client,
    RealEstate,
    properties.map((row) => ({
      ...row,
      region: idIn(regions, row.regionCode),
      completionYear: Number(row.completionDate.slice(0, 4)),
      searchGrams: grams(row.name, row.address),
    })),
    { key: ['code'], report },
  )
}

export const upsertFacilities = async (
  client: PoolClient,
  facilities: readonly FacilityRow[],
  report: Report,
): Promise<void> => {
  const homes = await idsByCode(
    client,
    RealEstate,
    facilities.map(({ propertyCode }) => propertyCode),
  )
  await upsertMany(
    client,
    NearbyFacility,
    facilities.map(({ propertyCode, ...row }) => ({ ...row, realEstate: idIn(homes, propertyCode) })),
    { key: ['realEstate'], report },
  )
}

export const upsertAgents = async (
  client: PoolClient,
  agents: readonly AgentRow[],
  report: Report,
): Promise<void> => {
  const { rows } = await client.query<{ id: string; articleNo: string }>(
    'select id, article_no as "articleNo" from "transaction" where source = $1 and article_no is not null',
    [DEMO_SOURCE],
  )
  await client.query(
    `delete from real_estate_agent a using "transaction" t
     where a.transaction_id = t.id and t.source = $1 and not t.article_no = any($2)`,
    [DEMO_SOURCE, agents.map(({ articleNo }) => articleNo)],
  )
  const listings = new Map(rows.map(({ id, articleNo }) => [articleNo, id]))
  await upsertMany(
    client,
    RealEstateAgent,
    agents.map(({ articleNo, ...row }) => ({ ...row, transaction: idIn(listings, articleNo) })),
    { key: ['transaction'], report },
  )
}
