import fc from 'fast-check'
import { expect, test } from 'vitest'
import { koreanDay } from '../../src/domain/day.ts'
import { NO_QUOTAS } from '../../src/domain/quota.ts'
import { takeRun } from '../../src/runs/quota.ts'
import { createCallWriter } from '../../src/store/call-ledger.ts'
import { createOrm } from '../../src/store/orm.ts'
import { migrate } from '../../src/store/migrate.ts'
import { createPool } from '../../src/store/pool.ts'
import { deleteUser } from '../../src/store/delete-user.ts'
import { readGuestUsage } from '../../src/store/guest-usage.ts'
import { inTransaction } from '../../src/store/transaction-block.ts'
import { readUsage } from '../../src/store/usage.ts'
import { claimedRun } from '../support/claimed.ts'
import { emptyDatabase, freshPool } from '../support/db.ts'

const pool = freshPool({ max: 12 })
const today = () => koreanDay(new Date())
const call = (inputHash: string, tokens: number) => ({
  purpose: 'compose_answer',
  stepId: null,
  inputHash,
  model: 'm',
  promptTokens: tokens,
  completionTokens: 1,
  milliseconds: 1,
  output: { value: null },
})

test('tokens are counted once a call, whoever saves it how often and at the same time', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ run: fc.nat(2), hash: fc.nat(5), writer: fc.nat(3) }), {
        minLength: 1,
        maxLength: 40,
      }),
      async (saves) => {
        const runs = await Promise.all([claimedRun(pool), claimedRun(pool), claimedRun(pool)])
        const writers = Array.from({ length: 4 }, () => createCallWriter(pool))
        await Promise.all(
          saves.map(({ run, hash, writer }) =>
            writers[writer]?.(runs[run]?.id ?? '', call(String(hash), 10)),
          ),
        )
        for (const [at, run] of runs.entries()) {
          const calls = new Set(saves.filter((save) => save.run === at).map(({ hash }) => hash)).size
          expect(await readUsage(pool, run.userId, today())).toEqual({
            runsToday: 1,
            tokensToday: calls * 11,
          })
        }
      },
    ),
    { numRuns: 10 },
  )
})

test('what guests use up together is counted for their address and for all, at the same time as their runs are', async () => {
  const count = async (key: string) => {
    const { all, address } = await readGuestUsage(pool, key, today())
    return { all: all.tokensToday, address: address.tokensToday, runs: address.runsToday }
  }
  const runs = await Promise.all(Array.from({ length: 6 }, () => claimedRun(pool)))
  for (const [at, { userId }] of runs.entries())
    await pool.query('update app_user set address_key = $2 where id = $1', [userId, `address ${at % 2}`])
  const before = (await count('address 0')).all
  const limits = {
    ...NO_QUOTAS,
    guestsTogether: { address: { runsPerDay: 1_000, tokensPerDay: null }, all: NO_QUOTAS.USER },
  }
  const saves = runs.flatMap(({ id }) => {
    const save = createCallWriter(pool)
    return Array.from({ length: 10 }, (_, hash) => save(id, call(`${hash}`, 9)))
  })
  const starts = Array.from({ length: 5 }, () =>
    runs.toReversed().map(({ userId }) => inTransaction(pool, (client) => takeRun(client, userId, limits))),
  )
  await Promise.all([...saves, ...starts.flat()])
  expect(await count('address 0')).toEqual({ all: before + 600, address: 300, runs: 15 })
  expect(await count('address 1')).toEqual({ all: before + 600, address: 300, runs: 15 })
})

test('what was used up stays used up when the session goes', async () => {
  const run = await claimedRun(pool)
  await createCallWriter(pool)(run.id, call('a', 10))
  await pool.query('delete from chat_session where id = $1', [run.sessionId])
  expect(await readUsage(pool, run.userId, today())).toEqual({ runsToday: 1, tokensToday: 11 })
})

test('saving while the account is deleted neither fails nor hinders', async () => {
  for (let round = 0; round < 10; round++) {
    const [run, other] = [await claimedRun(pool), await claimedRun(pool)]
    const save = createCallWriter(pool)
    const saves = Array.from({ length: 20 }, (_, i) => save((i % 2 ? run : other).id, call(`${i}`, 10)))
    await Promise.all([...saves, deleteUser(pool, run.userId)])
    expect((await readUsage(pool, other.userId, today())).tokensToday).toBe(110)
  }
})

test('what was used up before tokens were counted is counted by the migration', async () => {
  const database = await emptyDatabase()
  const own = createPool(database.url)
  try {
    await migrate(database.url)
    const run = await claimedRun(own)
    const orm = createOrm({ url: database.url })
    await orm.migrator.down({ to: 'Migration20261122130932_run_ends' })
    await orm.migrator.down()
    for (const [hash, day] of [
      ['a', '0 days'],
      ['b', '1 day'],
      ['c', '30 days'],
    ] as const) {
      await own.query(
        `insert into model_call (id, run_id, purpose, model, input_hash, prompt_tokens, completion_tokens, milliseconds, output, created_at)
         values (gen_random_uuid(), $1, 'p', 'm', $2, 70, 7, 1, '{"value": null}', now() - $3::interval)`,
        [run.id, hash, day],
      )
    }
    // Left behind by a run that was cancelled long ago.
    await own.query(
      `insert into execution_step (id, run_id, step_id, position, step_type, agent_name, task, description, status)
       values (gen_random_uuid(), $1, 's', 0, 'PLANNING', 'a', 't', 'd', 'IN_PROGRESS')`,
      [run.id],
    )
    await own.query(`update run set status = 'CANCELLED', completed_at = now() where id = $1`, [run.id])
    await orm.close()
    await migrate(database.url)
    expect(await readUsage(own, run.userId, today())).toEqual({ runsToday: 1, tokensToday: 77 })
    const { rows } = await own.query(
      'select status, step_type as type, error is not null as reason from execution_step',
    )
    expect(rows).toEqual([{ status: 'SKIPPED', type: 'ANALYSIS', reason: true }])
  } finally {
    await own.end()
    await database.drop()
  }
}, 60_000)
