import { Migration } from '@mikro-orm/migrations'

/** What is still to be sent to them. Not the user: whoever tells holds the feed, and must wait for no user who is being deleted. */
export class Migration20261125133213_deliveries extends Migration {
  override name = 'Migration20261125133213_deliveries'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "delivery" ("id" uuid not null, "user_id" uuid not null, "push_subscription_id" uuid null, "webhook_id" uuid null, "event" jsonb not null, "attempts" int not null default 0, "due_at" timestamptz(3) not null default now(), "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "delivery_user_id_index" on "delivery" ("user_id");`)
    this.addSql(`create index "delivery_due_at_index" on "delivery" ("due_at");`)
    this.addSql(
      `alter table "delivery" add constraint "delivery_user_id_foreign" foreign key ("user_id") references "viewer_feed" ("user_id") on delete cascade;`,
    )
    this.addSql(
      `alter table "delivery" add constraint "delivery_one_receiver" check (num_nonnulls(push_subscription_id, webhook_id) = 1);`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "delivery" cascade;`)
  }
}
