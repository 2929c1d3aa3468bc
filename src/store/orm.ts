import { fileURLToPath } from 'node:url'
import { Migrator } from '@mikro-orm/migrations'
import { MikroORM, UnderscoreNamingStrategy } from '@mikro-orm/postgresql'
import type { EntityName, MigrationObject } from '@mikro-orm/postgresql'
import { entities } from './entities.ts'

const migrationsPath = fileURLToPath(new URL('../../migrations', import.meta.url))

export interface OrmOptions {
  url: string
  /** The product's unless told. */
  entities?: readonly EntityName[]
  /** Connections of this process; the hot reads have their own pool. */
  maxConnections?: number
  statementTimeoutMs?: number
  /** How long a statement waits for a lock; for ever unless told. */
  lockTimeoutMs?: number
  applicationName?: string
  /** A pooler stands between, which refuses settings at the beginning of a connection. */
  pooled?: boolean
  /** Called with warnings of the driver and, when `logQueries`, with every statement. */
  log?: (message: string) => void
  logQueries?: boolean
  /** In place of those of the folder. */
  migrations?: MigrationObject[]
}

/** Connects on first use. Close it with `orm.close()`. */
export const createOrm = (options: OrmOptions) =>
  new MikroORM({
    entities: [...(options.entities ?? entities)],
    clientUrl: options.url,
    namingStrategy: UnderscoreNamingStrategy,
    extensions: [Migrator],
    ensureDatabase: false,
    pool: { max: options.maxConnections ?? 10 },
    driverOptions: {
      ...(options.pooled !== true && {
        statement_timeout: options.statementTimeoutMs ?? 5_000,
        lock_timeout: options.lockTimeoutMs ?? 0,
      }),
      application_name: options.applicationName ?? 'holmesnyangz orm',
      keepAlive: true,
    },
    logger: options.log ?? (() => {}),
    debug: options.logQueries ?? false,
    migrations: {
      path: migrationsPath,
      pathTs: migrationsPath,
      snapshotName: '.snapshot-holmesnyangz',
      // The snapshot belongs to the sources: only creating a migration writes it, never a running product.
      snapshotOnMigrate: false,
      emit: 'ts',
      // Each its own transaction: one that has to wait holds no lock of those before it.
      allOrNothing: false,
      ...(options.migrations && { migrationsList: options.migrations }),
    },
    schemaGenerator: {
      ignoreSchema: ['langgraph', 'graphile_worker'],
      // Migrations write them by hand (store/telling-migration.ts).
      ignoreTriggers: true,
      ignoreRoutines: true,
    },
  })

export type Orm = ReturnType<typeof createOrm>
