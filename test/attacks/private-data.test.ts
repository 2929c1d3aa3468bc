import { readFileSync } from 'node:fs'
import {
  buildSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql'
import type { GraphQLInputType } from 'graphql'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { hidePrivateParts } from '../../src/domain/contract/private-parts.ts'
import { reviewContract } from '../../src/domain/contract/review.ts'
import { maskPersonalData } from '../../src/domain/personal-data.ts'
import { withTextDoor } from '../../src/graphql/text-door.ts'
import { createOrm } from '../../src/store/orm.ts'
import { createPool } from '../../src/store/pool.ts'
import { deleteUser } from '../../src/store/delete-user.ts'
import { eraseDeleted } from '../../src/store/erase.ts'
import { EXPORTED, NOT_EXPORTED } from '../../src/store/export-user.ts'
import { forgetOld, RETENTION_STATEMENTS } from '../../src/store/retention.ts'
import { graphql } from '../gql/gql.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { columnsWith } from '../support/find-text.ts'
import type { GqlClient } from '../support/gql.ts'
import { createSession, followRun, startRun } from '../support/operations.ts'

let app: TestApp
let pool: Pool
beforeAll(async () => {
  app = await startApp()
  pool = createPool(app.databaseUrl, { max: 3, statementTimeoutMs: 60_000 })
}, 60_000)
afterAll(async () => {
  await pool.end()
  await app.stop()
})

const FORMS = [
  { text: '850315-1234567', secret: '1234567' },
  { text: '850315ㅡ1234567', secret: '1234567' },
  { text: '850315–1234567', secret: '1234567' },
  { text: '８５０３１５－１２３４５６７', secret: '２３４５６７' },
  { text: '앞자리 850315 뒷자리 1234567', secret: '1234567' },
  { text: '850315-\n1234567', secret: '1234567' },
  { text: '(010) 9753-5678', secret: '9753' },
  { text: '010 - 9753 - 5678', secret: '9753' },
  { text: '국민은행 123456 – 04 – 987654', secret: '9876' },
  { text: '4111–1111–1111–1111', secret: '4111' },
  { text: 'hongsecret＠example.com', secret: 'hongsecret' },
]
const SAID = FORMS.map(({ text }) => text).join(' / ')
const SECRETS = FORMS.map(({ secret }) => secret)
const secretsIn = (text: string): string[] => SECRETS.filter((secret) => text.includes(secret))

/** Inputs that keep what was typed: looked up and never shown, sealed, or masked after they were read as a contract. */
const KEEPS =
  /(?:password|token|code|codes|after|before|email|key)$|^(?:PartyInput|ContractPartiesInput)\.|^(?:StartRunInput\.query|InputResponse\.clarification|Mutation\.forkRun\.query)$/i

test('A73 every text that the schema takes is masked where it comes in', () => {
  const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'))
  const seen: unknown[] = []
  const places = new Set<string>()
  const plant = (type: GraphQLInputType, place: string, depth = 0): unknown => {
    if (isNonNullType(type)) return plant(type.ofType, place, depth)
    if (isListType(type)) return [plant(type.ofType, place, depth)]
    if (isScalarType(type)) {
      if (type.name !== 'String' || KEEPS.test(place)) return null
      places.add(place)
      return SAID
    }
    if (!isInputObjectType(type) || depth > 5) return null
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [
        field.name,
        plant(field.type, `${type.name}.${field.name}`, depth + 1),
      ]),
    )
  }
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__')
      ? Object.values(type.getFields()).map((field) => ({ type: type.name, field }))
      : [],
  )
  for (const { field } of fields) field.resolve = (_source, args) => void seen.push(args)
  withTextDoor(schema)
  for (const { type, field } of fields) {
    const args = field.args.map((arg) => [arg.name, plant(arg.type, `${type}.${field.name}.${arg.name}`)])
    if (args.length > 0)
      Reflect.apply(field.resolve ?? (() => {}), null, [null, Object.fromEntries(args), {}, {}])
  }
  expect(places.size).toBeGreaterThan(15)
  expect([...places]).toEqual(
    expect.arrayContaining(['Mutation.saveSearch.name', 'Mutation.createSession.title']),
  )
  expect(secretsIn(JSON.stringify(seen))).toEqual([])
  expect(JSON.stringify(seen)).toContain('850315-1******')
})

