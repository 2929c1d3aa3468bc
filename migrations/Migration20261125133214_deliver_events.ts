import { Migration } from '@mikro-orm/migrations'

/**
 * The names of the events are those of domain/webhook.ts. It reads who is to be told and waits
 * for none of them. Browsers have two seconds: that somebody has begun to look is known a moment later.
 */
const DELIVER = `create function deliver_viewer_event() returns trigger language plpgsql as $$
declare told text := new.payload ->> 'type';
begin
  if told in ('RunWaiting', 'RunEnded') then
    insert into delivery (id, user_id, push_subscription_id, event, due_at, created_at)
      select gen_random_uuid(), new.user_id, id, new.payload, clock_timestamp() + interval '2 seconds', clock_timestamp()
      from push_subscription where user_id = new.user_id;
  end if;
  insert into delivery (id, user_id, webhook_id, event, due_at, created_at)
    select gen_random_uuid(), new.user_id, id, new.payload, clock_timestamp(), clock_timestamp()
    from webhook where user_id = new.user_id and stopped_at is null and events @> array[case told
      when 'RunWaiting' then 'run.waiting' when 'RunEnded' then 'run.ended' else 'saved_search.matched' end];
  return null;
end $$;`

/** What users are told is sent to their browsers and servers as well, in the transaction that tells it. */
export class Migration20261125133214_deliver_events extends Migration {
  override name = 'Migration20261125133214_deliver_events'

  override up(): void | Promise<void> {
    this.addSql(DELIVER)
    this.addSql(
      `create trigger viewer_event_delivered after insert on viewer_event for each row when (new.payload ->> 'type' in ('RunWaiting', 'RunEnded', 'SavedSearchMatched')) execute function deliver_viewer_event();`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists viewer_event_delivered on viewer_event;`)
    this.addSql(`drop function if exists deliver_viewer_event();`)
  }
}
