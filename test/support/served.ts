import { afterAll, beforeAll } from 'vitest'
import { guest, startApp } from './app.ts'
import type { TestApp, TestAppOptions } from './app.ts'
import type { GqlClient } from './gql.ts'

/** What a file's tests share; to be used in tests and not before. */
export interface Served extends Pick<TestApp, 'url' | 'databaseUrl' | 'complaints'> {
  /** Signed in as a guest. */
  client: GqlClient
}

/** The product, from before the first test of the file until after its last. */
export const serveApp = (options: TestAppOptions = {}): Readonly<Served> => {
  let app: TestApp | undefined
  let client: GqlClient | undefined
  beforeAll(async () => {
    app = await startApp(options)
    client = await guest(app.url)
  }, 180_000)
  afterAll(async () => {
    await client?.close()
    await app?.stop()
  })
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
      return started(app).complaints
    },
    get client() {
      return started(client)
    },
  }
}
