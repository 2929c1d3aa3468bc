import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Logger } from 'pino'
import { inject } from 'vitest'
import { buildApp } from '../../src/compose/app.ts'
import type { Role } from '../../src/config/connections.ts'
import type { LawTopic } from '../../src/domain/topics/topic.ts'
import { readEnv } from '../../src/config/env.ts'
import { graphql } from '../gql/gql.ts'
import { demoDatabase, freshDatabase } from './db.ts'
import { createGqlClient } from './gql.ts'
import type { GqlClient } from './gql.ts'

export interface TestApp {
  /** The GraphQL endpoint. */
  url: string
  databaseUrl: string
  /** Lines of the log at warning and above, as they were written. */
  complaints: string[]
  stop(): Promise<void>
}

export interface TestAppOptions {
  role?: Role
  /** The demo data; off unless told. */
  seed?: boolean
  env?: Record<string, string>
  /** Law topics beside those of the product. */
  topics?: readonly LawTopic[]
  /** A database that others have as well, and that outlives it; one of its own unless told. */
  databaseUrl?: string
  /** In place of the one whose warnings become `complaints`. */
  log?: Logger
}

/** The whole product on a database of its own and a free port. */
export const startApp = async ({
  role = 'all',
  seed = false,
  env = {},
  topics = [],
  databaseUrl,
  log,
}: TestAppOptions = {}): Promise<TestApp> => {
  const database =
    databaseUrl === undefined
      ? await (seed ? demoDatabase() : freshDatabase())
      : { url: databaseUrl, drop: async () => {} }
  const folder = mkdtempSync(join(inject('scratch'), 'app-'))
  const complaints: string[] = []
  const app = buildApp({
    env: readEnv({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      PORT: '0',
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      WORKER_CONCURRENCY: '8',
      ...env,
    }),
    log: log ?? pino({ level: 'warn' }, { write: (line: string) => void complaints.push(line) }),
    role,
    seed,
    topics,
  })
  const stop = async () => {
    await app.stop()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const { url } = await app.start()
    return { url, databaseUrl: database.url, complaints, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** By what they were started with; they live as long as this worker does. */
const common = new Map<string, Promise<TestApp>>()

/**
 * One app and one database of this worker for all files that ask with equal options: to such a file the database is
 * never empty, and what it knows is its own users, sessions and runs. Whoever writes homes, regions or laws, counts
 * rows, or breaks something starts an app of its own.
 */
export const commonApp = (
  options: Pick<TestAppOptions, 'role' | 'seed' | 'env'> = {},
): Promise<Omit<TestApp, 'stop'>> => {
  const { role = 'all', seed = false, env = {} } = options
  const key = JSON.stringify([role, seed, Object.entries(env).toSorted()])
  const app = common.get(key) ?? startApp({ role, seed, env })
  common.set(key, app)
  return app
}

const SignIn = graphql(`
  mutation SignInForTest {
    signInAsGuest {
      accessToken
    }
  }
`)

/** A client signed in as a new guest. */
export const guest = async (url: string): Promise<GqlClient> => {
  const { signInAsGuest } = await createGqlClient(url, null).execute(SignIn, {})
  return createGqlClient(url, signInAsGuest.accessToken)
}
