import type { TransactionType } from '../../domain/property.ts'
import type { TrustPeer } from '../../domain/trust/input.ts'
import { AREA_BANDS, RENT_AS_DEPOSIT } from '../../domain/trust/prices.ts'
import { IS_DEMO, IS_DEMO_HOME } from '../demo.ts'
import { RealEstate } from '../entities/real-estate.ts'
import { Transaction } from '../entities/transaction.ts'
import { columnList } from '../rows/read.ts'
import { made, maybe, rowOf } from '../rows/row.ts'
import type { RowIn } from '../rows/row.ts'
import { select, type Queryable } from '../statement.ts'

/** Property ids, or null for all of them. */
type Ids = readonly string[] | null

const OF = (column: string) => `($1::bigint[] is null or ${column} = any($1::bigint[]))`

const FACTS = rowOf(RealEstate, 're', {
  only: [
    'id',
    'regionCode',
    'propertyType',
    'address',
    'latitude',
    'exclusiveArea',
    'supplyArea',
    'totalHouseholds',
    'completionYear',
    'floorAreaRatio',
    'direction',
    'floorInfo',
  ],
  made: { isDemo: made('boolean', IS_DEMO_HOME) },
})

export const trustFacts = (client: Queryable, ids: Ids): Promise<RowIn<typeof FACTS>[]> =>
  select(client, 'trust_facts', `select ${columnList(FACTS)} from real_estate re where ${OF('re.id')}`, [ids])

/** The confirmation date is text from outside: what is no date counts as none. */
const CONFIRMED_ON = `case when t.article_confirm_ymd ~ '^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$'
  then overlay(overlay(t.article_confirm_ymd placing '-' from 7 for 0) placing '-' from 5 for 0) end`

const OFFER = rowOf(Transaction, 't', {
  only: ['realEstate', 'transactionType', 'salePrice', 'deposit', 'monthlyRent', 'exclusiveArea', 'floor'],
  named: { realEstateId: 'realEstate' },
  made: {
    confirmedOn: maybe('day', CONFIRMED_ON),
    isDirectTrade: maybe('boolean', 'coalesce(t.is_direct_trade, ra.is_direct_trade)'),
    hasAgent: made('boolean', 'coalesce(ra.company_name, ra.agent_name) is not null'),
  },
})

export const openListings = (client: Queryable, ids: Ids): Promise<RowIn<typeof OFFER>[]> =>
  select(
    client,
    'trust_listings',
    `select ${columnList(OFFER)}
     from "transaction" t
     left join real_estate_agent ra on ra.transaction_id = t.id
     where t.kind = 'LISTING' and t.closed_at is null and ${OF('t.real_estate_id')}
     order by t.id`,
    [ids],
  )

export interface DealMedian {
  /** A property's id, or “<dong code> <property type> <whether invented>”. */
  key: string
  type: TransactionType
  /** As areaBand numbers them. */
  band: number
  unitValue: number
  deals: number
}

const KEYS = {
  COMPLEX: { key: 't.real_estate_id::text', of: OF('t.real_estate_id') },
  DONG: {
    key: `t.region_code || ' ' || re.property_type || ' ' || (${IS_DEMO})`,
    of: `($1::bigint[] is null or t.region_code in (select region_code from real_estate where id = any($1::bigint[])))`,
  },
} as const satisfies Record<TrustPeer['scope'], { key: string; of: string }>

/** Medians of the two years before `today`: one year has too few deals in most complexes. */
export const dealMedians = (
  client: Queryable,
  scope: TrustPeer['scope'],
  today: string,
  ids: Ids,
): Promise<DealMedian[]> =>
  select(
    client,
    `trust_medians_${scope.toLowerCase()}`,
    `select ${KEYS[scope].key} as key, t.transaction_type as type,
       width_bucket(t.exclusive_area, array[${AREA_BANDS.join(', ')}]::double precision[]) as band,
       percentile_cont(0.5) within group (
         order by coalesce(t.sale_price, t.deposit + ${RENT_AS_DEPOSIT}::bigint * coalesce(t.monthly_rent, 0)) / t.exclusive_area
       ) as "unitValue",
       count(*)::int as deals
     from "transaction" t join real_estate re on re.id = t.real_estate_id
     where t.kind = 'DEAL' and not t.is_cancelled and t.exclusive_area is not null
       and t.transaction_date > $2::date - interval '2 years' and t.transaction_date <= $2::date and ${KEYS[scope].of}
     group by 1, 2, 3`,
    [ids, today],
  )

export const saleCounts = (
  client: Queryable,
  ids: Ids,
): Promise<{ realEstateId: string; sales: number; cancelled: number }[]> =>
  select(
    client,
    'trust_sales',
    `select t.real_estate_id as "realEstateId", count(*)::int as sales,
       count(*) filter (where t.is_cancelled)::int as cancelled
     from "transaction" t
     where t.kind = 'DEAL' and t.transaction_type = 'SALE' and ${OF('t.real_estate_id')}
     group by 1`,
    [ids],
  )
