import type { Pool } from 'pg'
import { newId } from '../domain/id.ts'
import { STORED } from '../domain/stored.ts'
import { isConnectionLoss } from './connection-loss.ts'
import { inGroups } from './groups.ts'
import { createOutbox } from './outbox.ts'
import { cleanJsonText } from './text.ts'

export interface LedgerKey {
  purpose: string
  /** Null outside a step. */
  stepId: string | null
  /** Of the call's whole input. */
  inputHash: string
}

export interface LedgerEntry extends LedgerKey {
  model: string
  promptTokens: number
  completionTokens: number
  milliseconds: number
  output: CallOutput
}

type CallOutput = ReturnType<typeof STORED.call.read>

export const FIND_CALL = {
  name: 'ledger.find',
  text: `select purpose, step_id as "stepId", input_hash as "inputHash", model, prompt_tokens as "promptTokens",
      completion_tokens as "completionTokens", milliseconds, output
    from model_call where run_id = $1 and purpose = $2 and coalesce(step_id, '') = coalesce($3, '') and input_hash = $4`,
}

/**
 * The finished call of a run with this input, so that a step that runs again does not pay or decide twice. One that cannot
 * be read any more is made again.
 */
export const findCall = async (pool: Pool, runId: string, key: LedgerKey): Promise<LedgerEntry | null> => {
  const { rows } = await pool.query<Omit<LedgerEntry, 'output'> & { output: unknown }>({
    ...FIND_CALL,
    values: [runId, key.purpose, key.stepId, key.inputHash],
  })
  const [row] = rows
  const output = row && STORED.call.find(row.output)
  return row && output ? { ...row, output } : null
}

// A run that was deleted meanwhile keeps nothing, and must not fail what other runs save along with it. Its user is held
// before it, as who deletes an account holds them. What the calls cost is counted with them, a guest's also for their address
// and for all guests (after the users, in the order of `countGuestRun`): a call that was known already costs nothing again.
// Of a group, those whose user or run somebody else holds at the moment are left out.
const SAVING = (locked: '' | 'skip locked') => `
with given as materialized (
  select * from jsonb_to_recordset($1) as c(id uuid, run_id uuid, step_id text, purpose text, model text, input_hash text,
    prompt_tokens int, completion_tokens int, milliseconds int, output jsonb)
), owner as materialized (
  select u.id, u.type, u.address_key from app_user u
  where u.id = any(array(select r.user_id from run r where r.id = any(array(select run_id from given))))
  order by u.id for key share ${locked}
), held as materialized (
  select r.id, r.user_id from run r
  where r.id = any(array(select run_id from given)) and r.user_id = any(array(select id from owner))
  order by r.id for key share ${locked}
), written as (
  insert into model_call (id, run_id, step_id, purpose, model, input_hash, prompt_tokens, completion_tokens, milliseconds,
    output)
  select c.id, c.run_id, c.step_id, c.purpose, c.model, c.input_hash, c.prompt_tokens, c.completion_tokens, c.milliseconds,
    c.output
  from given c join held on held.id = c.run_id
  order by c.run_id, c.purpose, c.input_hash
  on conflict do nothing
  returning run_id, prompt_tokens + completion_tokens as tokens
), used as materialized (
  select o.id, o.type, o.address_key, (now() at time zone 'Asia/Seoul')::date as day, sum(w.tokens) as tokens
  from written w join held r on r.id = w.run_id join owner o on o.id = r.user_id
  group by o.id, o.type, o.address_key having sum(w.tokens) > 0
), counted as (
  insert into usage_day as u (user_id, day, tokens) select id, day, tokens from used order by id
  on conflict (user_id, day) do update set tokens = u.tokens + excluded.tokens
  returning user_id
), shared as (
  insert into guest_usage_day as g (day, key, tokens)
  select used.day, share.key, sum(used.tokens) from used cross join lateral unnest(array[used.address_key, 'ALL']) share(key)
  where used.type = 'GUEST' and share.key is not null and (select count(*) from counted) > 0
  group by used.day, share.key order by share.key = 'ALL', share.key
  on conflict (day, key) do update set tokens = g.tokens + excluded.tokens
)
select distinct run_id as run from given
where run_id = any(array(select id from held)) or not exists (select from run where run.id = run_id)`

export const SAVE_CALLS = { name: 'ledger.save', text: SAVING('') }
const SAVE_FREE_CALLS = { name: 'ledger.save-free', text: SAVING('skip locked') }

interface SavedCall extends LedgerEntry {
  runId: string
}

const valuesOf = (calls: readonly SavedCall[]): unknown[] => [
  cleanJsonText(
    calls.map((call) => ({
      id: newId(),
      run_id: call.runId,
      step_id: call.stepId,
      purpose: call.purpose,
      model: call.model,
      input_hash: call.inputHash,
      prompt_tokens: call.promptTokens,
      completion_tokens: call.completionTokens,
      milliseconds: Math.round(call.milliseconds),
      output: STORED.call.keep(call.output),
    })),
  ),
]

/**
 * Saves finished calls, those of all runs that finish during one write with the next: resolves when this one is kept. The
 * first of a key to finish stays; a second changes nothing. What cost no tokens goes out with whatever its run writes next:
 * who makes it again has lost nothing.
 */
export const createCallWriter = (pool: Pool, outbox = createOutbox(pool)) => {
  // What is counted waits for whoever counts as well, so it goes by itself.
  const save = inGroups<SavedCall>(async (calls) => {
    await pool.query({ ...SAVE_CALLS, values: valuesOf(calls) })
  })
  const sendFree = outbox.open<{ call: SavedCall; isKept: boolean }, { run: string }>({
    statement: (group) => ({ ...SAVE_FREE_CALLS, values: valuesOf(group.map(({ call }) => call)) }),
    kept(rows, group) {
      const kept = new Set(rows.map(({ run }) => run))
      for (const item of group) item.isKept = kept.has(item.call.runId)
    },
  })
  return async (runId: string, entry: LedgerEntry): Promise<void> => {
    const call = { ...entry, runId }
    if (entry.promptTokens + entry.completionTokens > 0) return save(call)
    const item = { call, isKept: false }
    await sendFree(item, { canWait: true }).catch((error: unknown) => {
      if (isConnectionLoss(error)) throw error
    })
    if (!item.isKept) await save(call)
  }
}
export type CallWriter = ReturnType<typeof createCallWriter>
