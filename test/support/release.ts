import type { Pool } from 'pg'
import { createOrm } from '../../src/store/orm.ts'

/** The last migration of the release that is in use: databases have its tables, and processes that work with them. */
export const RELEASE = 'Migration20261122063107_listing_facets'

/** The tables of that release, in an empty database. */
export const migrateToRelease = async (url: string): Promise<void> => {
  const orm = createOrm({ url, maxConnections: 1, statementTimeoutMs: 0 })
  try {
    await orm.migrator.up({ to: RELEASE })
  } finally {
    await orm.close()
  }
}

/** As its tables want them: people who asked, runs with their events, homes with their listings. */
export const fillRelease = async (pool: Pool): Promise<void> => {
  for (const statement of [
    `insert into region (code, name, full_name, level) values ('1168010100', '역삼동', '서울특별시 강남구 역삼동', 'DONG')`,
    `insert into app_user (id, type) select gen_random_uuid(), 'GUEST' from generate_series(1, 1000)`,
    `insert into chat_session (id, user_id, title, message_count)
       select 'session-' || gen_random_uuid(), id, '새 대화', 2 from app_user, generate_series(1, 3)`,
    `insert into run (id, session_id, user_id, query, mode, language, status, completed_at, last_seq, answer)
       select gen_random_uuid(), id, user_id, '전세금 5% 인상 가능해?', 'TEAM', 'KO', 'COMPLETED', now(), 3,
         '{"type": "ANSWER", "text": "네"}' from chat_session`,
    `insert into run_event (run_id, sequence, session_id, session_sequence, type, payload)
       select id, sequence, session_id, sequence, 'AnswerDelta', '{"type": "AnswerDelta", "offset": 0, "text": "네"}'
       from run, generate_series(1, 3) sequence`,
    `insert into chat_message (id, session_id, run_id, role, content)
       select gen_random_uuid(), session_id, id, role, '전세금' from run, unnest(array['USER', 'ASSISTANT']) role`,
    `insert into real_estate (code, name, property_type, region_id, region_code, address, exclusive_area)
       select 'R-' || n, '단지 ' || n, 'APARTMENT', r.id, r.code, r.full_name, 59.9
       from region r, generate_series(1, 2000) n`,
    `insert into real_estate_agent (agent_name, real_estate_id) select '김중개', id from real_estate where id % 2 = 0`,
    `insert into "transaction" (real_estate_id, region_id, region_code, kind, transaction_type, sale_price, source, source_key)
       select h.id, h.region_id, h.region_code, 'LISTING', 'SALE', 50000 + n, case when n = 1 then 'demo' else 'test' end,
         h.id || '-' || n from real_estate h, generate_series(1, 4) n`,
    `insert into real_estate_agent (agent_name, transaction_id) select '박중개', id from "transaction" where id % 2 = 0`,
    `insert into listing_search (transaction_id, real_estate_id, region_code, sigungu_code, property_type, transaction_type,
         price_key, sale_price, listed_at, is_direct_trade, tags, search_grams, name_text, position)
       select t.id, real_estate_id, region_code, '1168000000', 'APARTMENT', 'SALE', sale_price, sale_price, listed_at,
         false, '{}', '{}', '단지', row_number() over () from "transaction" t`,
    'analyze',
  ])
    await pool.query(statement)
}

/** What processes of that release go on doing while tables are changed under them. */
export const RELEASE_WORK = [
  `with person as (insert into app_user (id, type) values (gen_random_uuid(), 'GUEST') returning id),
     talk as (insert into chat_session (id, user_id, title) select 'session-' || gen_random_uuid(), id, '새 대화' from person
       returning id, user_id)
   insert into run (id, session_id, user_id, query, mode, language)
     select gen_random_uuid(), id, user_id, '전세금', 'TEAM', 'KO' from talk`,
  `with begun as (update run set status = 'RUNNING', attempt = attempt + 1, last_seq = last_seq + 1 where id = (
       select id from run where status = 'QUEUED' limit 1 for update skip locked) returning id, session_id, last_seq)
   insert into run_event (run_id, sequence, session_id, session_sequence, type, payload)
     select id, last_seq, session_id, last_seq, 'RunStarted', '{}' from begun`,
  `with ended as (update run set status = 'COMPLETED', completed_at = now() where id = (
       select id from run where status = 'RUNNING' limit 1 for update skip locked) returning id, session_id)
   insert into chat_message (id, session_id, run_id, role, content)
     select gen_random_uuid(), session_id, id, 'ASSISTANT', '네' from ended`,
  `select id, status, plan, answer, last_seq, usage, settings from run order by created_at desc limit 20`,
  `select id, title, last_message, message_count, summary, updated_at from chat_session order by updated_at desc limit 20`,
  `select transaction_id, sale_price from listing_search where sigungu_code = '1168000000' order by price_key limit 20`,
  `insert into "transaction" (real_estate_id, region_id, region_code, kind, transaction_type, sale_price, source, source_key)
     select id, region_id, region_code, 'LISTING', 'SALE', 70000, 'test', gen_random_uuid()::text from real_estate limit 1`,
]
