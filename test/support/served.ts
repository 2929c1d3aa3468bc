import { afterAll, beforeAll } from 'vitest'
import { guest, commonApp } from './app.ts'
import type { TestApp, TestAppOptions } from './app.ts'
import type { GqlClient } from './gql.ts'

/** What a file's tests share; to be used in tests and not before. */
export interface Served extends Pick<TestApp, 'url' | 'databaseUrl' | 'complaints'> {
  /** Signed in as a guest. */
  client: GqlClient
}

/** The product as this worker has it for all files with equal options (see `commonApp`). */
export const serveApp = (options: Pick<TestAppOptions, 'role' | 'seed' | 'env'> = {}): Readonly<Served> => {
  let app: Omit<TestApp, 'stop'> | undefined
  let client: GqlClient | undefined
  let earlier = 0
  beforeAll(async () => {
    app = await commonApp(options)
    earlier = app.complaints.length
    client = await guest(app.url)
  }, 180_000)
  afterAll(() => client?.close())
  const started = <T>(it: T | undefined): T => {
    if (it === undefined) throw new Error('the app is not started yet')
    return it
  }
  return {
    get url() {
      return started(app).url
    },
    get databaseUrl() {
      return started(app).databaseUrl
    },
    get complaints() {
      return started(app).complaints.slice(earlier)
    },
    get client() {
      return started(client)
    },
  }
}
