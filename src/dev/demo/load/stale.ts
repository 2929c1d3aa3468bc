import type { PoolClient } from 'pg'
import { DEMO_SOURCE } from '../../../store/demo.ts'
import type { DemoEstate } from '../rows.ts'

/** Removes what an earlier version had and this one has not. A demo home that real deals were filed under stays. */
export const deleteStale = async (
  client: PoolClient,
  { properties, transactions }: DemoEstate,
): Promise<void> => {
  await client.query(
    `delete from "transaction" t where t.source = $1 and not exists (
       select from unnest($2::text[]) as kept(key) where kept.key = t.source_key)`,
    [DEMO_SOURCE, transactions.map(({ sourceKey }) => sourceKey)],
  )
  await client.query(
    `delete from real_estate re where re.code like 'DEMO-%' and not re.code = any($1::text[])
       and not exists (select from "transaction" t where t.real_estate_id = re.id and t.source <> $2)`,
    [properties.map(({ code }) => code), DEMO_SOURCE],
  )
}
