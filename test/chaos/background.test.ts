import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { BACKGROUND } from '../../src/store/background.ts'
import type { Sample } from '../../src/store/background.ts'
import { freshPool } from '../support/db.ts'

/** Years of a busy product, made by the database itself: 200,000 runs of 2,000 users, nearly all of them ended. */
const RUNS = 200_000
const USERS = 2_000
const OPEN = 50
/** Of one run in so many. */
const FAILED = 40
const TABLES = [
  'run',
  'run_event',
  'model_call',
  'execution_step',
  'input_request',
  'chat_session',
  'chat_message',
  'app_user',
  'refresh_token',
  'rate_limit',
  'generated_document',
]

/** Pages a statement looks at: a batch of a thousand rows by an index; the tables have some ten thousands. */
const MOST_BLOCKS = 1_500
/** Each of the guests older than a month is asked for the last token and the last run, by an index of three levels. */
const OF_OLD_GUESTS = 2 * USERS * 3 * 2

const pool = freshPool({ statementTimeoutMs: 0 })
let sample: Sample

const uuid = (kind: number, n: string) =>
  `('0${kind}000000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`
beforeAll(async () => {
  const user = uuid(1, `n % ${USERS}`)
  const session = `'session-' || ${uuid(2, 'n / 4')}`
  const run = uuid(3, 'n')
  const runs = `generate_series(0, ${RUNS - 1}) n`
  const fill = [
    `insert into app_user (id, type) select ${user}, 'USER' from generate_series(0, ${USERS - 1}) n`,
    `insert into chat_session (id, user_id, title, last_seq) select ${session}, ${uuid(1, `(n / 4) % ${USERS}`)}, 't', 8
      from generate_series(0, ${RUNS - 1}, 4) n`,
    `insert into run (id, session_id, user_id, query, mode, language, status, last_seq, attempt, created_at, started_at, completed_at, checkpoints_pruned_at)
      select ${run}, ${session}, ${uuid(1, `(n / 4) % ${USERS}`)}, 'q', 'TEAM', 'KO', 'COMPLETED', 2, 1, at, at, at, at
      from ${runs}, lateral (select now() - make_interval(mins => ${RUNS} - n) as at)`,
    `update run set status = 'FAILED' where id in (select ${run} from generate_series(1, ${RUNS - 1}, ${FAILED}) n)`,
    `insert into generated_document (id, run_id, user_id, document_type, title, markdown, effect_key, created_at)
      select id, id, user_id, 'lease_contract', 't', 'm', 'k', completed_at from run`,
    // Half of the guests are older than a month; of these nearly all come back.
    `insert into app_user (id, type, created_at)
      select ${uuid(4, 'n')}, 'GUEST', now() - make_interval(days => n % 60) from generate_series(0, ${USERS * 2}) n`,
    `insert into refresh_token (id, user_id, token_hash, family, expires_at, created_at)
      select gen_random_uuid(), ${uuid(4, 'n')}, n || '.' || turn, ${uuid(4, 'n')}, at + interval '30 days', at
      from generate_series(0, ${USERS * 2}) n, generate_series(0, 3) turn,
        lateral (select now() - make_interval(days => case when n % 50 = 0 then n % 60 else 0 end + turn * 20) as at)`,
    `insert into rate_limit (key, points, expire)
      select 'key' || n, 1, extract(epoch from now() + make_interval(secs => n - ${RUNS / 2})) * 1000 from ${runs}`,
    // The last of some sessions is still going on, another waits for it.
    `update run set status = 'RUNNING', completed_at = null, lease_owner = 'owner', lease_until = now() + interval '1 hour'
      where id in (select ${run} from generate_series(3, ${RUNS - 1}, ${Math.floor(RUNS / OPEN / 4) * 4}) n)`,
    `update run set status = 'QUEUED', completed_at = null
      where id in (select ${run} from generate_series(2, ${RUNS - 1}, ${Math.floor(RUNS / OPEN / 4) * 4}) n)`,
    `insert into run_event (run_id, sequence, session_id, session_sequence, type, payload, effect_key, created_at)
      select ${run}, s, ${session}, (n % 4) * 2 + s, 'AnswerDelta', '{"type": "AnswerDelta", "text": "x", "offset": 0}', 'k' || s, now()
      from ${runs}, generate_series(1, 2) s`,
    `insert into model_call (id, run_id, purpose, model, input_hash, prompt_tokens, completion_tokens, milliseconds, output)
      select gen_random_uuid(), ${run}, 'compose_answer', 'm', 'h', 10, 10, 1, '{"value": null}' from ${runs}`,
    `insert into execution_step (id, run_id, step_id, position, step_type, agent_name, task, description, status, completed_at)
      select gen_random_uuid(), ${run}, 'step_0', 0, 'SEARCH', 'a', 't', 'd', 'COMPLETED', now() from ${runs}`,
    `insert into input_request (id, run_id, kind, payload, status, answered_at)
      select ${run}, ${run}, 'CLARIFICATION', '{}', 'ANSWERED', now() from ${runs} where n % 10 = 0`,
    `insert into chat_message (id, session_id, run_id, role, content)
      select ${run}, ${session}, ${run}, 'USER', 'q' from ${runs}`,
    `insert into usage_day (user_id, day, runs) select ${user}, current_date, 1 from generate_series(0, ${USERS - 1}) n`,
  ]
  const client = await pool.connect()
  try {
    for (const statement of fill) await client.query(statement)
    await client.query('analyze')
    const { rows } = await client.query<Sample>(
      `select id as "runId", session_id as "sessionId", user_id as "userId" from run where status = 'RUNNING' limit 1`,
    )
    if (rows[0] === undefined) throw new Error('nothing is running')
    sample = rows[0]
  } finally {
    client.release()
  }
}, 300_000)

const node = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  get Plans() {
    return z.array(node).default([])
  },
})
type PlanNode = z.infer<typeof node>
const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...plan.Plans.flatMap(nodesOf)]
const explained = z.array(
  z.object({ Plan: node.extend({ 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() }) }),
)

/** Both as it is planned for its values, and as a prepared statement is once it has been used for a while. */
const explain = async (mode: 'force_custom_plan' | 'force_generic_plan', text: string, values: unknown[]) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`set local plan_cache_mode = ${mode}`)
    const { rows } = await client.query<{ 'QUERY PLAN': unknown }>({
      text: `explain (analyze, buffers, format json) ${text}`,
      values,
    })
    const [explanation] = explained.parse(rows[0]?.['QUERY PLAN'])
    if (explanation === undefined) throw new Error('a statement without a plan')
    const plan = explanation.Plan
    const whole = nodesOf(plan)
      .filter((scan) => scan['Node Type'] === 'Seq Scan')
      .flatMap((scan) => scan['Relation Name'] ?? [])
    return {
      whole: whole.filter((table) => TABLES.includes(table)),
      blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test.each(BACKGROUND)('$name reads no table from end to end', async ({ name, text, values }) => {
  for (const mode of ['force_custom_plan', 'force_generic_plan'] as const) {
    const { whole, blocks } = await explain(mode, text, values(sample))
    expect(whole, `${name}, ${mode}`).toEqual([])
    expect(blocks, `${name}, ${mode}`).toBeLessThan(name === 'retention.guests' ? OF_OLD_GUESTS : MOST_BLOCKS)
  }
})
