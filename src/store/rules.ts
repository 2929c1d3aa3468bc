import { createHash } from 'node:crypto'
import { sql } from 'kysely'
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
import { asJson, statement } from './db.ts'
import type { Db, Given } from './db.ts'
import type { Queryable } from './statement.ts'
import { inTransaction, takeTurn } from './transaction-block.ts'

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
export const lockRules = (client: Queryable): Promise<void> => takeTurn(client, 'rule_set')

const newest = (db: Db) =>
  db.selectFrom('RuleSet').orderBy('importedAt', 'desc').orderBy('RuleSet.id', 'desc').limit(1)

const newestSet = statement('rule_set_newest', (db) =>
  newest(db).select(['id', 'contentHash', 'rows', 'imported', 'shippedHash']),
)

export const newestRuleSet = async (db: Queryable): Promise<RuleSet | null> => {
  const row = await newestSet.first(db, {})
  return row && { ...row, rows: STORED.rules.read(row.rows), imported: STORED.rules.read(row.imported) }
}

interface NewRuleSet {
  id: string
  contentHash: string
  rows: string
  imported: string
  shippedHash: string
  source: string
}

const insert = statement('rule_set_keep', (db, given: Given<NewRuleSet>) =>
  db
    .insertInto('RuleSet')
    .columns(['id', 'contentHash', 'rows', 'imported', 'shippedHash', 'source', 'importedAt'])
    .expression(
      db
        .selectNoFrom([
          given.id.as('id'),
          given.contentHash.as('contentHash'),
          asJson(given.rows).as('rows'),
          asJson(given.imported).as('imported'),
          given.shippedHash.as('shippedHash'),
          given.source.as('source'),
          // The clock, not the time of the transaction, which may have waited for the lock.
          sql<Date>`clock_timestamp()`.as('importedAt'),
        ])
        .where((set) =>
          set.or([
            set(given.contentHash, 'is distinct from', newest(db).select('contentHash')),
            set(given.shippedHash, 'is distinct from', newest(db).select('shippedHash')),
          ]),
        ),
    ),
)

/** Keeps a version, which is in use from then on; false where it is what is in use already. */
export const keepRuleSet = async (
  client: Queryable,
  set: { rows: readonly RuleRow[]; imported: readonly RuleRow[]; shippedHash: string; source: string },
): Promise<boolean> => {
  const written = await insert.run(client, {
    id: newId(),
    contentHash: hashOf(set.rows),
    rows: JSON.stringify(set.rows),
    imported: JSON.stringify(set.imported),
    shippedHash: set.shippedHash,
    source: set.source,
  })
  return written > 0
}

const ofRelease = statement('rule_set_shipped', (db, given: Given<{ shippedHash: string }>) =>
  db.selectFrom('RuleSet').select('id').where('shippedHash', '=', given.shippedHash).limit(1),
)

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
    (await ofRelease.first(db, { shippedHash })) !== null
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

const districts = statement('region_list', (db) =>
  db.selectFrom('Region').select(['code', 'fullName', 'isActive']).where('level', '<>', 'DONG'),
)

/** Every 시·도 and 시군구 in force: those of the database, and those that the product brings along as far as it has none of them. */
const regionList = async (db: Queryable): Promise<RegionList['regions']> => {
  const rows = await districts.all(db, {})
  const known = new Set(rows.map(({ code }) => code))
  return [
    ...rows.filter(({ isActive }) => isActive),
    ...shippedRegions().filter(({ code, level }) => level !== 'DONG' && !known.has(code)),
  ]
}

const rowsById = statement('rule_set_rows', (db, given: Given<{ id: string }>) =>
  db.selectFrom('RuleSet').select('rows').where('id', '=', given.id),
)
const newestOfAll = statement('rule_set_newest_id', (db) => newest(db).select('id'))
const ofRun = statement('rule_set_of_run', (db, given: Given<{ runId: string }>) =>
  db.selectNoFrom(({ fn, selectFrom }) =>
    fn
      .coalesce(
        selectFrom('Run').select('ruleSetId').where('id', '=', given.runId),
        selectFrom('RuleSet').select('id').orderBy('importedAt').orderBy('id').limit(1),
      )
      .as('id'),
  ),
)
const regionsVersion = statement('regions_version', (db) =>
  db.selectFrom('CorpusVersion').select('version').where('name', '=', 'regions'),
)

/**
 * The rules in use, which follow imports, and those that a run began with. A run of before there were versions began with
 * the oldest. `shipped`: where none is kept, and for kinds that a version of an older release did not know.
 */
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
    const row = await rowsById.first(db, { id })
    const rows = completeRules(row ? STORED.rules.read(row.rows) : [], shipped)
    kept.set(id, rows)
    return rows
  }
  // The regions are those of today, whatever rules a run began with.
  const listed = createFollower(
    async () => {
      const row = await regionsVersion.first(db, {})
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
  const newestId = async (): Promise<string> => (await newestOfAll.first(db, {}))?.id ?? ''
  const inUse = createFollower(newestId, (id) => Promise.resolve(id), clock)
  return async (runId) => {
    if (runId === undefined) return version(await inUse())
    const row = await ofRun.first(db, { runId })
    return version(row?.id ?? '')
  }
}
