import { MikroKyselyPlugin } from '@mikro-orm/postgresql'
import type { EntityManager, InferKyselyDB } from '@mikro-orm/postgresql'
import {
  AliasedExpressionWrapper,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  ValueNode,
} from 'kysely'
import type { AliasableExpression, Compilable, Expression } from 'kysely'
import type { PoolClient, QueryConfig, QueryResultRow } from 'pg'
import type { entities } from './entities.ts'
import { model } from './metadata.ts'
import { namedRows } from './named-rows.ts'
import type { Queryable } from './statement.ts'

const NAMES = { tableNamingStrategy: 'entity', columnNamingStrategy: 'property' } as const

/** The tables by the names of their entities, the columns by those of their properties; relations are their ids. */
export type Tables = InferKyselyDB<(typeof entities)[number], typeof NAMES>
export type Db = Kysely<Tables>

const once = <T>(make: () => T): (() => T) => {
  let made: { it: T } | undefined
  return () => (made ??= { it: make() }).it
}

/** A value that is told with each call: stands in a query that is written once. */
class Slot<T> implements AliasableExpression<T> {
  readonly key: string
  constructor(key: string) {
    this.key = key
  }
  get expressionType(): T | undefined {
    return undefined
  }
  toOperationNode() {
    return ValueNode.create(this)
  }
  as<A extends string>(alias: A) {
    return new AliasedExpressionWrapper<T, A>(this, alias)
  }
}

/**
 * What is told comes as parameters, the same always as the same one; what is written in a query is the same each time and
 * stands in its text, so that partial indexes are found by it.
 */
class Compiler extends PostgresQueryCompiler {
  #places = new Map<string, number>()

  override compileQuery(...query: Parameters<PostgresQueryCompiler['compileQuery']>) {
    this.#places = new Map()
    return super.compileQuery(...query)
  }
  protected override appendValue(value: unknown): void {
    if (!(value instanceof Slot)) return this.appendImmediateValue(value)
    const known = this.#places.get(value.key)
    if (known !== undefined) return this.append(`$${known}`)
    super.appendValue(value)
    this.#places.set(value.key, this.numParameters)
  }
}

/** MikroORM's names for a Kysely that only writes: what it wrote is sent through `Queryable`. */
const writer = once((): Db =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new Compiler(),
    },
  })
    .withPlugin(namedRows(model().getMetadata()))
    .withPlugin(new MikroKyselyPlugin(model().em, NAMES)),
)

/**
 * The entities as one transaction sees them: what is made and changed with it is written by its `flush`, on the connection
 * that the transaction is on, and committed or rolled back with the rest of it.
 */
export const entitiesOn = (client: PoolClient): EntityManager => {
  const em = model().em.fork()
  const connection = { query: client.query.bind(client), release() {} }
  const dialect = new PostgresDialect({
    pool: { options: {}, connect: () => Promise.resolve(connection), end: () => Promise.resolve() },
  })
  em.setTransactionContext(new Kysely({ dialect }))
  return em
}

/** What a statement is told, as its query uses it. */
export type Given<G> = { readonly [K in keyof G]: AliasableExpression<G[K]> }

/** A query of fixed form: written and compiled at its first use, prepared once per connection under its name. */
export interface Statement<G, R> {
  readonly name: string
  /** For what is sent by others: an outbox, a pipeline, a cursor. */
  config(given: G): QueryConfig
  all(db: Queryable, given: G): Promise<R[]>
  /** Null: there is none. */
  first(db: Queryable, given: G): Promise<R | null>
  /** How many rows it read or wrote. */
  run(db: Queryable, given: G): Promise<number>
}
export type RowOf<S> = S extends { all(...asked: never[]): Promise<(infer R)[]> } ? R : never

const known = new Map<string, () => string>()
/** The text of every statement that was defined, for tests. */
export const statementTexts = (): ReadonlyMap<string, () => string> => known

export const statement = <G extends object, R>(
  name: string,
  write: (db: Db, given: Given<G>) => Compilable<R>,
): Statement<G, R> => {
  if (known.has(name)) throw new Error(`two statements are called ${name}`)
  const compiled = once(() => {
    // Whatever is asked of it is a value that will be told.
    const given = new Proxy({}, { get: (_target, key) => new Slot(String(key)) }) as Given<G>
    return write(writer(), given).compile()
  })
  known.set(name, () => compiled().sql)
  const config = (given: G): QueryConfig => {
    const { sql: text, parameters } = compiled()
    const told = given as Record<string, unknown>
    return {
      name,
      text,
      values: parameters.map((value) => (value instanceof Slot ? (told[value.key] ?? null) : value)),
    }
  }
  const all = async (db: Queryable, given: G): Promise<R[]> =>
    (await db.query<R & QueryResultRow>(config(given))).rows
  return {
    name,
    config,
    all,
    first: async (db, given) => (await all(db, given))[0] ?? null,
    run: async (db, given) => (await db.query(config(given))).rowCount ?? 0,
  }
}

/** One of a list that is told as one value. */
export const anyOf = <T>(list: Expression<readonly T[]>) => sql<T>`any(${list})`
export const countAll = sql<number>`count(*)::int`
export const now = sql<Date>`now()`
/** So many seconds from now, or before. */
export const secondsFromNow = (seconds: Expression<number>) =>
  sql<Date>`now() + make_interval(secs => ${seconds})`
export const secondsAgo = (seconds: Expression<number>) =>
  sql<Date>`now() - make_interval(secs => ${seconds})`

/** JSON that is told as its text. */
export const asJson = <T extends string | null>(text: Expression<T>) =>
  sql<T extends null ? object | null : object>`${text}::jsonb`
