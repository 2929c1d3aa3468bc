import { fileURLToPath } from 'node:url'
import { Migrator } from '@mikro-orm/migrations'
import { MikroORM, UnderscoreNamingStrategy } from '@mikro-orm/postgresql'
import { entities } from './entities.ts'

const migrationsPath = fileURLToPath(new URL('../../migrations', import.meta.url))

export interface OrmOptions {
  url: string
  /** Connections of this process; the hot reads have their own pool. */
  maxConnections?: number
  statementTimeoutMs?: number
  applicationName?: string
  /** Called with warnings of the driver and, when `logQueries`, with every statement. */
  log?: (message: string) => void
  logQueries?: boolean
}

/** Connects on first use. Close it with `orm.close()`. */
export const createOrm = (options: OrmOptions) =>
  new MikroORM({
    entities: [...entities],
    clientUrl: options.url,
    namingStrategy: UnderscoreNamingStrategy,
    extensions: [Migrator],
    ensureDatabase: false,
    pool: { max: options.maxConnections ?? 10 },
    driverOptions: {
      statement_timeout: options.statementTimeoutMs ?? 5_000,
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
    },
    schemaGenerator: { ignoreSchema: ['langgraph', 'graphile_worker'] },
  })

export type Orm = ReturnType<typeof createOrm>
