import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId, newSessionId } from '../../src/domain/id.ts'
import { ChatSession } from '../../src/store/entities/chat-session.ts'
import { RealEstate } from '../../src/store/entities/real-estate.ts'
import { Region } from '../../src/store/entities/region.ts'
import { RunEvent } from '../../src/store/entities/run-event.ts'
import { Run } from '../../src/store/entities/run.ts'
import { Transaction } from '../../src/store/entities/transaction.ts'
import { UserProfile } from '../../src/store/entities/user-profile.ts'
import { User } from '../../src/store/entities/user.ts'
import { createOrm } from '../../src/store/orm.ts'
import type { Orm } from '../../src/store/orm.ts'
import { freshDatabase } from '../support/db.ts'
import type { TestDatabase } from '../support/db.ts'

describe('the entities', () => {
  let database: TestDatabase
  let orm: Orm
  beforeAll(async () => {
    database = await freshDatabase()
    orm = createOrm({ url: database.url })
  })
  afterAll(async () => {
    await orm.close()
    await database.drop()
  })

  const sql = (statement: string, values: unknown[] = []) =>
    orm.em.fork().getConnection().execute(statement, values)

  const aProperty = async () => {
    const em = orm.em.fork()
    const code = String(1_000_000_000 + Math.floor(Math.random() * 8_999_999_999))
    const region = em.create(Region, { code, name: '역삼동', fullName: `서울 ${code}`, level: 'DONG' })
    const property = em.create(RealEstate, {
      code: newId(),
      name: '한빛마을',
      propertyType: 'APARTMENT',
      region,
      regionCode: code,
      address: '역삼동 1',
      exclusiveArea: 84.97,
      completionDate: '201503',
      completionYear: 2015,
    })
    await em.flush()
    return property
  }

  const aRun = async () => {
    const em = orm.em.fork()
    const user = em.create(User, { type: 'GUEST' })
    const session = em.create(ChatSession, { user, title: '새 대화' })
    const run = em.create(Run, { session, user, query: '질문', mode: 'TEAM', language: 'KO' })
    await em.flush()
    return { userId: user.id, sessionId: session.id, runId: run.id }
  }

  const listing = (property: RealEstate, values: Record<string, string | number | boolean>) => {
    const row = {
      real_estate_id: property.id,
      region_id: property.region.id,
      region_code: property.regionCode,
      kind: 'LISTING',
      source: 'test',
      source_key: newId(),
      ...values,
    }
    const columns = Object.keys(row)
    return sql(
      `insert into "transaction" (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
      Object.values(row),
    )
  }

  test('are written and read back with ids as strings, 평 derived, and defaults filled in', async () => {
    const { id } = await aProperty()
    const found = await orm.em.fork().findOneOrFail(RealEstate, id, { populate: ['region'] })
    expect(typeof found.id).toBe('string')
    expect(found.exclusiveAreaPyeong).toBeCloseTo(84.97 / 3.305785, 10)
    expect(found.supplyAreaPyeong).toBeNull()
    expect(found.tags).toEqual([])
    expect(found.region.$.name).toBe('역삼동')
    expect(found.createdAt).toBeInstanceOf(Date)
  })

  test('a time read back is the very time that was stored, so that a cursor made of it finds its row', async () => {
    const { sessionId } = await aRun()
    const { createdAt } = await orm.em.fork().findOneOrFail(ChatSession, sessionId)
    expect(await orm.em.fork().count(ChatSession, { id: sessionId, createdAt })).toBe(1)
  })

  test.each([
    ['SALE with a price', { transaction_type: 'SALE', sale_price: 50_000 }],
    ['JEONSE with a deposit', { transaction_type: 'JEONSE', deposit: 30_000 }],
    ['RENT with deposit and rent', { transaction_type: 'RENT', deposit: 0, monthly_rent: 60 }],
  ])('a transaction may be %s', async (_what, values) => {
    const property = await aProperty()
    await listing(property, values)
    expect(await orm.em.fork().count(Transaction, { realEstate: property.id })).toBe(1)
  })

  test.each([
    ['SALE without a price', { transaction_type: 'SALE' }],
    ['SALE with a deposit', { transaction_type: 'SALE', sale_price: 50_000, deposit: 100 }],
    ['JEONSE with rent', { transaction_type: 'JEONSE', deposit: 30_000, monthly_rent: 10 }],
    ['JEONSE with a sale price', { transaction_type: 'JEONSE', sale_price: 30_000 }],
    ['RENT without rent', { transaction_type: 'RENT', deposit: 1_000 }],
    ['priced in won', { transaction_type: 'SALE', sale_price: 500_000_000 }],
    ['a DEAL without its date', { transaction_type: 'SALE', sale_price: 1, kind: 'DEAL' }],
    ['standing and cancelled', { transaction_type: 'SALE', sale_price: 1, cancelled_on: '2026-01-01' }],
    ['of an unknown type', { transaction_type: 'LEASE', deposit: 1 }],
  ])('a transaction is never %s', async (_what, values) => {
    await expect(listing(await aProperty(), values)).rejects.toThrow(/check constraint/)
  })

  test('the same source row is kept once, and so is an article number', async () => {
    const property = await aProperty()
    const values = { transaction_type: 'SALE', sale_price: 1, source_key: newId(), article_no: newId() }
    await listing(property, values)
    await expect(listing(property, values)).rejects.toThrow(/transaction_source_source_key_unique/)
    await expect(listing(property, { ...values, source_key: newId() })).rejects.toThrow(
      /transaction_article_no_unique/,
    )
  })

  test('a session has one active run, however many wait', async () => {
    const { sessionId, userId, runId } = await aRun()
    const insert = (status: string) =>
      sql(
        `insert into run (id, session_id, user_id, query, mode, language, status) values (?, ?, ?, 'q', 'TEAM', 'KO', ?)`,
        [newId(), sessionId, userId, status],
      )
    await insert('QUEUED')
    await sql(`update run set status = 'RUNNING' where id = ?`, [runId])
    await expect(insert('WAITING_FOR_INPUT')).rejects.toThrow(/run_one_active_per_session/)
    await sql(`update run set status = 'COMPLETED', completed_at = now() where id = ?`, [runId])
    await insert('WAITING_FOR_INPUT')
  })

  test('a run is terminal exactly when it has an end', async () => {
    const { runId } = await aRun()
    await expect(sql(`update run set status = 'FAILED' where id = ?`, [runId])).rejects.toThrow(
      /run_completed_when_terminal/,
    )
    await expect(sql('update run set completed_at = now() where id = ?', [runId])).rejects.toThrow(
      /run_completed_when_terminal/,
    )
  })

  test('an effect is journalled once', async () => {
    const { runId, sessionId } = await aRun()
    const event = (sequence: number) =>
      orm.em.fork().insert(RunEvent, {
        run: runId,
        sequence,
        session: sessionId,
        sessionSequence: sequence,
        type: 'PlanningStarted',
        payload: {},
        effectKey: 'planning',
      })
    await event(1)
    await expect(event(2)).rejects.toThrow(/run_event_effect_key_unique/)
  })

  test('a model call is kept once per run, step, purpose and input, also outside a step', async () => {
    const { runId } = await aRun()
    const call = (step: string | null) =>
      sql(
        `insert into model_call (id, run_id, step_id, purpose, model, input_hash, prompt_tokens, completion_tokens, milliseconds, output)
        values (?, ?, ?, 'plan', 'offline', 'h', 0, 0, 1, '{}')`,
        [newId(), runId, step],
      )
    await call(null)
    await call('step_1')
    await expect(call(null)).rejects.toThrow(/model_call_effect_unique/)
  })

  test('deleting a user deletes everything of his, and nothing of others', async () => {
    const [mine, other] = [await aRun(), await aRun()]
    const em = orm.em.fork()
    em.create(UserProfile, { user: mine.userId, nickname: '집구하는고양이' })
    await em.flush()
    await sql('delete from app_user where id = ?', [mine.userId])
    const fresh = orm.em.fork()
    expect(await fresh.count(Run, { user: mine.userId })).toBe(0)
    expect(await fresh.count(ChatSession, mine.sessionId)).toBe(0)
    expect(await fresh.count(UserProfile, { user: mine.userId })).toBe(0)
    expect(await fresh.count(Run, other.runId)).toBe(1)
  })

  test('a region with properties cannot be deleted; a property takes its listings along', async () => {
    const property = await aProperty()
    await listing(property, { transaction_type: 'SALE', sale_price: 1 })
    await expect(sql('delete from region where code = ?', [property.regionCode])).rejects.toThrow(
      /foreign key/,
    )
    await sql('delete from real_estate where id = ?', [property.id])
    expect(await orm.em.fork().count(Transaction, { realEstate: property.id })).toBe(0)
  })

  test('an e-mail address is stored folded', async () => {
    const insert = (email: string) =>
      sql(`insert into app_user (id, type, email) values (?, 'USER', ?)`, [newId(), email])
    await expect(insert('Cat@example.com')).rejects.toThrow(/app_user_email_folded/)
    await insert('cat@example.com')
    await expect(insert('cat@example.com')).rejects.toThrow(/app_user_email_unique/)
  })

  test('a session id must be a session id', async () => {
    const { userId } = await aRun()
    await expect(
      sql(`insert into chat_session (id, user_id, title) values ('x', ?, 't')`, [userId]),
    ).rejects.toThrow(/chat_session_id_format/)
    await sql(`insert into chat_session (id, user_id, title) values (?, ?, 't')`, [newSessionId(), userId])
  })
})
