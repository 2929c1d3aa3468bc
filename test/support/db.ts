import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

export interface TestDatabase {
  url: string
  drop: () => Promise<void>
}

/** A migrated, empty database of its own: call it in beforeAll and `drop` it in afterAll, after closing your pools. */
export const freshDatabase = (): Promise<TestDatabase> => createDatabase(`template ${inject('templateName')}`)

/** A database without a single table, for tests of the migrations themselves. */
export const emptyDatabase = (): Promise<TestDatabase> => createDatabase('template template0')

const createDatabase = async (options: string): Promise<TestDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`
  await execute(`create database ${name} ${options}`)
  const url = new URL(inject('adminUrl'))
  url.pathname = `/${name}`
  return { url: url.href, drop: () => execute(`drop database ${name} with (force)`) }
}

const execute = async (statement: string) => {
  const client = new Client({ connectionString: inject('adminUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
