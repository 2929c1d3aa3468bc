import type { Pool } from 'pg'
import { z } from 'zod'
import type { TalkedTurn } from '../domain/answer.ts'
import type { Memory } from '../domain/memory.ts'
import { STORED } from '../domain/stored.ts'
import { learnedPreference } from '../domain/preference.ts'

/** A key of an older version is nothing that anybody could use any more. */
const preferences = z
  .array(z.unknown())
  .transform((list) => list.flatMap((item) => learnedPreference.safeParse(item).data ?? []))

/**
 * What is remembered for a run. A question that was asked while an earlier one was being answered goes on from that one's
 * answer, which came later: what counts is which was asked first.
 */
export const readMemory = async (pool: Pool, runId: string): Promise<Omit<Memory, 'turns'>> => {
  const { rows } = await pool.query<{ summary: string | null; preferences: unknown; last: unknown }>({
    name: 'memory.read',
    text: `select s.summary,
        (select coalesce(jsonb_agg(jsonb_build_object('key', p.key, 'value', p.value, 'isStated', p.is_stated) order by p.key), '[]')
          from user_preference p where p.user_id = r.user_id) as preferences,
        (select m.structured_data -> 'memory' from chat_message m join run q on q.id = m.run_id
          where m.session_id = r.session_id and m.role = 'ASSISTANT' and m.structured_data ? 'memory'
            and (q.created_at, q.id) < (r.created_at, r.id)
          order by m.created_at desc, m.id desc limit 1) as last
      from run r join chat_session s on s.id = r.session_id where r.id = $1`,
    values: [runId],
  })
  const [row] = rows
  return {
    summary: row?.summary ?? null,
    preferences: preferences.parse(row?.preferences ?? []),
    last: STORED.memory.find(row?.last)?.turn ?? null,
  }
}

/** Questions of one conversation that are looked back at. */
const MAX_TALKED = 60

/** What was asked and answered in a run's session before it, oldest first. */
export const readTalked = async (pool: Pool, runId: string): Promise<TalkedTurn[]> => {
  const { rows } = await pool.query<{ question: string; answer: unknown; memory: unknown }>({
    name: 'memory.talked',
    text: `select q.query as question, m.structured_data as answer, m.structured_data -> 'memory' as memory
      from run r join run q on q.session_id = r.session_id and (q.created_at, q.id) < (r.created_at, r.id)
      join chat_message m on m.run_id = q.id and m.role = 'ASSISTANT' and m.structured_data is not null
      where r.id = $1 order by q.created_at desc, q.id desc limit ${MAX_TALKED}`,
    values: [runId],
  })
  return rows
    .flatMap(({ question, answer, memory }): TalkedTurn[] => {
      const read = STORED.answer.find(answer)
      return read === null ? [] : [{ question, answer: read, turn: STORED.memory.find(memory)?.turn ?? null }]
    })
    .toReversed()
}