const SaveAnySearch = graphql(`
  mutation SaveAnySearch($name: String!, $queryText: String, $filter: PropertyFilter) {
    saveSearch(name: $name, queryText: $queryText, filter: $filter) {
      __typename
    }
  }
`)
const ExportMyData = graphql(`
  mutation ExportMyData {
    exportMyData
  }
`)

const CONTRACT = `다음 계약서를 검토해줘.
아파트 전세 계약서
소재지: 서울특별시 마포구 아현동 123-45 래미안푸르지오 103동 1502호
임대인: 곽두팔 (인)
임차인: 탁재훈이 (인)
등기부상 소유자: 곽두팔
보증금: 금 3억원 (300,000,000원)
입금계좌: 국민은행 352-0987-6543-21 예금주 곽두팔
제1조 임대인은 잔금일에 위 주택을 임차인에게 인도한다.
제2조 임차인은 계약이 끝나면 원상으로 회복하여 반환한다.
제3조 임대인은 보증금을 다음 세입자가 들어온 뒤에 반환한다.
임대인 성명: 곽두팔 주소: 경기도 성남시 분당구 정자동 77-8 주민번호 650315-1234567 전화 010-9753-5678
임차인 성명: 탁재훈 주소: 부산광역시 해운대구 우동 999-1`

const exportOf = async (client: GqlClient) => {
  const { exportMyData } = await client.execute(ExportMyData, {})
  return z.record(z.string(), z.array(z.record(z.string(), z.unknown()))).parse(exportMyData)
}

test('A73 nothing that identifies a person stands in any column, whatever text it was typed into', async () => {
  const client = await guest(app.url)
  const sessionId = await createSession(client, `상담 ${SAID}`.slice(0, 100))
  await client.execute(SaveAnySearch, {
    name: '010 - 9753 - 5678',
    queryText: `강남구 아파트 850315ㅡ1234567 (010) 9753-5678`,
    filter: { text: '010 - 9753 - 5678', tags: ['850315–1234567'] },
  })
  const runId = await startRun(client, {
    sessionId,
    query: `전세금 5% 인상 가능해? ${SAID}`,
    idempotencyKey: '010-9753-5678',
    consult: { agentConfig: { modelName: '850315-1234567' } },
  })
  await followRun(client, runId)
  expect(
    await startRun(client, {
      sessionId,
      query: `전세금 5% 인상 가능해? ${SAID}`,
      idempotencyKey: '010-9753-5678',
    }),
  ).toBe(runId)
  const reviewed = await startRun(client, { sessionId, query: CONTRACT })
  const told = JSON.stringify(await followRun(client, reviewed))
  const named = ['곽두팔', '탁재훈', '352-0987-6543-21', '정자동 77-8', '우동 999-1', '123-45', '1502호']
  expect(
    await columnsWith(pool, [...SECRETS.filter((it) => it !== '4111'), '4111–1111–1111–1111', ...named]),
  ).toEqual([])
  expect(named.filter((it) => told.includes(it))).toEqual([])
  const { runs, hiddenTexts } = await exportOf(client)
  const query = String(runs?.find(({ id }) => String(id) === atob(reviewed).split(':')[1])?.['query'])
  const [lessor] = /곽○○[a-z]{3}/.exec(query) ?? []
  // The home stays readable down to its complex, and one person is one token.
  expect(query).toContain('마포구 아현동 ***-** 래미안푸르지오')
  expect(query.split(lessor ?? 'none').length - 1).toBe(4)
  expect(hiddenTexts?.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['곽두팔', '탁재훈', '352-0987-6543-21']),
  )
  // Another owner has other tokens.
  const other = await guest(app.url)
  await followRun(other, await startRun(other, { sessionId: await createSession(other), query: CONTRACT }))
  const theirs = await exportOf(other)
  expect(JSON.stringify(theirs['runs'])).not.toContain(lessor)
  await client.close()
  await other.close()
}, 90_000)

