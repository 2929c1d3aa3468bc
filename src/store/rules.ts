import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { canonicalJson } from '../domain/canonical-json.ts'
import { newId } from '../domain/id.ts'
import { checkRules, completeRules, mergeRules } from '../domain/rules/rows.ts'
import type { RuleRow } from '../domain/rules/rows.ts'
import { rulesOf } from '../domain/rules/rules.ts'
import { koreanDay } from '../domain/day.ts'
import type { RegionList, Rules } from '../domain/rules/rules.ts'
import { STORED } from '../domain/stored.ts'
import { createFollower } from './follow.ts'
import { shippedRegions } from './reference/regions.ts'
import { select } from './statement.ts'
import type { Queryable } from './statement.ts'
import { inTransaction } from './transaction-block.ts'

export interface RuleSet {
  id: string
  contentHash: string
  /** All rows that hold. */
  rows: RuleRow[]
  /** Those among them that were imported. */
  imported: RuleRow[]
  shippedHash: string
}

const hashOf = (rows: readonly RuleRow[]): string =>
  createHash('sha256').update(canonicalJson(rows)).digest('hex')

/** Imports and starting processes take turns. Held until the transaction ends. */
export const lockRules = (client: Queryable): Promise<unknown> =>
  select(client, 'rule_set_lock', `select pg_advisory_xact_lock(hashtextextended('rule_set', 0))`)

export const newestRuleSet = async (db: Queryable): Promise<RuleSet | null> => {
  const [row] = await select<
    Record<'id' | 'contentHash' | 'shippedHash', string> & Record<'rows' | 'imported', unknown>
  >(
    db,
    'rule_set_newest',
    `select id, content_hash as "contentHash", rows, imported, shipped_hash as "shippedHash"
     from rule_set order by imported_at desc, id desc limit 1`,
  )
  if (!row) return null
  return { ...row, rows: STORED.rules.read(row.rows), imported: STORED.rules.read(row.imported) }
}

/** Keeps a version, which is in use from then on; false where it is what is in use already. */
export const keepRuleSet = async (
  client: Queryable,
  set: { rows: readonly RuleRow[]; imported: readonly RuleRow[]; shippedHash: string; source: string },
): Promise<boolean> => {
  const contentHash = hashOf(set.rows)
  const written = await select(
    client,
    'rule_set_keep',
    // The clock, not the time of the transaction, which may have waited for the lock.
    `insert into rule_set (id, content_hash, rows, imported, shipped_hash, source, imported_at)
     select $1, $2, $3, $4, $5, $6, clock_timestamp()
     where $2 is distinct from (select content_hash from rule_set order by imported_at desc, id desc limit 1)
       or $5 is distinct from (select shipped_hash from rule_set order by imported_at desc, id desc limit 1)
     returning id`,
    [
      newId(),
      contentHash,
      JSON.stringify(set.rows),
      JSON.stringify(set.imported),
      set.shippedHash,
      set.source,
    ],
  )
  return written.length > 0
}

/**
 * Takes over the rules of this release where they were never in use, with what was imported laid over them. Processes of an
 * older release that start beside newer ones change nothing.
 */
export const keepShippedRules = async (
  pool: Pool,
  shipped: readonly RuleRow[],
  onMisfit: (problem: string) => void,
): Promise<void> => {
  const shippedHash = hashOf(shipped)
  const isKnown = async (db: Queryable): Promise<boolean> =>
    (
      await select(db, 'rule_set_shipped', 'select 1 from rule_set where shipped_hash = $1 limit 1', [
        shippedHash,
      ])
    ).length > 0
  if (await isKnown(pool)) return
  await inTransaction(pool, async (client) => {
    await lockRules(client)
    if (await isKnown(client)) return
    const imported = (await newestRuleSet(client))?.imported ?? []
    const rows = mergeRules(shipped, imported)
    const [misfit] = checkRules(rows)
    if (misfit === undefined) await keepRuleSet(client, { rows, imported, shippedHash, source: 'shipped' })
    else onMisfit(`${misfit.id ?? ''} ${misfit.problem}`)
  })
}

/**
 * The rules in use, which follow imports, and those that a run began with. A run of before there were versions began with
 * the oldest. `shipped`: where none is kept, and for kinds that a version of an older release did not know.
 */
/** Every 시·도 and 시군구 in force: those of the database, and those that the product brings along as far as it has none of them. */
const regionList = async (db: Queryable): Promise<RegionList['regions']> => {
  const rows = await select<{ code: string; fullName: string; isActive: boolean }>(
    db,
    'region_list',
    `select code, full_name as "fullName", is_active as "isActive" from region where level <> 'DONG'`,
  )
  const known = new Set(rows.map(({ code }) => code))
  return [
    ...rows.filter(({ isActive }) => isActive),
    ...shippedRegions().filter(({ code, level }) => level !== 'DONG' && !known.has(code)),
  ]
}

export const createRuleCache = (
  db: Queryable,
  shipped: readonly RuleRow[],
  clock: () => number = Date.now,
): ((runId?: string) => Promise<Rules>) => {
  const kept = new Map<string, readonly RuleRow[]>()
  const rowsOf = async (id: string): Promise<readonly RuleRow[]> => {
    if (id === '') return shipped
    const known = kept.get(id)
    if (known !== undefined) return known
    const [row] = await select<{ rows: unknown }>(
      db,
      'rule_set_rows',
      'select rows from rule_set where id = $1',
      [id],
    )
    const rows = completeRules(row ? STORED.rules.read(row.rows) : [], shipped)
    kept.set(id, rows)
    return rows
  }
  // The regions are those of today, whatever rules a run began with.
  const listed = createFollower(
    async () => {
      const [row] = await select<{ version: string }>(
        db,
        'regions_version',
        `select version from corpus_version where name = 'regions'`,
      )
      return `${koreanDay(new Date(clock()))} ${row?.version ?? ''}`
    },
    async (version) => ({
      version,
      list: { regions: await regionList(db), day: version.slice(0, 10) },
      made: new Map<string, Rules>(),
    }),
    clock,
  )
  const version = async (id: string): Promise<Rules> => {
    const { list, made } = await listed()
    const known = made.get(id)
    if (known !== undefined) return known
    const rules = rulesOf(await rowsOf(id), list)
    made.set(id, rules)
    return rules
  }
  const newestId = async (): Promise<string> => {
    const [row] = await select<{ id: string }>(
      db,
      'rule_set_newest_id',
      'select id from rule_set order by imported_at desc, id desc limit 1',
    )
    return row?.id ?? ''
  }
  const inUse = createFollower(newestId, (id) => Promise.resolve(id), clock)
  return async (runId) => {
    if (runId === undefined) return version(await inUse())
    const [row] = await select<{ id: string | null }>(
      db,
      'rule_set_of_run',
      `select coalesce(
         (select rule_set_id from run where id = $1),
         (select id from rule_set order by imported_at, id limit 1)) as id`,
      [runId],
    )
    return version(row?.id ?? '')
  }
}
