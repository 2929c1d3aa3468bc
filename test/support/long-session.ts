import type { Pool } from 'pg'

/** Every answer is that of a question that was asked, so that what is drawn is what is drawn for a user. */
const COPY = `with copies as (select n, gen_random_uuid() as run_id from generate_series(1, $2::int) n),
  runs as (insert into run
    select (jsonb_populate_record(r, jsonb_build_object('id', run_id, 'idempotency_key', null, 'created_at', r.created_at - n * interval '1 minute'))).*
    from run r, copies where r.id = $1
    returning id)
  insert into chat_message
  select (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'run_id', copies.run_id,
    'created_at', m.created_at - n * interval '1 minute'))).*
  from chat_message m, copies where m.run_id = $1 and (select count(*) from runs) >= 0`

/** Makes the newest run of a database stand in its session so many times more, each a minute before the next. */
export const lengthenSession = async (pool: Pool, times: number): Promise<void> => {
  const { rows } = await pool.query<{ id: string }>('select id from run order by created_at desc limit 1')
  await pool.query(COPY, [rows[0]?.id, times])
}
