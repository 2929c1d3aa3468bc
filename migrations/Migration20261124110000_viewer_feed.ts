import { Migration } from '@mikro-orm/migrations'

/** One place for each user, so that what is told later has the higher place, and is committed later. */
const TELL_VIEWER = `create function tell_viewer(of_user uuid, what jsonb) returns void language plpgsql as $$
declare place bigint;
begin
  update viewer_feed set last_seq = last_seq + 1 where user_id = of_user returning last_seq into place;
  if place is null then
    -- Whoever is deleted with everything of theirs is told nothing of it.
    insert into viewer_feed (user_id, last_seq) select id, 1 from app_user where id = of_user
      on conflict (user_id) do update set last_seq = viewer_feed.last_seq + 1
      returning last_seq into place;
  end if;
  if place is not null then
    insert into viewer_event (user_id, sequence, payload, created_at)
      values (of_user, place, what, clock_timestamp());
  end if;
end $$;`

/** The types are those of domain/viewer-event.ts; a trigger names the one that it tells, and where the id stands in it. */
const TELL_ROW = `create function tell_of_row() returns trigger language plpgsql as $$
declare changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform tell_viewer((changed ->> 'user_id')::uuid,
    jsonb_build_object('type', tg_argv[0], tg_argv[1], changed ->> tg_argv[2]));
  return null;
end $$;`

const TELL_RUN = `create function tell_of_run() returns trigger language plpgsql as $$
begin
  perform tell_viewer(new.user_id, jsonb_build_object('runId', new.id, 'sessionId', new.session_id) || case
    when tg_op = 'INSERT' then jsonb_build_object('type', 'RunStarted')
    when new.status = 'WAITING_FOR_INPUT' then jsonb_build_object('type', 'RunWaiting')
    when new.status = 'RUNNING' then jsonb_build_object('type', 'RunResumed')
    else jsonb_build_object('type', 'RunEnded', 'status', new.status) end);
  return null;
end $$;`

/** What a user's devices are told, and how it is written down; the next migrations say of what, a table each. */
export class Migration20261124110000_viewer_feed extends Migration {
  override name = 'Migration20261124110000_viewer_feed'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "viewer_feed" ("user_id" uuid not null, "last_seq" bigint not null default '0', primary key ("user_id"));`,
    )
    this.addSql(
      `create table "viewer_event" ("user_id" uuid not null, "sequence" bigint not null, "payload" jsonb not null, "created_at" timestamptz(3) not null default now(), primary key ("user_id", "sequence"));`,
    )
    this.addSql(`create index "viewer_event_created_at_index" on "viewer_event" ("created_at");`)
    this.addSql(
      `alter table "viewer_feed" add constraint "viewer_feed_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on update cascade on delete cascade;`,
    )
    // Not the user: whoever tells holds the feed, and must wait for no user who is being deleted.
    this.addSql(
      `alter table "viewer_event" add constraint "viewer_event_user_id_foreign" foreign key ("user_id") references "viewer_feed" ("user_id") on delete cascade;`,
    )
    for (const statement of [TELL_VIEWER, TELL_ROW, TELL_RUN]) this.addSql(statement)
  }

  override down(): void | Promise<void> {
    for (const name of ['tell_of_run()', 'tell_of_row()', 'tell_viewer(uuid, jsonb)'])
      this.addSql(`drop function ${name} cascade;`)
    this.addSql(`drop table if exists "viewer_event" cascade;`)
    this.addSql(`drop table if exists "viewer_feed" cascade;`)
  }
}
