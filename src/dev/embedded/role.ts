import { Client, escapeIdentifier, escapeLiteral } from 'pg'

/** The product's database and the role that owns it, which may do nothing beyond it. */
export const PRODUCT = 'holmesnyangz'

/** Nothing but what is inside the database: no other one, no role, no file and no program of the server. */
const RIGHTS = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'

/**
 * The database, owned by the product's role with this password. What an earlier release made as the superuser is handed over.
 * `adminUrl` names the server and its superuser; its path is not looked at.
 */
export const prepareDatabase = async (adminUrl: string, password: string): Promise<void> => {
  const existed = await asAdmin(adminUrl, 'postgres', async (client) => {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role,
         exists (select from pg_database where datname = $1) as database`,
      [PRODUCT],
    )
    const { role = false, database = false } = rows[0] ?? {}
    await client.query(
      `${role ? 'alter' : 'create'} role ${PRODUCT} ${RIGHTS} password ${escapeLiteral(password)}`,
    )
    if (database) await client.query(`alter database ${PRODUCT} owner to ${PRODUCT}`)
    else await client.query(`create database ${PRODUCT} owner ${PRODUCT}`)
    return database
  })
  if (existed) await asAdmin(adminUrl, PRODUCT, handOver)
}

/** Views and sequences obey ALTER TABLE as well. */
interface Owned {
  kind: 'schema' | 'table' | 'routine' | 'type'
  name: string
}

/** What belongs to somebody else, but for the system's own, what an extension brought, and sequences, which follow their column. */
const OTHERS = `
  with ours as (
    select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
  ), brought as (
    select classid, objid from pg_depend where deptype = 'e'
  ), of_column as (
    select objid from pg_depend
    where classid = 'pg_class'::regclass and refclassid = 'pg_class'::regclass and deptype in ('i', 'a')
  )
  select 'schema' as kind, quote_ident(nspname) as name from pg_namespace
    where oid in (select oid from ours) and nspname <> 'public' and nspowner <> $1::regrole
      and (tableoid, oid) not in (select classid, objid from brought)
  union all
  select 'table', oid::regclass::text from pg_class
    where relnamespace in (select oid from ours) and relkind in ('r', 'p', 'v', 'm', 'S') and relowner <> $1::regrole
      and (tableoid, oid) not in (select classid, objid from brought)
      and not (relkind = 'S' and oid in (select objid from of_column))
  union all
  select 'routine', oid::regprocedure::text from pg_proc
    where pronamespace in (select oid from ours) and proowner <> $1::regrole
      and (tableoid, oid) not in (select classid, objid from brought)
  union all
  select 'type', oid::regtype::text from pg_type t
    where typnamespace in (select oid from ours) and typowner <> $1::regrole
      and (typtype in ('d', 'e') or exists (select from pg_class c where c.oid = t.typrelid and c.relkind = 'c'))
      and (tableoid, oid) not in (select classid, objid from brought)`

const handOver = async (client: Client): Promise<void> => {
  await client.query('begin')
  const { rows } = await client.query<Owned>(OTHERS, [PRODUCT])
  for (const { kind, name } of rows)
    await client.query(`alter ${kind} ${name} owner to ${escapeIdentifier(PRODUCT)}`)
  await client.query('commit')
}

const asAdmin = async <T>(
  adminUrl: string,
  database: string,
  work: (client: Client) => Promise<T>,
): Promise<T> => {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  const client = new Client({ connectionString: url.href })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
