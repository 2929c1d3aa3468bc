import { readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { freshDatabase } from '../support/db.ts'
import { composeFile, dockerfileLines } from '../support/deployment.ts'

const SECRET = /\$\{(\w+):\?\}/g
const secretsOf = (text: string): string[] => [...text.matchAll(SECRET)].map(([, name = '']) => name)

test('A86 the product of compose has a role of its own, whose password is not the superuser’s', () => {
  const { services, configs } = composeFile()
  const own = services['postgres']?.environment ?? {}
  const mounted = services['postgres']?.configs ?? []
  expect(mounted).toEqual([{ source: 'role', target: '/docker-entrypoint-initdb.d/role.sh' }])
  const superusers = secretsOf(own['POSTGRES_PASSWORD'] ?? '')
  expect(superusers).toHaveLength(1)
  for (const name of ['api', 'worker', 'migrate']) {
    const url = services[name]?.environment?.['DATABASE_URL'] ?? ''
    expect(url.startsWith('postgresql://holmesnyangz:${')).toBe(true)
    expect(secretsOf(url)).toEqual(secretsOf(own['DATABASE_PASSWORD'] ?? ''))
    expect(secretsOf(JSON.stringify(services[name]?.environment))).not.toContain(superusers[0])
  }
  const script = readFileSync(new URL(`../../${configs['role']?.file}`, import.meta.url), 'utf8')
  expect(script).toMatch(
    /create role holmesnyangz login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password/,
  )
  expect(script).toMatch(/create database holmesnyangz owner holmesnyangz;/)
})

test('A86 what the script of compose says makes a role with which the product’s tables can be made, and no more', async () => {
  const database = await freshDatabase()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    // The template of the tests was migrated as such a role.
    const { rows } = await client.query<{ owner: boolean; super: boolean; made: boolean }>(
      `select pg_get_userbyid(datdba) = current_user as owner, rolsuper as super,
         to_regclass('run') is not null and to_regclass('graphile_worker.jobs') is not null
           and to_regclass('langgraph.checkpoints') is not null as made
       from pg_database, pg_roles where datname = current_database() and rolname = current_user`,
    )
    expect(rows).toEqual([{ owner: true, super: false, made: true }])
    expect(new URL(database.url).username).not.toBe(new URL(inject('adminUrl')).username)
    await expect(client.query(`copy (select 1) to program 'id'`)).rejects.toThrow('permission denied')
    await expect(client.query('create role other')).rejects.toThrow('permission denied')
  } finally {
    await client.end()
    await database.drop()
  }
})

test('A86 Redis wants a password, and so do those who ask it', () => {
  const { services } = composeFile()
  const redis = services['redis']
  expect(redis?.command?.join(' ')).toContain('--requirepass "$$REDIS_PASSWORD"')
  const password = secretsOf(redis?.environment?.['REDIS_PASSWORD'] ?? '')
  expect(password).toHaveLength(1)
  expect(redis?.environment?.['REDISCLI_AUTH']).toBe(redis?.environment?.['REDIS_PASSWORD'])
  for (const name of ['api', 'worker']) {
    const url = services[name]?.environment?.['REDIS_URL'] ?? ''
    expect(url.startsWith('redis://:${')).toBe(true)
    expect(secretsOf(url)).toEqual(password)
  }
})

test('A86 every image is named by its digest, and every container has a limit of memory and of processes', () => {
  const { services } = composeFile()
  const digest = /^[a-z0-9./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/
  const built = Object.values(services).filter(({ build }) => build !== undefined)
  expect(built.length).toBe(3)
  for (const [name, { image = '', build, mem_limit, pids_limit, security_opt }] of Object.entries(services)) {
    expect([name, build !== undefined || digest.test(image)]).toEqual([name, true])
    expect([name, mem_limit, pids_limit]).toEqual([
      name,
      expect.stringMatching(/^\d+[mg]$/),
      expect.any(Number),
    ])
    expect([name, security_opt]).toEqual([name, ['no-new-privileges:true']])
  }
  const bases = dockerfileLines('FROM').map((line) => line.split(' ')[0] ?? '')
  expect(bases.filter((base) => !digest.test(base))).toEqual([])
  // No other file brings an image along.
  const files = readdirSync(new URL('../../', import.meta.url))
  expect(files.filter((file) => /^(docker-)?compose.*\.ya?ml$|^Dockerfile/.test(file))).toEqual([
    'Dockerfile',
    'compose.yaml',
  ])
})