test('A73 a contract is reviewed alike with its parties hidden', () => {
  const letters = (_kind: string, text: string) =>
    [0, 1, 2].map((at) => String.fromCharCode(97 + (text.charCodeAt(at % text.length) % 26))).join('')
  const { text, parts } = hidePrivateParts(CONTRACT, letters)
  const mismatch = CONTRACT.replace('등기부상 소유자: 곽두팔', '등기부상 소유자: 변학도')
  const risks = (contract: string) =>
    reviewContract(contract).risks.map(({ type, severity }) => `${type} ${severity}`)
  expect(risks(maskPersonalData(text))).toEqual(risks(CONTRACT))
  expect(risks(maskPersonalData(hidePrivateParts(mismatch, letters).text))).toEqual(risks(mismatch))
  expect(risks(mismatch)).not.toEqual(risks(CONTRACT))
  expect(parts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['NAME', 'ADDRESS', 'ACCOUNT']))
})

const ownedTables = async (): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `with recursive owned(oid) as (
       select 'app_user'::regclass::oid
       union select conrelid from pg_constraint join owned on confrelid = owned.oid where contype = 'f')
     select relname as name from owned join pg_class using (oid)`,
  )
  return rows.map(({ name }) => name)
}

test('an export has every table that a person owns, but those that are named with a reason', async () => {
  const owned = await ownedTables()
  expect(owned.length).toBeGreaterThan(15)
  const known = [...Object.values(EXPORTED).map(({ table }) => table), ...Object.keys(NOT_EXPORTED)]
  expect(owned.filter((table) => !known.includes(table))).toEqual([])
  expect(known.filter((table) => !owned.includes(table))).toEqual([])
})

test('an export is of its owner alone, and five an hour', async () => {
  const [client, other] = [await guest(app.url), await guest(app.url)]
  await createSession(other, '남의 대화')
  await createSession(client, '나의 대화')
  const text = JSON.stringify(await exportOf(client))
  expect(text).toContain('나의 대화')
  expect(text).not.toContain('남의 대화')
  for (let more = 0; more < 4; more += 1) await exportOf(client)
  const { errors } = await client.request(ExportMyData, {})
  expect(errors?.[0]?.extensions?.['code']).toBe('TOO_MANY_ATTEMPTS')
  await client.close()
  await other.close()
})

test('A74 after a deletion no table, statistic or index has what was deleted', async () => {
  const planted = 'zebraquagga'
  const client = await guest(app.url)
  const sessionId = await createSession(client, `${planted} title`)
  await followRun(client, await startRun(client, { sessionId, query: `${planted} 전세금 5% 인상 가능해?` }))
  const { account } = await exportOf(client)
  const userId = String(account?.[0]?.['id'])
  await pool.query(`insert into user_profile (user_id, nickname, bio) values ($1, $2, $2)`, [userId, planted])
  await pool.query('analyze')
  expect((await columnsWith(pool, [planted])).length).toBeGreaterThan(3)
  const orm = createOrm({ url: app.databaseUrl })
  try {
    expect(await deleteUser(orm.em.fork(), userId)).toBe(true)
  } finally {
    await orm.close(true)
  }
  const { rows: jobs } = await pool.query(`select from graphile_worker.jobs where key = 'erase'`)
  expect(jobs).toHaveLength(1)
  await eraseDeleted(pool)
  expect(await columnsWith(pool, [planted])).toEqual([])
  const { rows: statistics } = await pool.query(
    `select tablename, attname from pg_stats
     where strpos(coalesce(most_common_vals::text, '') || coalesce(histogram_bounds::text, '')
       || coalesce(most_common_elems::text, ''), $1) > 0`,
    [planted],
  )
  expect(statistics).toEqual([])
  const { rows: words } = await pool.query(
    `select from pg_stats where (tablename, attname) in (('chat_message', 'content'), ('run', 'query'), ('user_profile', 'nickname'))`,
  )
  expect(words).toEqual([])
  // What the indexes have, read from nothing but them.
  const indexed = await pool.connect()
  try {
    await indexed.query('set enable_seqscan = off')
    const { rows } = await indexed.query<{ nickname: string }>(
      `select nickname from user_profile where nickname >= '' order by nickname`,
    )
    expect(rows.filter(({ nickname }) => nickname.includes(planted))).toEqual([])
  } finally {
    indexed.release(true)
  }
  await client.close()
}, 60_000)

