import { onTestFinished, describe, expect, test } from 'vitest'
import { createPool } from '../../src/store/pool.ts'
import { ask } from '../e2e/ask.ts'
import { guest, startApp } from '../support/app.ts'
import { demoDatabase, freshDatabase } from '../support/db.ts'
import { lacking, startPgBouncer } from '../support/debian.ts'

const SEARCH = '강남구 5억 미만 아파트 찾아줘'

const served = async (env: Record<string, string>) => {
  const app = await startApp({ env })
  onTestFinished(() => app.stop())
  return { app, client: await guest(app.url) }
}
const withDemo = async () => {
  const database = await demoDatabase()
  onTestFinished(() => database.drop())
  return database
}
/** What a database's connections were opened for. */
const usesOf = async (url: string): Promise<string[]> => {
  const pool = createPool(url, { max: 1, applicationName: 'count' })
  onTestFinished(() => pool.end())
  const { rows } = await pool.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity
     where datname = current_database() and application_name like 'holmesnyangz%' order by 1`,
  )
  return rows.map(({ name }) => name)
}

describe.skipIf(lacking('pgbouncer').length > 0)(
  'behind a pooler that keeps no sessions (skipped where Debian’s PgBouncer is not installed)',
  () => {
    test('a run is begun at once, followed and answered; listening and the queue go past it', async () => {
      const { url } = await withDemo()
      const pooler = await startPgBouncer(url)
      onTestFinished(() => pooler.stop())
      const { app, client } = await served({
        DATABASE_URL: pooler.url,
        DATABASE_DIRECT_URL: url,
        DATABASE_PREPARED_STATEMENTS: 'false',
      })
      // Several, so that connections are handed from one to another.
      const asked = await Promise.all(Array.from({ length: 8 }, () => ask(client, SEARCH)))
      for (const { answer, events } of asked) {
        expect(answer.properties.length).toBeGreaterThan(0)
        expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1))
      }
      expect(app.complaints).toEqual([])
      expect(await usesOf(url)).toEqual(expect.arrayContaining(['holmesnyangz direct']))
    }, 60_000)

    test('an operator whose pooler sets no time limit for statements is told', async () => {
      const { url } = await withDemo()
      const { app } = await served({ DATABASE_URL: url, DATABASE_DIRECT_URL: url })
      expect(app.complaints.join()).toContain('no time limit')
    }, 60_000)
  },
)

describe('a copy to read from', () => {
  test('is where listings are searched, and what is written stands at the primary', async () => {
    const primary = await freshDatabase()
    onTestFinished(() => primary.drop())
    const copy = await withDemo()
    const { client } = await served({ DATABASE_URL: primary.url, DATABASE_READ_URL: copy.url })
    // The primary has no listing.
    const { run } = await ask(client, SEARCH)
    expect(run.steps[0]?.result).toMatchObject({ totalCount: 10 })
    expect(await usesOf(copy.url)).toEqual(['holmesnyangz replica'])
  }, 60_000)

  test('that is away is answered for by the primary', async () => {
    const { url } = await withDemo()
    const away = new URL(url)
    away.port = '1'
    const { app, client } = await served({ DATABASE_URL: url, DATABASE_READ_URL: away.href })
    const { answer } = await ask(client, SEARCH)
    expect(answer.properties.length).toBeGreaterThan(0)
    expect(app.complaints.join()).toContain('the primary answers for it')
  }, 60_000)
})
