import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrateProduct } from '../../src/compose/product-tables.ts'
import { IndexMigration } from '../../src/store/index-migration.ts'
import { createOrm } from '../../src/store/orm.ts'
import { createPool } from '../../src/store/pool.ts'
import { untilMigrated } from '../../src/store/schema-version.ts'
import { emptyDatabase } from '../support/db.ts'
import type { TestDatabase } from '../support/db.ts'
import { fillRelease, migrateToRelease, RELEASE, RELEASE_WORK } from '../support/release.ts'

let database: TestDatabase
let pool: Pool
let tables: string[] = []
beforeAll(async () => {
  database = await emptyDatabase()
  await migrateToRelease(database.url)
  pool = createPool(database.url, { max: 12, statementTimeoutMs: 20_000 })
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  tables = rows.map(({ name }) => name)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const LATER = /^Migration(?<time>\d+)_/
const isLater = (name: string): boolean =>
  Number(LATER.exec(name)?.groups?.['time']) > Number(LATER.exec(RELEASE)?.groups?.['time'])

interface Step {
  name: string
  isIndexMigration: boolean
  isTransactional: boolean
  statements: string[]
}

/** What those do that came after the release. */
const laterMigrations = async (): Promise<Step[]> => {
  const orm = createOrm({ url: database.url })
  try {
    const pending = await orm.migrator.getPending()
    return await Promise.all(
      pending
        .filter(({ name }) => isLater(name))
        .map(async ({ name, path }) => {
          const module: Record<string, unknown> = await import(path ?? '')
          const Class = Object.values(module)[0]
          if (typeof Class !== 'function') throw new Error(`${name} exports no migration`)
          const migration = Reflect.construct(Class, [orm.em.getDriver(), orm.config])
          await migration.up()
          return {
            name,
            isIndexMigration: migration instanceof IndexMigration,
            isTransactional: migration.isTransactional(),
            statements: migration.getQueries().map((query: unknown) =>
              String(query)
                .toLowerCase()
                .replaceAll(/"|\s+/g, (found) => (found === '"' ? '' : ' '))
                .trim(),
            ),
          }
        }),
    )
  } finally {
    await orm.close()
  }
}

/** The parts of `alter table x a, b` that are commas apart, not those within parentheses. */
const partsOf = (statement: string): string[] => {
  let depth = 0
  let part = ''
  const parts: string[] = []
  for (const letter of statement) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) {
      parts.push(part.trim())
      part = ''
    } else part += letter
  }
  return [...parts, part.trim()]
}

/** Why a statement would stop those who use the table, or the processes of the release; undefined where it does not. */
const faultOf = (
  statement: string,
  { isTransactional }: Step,
  before: readonly string[],
): string | undefined => {
  const index = /^create (?:unique )?index (?<beside>concurrently )?.*? on (?<table>\w+)/.exec(
    statement,
  )?.groups
  if (index !== undefined)
    return tables.includes(index['table'] ?? '') && index['beside'] === undefined
      ? 'an index of a table in use is an IndexMigration’s'
      : undefined
  const { table = '', change = '' } =
    /^alter table (?:if exists )?(?<table>\w+) (?<change>.*?);?$/.exec(statement)?.groups ?? {}
  if (!tables.includes(table)) return undefined
  for (const part of partsOf(change)) {
    if (part.startsWith('add constraint ') && !/ not valid$| using index /.test(part))
      return 'a constraint is added NOT VALID, and validated by a migration of its own'
    if (part.startsWith('validate constraint ')) {
      const name = part.split(' ')[2] ?? ''
      if (isTransactional && before.some((it) => it.includes(`add constraint ${name} `)))
        return 'the lock of the addition is held until its transaction ends: validate in the next migration'
    }
    if (/^alter (column )?\w+ (set data )?type /.test(part)) return 'another type writes the table anew'
    if (/^alter (column )?\w+ set not null/.test(part)) return 'NOT NULL reads the whole table under its lock'
    const added = /^add (?:column )?(?!constraint )(?<definition>.*)/.exec(part)?.groups?.['definition']
    if (added === undefined) continue
    if (/ not null/.test(added) && !/ default | generated /.test(added))
      return 'a process of the release does not fill the column'
    if (/ default (gen_random|clock_|random|nextval)| generated .* stored/.test(added))
      return 'the default of each row writes the table anew'
  }
  return undefined
}

describe('a migration that came after the release', () => {
  const step = (statements: string[], isTransactional = true): Step => ({
    name: 'x',
    isIndexMigration: !isTransactional,
    isTransactional,
    statements,
  })
  const faultsOf = (it: Step) =>
    it.statements.flatMap((statement, at) => {
      const fault = faultOf(statement, it, it.statements.slice(0, at))
      return fault === undefined ? [] : [`${it.name}: ${fault}: ${statement}`]
    })

  test.each([
    'create index x on run (status);',
    'create unique index x on run (status);',
    'alter table run add constraint c check (attempt > 0);',
    'alter table run add x int null, add constraint c foreign key (x) references region (id);',
    'alter table run add x int not null;',
    'alter table run alter column plan set not null;',
    'alter table run alter column attempt type bigint using attempt::bigint;',
    'alter table run add column x uuid default gen_random_uuid();',
  ])('is refused where it does %s', (statement) => {
    expect(faultsOf(step([statement]))).toHaveLength(1)
  })

  test('may make tables of its own as it likes, and change those in use so that nobody waits', () => {
    expect(
      faultsOf(
        step([
          'create table young (id int not null);',
          'create index x on young (id);',
          'alter table young add constraint c check (id > 0);',
          "alter table run add x text not null default '', add y int null;",
          'alter table run add constraint c check (attempt > 0) not valid;',
        ]),
      ),
    ).toEqual([])
    expect(faultsOf(step(['create index concurrently x on run (status)'], false))).toEqual([])
    expect(faultsOf(step(['alter table run validate constraint c;']))).toEqual([])
    expect(
      faultsOf(
        step([
          'alter table run add constraint c check (a > 0) not valid;',
          'alter table run validate constraint c;',
        ]),
      ),
    ).toHaveLength(1)
  })

  test('makes nobody wait', async () => {
    const later = await laterMigrations()
    expect(later.flatMap(faultsOf)).toEqual([])
    // Without a transaction only what can be done again after a death in its middle.
    expect(later.filter((it) => it.isTransactional === it.isIndexMigration).map(({ name }) => name)).toEqual(
      [],
    )
  })

  test('is told to operators where it takes away what processes of the release use', async () => {
    const told = readFileSync(new URL('../../docs/upgrading.md', import.meta.url), 'utf8')
    const taking = (await laterMigrations())
      .filter(({ statements }) =>
        statements.some((it) => {
          const table = /^(?:alter|drop) table (?:if exists )?(\w+)/.exec(it)?.[1] ?? ''
          return (
            tables.includes(table) &&
            /^drop table|(drop column|drop (?!constraint|default|not )|rename )/.test(it)
          )
        }),
      )
      .map(({ name }) => name)
    expect(taking.filter((name) => !told.includes(name))).toEqual([])
  })
})

test('a filled database of the release is migrated while it is read and written, and loses nothing', async () => {
  await fillRelease(pool)
  const counted = [
    'app_user',
    'chat_session',
    'run',
    'run_event',
    'chat_message',
    '"transaction"',
    'real_estate',
  ]
  const count = async () => {
    const { rows } = await pool.query<Record<string, number>>(
      `select ${counted.map((name) => `(select count(*)::int from ${name}) as ${name}`).join(', ')}`,
    )
    return rows[0] ?? {}
  }
  const before = await count()
  let isDone = false
  const failures = new Set<string>()
  const written = { app_user: 0 }
  const work = async (statement: string) => {
    while (!isDone) {
      try {
        const { rowCount } = await pool.query(statement)
        if (statement.includes('insert into app_user')) written.app_user += rowCount ?? 0
      } catch (error) {
        failures.add(`${statement.slice(0, 60)}: ${String(error)}`)
      }
      await sleep(2)
    }
  }
  const working = RELEASE_WORK.map(work)
  // Somebody’s report, which holds its locks for a while.
  const report = await pool.connect()
  await report.query('begin; select count(*) from run; select count(*) from listing_search')
  const letGo = sleep(3_000).then(() => report.query('commit').finally(() => report.release()))
  try {
    await migrateProduct(database.url)
  } finally {
    isDone = true
  }
  await Promise.all([...working, letGo])
  expect([...failures]).toEqual([])
  const after = await count()
  for (const name of counted.map((it) => it.replaceAll('"', '')))
    expect([name, after[name]]).toEqual([name, expect.toSatisfy((it: number) => it >= (before[name] ?? 0))])
  expect(after['app_user']).toBe((before['app_user'] ?? 0) + written.app_user)
  expect(written.app_user).toBeGreaterThan(10)
  await untilMigrated(database.url, { waitMs: 0, log: () => {} })
}, 120_000)
