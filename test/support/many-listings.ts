import type { Pool, PoolClient } from 'pg'
import { upsertRegions } from '../../src/store/reference/load-regions.ts'
import { shippedRegions } from '../../src/store/reference/regions.ts'
import { refreshListingSearch } from '../../src/store/property-search/refresh.ts'
import { inTransaction } from '../../src/store/transaction-block.ts'

/** Listings a home has: as many as a portal shows for a middling complex. */
const LISTINGS_PER_HOME = 4
/** 서울 and 경기 have half of all homes, as in the country. */
const HOMES = `
  insert into real_estate (code, name, property_type, region_id, region_code, address, latitude, longitude,
    exclusive_area, supply_area, total_households, completion_date, completion_year, floor_info, direction, tag_list, search_grams)
  select 'GEN-' || n, named.name, kind, r.id, r.code, named.address, r.latitude + (random() - 0.5) / 40,
    r.longitude + (random() - 0.5) / 40, area, area * 1.3, households, year || '06', year, '12/25',
    (array['남향', '동향', '서향', '남동향'])[1 + n % 4],
    tags, (
      select array_agg(distinct substr(word, at, 2))
      from unnest(array[replace(named.name, ' ', ''), regexp_replace(named.address, '[ -]', '', 'g')] || tags) word,
        generate_series(1, length(word) - 1) at
    )
  from (
    select n, (array['래미안', '자이', '푸르지오', '아이파크', '힐스테이트', '롯데캐슬', '한신'])[1 + n % 7] as brand,
      (array['APARTMENT', 'APARTMENT', 'OFFICETEL', 'VILLA', 'ONEROOM', 'HOUSE', 'APARTMENT'])[1 + (n / 7) % 7] as kind,
      case when n % 50 = 0 then null else round((20 + random() * 120)::numeric, 2)::float8 end as area,
      case when n % 9 = 0 then null else (50 + random() * 3000)::int end as households,
      1980 + (random() * 45)::int as year,
      case when n % 2 = 0 then 1 + (n / 2) % $2::int else 1 + (n / 2) % $3::int end as place
    from generate_series(1, $1::int) n
  ) made
  join (
    select *, row_number() over (order by code !~ '^(11|41)', code) as place from region where level = 'DONG'
  ) r on r.place = made.place,
  lateral (
    select brand || ' ' || r.name || ' ' || (1 + n % 40) || '차' as name,
      r.full_name || ' ' || (1 + n % 900) || '-' || (n % 30) as address,
      (array['역세권', '신축', '올수리', '주차가능', '반려동물'])[1 + n % 4 : 1 + n % 5] as tags
  ) named`

const LISTINGS = `
  insert into "transaction" (real_estate_id, region_id, region_code, kind, transaction_type, sale_price, deposit,
    monthly_rent, exclusive_area, floor, source, source_key, listed_at)
  select re.id, re.region_id, re.region_code, 'LISTING', type, case type when 'SALE' then price end,
    case type when 'JEONSE' then price * 6 / 10 when 'RENT' then 500 * (1 + price % 20) end,
    case type when 'RENT' then 30 + price % 200 end, re.exclusive_area, 1 + n % 25, 'generated', re.id || '-' || n,
    timestamptz '2026-06-01' - make_interval(secs => (random() * 15552000)::int)
  from real_estate re, generate_series(1, $1::int) n,
    lateral (select (array['SALE', 'JEONSE', 'RENT', 'SALE'])[n] as type,
      5000 + 100 * (random() * random() * 3000)::int as price where re.id > 0) offer`

const DEALS = `
  insert into "transaction" (real_estate_id, region_id, region_code, kind, transaction_type, sale_price, deposit,
    exclusive_area, floor, source, source_key, listed_at, transaction_date)
  select re.id, re.region_id, re.region_code, 'DEAL', type, case type when 'SALE' then price end,
    case type when 'JEONSE' then price end, re.exclusive_area, 3, 'generated', 'deal ' || re.id || '-' || n, day, day
  from real_estate re, generate_series(1, 2) n,
    lateral (select (array['SALE', 'JEONSE'])[n] as type, 5000 + 100 * (random() * 1000)::int as price,
      date '2026-06-01' - (random() * 1000)::int as day where re.id > 0) deal`

const DETAILS = [
  `insert into trust_score (real_estate_id, score, factors, model_version)
   select id, round((40 + random() * 60)::numeric, 2),
     '[{"key": "freshness", "label": "신선도", "score": 90, "weight": 1, "evidence": "확인일 2026-05-30"}]', 'generated'
   from real_estate where id % 20 > 0`,
  `insert into nearby_facility (real_estate_id, subway_line, subway_station, subway_distance, subway_walking_time)
   select id, '2호선', '역삼역', meters, meters / 80
   from real_estate, lateral (select (100 + random() * 2000)::int as meters where id > 0) found where id % 3 > 0`,
  `insert into real_estate_agent (transaction_id, agent_name, company_name, is_direct_trade)
   select id, '김중개', '으뜸공인중개사사무소', id % 30 = 0 from "transaction" where kind = 'LISTING'`,
]

/** Indexes are built in a fraction of the time that keeping them up to date row by row takes. */
const withoutIndexes = async (client: PoolClient, table: string, fill: () => Promise<unknown>) => {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.relname as name, pg_get_indexdef(i.oid) as definition
     from pg_index x join pg_class i on i.oid = x.indexrelid
     where x.indrelid = $1::regclass and not x.indisprimary and not x.indisunique`,
    [table],
  )
  for (const { name } of rows) await client.query(`drop index "${name}"`)
  await fill()
  for (const { definition } of rows) await client.query(definition)
}

/** An invented market of `count` open listings over all of the country's dongs that the demo data know, with deals. */
export const generateListings = async (pool: Pool, count: number): Promise<void> => {
  await inTransaction(pool, async (client) => {
    await client.query(
      `set local statement_timeout = 0; set local work_mem = '256MB'; set local maintenance_work_mem = '512MB';
       set local synchronous_commit = off; select setseed(0.5)`,
    )
    // Every row refers to one that was just made: checking a million of them by triggers takes most of the time.
    // Only a superuser may leave that out; others wait.
    await client.query(`do $$ begin set local session_replication_role = replica;
      exception when insufficient_privilege then null; end $$`)
    await upsertRegions(client, shippedRegions(), () => {})
    const dongs = await client.query<{ all: number; capital: number }>(
      `select count(*)::int as all, count(*) filter (where code ~ '^(11|41)')::int as capital
       from region where level = 'DONG'`,
    )
    const { all = 1, capital = 1 } = dongs.rows[0] ?? {}
    await client.query(HOMES, [Math.ceil(count / LISTINGS_PER_HOME), capital, all])
    await withoutIndexes(client, '"transaction"', async () => {
      await client.query(LISTINGS, [LISTINGS_PER_HOME])
      await client.query(DEALS)
    })
    for (const statement of DETAILS) await client.query(statement)
    await client.query('analyze real_estate, "transaction", trust_score, nearby_facility, real_estate_agent')
    await withoutIndexes(client, 'listing_search', () => refreshListingSearch(client))
  })
  // Outside the transaction: a table that is sorted on disk, and all rows known to be visible.
  await pool.query('vacuum analyze listing_search, "transaction", real_estate')
}
