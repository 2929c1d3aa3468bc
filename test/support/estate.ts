import type { Pool } from 'pg'
import { grams } from '../../src/store/grams.ts'
import { refreshListingSearch } from '../../src/store/property-search/refresh.ts'

export const REGIONS = [
  ['1100000000', '서울특별시', '서울특별시', 'SIDO'],
  ['1168000000', '강남구', '서울특별시 강남구', 'SIGUNGU'],
  ['1168010100', '역삼동', '서울특별시 강남구 역삼동', 'DONG'],
  ['1168010600', '대치동', '서울특별시 강남구 대치동', 'DONG'],
  ['1144000000', '마포구', '서울특별시 마포구', 'SIGUNGU'],
  ['1144010200', '공덕동', '서울특별시 마포구 공덕동', 'DONG'],
  ['4100000000', '경기도', '경기도', 'SIDO'],
  ['4113000000', '성남시', '경기도 성남시', 'SIGUNGU'],
  ['4113500000', '분당구', '경기도 성남시 분당구', 'SIGUNGU'],
  ['4113510300', '정자동', '경기도 성남시 분당구 정자동', 'DONG'],
] as const

export const insertRegions = async (pool: Pool): Promise<void> => {
  for (const [code, name, fullName, level] of REGIONS) {
    await pool.query(
      `insert into region (code, name, full_name, level, parent_id)
       values ($1, $2, $3, $4, (select id from region
         where code = case $4 when 'SIDO' then null
           when 'SIGUNGU' then case when right($1, 5) = '00000' and substr($1, 5, 1) <> '0' and substr($1, 1, 4) = '4113'
             then '4113000000' else left($1, 2) || '00000000' end
           else left($1, 5) || '00000' end))`,
      [code, name, fullName, level],
    )
  }
}

export interface HomeDraft {
  name?: string
  type?: string
  region?: string
  address?: string
  tags?: string[]
  latitude?: number
  longitude?: number
  area?: number | null
  year?: number | null
  households?: number | null
  score?: number | null
  subway?: { distance?: number | null; minutes?: number | null } | null
}

let serial = 0

/** A property with what was given, and its score and facilities; returns its id. */
export const insertHome = async (pool: Pool, draft: HomeDraft = {}): Promise<string> => {
  const region = draft.region ?? '1168010100'
  const name = draft.name ?? `단지 ${serial}`
  const address = draft.address ?? REGIONS.find(([code]) => code === region)?.[2] ?? ''
  const tags = draft.tags ?? []
  const { rows } = await pool.query<{ id: string }>(
    `insert into real_estate (code, name, property_type, region_id, region_code, address, latitude, longitude,
       exclusive_area, completion_year, total_households, tag_list, search_grams)
     select $1, $2, $3, id, code, $5, $6, $7, $8, $9, $10, $11, $12 from region where code = $4 returning id`,
    [
      `TEST-${serial++}`,
      name,
      draft.type ?? 'APARTMENT',
      region,
      address,
      draft.latitude ?? 37.5,
      draft.longitude ?? 127.03,
      draft.area === undefined ? 84.9 : draft.area,
      draft.year === undefined ? 2015 : draft.year,
      draft.households === undefined ? 500 : draft.households,
      tags,
      grams(name, address, ...tags),
    ],
  )
  const id = rows[0]?.id ?? ''
  if (draft.score != null) {
    await pool.query(
      `insert into trust_score (real_estate_id, score, factors, model_version) values ($1, $2, $3, 'test-1')`,
      [
        id,
        draft.score,
        JSON.stringify([{ key: 'k', label: '신선도', score: 90, weight: 1, evidence: '확인일' }]),
      ],
    )
  }
  if (draft.subway) {
    await pool.query(
      `insert into nearby_facility (real_estate_id, subway_line, subway_station, subway_distance, subway_walking_time,
         elementary_schools) values ($1, '2호선', '역삼역', $2, $3, '{역삼초}')`,
      [id, draft.subway.distance ?? null, draft.subway.minutes ?? null],
    )
  }
  return id
}

export interface OfferDraft {
  type?: 'SALE' | 'JEONSE' | 'RENT'
  price?: number
  monthly?: number
  area?: number | null
  listedAt?: string
  closed?: boolean
  direct?: boolean | null
  kind?: 'LISTING' | 'DEAL'
  date?: string
  cancelled?: boolean
  source?: string
  agent?: { name: string; direct?: boolean }
}

/** A listing, or with `kind` DEAL a deal; returns its id. Listings show after {@link refreshListingSearch}. */
export const insertOffer = async (pool: Pool, homeId: string, draft: OfferDraft = {}): Promise<string> => {
  const type = draft.type ?? 'SALE'
  const price = draft.price ?? 50_000
  const { rows } = await pool.query<{ id: string }>(
    `insert into "transaction" (real_estate_id, region_id, region_code, kind, transaction_type, sale_price, deposit,
       monthly_rent, exclusive_area, floor, source, source_key, listed_at, closed_at, is_direct_trade, transaction_date,
       is_cancelled)
     select id, region_id, region_code, $2, $3, $4, $5, $6, $7, 3, $14, $8, $9, $10, $11, $12, $13
     from real_estate where id = $1 returning id`,
    [
      homeId,
      draft.kind ?? 'LISTING',
      type,
      type === 'SALE' ? price : null,
      type === 'SALE' ? null : price,
      type === 'RENT' ? (draft.monthly ?? 50) : null,
      draft.area === undefined ? null : draft.area,
      `T-${serial++}`,
      draft.listedAt ?? '2026-01-01T00:00:00Z',
      draft.closed ? '2026-02-01T00:00:00Z' : null,
      draft.direct ?? null,
      draft.date ?? null,
      draft.cancelled ?? false,
      draft.source ?? 'test',
    ],
  )
  const id = rows[0]?.id ?? ''
  if (draft.agent) {
    await pool.query(
      `insert into real_estate_agent (transaction_id, agent_name, company_name, is_direct_trade) values ($1, $2, '공인', $3)`,
      [id, draft.agent.name, draft.agent.direct ?? false],
    )
  }
  return id
}

export const refresh = (pool: Pool): Promise<void> => refreshListingSearch(pool)
