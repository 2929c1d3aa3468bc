import { createServer } from 'node:http'
import { Pool } from 'pg'

/**
 * What an engineer would write by hand for these two screens alone: SQL that builds the JSON, passed through node:http. No
 * schema, no checks, no accounts; named statements, so that nothing is planned twice. Run as `node handwritten.ts URL`.
 */
const PAGE = `
  select coalesce(json_agg(json_build_object(
    'property', json_build_object('id', re.id, 'code', re.code, 'name', re.name, 'propertyType', re.property_type,
      'address', re.address, 'exclusiveArea', re.exclusive_area, 'completionDate', re.completion_date,
      'totalHouseholds', re.total_households, 'latitude', re.latitude, 'longitude', re.longitude, 'tags', re.tag_list,
      'region', json_build_object('code', r.code, 'fullName', r.full_name),
      'trustScore', case when ts.id is not null then json_build_object('score', ts.score, 'calculatedAt', ts.calculated_at) end),
    'transaction', json_build_object('id', t.id, 'transactionType', t.transaction_type, 'salePrice', t.sale_price,
      'deposit', t.deposit, 'monthlyRent', t.monthly_rent, 'floor', t.floor, 'exclusiveArea', t.exclusive_area,
      'agent', json_build_object('agentName', ra.agent_name, 'companyName', ra.company_name))
  ) order by t.listed_at desc, t.id desc), '[]')::text as json
  from (
    select transaction_id, real_estate_id from listing_search
    where sigungu_code = $1 and transaction_type = 'SALE' and property_type = 'APARTMENT'
    order by listed_at desc, transaction_id desc limit 20
  ) page
  join "transaction" t on t.id = page.transaction_id
  join real_estate re on re.id = page.real_estate_id
  join region r on r.id = re.region_id
  left join trust_score ts on ts.real_estate_id = re.id
  left join real_estate_agent ra on ra.transaction_id = t.id`

const CLUSTERS = `
  select coalesce(json_agg(c), '[]')::text as json from (
    select sigungu_code as "regionCode", avg(latitude) as latitude, avg(longitude) as longitude, count(*) as count
    from listing_search
    where latitude between $1 and $2 and longitude between $3 and $4
    group by sigungu_code order by count desc
  ) c`

const url = process.argv[2]
if (url === undefined) throw new Error('usage: node handwritten.ts DATABASE_URL')
const pool = new Pool({ connectionString: url, max: 10 })

const answer = async (path: string, search: URLSearchParams): Promise<string> => {
  const number = (name: string): number => Number(search.get(name))
  const statement =
    path === '/clusters'
      ? { name: 'clusters', text: CLUSTERS, values: ['south', 'north', 'west', 'east'].map(number) }
      : { name: 'page', text: PAGE, values: [search.get('region')] }
  const { rows } = await pool.query<{ json: string }>(statement)
  return rows[0]?.json ?? '[]'
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bench')
  answer(pathname, searchParams).then(
    (json) => response.setHeader('content-type', 'application/json').end(json),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`ready http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
})