test('what is old is forgotten: guests, details of runs, tokens; answers stay and followers end', async () => {
  const client = await guest(app.url)
  const sessionId = await createSession(client)
  const runId = await startRun(client, { sessionId, query: '전세금 5% 인상 가능해?' })
  await followRun(client, runId)
  const id = atob(runId).split(':')[1]
  const { account } = await exportOf(client)
  const userId = String(account?.[0]?.['id'])
  const never = { guestDays: null, runDays: null, documentDays: null }
  const forget = async () => true
  await pool.query(`update run set completed_at = completed_at - interval '200 days' where id = $1`, [id])
  const { runs } = await forgetOld(pool, { ...never, runDays: 180 }, forget)
  expect(runs).toBe(1)
  expect((await forgetOld(pool, { ...never, runDays: 180 }, forget)).runs).toBe(0)
  const { rows: left } = await pool.query(
    `select (select count(*)::int from run_event where run_id = $1) as events, answer is not null as answered from run where id = $1`,
    [id],
  )
  expect(left).toEqual([{ events: 1, answered: true }])
  // Who follows it from its beginning hears that it ended, and no more.
  expect((await followRun(client, runId)).length).toBe(1)

  await pool.query(`update refresh_token set expires_at = now() - interval '2 days' where user_id = $1`, [
    userId,
  ])
  expect((await forgetOld(pool, never, forget)).tokens).toBeGreaterThan(0)
  const asked: string[] = []
  const old = { ...never, guestDays: 90 }
  const note = async (user: string) => asked.push(user) > 0
  await forgetOld(pool, old, note)
  expect(asked).not.toContain(userId)
  await pool.query(`update app_user set created_at = created_at - interval '100 days' where id = $1`, [
    userId,
  ])
  await forgetOld(pool, old, note)
  expect(asked).not.toContain(userId)
  await pool.query(`update run set created_at = created_at - interval '100 days' where user_id = $1`, [
    userId,
  ])
  await forgetOld(pool, old, note)
  expect(asked).toContain(userId)
  await client.close()
}, 60_000)

test('what is looked for in the background is found by an index', async () => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into app_user (id, type) select gen_random_uuid(), 'USER' from generate_series(1, 20000)`,
    )
    await client.query(
      `insert into refresh_token (id, user_id, token_hash, family, expires_at)
       select gen_random_uuid(), id, id::text, id, now() + interval '9 days' from app_user`,
    )
    await client.query('analyze app_user, refresh_token, run')
    await client.query('set local enable_seqscan = off')
    for (const [name, values] of [
      ['guests', [90, 200]],
      ['runs', [180, 200]],
      ['tokens', [200]],
    ] as const) {
      const { rows } = await client.query(`explain ${RETENTION_STATEMENTS[name]}`, [...values])
      const plan = JSON.stringify(rows)
      expect({
        name,
        plan: /app_user_guest_idx|run_details_idx|refresh_token_expires_at_index/.exec(plan)?.[0],
      }).toEqual({
        name,
        plan: {
          guests: 'app_user_guest_idx',
          runs: 'run_details_idx',
          tokens: 'refresh_token_expires_at_index',
        }[name],
      })
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
}, 60_000)
