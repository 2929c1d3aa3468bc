import { expect, onTestFinished, test } from 'vitest'
import { migrateProduct } from '../../src/compose/product-tables.ts'
import { createPool } from '../../src/store/pool.ts'
import { lacking, startPostgres } from '../support/debian.ts'

// The embedded server is newer, and can do what Debian's cannot.
test.skipIf(lacking('postgresql').length > 0)(
  'a database on a server before PostgreSQL 18 (skipped where Debian’s is not installed) is migrated again, and forgets statistics of words',
  async () => {
    const server = await startPostgres({ fsync: 'off' })
    onTestFinished(() => server.stop())
    const { url } = server
    await migrateProduct(url)
    const pool = createPool(url, { max: 2 })
    onTestFinished(() => pool.end())
    const kept = async () => {
      const { rows } = await pool.query<{ name: string }>(
        `select attname as name from pg_stats where tablename = 'saved_search' and attname in ('name', 'filter', 'query_text')`,
      )
      return rows.length
    }
    const triggers = async () => {
      const { rows } = await pool.query<{ triggers: string[] }>(
        `select array_agg(pg_get_triggerdef(oid) order by tgname) as triggers from pg_trigger
         where tgrelid = 'saved_search'::regclass and not tgisinternal`,
      )
      // How it groups what is joined by OR is the server's own.
      return rows[0]?.triggers.map((it) => it.replaceAll(/[()]/g, ''))
    }
    // As a release left it that kept statistics of these.
    await pool.query(`set session_replication_role = replica;
      insert into saved_search (id, user_id, name, filter, query_text)
        select gen_random_uuid(), gen_random_uuid(), 'name ' || n % 5, '{}', 'text ' || n from generate_series(1, 500) n;
      alter table saved_search alter column name set statistics -1, alter column filter set statistics -1,
        alter column query_text set statistics -1;
      analyze saved_search`)
    const before = await triggers()
    expect(await kept()).toBe(3)
    await migrateProduct(url)
    expect(await kept()).toBe(0)
    expect(await triggers()).toEqual(before)
  },
  120_000,
)
