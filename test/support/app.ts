import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Logger } from 'pino'
import { buildApp } from '../../src/app.ts'
import type { Role } from '../../src/app.ts'
import { readEnv } from '../../src/env.ts'
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
  /** In place of the one whose warnings become `complaints`. */
  log?: Logger
}

/** The whole product on a database of its own and a free port. */
export const startApp = async ({
  role = 'all',
  seed = false,
  env = {},
  log,
}: TestAppOptions = {}): Promise<TestApp> => {
  const database = await (seed ? demoDatabase() : freshDatabase())
  const folder = mkdtempSync(join(tmpdir(), 'holmesnyangz-app-'))
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
